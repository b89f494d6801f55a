// The texts of groups, which come with their screens.
import { textsApart } from '../apart.svelte';
import { currentLanguage, decimal, regional } from '../words.svelte';

export const { read: readTexts, say: g, ready, follow } = textsApart(import.meta.glob<string>('../locale/groups/*.ftl', { query: '?raw', import: 'default' }));

const written = (options: Intl.DateTimeFormatOptions, seconds: number): string =>
  new Intl.DateTimeFormat(regional(currentLanguage()), options).format(seconds * 1000);

/** A day and an hour for people, in their own time zone: "Thursday 19 November, 20:00". */
export const eveningOf = (seconds: number): string => written({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }, seconds);
export const dateOf = (seconds: number): string => written({ dateStyle: 'full' }, seconds);
/** Wins and ratings stand below each other: with one decimal always. */
export const tenths = (value: number): string => decimal(value, 1, 1);
export const percent = (value: number): string =>
  new Intl.NumberFormat(regional(currentLanguage()), { style: 'percent', maximumFractionDigits: 0 }).format(value);
