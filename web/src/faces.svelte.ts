// Finds the faces and lids of the games: those that were built with these pages, and those that other games bring along.
import { shownAs } from './base';
import type { Face, Lid } from './face';
import { games } from './house';
import type { OutsideFace } from './contract';
import { worn } from './worn';

const FACES = import.meta.glob<Face>('../../src/stammtisch/games/*/face/index.ts', { import: 'default' });
const LIDS = import.meta.glob<Lid>('../../src/stammtisch/games/*/face/lid.ts', { import: 'default', eager: true });

/** The folder of a game of this house, by its name. */
export const folderOf = (game: string): string => game.replaceAll('-', '_');
const lidHere = (game: string): Lid | undefined => LIDS[`../../src/stammtisch/games/${folderOf(game)}/face/lid.ts`];

/** The games whose faces were built with these pages, by their folders. */
export const gamesHere: readonly string[] = Object.keys(LIDS);

/** By game: the lids that came with faces from outside. */
let outside = $state.raw<Record<string, Lid>>({});
const asked = new Map<string, Promise<Face | null>>();

/** The face of a game, loaded when it is first needed; the plain one where a game has none. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`../../src/stammtisch/games/${folderOf(game)}/face/index.ts`];
  return (load ? await load() : await faceOutside(game)) ?? (await import('./plain/index')).default;
}

/** A face that its author built (web/README.md): the server says where it is. One that cannot be used is as good as none. */
function faceOutside(game: string): Promise<Face | null> {
  const found =
    asked.get(game) ??
    loadOutside(game).catch((error: unknown) => {
      console.warn(`the face of ${game} cannot be used:`, error);
      return null;
    });
  asked.set(game, found);
  return found;
}

async function loadOutside(game: string): Promise<Face | null> {
  const address = (await games()).games.find((one) => one.name === game)?.face;
  if (!address) return null;
  const { default: made } = (await import(/* @vite-ignore */ shownAs(address))) as { default: OutsideFace };
  if (made.lid) outside = { ...outside, [game]: made.lid };
  return worn(made);
}

/** What the front page shows of a game; a lid from outside comes when `readLids` has it. */
export const lidOf = (game: string): Lid | null => lidHere(game) ?? outside[game] ?? null;

/** Where a game stands among the others. */
export const orderOf = (game: string): number => lidOf(game)?.order ?? Number.MAX_SAFE_INTEGER;

/** Fetches the lids that are not part of these pages. */
export async function readLids(): Promise<void> {
  const shelf = await games();
  await Promise.all(shelf.games.filter((game) => game.face && !lidHere(game.name)).map((game) => faceOutside(game.name)));
}

/** The symbols that the pieces of all known games refer to. */
export const symbols = (): string[] => [...Object.values(LIDS), ...Object.values(outside)].map((lid) => lid.symbols?.() ?? '');
