// Events rebuild every piece that a view shows: so what lies between two views can be shown piece by piece.
import { BACK, type Places, type Told } from './wire';

/** The places before some events, so that even a first view can be told: everything goes back where it came from. */
export function rewound(places: Places, events: readonly Told[]): Places {
  return events.toReversed().reduce((before, event) => {
    if (event.source === event.target) return before;
    return moved(before, { ...event, source: event.target, target: event.source, pieces: event.pieces.map(() => BACK) }, event.pieces);
  }, places);
}

/** The places after an event; the given ones stay as they are. */
export function moved(places: Places, event: Told, leaving: readonly string[] = event.pieces): Places {
  if (!event.pieces.length || !event.target) return places;
  const next: Places = { ...places };
  const target = event.target;
  if (event.source === target) {
    // Pieces are shown where they are.
    const there = [...(next[target] ?? [])];
    const known = [...there];
    for (const piece of event.pieces) {
      const same = known.indexOf(piece);
      const hidden = there.indexOf(BACK);
      if (same >= 0) known.splice(same, 1);
      else if (hidden >= 0) there[hidden] = piece;
    }
    next[target] = there;
    return next;
  }
  const source = [...(next[event.source] ?? [])];
  const arrived = [...(next[target] ?? [])];
  for (const [i, piece] of event.pieces.entries()) {
    let at = source.lastIndexOf(leaving[i] ?? piece);
    if (at < 0) at = source.lastIndexOf(BACK);
    if (at < 0 && piece === BACK) at = source.length - 1;
    if (at >= 0) source.splice(at, 1);
    arrived.push(piece);
  }
  next[event.source] = source;
  next[target] = arrived;
  return next;
}
