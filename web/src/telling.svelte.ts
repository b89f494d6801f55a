// Tells what happened between two views: event by event, with flights, sounds and sentences, and the view at the end.
import { flushSync, tick } from 'svelte';
import { marked, type Face, type Translate } from './face';
import { after } from './facts';
import { fly, measure, plan, type Manner } from './motion';
import { moved, rewound } from './places';
import { play } from './sound';
import type { Facts, Told, ViewNow } from './wire';

/** Cards of one deal leave 70 ms apart, and all of them within 900 ms. */
const FLIGHT = 260;
const APART = 70;
const DEAL = 900;
/** How many rounds of drawing a table may take to appear. */
const DRAWING = 5;

export interface Listener {
  /** A sentence of the story; names and pieces are marked in it. */
  sentence(text: string): void;
}

/** Hears of a step: the view that is drawn now, and the events that are told with it; none where it is simply drawn. */
export type Beat = { hear(view: ViewNow, events: readonly Told[]): void }['hear'];

export interface Stagehand {
  /** The element whose pieces fly, and the layer for ghosts; null before the first drawing. */
  root(): HTMLElement | null;
  layer(): HTMLElement | null;
  reduced(): boolean;
  names(): string[];
  t(): Translate;
}

/** Events in the rows in which they are told: those of some kinds together, all others one by one. */
export function beats(events: readonly Told[], kinds: readonly string[]): Told[][] {
  const found: Told[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    const together = last && moves(event) && last[0]?.kind === event.kind && kinds.includes(event.kind);
    if (together) last.push(event);
    else found.push([event]);
  }
  return found;
}

const moves = (event: Told): boolean => event.source !== event.target && event.target !== '' && event.pieces.length > 0;

export class Telling {
  /** What is to be drawn. */
  shown = $state.raw<ViewNow | null>(null);
  /** What is being told. */
  now = $state.raw<readonly Told[]>([]);
  /** Whether something is being told. */
  busy = $state(false);

  #beats = new Set<Beat>();
  #latest: ViewNow | null = null;
  #queue: ViewNow[] = [];
  /** The view that is being told, or was last; and what is still to be told of it. */
  #current: ViewNow | null = null;
  #untold: Told[] = [];
  /** The facts after what was told. */
  #facts: Facts = {};
  #running: Animation[] = [];
  #wake: (() => void) | null = null;
  /** Somebody has seen enough of this chapter: what is left of it is shown without waiting. */
  #hurried = false;
  /** Counts the tellings: one that was skipped must not go on beside the next. */
  #turn = 0;

  constructor(
    private readonly face: Face,
    private readonly hand: Stagehand,
    private readonly listener: Listener,
  ) {}

  /** Calls `hear` for what is drawn now and for every later step, until the function that it gives is called. */
  onbeat(hear: Beat): () => void {
    this.#beats.add(hear);
    if (this.shown) hear(this.shown, this.now);
    return () => void this.#beats.delete(hear);
  }

  #draw(view: ViewNow, events: readonly Told[]): void {
    this.now = events;
    this.shown = view;
    for (const hear of this.#beats) hear(view, events);
  }

  /** A new view has come. */
  next(view: ViewNow): void {
    this.#latest = view;
    if (view.events === null || (this.shown && view.seat !== this.shown.seat)) {
      // What was not told yet was meant for other eyes, or is told again from the record.
      this.#queue = [];
      this.#untold = [];
      this.skip();
      this.#current = view;
      this.#draw(view, []);
      return;
    }
    if (!this.shown) {
      this.#current = { ...view, places: rewound(view.places, view.events), legal: [], back: false };
      this.#draw(this.#current, []);
    }
    this.#queue.push(view);
    if (!this.busy) void this.#work();
  }

