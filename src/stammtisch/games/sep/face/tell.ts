// Sentences for the story and for listeners.
import { minor, piece, type Translate } from '@shell/face';
import { signed } from '@shell/signed';
import { numberOf, type Told } from './facts';
import { cardOf, object, rankOf } from './pieces';

// Jack and queen take cards off at once: using one and what that removes are told in one sentence.
let playing: string | null = null;

/** What prepares a move or follows from it: worth a sentence, but not the one line on a phone. */
const MINOR: ReadonlySet<string> = new Set(['draw', 'take', 'uncover', 'fill', 'refill', 'reshuffle']);

/** One sentence for an event; what another sentence says already needs none. */
export function tell(event: Told, names: string[], me: number | null, t: Translate): string | null {
  const sentence = sentenceOf(event, names, me, t);
  return sentence !== null && MINOR.has(event.kind) ? minor(sentence) : sentence;
}

function sentenceOf(event: Told, names: string[], me: number | null, t: Translate): string | null {
  const first = event.pieces[0] ?? '';
  const card = piece(object(first));
  const used = playing;
  playing = event.kind === 'use' && !first.startsWith('K') ? first : null;
  const name = names[event.seat] ?? '';
  /** "You draw …" or "Robin draws …". */
  const one = (id: string, args: Record<string, string | number> = {}): string => t(event.seat === me ? `${id}-me` : id, { name, card, ...args });

  switch (event.kind) {
    case 'round':
      // The first begins with the match.
      return event.amount > 1 ? t('told-round', { round: event.amount }) : null;
    case 'draw':
      if (event.source === 'actions') return cardOf(first) ? one('told-draw-action-card') : one('told-draw-action');
      return cardOf(first) ? one('told-draw-card') : one('told-draw');
    case 'take':
      return one('told-take');
    case 'place':
      return one('told-place', { place: numberOf(event.target) });
    case 'aside':
      return one('told-aside');
    case 'return':
      return one('told-return');
    case 'use':
      return first.startsWith('K') ? one('told-use-king') : null;
    case 'away':
      return one('told-away');
    case 'remove': {
      const gone = { count: event.pieces.length, gone: card, place: numberOf(event.source) };
      // What a king removes follows from what was said.
      return used === null ? minor(t('told-remove', { ...gone, gone: piece(first) })) : one('told-use', { ...gone, card: piece(object(used)) });
    }
    case 'uncover':
      return t('told-uncover', { card: piece(first), place: numberOf(event.target) });
    case 'fill':
      return t(event.source === 'reserve' ? 'told-fill-reserve' : 'told-fill-stock', { card: piece(first), place: numberOf(event.target) });
    case 'set':
      return one('told-set', { count: event.amount, rank: rankOf(first) });
    case 'run':
      return one('told-run', { count: event.amount, suit: cardOf(first)?.suit ?? '' });
    case 'earn':
      return event.source === 'middle' ? null : fromOpponent(event, names, me, t);
    case 'refill':
      return t('told-refill', { stock: event.amount });
    case 'reshuffle':
      return event.source === 'used' ? t('told-reshuffle') : null;
    case 'tied':
      return t('told-tied', { tokens: event.amount });
    case 'last turn':
      return t('told-last-turn', { turn: event.amount });
    case 'sep':
      return one('told-sep');
    case 'score':
      return one('told-score', { points: signed(event.amount), count: event.amount });
    case 'end':
      if (event.seat < 0) return t(names.length === 1 ? 'told-end-lost' : 'told-end-drawn');
      return names.length === 1 ? one('told-end-solo', { points: event.amount }) : one('told-end', { tokens: event.amount });
    default:
      return null;
  }
}

function fromOpponent(event: Told, names: string[], me: number | null, t: Translate): string {
  const giver = numberOf(event.source);
  return t(giver === me ? 'told-earn-from-me' : 'told-earn-from', { name: names[giver] ?? '' });
}
