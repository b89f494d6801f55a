// The texts about playing without a connection: apart from the others, so that the first page stays small.
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf, currentLanguage, format } from '../words.svelte';

const FILES = import.meta.glob<string>('../locale/offline/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle | undefined>(undefined);

/** Reads the texts in the language that is spoken now. */
export async function readTexts(): Promise<void> {
  const tag = currentLanguage();
  bundle = bundleOf(tag, (await FILES[`../locale/offline/${tag}.ftl`]?.()) ?? '');
}

/** A text about playing without a connection. */
export const o = (id: string, args?: Record<string, string | number>): string => format(bundle, id, args) ?? '';
