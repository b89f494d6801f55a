// Flights: each piece travels from where it was to where it is. A face only tags its elements:
//   data-place="hand 2"  on the element of a place (its pieces are inside it, or it carries data-piece itself)
//   data-piece="r12"     on the element of a piece, or "?" for a back
//   data-seat="2"        on a seat's plate
// A place that is not drawn is its seat's plate ("hand 2"); a source without one is the middle of the table, a target
// without one the plate of the seat that the event is about.
// The shell measures before a new view is drawn, and lets the pieces of the told events fly after it.
import { BACK, type Told } from './wire';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Spot {
  place: string;
  piece: string;
  box: Box;
  element: HTMLElement | SVGElement;
}

/** Where everything was on the screen at one moment. */
export interface Measured {
  spots: Spot[];
  places: Map<string, Box>;
  seats: Map<string, Box>;
  /** The whole table. */
  table: Box;
}

/** A piece on its way; without an element it has no picture of its own where it arrives, and a ghost flies. */
export interface Flight {
  piece: string;
  /** The place it comes from. */
  source: string;
  from: Box;
  to: Box;
  element: HTMLElement | SVGElement | null;
  /** It was hidden and is seen on arrival. */
  turns: boolean;
  /** Only its neighbours changed: no lift, no sound. */
  shift: boolean;
  order: number;
}

const boxOf = (element: Element): Box => {
  const r = element.getBoundingClientRect();
  return { x: r.left, y: r.top, w: r.width, h: r.height };
};

const isDrawn = (box: Box): boolean => box.w > 0 && box.h > 0;

export function measure(root: HTMLElement): Measured {
  const spots: Spot[] = [];
  const places = new Map<string, Box>();
  const seats = new Map<string, Box>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const box = boxOf(element);
    const place = element.dataset['place'] as string;
    if (isDrawn(box) && !places.has(place)) places.set(place, box);
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-seat]')) {
    const box = boxOf(element);
    if (isDrawn(box)) seats.set(element.dataset['seat'] as string, box);
  }
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const holder = element.closest<HTMLElement>('[data-place]');
    const box = boxOf(element);
    if (holder && isDrawn(box)) {
      spots.push({ place: holder.dataset['place'] as string, piece: element.dataset['piece'] as string, box, element });
    }
  }
  return { spots, places, seats, table: boxOf(root) };
}

/** A card that is drawn neither where it was nor where it goes. */
const SMALL: Box = { x: 0, y: 0, w: 40, h: 56 };

/** The seat that a place belongs to: "2" of "hand 2"; nothing for places of the table. */
const seatOf = (place: string): string => /(\d+)$/.exec(place)?.[1] ?? '';

/** The box of a place that may not be drawn: its own, else the plate of the seat it belongs to. */
const placeBox = (measured: Measured, place: string): Box | undefined => measured.places.get(place) ?? measured.seats.get(seatOf(place));

/** A box of a piece's shape in the middle of a place. */
function within(place: Box, shape: Box): Box {
  const scale = Math.min(1, place.w / shape.w, place.h / shape.h) || 1;
  const w = shape.w * scale;
  const h = shape.h * scale;
  return { x: place.x + (place.w - w) / 2, y: place.y + (place.h - h) / 2, w, h };
}

/** Who flies from where to where when `events` lead from one picture to the next. */
export function plan(before: Measured, after: Measured, events: readonly Told[]): Flight[] {
  const flights: Flight[] = [];
  const left = [...before.spots];
  const arrived = new Set<Spot>();

  const leave = (place: string, piece: string): Spot | undefined => {
    for (const wanted of piece === BACK ? [BACK] : [piece, BACK]) {
      const at = left.findLastIndex((spot) => spot.place === place && spot.piece === wanted);
      if (at >= 0) return left.splice(at, 1)[0];
    }
    return undefined;
  };
  const arrive = (place: string, piece: string): Spot | undefined => {
    // The newest of equal pieces is the one that came.
    const spot = after.spots.findLast((one) => one.place === place && one.piece === piece && !arrived.has(one));
    if (spot) arrived.add(spot);
    return spot;
  };

  let order = 0;
  for (const event of events) {
    if (!event.source || !event.target || event.source === event.target) continue;
    for (const piece of event.pieces) {
      const start = leave(event.source, piece);
      const end = arrive(event.target, piece) ?? arrive(event.target, BACK);
      const target = placeBox(after, event.target) ?? after.seats.get(String(event.seat));
      // What neither leaves nor reaches anything that is drawn is not seen.
      if (!end && (!target || (!start && !after.seats.has(seatOf(event.target))))) continue;
      const shape = end?.box ?? start?.box ?? SMALL;
      flights.push({
        piece,
        source: event.source,
        from: start?.box ?? within(placeBox(before, event.source) ?? before.table, shape),
        to: end?.box ?? within(target ?? after.table, shape),
        element: end?.element ?? null,
        turns: piece !== BACK && start?.piece === BACK,
        shift: false,
        order: order++,
      });
    }
  }
  // Those who stayed close the gaps.
  for (const spot of after.spots) {
    if (arrived.has(spot)) continue;
    const at = left.findIndex((one) => one.place === spot.place && one.piece === spot.piece);
    if (at < 0) continue;
    const [was] = left.splice(at, 1);
    if (was && (Math.abs(was.box.x - spot.box.x) > 1 || Math.abs(was.box.y - spot.box.y) > 1)) {
      flights.push({ piece: spot.piece, source: spot.place, from: was.box, to: spot.box, element: spot.element, turns: false, shift: true, order: 0 });
    }
  }
  return flights;
}

