// The texts of the admin page: apart from the others, so that players do not load them.
import type { FluentBundle } from '@fluent/bundle';
import { Refused } from '../house';
import { noticeOf } from '../table.svelte';
import { bundleOf, currentLanguage, format } from '../words.svelte';

const FILES = import.meta.glob<string>('../locale/admin/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle | undefined>(undefined);

export async function readTexts(): Promise<void> {
  const tag = currentLanguage();
  const read = FILES[`../locale/admin/${tag}.ftl`] ?? FILES['../locale/admin/en.ftl'];
  bundle = bundleOf(tag, read ? await read() : '');
}

/** A text for those who host. */
export const h = (id: string, args?: Record<string, string | number>): string => format(bundle, id, args) ?? id;

/** Why something was not done: in the server's words, which those who host can read. */
export const trouble = (error: unknown): string => (error instanceof Refused && error.message ? error.message : noticeOf(error));

/** For how long something is, in minutes. */
export const TIMES = [10, 60, 1440, 10_080, 43_200, 525_600] as const;
export const timeText = (minutes: number): string => h(`admin-time-${minutes}`);
