// Sentences for the story and for listeners.
import type { Translate } from '@shell/face';
import { signed } from '@shell/signed';
import type { Facts, Told } from './facts';
import { acted, cardOf, waxOf } from './pieces';

/**
 * One sentence for an event. With the facts before it, the sentence says more: who leads, follows or trumps, and with
 * which card a trick is taken.
 */
export function tell(event: Told, names: string[], me: number | null, t: Translate, before?: Facts): string | null {
  const mine = event.seat === me;
  const name = names[event.seat] ?? '';
  const edition = before?.edition ?? '';
  /** "You take …" or "Jonas takes …". */
  const one = (id: string, args: Record<string, string | number> = {}): string => t(mine ? `${id}-me` : id, { name, ...(edition && { edition }), ...args });
  const seal = (): string => waxOf(event.pieces[0] ?? '') ?? '';

  switch (event.kind) {
    case 'saboteur':
      return one('told-saboteur');
    case 'take': {
      const from = /^seals (\d+)$/.exec(event.source)?.[1];
      if (from === undefined) return one('told-take', { seal: seal() });
      if (Number(from) === me) return t('told-steal-from-me', { name, seal: seal() });
      return one('told-steal', { seal: seal(), victim: names[Number(from)] ?? '' });
    }
    case 'compensate':
      return one('told-compensate');
    case 'predict':
      return one('told-predict', { count: event.amount });
    case 'play':
      return one(manner(event, before), { acc: acted(event.pieces[0] ?? ''), led: led(before) });
    case 'win': {
      const card = before?.trick.find(([seat]) => seat === event.seat)?.[1];
      return card ? one('told-win-with', { acc: acted(card) }) : one('told-win');
    }
    case 'return':
      return one('told-return', { seal: seal() });
    case 'black':
      return one('told-black');
    case 'spared':
      return one('told-spared');
    case 'score':
      return one('told-score', { points: signed(event.amount), count: event.amount });
    case 'round':
      return one('told-round', { round: event.amount });
    case 'end':
      return one('told-end', { points: signed(event.amount), count: event.amount });
    default:
      return null;
  }
}

const led = (before: Facts | undefined): string => cardOf(before?.trick[0]?.[1] ?? '')?.colour ?? '';

/** How a card is played, as far as everybody at the table can see it. */
function manner(event: Told, before: Facts | undefined): string {
  if (!before) return 'told-play';
  const asked = led(before);
  const colour = cardOf(event.pieces[0] ?? '')?.colour;
  if (!asked) return 'told-lead';
  if (colour === asked) return 'told-follow';
  return colour === before.trump ? 'told-trump' : 'told-discard';
}
