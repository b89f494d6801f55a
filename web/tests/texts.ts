// Texts for tests of faces: strict ones, which fail where a text is missing or incomplete.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translate } from '../src/face';
import type { Value } from '../src/wire';
import { bundleOf, format, regional } from '../src/words.svelte';

const root = join(import.meta.dirname, '..', '..');
const bundles = new Map<string, ReturnType<typeof bundleOf>>();
function bundle(language: string, path: string): ReturnType<typeof bundleOf> {
  const found = bundles.get(path) ?? bundleOf(language, readFileSync(path, 'utf8'));
  bundles.set(path, found);
  return found;
}

export const gameFolder = (folder: string): string => join(root, 'src/stammtisch/games', folder);

/** Texts of a game in one language, and the shell's where it has none. */
export function textsIn(language: string, folder: string, options: Record<string, Value> = {}): Translate {
  document.documentElement.lang = regional(language);
  const own = bundle(language, join(folder, 'locale', `${language}.ftl`));
  const shell = bundle(language, join(root, 'web/src/locale', `${language}.ftl`));
  const known = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]));
  return (id, args) => {
    const found = format(own, id, { ...known, ...args }) ?? format(shell, id, args);
    if (found === null) throw new Error(`${language} has no text ${id}`);
    if (/[{}]/.test(found)) throw new Error(`${language}: ${id} is incomplete: ${found}`);
    return found;
  };
}
