// Seals in words and in numbers: "Jonas: 2 red, 1 white"; "2 + 3 = 5".
import { WAXES, type Wax } from './art';
import type { Translate } from '@shell/face';
import { language } from '@shell/language';
import { signed } from '@shell/signed';
import type { Facts } from './facts';
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

/** What one seal costs that is left over. */
export const costOf = ({ costs }: Facts, wax: Wax): number => (wax === 'w' ? costs.white : wax === 'k' ? costs.black : costs.colour);

/** "2 + 3 = 5": how the seals of somebody come to the points that were written down; empty where they need no sum. */
export function sumInNumbers(words: readonly string[], facts: Facts, points: number, blacks: number, t: Translate): string {
  if (words.includes(SABOTEUR)) {
    const sum = `${facts.saboteur_starts} − ${blacks}`;
    return facts.saboteur_starts - blacks === points ? `${sum} = ${signed(points)}` : t('sheet-floor', { sum });
  }
  const parts = WAXES.flatMap((wax) => {
    const count = countOf(words, sealWord(wax));
    return count ? [count * costOf(facts, wax)] : [];
  });
  return parts.length > 1 ? `${parts.join(' + ')} = ${signed(points)}` : '';
}
