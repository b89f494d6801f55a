// What the games are called: in the person's language where the game says so, else by the server's shelf.
import { games } from './house';
import { hasText, textsOf } from './words.svelte';

let shelved = $state.raw<Record<string, string>>({});

export function titleOf(game: string): string {
  return hasText(game, 'title') ? textsOf(game)('title') : (shelved[game] ?? '');
}

/** Asks the shelf once. */
export async function readTitles(): Promise<void> {
  const shelf = await games();
  shelved = Object.fromEntries(shelf.games.map((game) => [game.name, game.title]));
}
