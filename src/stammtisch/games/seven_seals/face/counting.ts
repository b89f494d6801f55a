// Seals in words: "Jonas: 2 red, 1 white".
import { WAXES } from './art';
import type { Translate } from '@shell/face';
import { language } from '@shell/language';
import { SABOTEUR, sealWord } from './pieces';

export const countOf = (words: readonly string[], word: string): number => words.filter((one) => one === word).length;

/** What lies before somebody, for those who do not see it. */
export function sealsInWords(words: readonly string[], name: string, edition: string, t: Translate): string {
  const found = words.includes(SABOTEUR) ? [t('saboteur', { edition })] : [];
  for (const wax of WAXES) {
    const count = countOf(words, sealWord(wax));
    if (count) found.push(t('seals-count', { seal: wax, count }));
  }
  if (!found.length) return t('seals-none', { name });
  return t('seals-of', { name, seals: new Intl.ListFormat(language(), { type: 'conjunction' }).format(found) });
}
