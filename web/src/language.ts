/** The language of the page, for lists and numbers: faces need not know where texts come from. */
export const language = (): string => document.documentElement.lang || 'en';
