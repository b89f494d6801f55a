// The texts of groups, which come with their screens.
import { textsApart } from '../apart.svelte';
import { currentLanguage, regional } from '../words.svelte';

const texts = textsApart(import.meta.glob<string>('../locale/groups/*.ftl', { query: '?raw', import: 'default' }));

export const readTexts = texts.read;
export const g = texts.say;

const written = (options: Intl.DateTimeFormatOptions, seconds: number): string =>
  new Intl.DateTimeFormat(regional(currentLanguage()), options).format(seconds * 1000);

/** A day and an hour for people, in their own time zone: "Thursday 19 November, 20:00". */
export const eveningOf = (seconds: number): string => written({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }, seconds);
export const dateOf = (seconds: number): string => written({ dateStyle: 'full' }, seconds);
/** A number with one decimal. */
export const decimal = (value: number, digits = 1): string =>
  new Intl.NumberFormat(regional(currentLanguage()), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
export const percent = (value: number): string =>
  new Intl.NumberFormat(regional(currentLanguage()), { style: 'percent', maximumFractionDigits: 0 }).format(value);
