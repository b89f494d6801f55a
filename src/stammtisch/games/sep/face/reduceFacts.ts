// The facts between two views, for what the table draws of them while events are told.
import type { Facts, Told } from '@shell/wire';
import { read } from './facts';

export function reduceFacts(facts: Facts, event: Told): Facts {
  const now = read(facts);
  switch (event.kind) {
    case 'refill':
      return { ...facts, stocks: event.amount };
    case 'score':
      return { ...facts, round: now.round + 1, scored: event.amount, points: [(now.points[0] ?? 0) + event.amount] };
    case 'round':
      return { ...facts, stocks: 1 };
    case 'take':
      return { ...facts, taken: event.pieces[0] };
    case 'place':
      return { ...facts, taken: undefined };
    case 'fill':
      return { ...facts, fill: undefined };
    default:
      return facts;
  }
}
