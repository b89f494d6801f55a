// The texts of the admin page: apart from the others, so that players do not load them.
import { textsApart } from '../apart.svelte';
import { Refused } from '../house';
import { noticeOf } from '../notice';

/** A text for those who host. */
export const { read: readTexts, say: h, ready, follow } = textsApart(import.meta.glob<string>('../locale/admin/*.ftl', { query: '?raw', import: 'default' }));

/** Why something was not done: in the server's words, which those who host can read. */
export const trouble = (error: unknown): string => (error instanceof Refused && error.message ? error.message : noticeOf(error));

/** For how long something is, in minutes. */
export const TIMES = [10, 60, 1440, 10_080, 43_200, 525_600] as const;
export const timeText = (minutes: number): string => h(`admin-time-${minutes}`);
