// Finds the faces and lids of the games.
import type { Face, Lid } from './face';
import { folderOf } from './words.svelte';

const FACES = import.meta.glob<Face>('../../src/stammtisch/games/*/face/index.ts', { import: 'default' });
const LIDS = import.meta.glob<Lid>('../../src/stammtisch/games/*/face/lid.ts', { import: 'default', eager: true });

/** The face of a game, loaded when it is first needed; the plain one where a game has none. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`../../src/stammtisch/games/${folderOf(game)}/face/index.ts`];
  return load ? load() : (await import('./plain/index')).default;
}

export function lidOf(game: string): Lid | null {
  return LIDS[`../../src/stammtisch/games/${folderOf(game)}/face/lid.ts`] ?? null;
}
