// The facts between two views, for what the table draws of them while events are told.
import type { Facts, Told } from '@shell/wire';
import { read, type Sequenced } from './facts';

export function reduceFacts(facts: Facts, event: Told): Facts {
  const now = read(facts);
  const change = (change: Partial<Sequenced>): Facts => ({ ...facts, ...change });
  switch (event.kind) {
    case 'place':
      // What is gone is seen at once; new threats come with the view.
      return change({ placed: event.target, threats: now.threats.filter((threat) => threat.free !== event.target) });
    case 'take':
      return change({ threats: now.threats.filter((threat) => !threat.squares.includes(event.source)) });
    case 'line': {
      const team = now.teams[event.seat];
      const points = now.points.map((lines, seat) => (now.teams[seat] === team ? event.amount : lines));
      return change({ lines: [...now.lines, `${event.source}-${event.target}`], points });
    }
    case 'lost': {
      const at = now.rights.indexOf(event.seat);
      return change({ rights: now.rights.toSpliced(at, at < 0 ? 0 : 1) });
    }
    case 'draw': {
      const at = now.rights.indexOf(event.seat);
      return change({ rights: now.rights.toSpliced(at, at < 0 ? 0 : 1), stock: now.stock - event.pieces.length });
    }
    default:
      return facts;
  }
}