/** The transform that puts an element, lying at `to` and turned by `turn` degrees, back to `from`. */
export function backTo(from: Box, to: Box, turn = 0): string {
  const dx = from.x + from.w / 2 - (to.x + to.w / 2);
  const dy = from.y + from.h / 2 - (to.y + to.h / 2);
  const a = (-turn * Math.PI) / 180;
  const x = dx * Math.cos(a) - dy * Math.sin(a);
  const y = dx * Math.sin(a) + dy * Math.cos(a);
  const scale = to.h > 0 && from.h > 0 ? from.h / to.h : 1;
  const short = (n: number): number => Math.round(n * 1000) / 1000 + 0;
  return `translate(${short(x)}px, ${short(y)}px) scale(${short(scale)})`;
}

export interface Manner {
  /** How long one flight takes, and how far apart flights of one beat begin. */
  duration: number;
  apart: number;
  /** Cross-fade instead of travel. */
  reduced: boolean;
  picture: (piece: string, place: string) => string;
  /** Where ghosts are put: a fixed layer over the table. */
  layer: HTMLElement;
}

const OUT = 'cubic-bezier(.2, .8, .2, 1)';

/** Starts the flights and gives the running animations: `finish` each of them to skip. */
export function fly(flights: readonly Flight[], manner: Manner): Animation[] {
  const running: Animation[] = [];
  for (const flight of flights) {
    const delay = flight.order * manner.apart;
    if (manner.reduced) {
      if (flight.element && !flight.shift) running.push(flight.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 }));
      continue;
    }
    const timing: KeyframeAnimationOptions = { duration: manner.duration, delay, easing: OUT, fill: 'backwards' };
    if (flight.element) running.push(...moveElement(flight, timing, manner));
    else running.push(moveGhost(flight, timing, manner, flight.piece));
  }
  return running;
}

function moveElement(flight: Flight, timing: KeyframeAnimationOptions, manner: Manner): Animation[] {
  const element = flight.element as HTMLElement;
  const style = getComputedStyle(element);
  const own = style.transform === 'none' ? '' : style.transform;
  const turn = parseFloat(style.rotate) || 0;
  const start = `${backTo(flight.from, flight.to, turn)} ${own}`;
  const raised = flight.shift ? {} : { zIndex: 5 };
  if (!flight.turns)
    return [
      element.animate(
        [
          { transform: start, ...raised },
          { transform: own || 'none', ...raised },
        ],
        timing,
      ),
    ];
  // A back flies and turns over half way: the ghost of the back up to there, the face from there on.
  const half = `${backTo(middle(flight.from, flight.to), flight.to, turn)} ${own}`;
  const face = element.animate(
    [
      { transform: `${half} rotateY(90deg)`, opacity: 0, offset: 0 },
      { transform: `${half} rotateY(90deg)`, opacity: 0, offset: 0.4 },
      { transform: `${half} rotateY(90deg)`, opacity: 1, offset: 0.41 },
      { transform: own || 'none', opacity: 1, offset: 1 },
    ],
    timing,
  );
  const back = moveGhost(
    { ...flight, to: middle(flight.from, flight.to) },
    { ...timing, duration: Number(timing.duration) * 0.41, easing: 'linear' },
    manner,
    BACK,
  );
  return [face, back];
}

const middle = (a: Box, b: Box): Box => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, w: (a.w + b.w) / 2, h: (a.h + b.h) / 2 });

/** A picture that exists only during the flight; it vanishes on arrival. */
function moveGhost(flight: Flight, timing: KeyframeAnimationOptions, manner: Manner, piece: string): Animation {
  const ghost = document.createElement('div');
  ghost.className = 'flyer';
  ghost.style.cssText = `left:${flight.from.x}px;top:${flight.from.y}px;width:${flight.from.w}px;height:${flight.from.h}px`;
  ghost.innerHTML = manner.picture(piece, flight.source);
  manner.layer.append(ghost);
  const shrink = backTo(flight.to, flight.from);
  const animation = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.8 },
      { transform: shrink, opacity: 0 },
    ],
    timing,
  );
  animation.onfinish = animation.oncancel = () => ghost.remove();
  return animation;
}
