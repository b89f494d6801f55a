// The facts between two views, for what the table draws of them while events are told.
import type { Facts, Told } from '@shell/wire';
import { read, type Sealed } from './facts';

export function reduceFacts(facts: Facts, event: Told): Facts {
  const now = read(facts);
  const change = (change: Partial<Sealed>): Facts => ({ ...facts, ...change });
  switch (event.kind) {
    case 'saboteur':
      return change({ saboteur: event.seat });
    case 'play':
      // Who is winning is known only when the server has said so.
      return change({ phase: 'playing', trick: [...now.trick, [event.seat, event.pieces[0] ?? '']], leader: now.trick.length ? now.leader : event.seat, winning: null });
    case 'win': {
      const won = now['tricks won'].map((count, seat) => (seat === event.seat ? count + 1 : count));
      return change({ trick: [], winning: null, leader: event.seat, 'last trick': now.trick, 'last winner': event.seat, 'tricks won': won });
    }
    case 'score': {
      const fresh = event.seat === 0;
      const lines = fresh ? now.sheet : now.sheet.slice(0, -1);
      const line = fresh ? [] : [...(now.sheet.at(-1) ?? [])];
      line[event.seat] = event.amount;
      const points = now.points.map((sum, seat) => (seat === event.seat ? sum + event.amount : sum));
      return change({ sheet: [...lines, line], points });
    }
    case 'round': {
      const none = now['tricks won'].map(() => 0);
      const dealer = (event.seat + none.length - 1) % none.length;
      return change({ phase: 'predicting', round: event.amount, dealer, saboteur: null, leader: null, trick: [], 'last trick': [], 'last winner': null, 'tricks won': none });
    }
    default:
      return facts;
  }
}
