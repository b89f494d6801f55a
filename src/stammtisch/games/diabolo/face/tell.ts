// Sentences for the story and for listeners.
import type { Translate } from '@shell/face';
import { gained, signed } from '@shell/signed';
import type { Told } from './facts';
import { acted, rowOf, sideOf } from './pieces';
import { listed } from './prompt';

export function tell(event: Told, names: string[], me: number | null, t: Translate): string | null {
  const name = names[event.seat] ?? '';
  const colour = rowOf(event.target) ?? '';
  /** "You lay …" or "Jonas lays …". */
  const one = (id: string, args: Record<string, string | number> = {}): string => t(event.seat === me ? `${id}-me` : id, { name, colour, ...args });
  /** A number of points as a text has it, and by which it chooses. */
  const counted = (count: number) => ({ points: signed(count), count });
  const acc = acted(event.pieces[0] ?? '');

  switch (event.kind) {
    case 'round':
      return one('told-round', { round: event.amount });
    // What others draw nobody sees; that they draw is the same every turn.
    case 'draw':
      return event.seat === me ? t('told-draw-me', { acc }) : null;
    case 'lay':
      return one('told-lay', { acc, side: sideOf(event.target)?.side ?? '' });
    case 'lock':
      return t('told-lock', { colour });
    case 'show':
      return event.pieces.length ? one('told-show', { cards: listed(event.pieces.map((word) => t('the-card', { acc: acted(word) }))) }) : null;
    case 'box':
      return one('told-box', { acc });
    case 'equal':
      return t('told-equal', { colour });
    case 'angels':
      return t('told-angels', { colour, lead: event.amount });
    case 'devils':
      return t('told-devils', { colour, lead: event.amount });
    case 'choose':
      return one('told-choose');
    case 'double':
      return one('told-double');
    case 'keep':
      return one('told-keep');
    case 'score':
      return one('told-score', counted(event.amount));
    case 'twice':
      return one('told-twice', counted(event.amount));
    case 'pay':
      return one('told-pay', counted(-event.amount));
    case 'nobody':
      return t('told-nobody', { colour });
    case 'points':
      return one('told-points', { points: gained(event.amount) });
    case 'end':
      return one('told-end', counted(event.amount));
    default:
      return null;
  }
}
