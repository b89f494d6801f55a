/** The language of the page, for lists and numbers: faces need not know where texts come from. */
export const language = (): string => document.documentElement.lang || 'en';

/** A text at the head of a sentence: a card's name may begin with a small letter. */
export const headed = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** "Ann, Ben and Cleo". */
export const listed = (items: readonly string[]): string => new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);
