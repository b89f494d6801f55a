// What I am after, in one line that is always in sight: what is still to be won, and what it costs to miss it.
import type { Translate } from '@shell/face';
import { language } from '@shell/language';
import { COLOURS } from '@shell/art';
import type { Wax } from './art';
import { costOf, countOf } from './counting';
import { sealsOf, type ViewNow } from './facts';
import { sealWord } from './pieces';

/** The seals that wait for a trick; a black one waits for nothing. */
const WAITING: readonly Wax[] = [...COLOURS, 'w'];

/** "2 red, 1 yellow", of the seals of a seat that wait for a trick; empty where none do. */
export function toWin(view: ViewNow, seat: number, t: Translate): string {
  const words = sealsOf(view, seat);
  const found = WAITING.flatMap((wax) => {
    const count = countOf(words, sealWord(wax));
    return count ? [t('seals-count', { seal: wax, count })] : [];
  });
  return new Intl.ListFormat(language(), { type: 'unit', style: 'short' }).format(found);
}

/** What the seals that wait would cost a seat if no more tricks were won. */
const costIfLeft = (view: ViewNow, seat: number): number =>
  WAITING.reduce((sum, wax) => sum + countOf(sealsOf(view, seat), sealWord(wax)) * costOf(view.facts, wax), 0);

export function aim(view: ViewNow, me: number, t: Translate): string {
  const { phase, saboteur, costs } = view.facts;
  if (saboteur === me) return t('aim-saboteur');
  if (phase === 'predicting' || phase === 'dealing') return '';
  const seals = toWin(view, me, t);
  return seals ? t('aim-left', { seals, points: costIfLeft(view, me) }) : t('aim-none', { black: costs.black });
}
