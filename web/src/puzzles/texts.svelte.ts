// The texts of the puzzles: apart from the others, so that only those who solve some load them.
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf, currentLanguage, format } from '../words.svelte';

const FILES = import.meta.glob<string>('../locale/puzzles/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle | undefined>(undefined);

export async function readTexts(): Promise<void> {
  const tag = currentLanguage();
  const read = FILES[`../locale/puzzles/${tag}.ftl`] ?? FILES['../locale/puzzles/en.ftl'];
  bundle = bundleOf(tag, read ? await read() : '');
}

/** Whether the texts are there. */
export const ready = (): boolean => bundle !== undefined;

/** A text of the puzzles. */
export const p = (id: string, args?: Record<string, string | number>): string => format(bundle, id, args) ?? id;
