// What a hint adds to a move: what it earns, or that it is free, and what may be expected.
import type { Translate } from '@shell/face';
import { signed } from '@shell/signed';
import { isSolo, outlookOf, type ViewNow } from './facts';
import { said } from './moves';

export function advice(view: ViewNow, word: string, odds: number | null, t: Translate): string {
  return [why(view, word, t), odds === null ? '' : isSolo(view) ? worth(odds, t) : t('hint-odds', { percent: Math.round(odds * 100) })]
    .filter(Boolean)
    .join(' ');
}

function why(view: ViewNow, word: string, t: Translate): string {
  const tokens = outlookOf(view, word)?.tokens ?? 0;
  if (tokens > 0) return t('why-pays', { count: tokens });
  const kind = said(word)?.kind;
  const none = (view.facts.tokens[view.seat ?? 0] ?? 0) === 0;
  return none && tokens === 0 && (kind === 'aside' || kind === 'away') ? t('why-free') : '';
}

/** Alone the odds are no chance to win: from 0 to 1 they stand for the worst round, −7 points, to the best, 10. */
function worth(odds: number, t: Translate): string {
  const points = Math.round(17 * odds - 7);
  return t('why-points', { count: points, points: signed(points) });
}