  /** Goes on to the next chapter of a long telling; where none is to come, to the end. */
  hurry(): void {
    const rest = [this.#untold, ...this.#queue.map((view) => view.events ?? [])].flat();
    if (!rest.some((event) => this.#begins(event))) return this.skip();
    this.#hurried = true;
    this.#land();
  }

  /** Ends all flights and shows the last view at once; what was not told yet is still put into the story. */
  skip(): void {
    this.#turn++;
    this.#hurried = false;
    this.#land();
    if (!this.busy || !this.#latest) return;
    for (const event of this.#untold) this.#say(event);
    for (const view of this.#queue) {
      this.#begin(view);
      for (const event of view.events ?? []) this.#say(event);
    }
    this.#untold = [];
    this.#queue = [];
    this.busy = false;
    const latest = this.#latest;
    flushSync(() => this.#draw(latest, []));
  }

  #land(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
    this.#wake?.();
  }

  #begins(event: Told | undefined): boolean {
    return event !== undefined && (this.face.chapters?.includes(event.kind) ?? false);
  }

  async #work(): Promise<void> {
    this.busy = true;
    const turn = ++this.#turn;
    // A first view must be drawn before anything can fly over it.
    for (let i = 0; i < DRAWING && !this.hand.root(); i++) await tick();
    if (turn !== this.#turn) return;
    let view = this.#queue.shift();
    while (view) {
      await this.#tell(view, turn);
      if (turn !== this.#turn) return;
      view = this.#queue.shift();
    }
    this.busy = false;
  }

  /** From here on `view` is told: its events begin where the view before it ended. */
  #begin(view: ViewNow): void {
    this.#facts = this.#current?.facts ?? {};
    this.#current = view;
  }

  async #tell(view: ViewNow, turn: number): Promise<void> {
    this.#begin(view);
    const rows = beats(view.events ?? [], this.face.together ?? []);
    this.#untold = rows.flat();
    for (const [i, row] of rows.entries()) {
      const last = i === rows.length - 1;
      const from = this.shown as ViewNow;
      this.#untold = this.#untold.slice(row.length);
      for (const event of row) this.#say(event);
      const places = row.reduce((before, event) => moved(before, event), from.places);
      const step: ViewNow = last ? view : { ...from, places, facts: this.#facts, legal: [], back: false };
      await this.#beat(row, step, turn);
      if (turn !== this.#turn) return;
    }
    this.#draw(view, []);
  }

  async #beat(row: readonly Told[], step: ViewNow, turn: number): Promise<void> {
    if (this.#begins(row[0])) this.#hurried = false;
    if (this.#hurried) {
      flushSync(() => this.#draw(step, row));
      return;
    }
    const kind = row[0]?.kind ?? '';
    const sound = this.face.sounds?.[kind];
    if (sound) play(sound);
    const root = this.hand.root();
    const layer = this.hand.layer();
    const before = root && measure(root);
    this.#draw(step, row);
    await tick();
    if (turn !== this.#turn) return;
    let length = 0;
    if (root && layer && before) {
      const flights = plan(before, measure(root), row);
      const flying = flights.filter((one) => !one.shift).length;
      const apart = flying > 1 ? Math.min(APART, DEAL / flying) : 0;
      const manner: Manner = { duration: FLIGHT, apart, reduced: this.hand.reduced(), picture: (piece, place) => this.face.picture(piece, place), layer };
      this.#running = fly(flights, manner);
      if (flights.length) length = this.hand.reduced() ? 120 : FLIGHT + apart * Math.max(0, flying - 1);
    }
    const rest = this.face.rests?.[kind] ?? 0;
    await this.#wait(Math.max(length, rest));
    this.#running = [];
  }

  #say(event: Told): void {
    const seat = this.#latest?.seat ?? null;
    const sentence = this.face.tell(event, this.hand.names().map(marked), seat, this.hand.t(), this.#facts);
    this.#facts = after(this.#facts, event);
    if (sentence) this.listener.sentence(sentence);
  }

  #wait(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
