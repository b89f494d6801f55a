// The shell knows no game: whatever belongs to one is in its folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gamesHere } from '../src/faces.svelte';

const source = join(import.meta.dirname, '../src');
const files = [...readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => join('src', name)), 'index.html'].filter(
  // A program writes what is generated, from the games: which levels each has.
  (name) => /\.(ts|svelte|css|html)$/.test(name) && !name.includes('generated'),
);
/** "seven_seals" is also "seven-seals", "Seven Seals", "sevenSeals". */
const names = gamesHere.map((path) => path.split('/').at(-3) ?? '').map((folder) => new RegExp(`\\b${folder.replaceAll('_', '[-_ ]?')}\\b`, 'i'));

it('names no game', () => {
  expect(names.length).toBeGreaterThan(3);
  const found = files.flatMap((name) => {
    const text = readFileSync(join(import.meta.dirname, '..', name), 'utf8');
    return names.filter((game) => game.test(text)).map((game) => `${name}: ${game.exec(text)?.[0] ?? ''}`);
  });
  expect(found).toEqual([]);
});
