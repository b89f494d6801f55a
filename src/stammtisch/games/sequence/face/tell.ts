// Sentences for the story and for listeners.
import { minor, piece, type Translate } from '@shell/face';
import type { Told } from './facts';
import { cardAt } from './board';
import { object } from './pieces';

// Playing a card and what it does are two events, which always follow each other; they are told in one sentence.
let played: string | null = null;

export function tell(event: Told, names: string[], me: number | null, t: Translate): string | null {
  const name = names[event.seat] ?? '';
  /** "You play …" or "Robin plays …". */
  const one = (id: string, args: Record<string, string | number> = {}): string => t(event.seat === me ? `${id}-me` : id, { name, ...args });
  const card = event.pieces[0] ?? '';
  const it = piece(object(card));
  const before = played;
  played = event.kind === 'play' ? card : null;

  switch (event.kind) {
    case 'lot':
      return one('told-lot', { card: it });
    case 'tie':
      return one('told-tie');
    case 'start':
      return one('told-start');
    case 'place': {
      const square = cardAt(event.target);
      if (before === square) return one('told-play', { card: piece(object(square)) });
      return before ? one('told-place', { card: piece(object(before)), square: piece(square) }) : one('told-chip', { square: piece(square) });
    }
    case 'take': {
      const square = piece(cardAt(event.source));
      return before ? one('told-take', { card: piece(object(before)), square }) : one('told-chip-off', { square });
    }
    case 'line':
      return one('told-line', { from: piece(cardAt(event.source)), to: piece(cardAt(event.target)) });
    case 'draw':
      // Others' draws are no news: one sees them, and hears of those that were forgotten.
      return event.seat === me ? minor(t('told-draw-me', { card: it })) : null;
    case 'swap':
      return one('told-swap', { card: it });
    case 'pass':
      return one('told-pass');
    case 'lost':
      return one('told-lost');
    case 'shuffle':
      return minor(t('told-shuffle'));
    case 'end':
      return name ? one('told-end', { lines: event.amount }) : t('told-drawn');
    default:
      return null;
  }
}
