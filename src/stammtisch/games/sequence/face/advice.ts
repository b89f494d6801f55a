// What a hint adds to a move: why it is good, as far as the board shows it, and the odds.
import type { Translate } from '@shell/face';
import type { ViewNow } from './facts';
import { said } from './moves';
import { isOneEyed } from './pieces';

export function advice(view: ViewNow, word: string, odds: number | null, t: Translate): string {
  const chance = odds === null ? '' : t('hint-odds', { percent: Math.round(odds * 100) });
  return [why(view, word, t), chance].filter(Boolean).join(' ');
}

function why(view: ViewNow, word: string, t: Translate): string {
  const move = said(word);
  if (move?.kind !== 'play' || view.seat === null) return '';
  const { teams, threats } = view.facts;
  const mine = teams[view.seat];
  if (isOneEyed(move.card)) return threats.some(({ team, squares }) => team !== mine && squares.includes(move.square)) ? t('why-breaks') : '';
  const here = threats.filter(({ free }) => free === move.square);
  if (here.some(({ team }) => team === mine)) return t('why-line');
  return here.length ? t('why-blocks') : '';
}
