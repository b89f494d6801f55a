// Tells what happened between two views: event by event, with flights, sounds and sentences, and the view at the end.
import { flushSync, tick } from 'svelte';
import { marked, type Face, type Translate } from './face';
import { after } from './facts';
import { fly, measure, plan, type Manner } from './motion';
import { moved, rewound } from './places';
import { play } from './sound';
import type { Facts, Places, Told, ViewNow } from './wire';

/** Cards of one deal leave 70 ms apart, and all of them within 900 ms. */
const FLIGHT = 260;
const APART = 70;
const DEAL = 900;
const MOST_HEARD = 12;
/** How many rounds of drawing a table may take to appear. */
const DRAWING = 5;

export interface Listener {
  /** A sentence of the story; names and pieces are marked in it. */
  sentence(text: string): void;
  /** All has been told, and the last view is shown. */
  settled?(): void;
}

/** Hears of a step: the view that is drawn now, and the events that are told with it; none where it is simply drawn. */
export type Beat = { hear(view: ViewNow, events: readonly Told[]): void }['hear'];

export interface Stagehand {
  /** The element whose pieces fly, and the layer for ghosts; null before the first drawing. */
  root(): HTMLElement | null;
  layer(): HTMLElement | null;
  reduced(): boolean;
  /** Whether the end of a round waits until somebody goes on. */
  holds(): boolean;
  /** The names as the story of a view has them, and whose "you" it is. */
  names(view: ViewNow): string[];
  me(view: ViewNow): number | null;
  t(): Translate;
  /** Something else is shown before anything is told. */
  ready?(): Promise<void> | null;
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
  /** A round is over: nothing of the next one is told until somebody goes on. */
  held = $state(false);

  #beats = new Set<Beat>();
  #latest: ViewNow | null = null;
  #queue: ViewNow[] = [];
  /** The view that is being told, or was last; what is still to be told of it; and whether it is yet to be drawn. */
  #current: ViewNow | null = null;
  #untold: Told[] = [];
  #undrawn = false;
  /** What is being told closes a round. */
  #closing = false;
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
    const before = this.#latest;
    this.#latest = view;
    if (view.events === null && this.busy && before?.seat === view.seat && before.at === view.at) {
      // The same moment once more: what is being told leads to it.
      const last = this.#queue.pop() ?? this.#current;
      const same = { ...view, events: last?.events ?? null };
      if (last === this.#current) this.#current = same;
      else this.#queue.push(same);
      return;
    }
    if (view.events === null || (this.shown && view.seat !== this.shown.seat)) {
      // What was not told yet was meant for other eyes, or is told again from the record.
      this.#queue = [];
      this.#untold = [];
      this.#undrawn = this.#closing = this.held = false;
      this.skip();
      this.#current = view;
      this.#draw(view, []);
      this.listener.settled?.();
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

  /** Ends all flights and shows the last view at once, or the end of a round; what was not told yet is still put into the story. */
  skip(): void {
    this.#turn++;
    this.#hurried = false;
    this.#land();
    if (!this.busy || !this.#latest || this.held) return;
    if (this.#closing && this.#mayHold()) return this.#hold();
    let places = this.shown?.places ?? {};
    for (;;) {
      for (const row of this.#rows()) {
        this.#say(row);
        places = row.reduce((before, event) => moved(before, event), places);
        if (this.#closes(row) && this.#mayHold()) {
          flushSync(() => this.#draw(this.#step(places, row), row));
          return this.#hold();
        }
      }
      places = this.#current?.places ?? places;
      const next = this.#queue.shift();
      if (!next) break;
      this.#begin(next);
    }
    this.busy = this.#undrawn = false;
    const latest = this.#latest;
    flushSync(() => this.#draw(latest, []));
    this.listener.settled?.();
  }

  /** The result of a round has been read: the next one is told. */
  goOn(): void {
    if (!this.held) return;
    this.held = this.#closing = false;
    void this.#work();
  }

  #hold(): void {
    this.held = true;
    this.now = [];
  }

  /** After the last round the end itself is shown. */
  #mayHold(): boolean {
    return this.#current !== null && !this.#current.over && this.hand.holds();
  }

  #land(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
    this.#wake?.();
  }

  #begins(event: Told | undefined): boolean {
    return event !== undefined && (this.face.chapters?.includes(event.kind) ?? false);
  }

  /** Whether a round is over with these events: others of the same kinds do not follow. */
  #closes(row: readonly Told[]): boolean {
    const kinds = this.face.closes ?? [];
    const last = row.at(-1);
    const following = this.#untold[0];
    return last !== undefined && kinds.includes(last.kind) && !(following && kinds.includes(following.kind));
  }

  async #work(): Promise<void> {
    this.busy = true;
    const turn = ++this.#turn;
    // A first view must be drawn before anything can fly over it.
    for (let i = 0; i < DRAWING && !this.hand.root(); i++) await tick();
    await this.hand.ready?.();
    if (turn !== this.#turn) return;
    for (;;) {
      if (this.#undrawn) await this.#tell(turn);
      if (turn !== this.#turn || this.held) return;
      const view = this.#queue.shift();
      if (!view) break;
      this.#begin(view);
    }
    this.busy = false;
    this.listener.settled?.();
  }

  /** From here on `view` is told: its events begin where the view before it ended. */
  #begin(view: ViewNow): void {
    this.#facts = this.#current?.facts ?? {};
    this.#current = view;
    this.#untold = [...(view.events ?? [])];
    this.#undrawn = true;
  }

  /** What is still to be told of the current view, row by row. */
  *#rows(): Generator<Told[]> {
    for (const row of beats(this.#untold, this.face.together ?? [])) {
      this.#untold = this.#untold.slice(row.length);
      yield row;
    }
  }

  /** What is drawn while a row of the current view is told. Points are counted with the events that close their round. */
  #step(places: Places, row: readonly Told[]): ViewNow {
    const from = this.shown as ViewNow;
    const counted = row.some((event) => this.face.closes?.includes(event.kind));
    const points = counted && this.#current ? this.#current.points : from.points;
    return { ...from, places, facts: this.#facts, points, legal: [], back: false };
  }

  async #tell(turn: number): Promise<void> {
    for (const row of this.#rows()) {
      const from = this.shown as ViewNow;
      this.#say(row);
      const view = this.#current as ViewNow;
      const places = row.reduce((before, event) => moved(before, event), from.places);
      const closes = (this.#closing = this.#closes(row));
      const last = !this.#untold.length && !(closes && this.#mayHold());
      await this.#beat(row, last ? view : this.#step(places, row), turn);
      if (turn !== this.#turn) return;
      if (closes && this.#mayHold()) return this.#hold();
    }
    this.#undrawn = false;
    if (this.#current) this.#draw(this.#current, []);
  }

  async #beat(row: readonly Told[], step: ViewNow, turn: number): Promise<void> {
    if (this.#begins(row[0])) this.#hurried = false;
    if (this.#hurried) {
      flushSync(() => this.#draw(step, row));
      return;
    }
    const kind = row[0]?.kind ?? '';
    const root = this.hand.root();
    const layer = this.hand.layer();
    const before = root && measure(root);
    this.#draw(step, row);
    await tick();
    if (turn !== this.#turn) return;
    let length = 0;
    let flown = 1;
    let between = 0;
    if (root && layer && before) {
      const flights = plan(before, measure(root), row);
      const flying = flights.filter((one) => !one.shift).length;
      const apart = flying > 1 ? Math.min(APART, DEAL / flying) : 0;
      // Each card of a deal is heard, up to a number that ears can tell apart.
      flown = this.hand.reduced() ? 1 : Math.max(1, Math.min(flying, MOST_HEARD));
      between = (apart * Math.max(1, flying - 1)) / Math.max(1, flown - 1) / 1000;
      const manner: Manner = { duration: FLIGHT, apart, reduced: this.hand.reduced(), picture: (piece, place) => this.face.picture(piece, place), layer };
      this.#running = fly(flights, manner);
      if (flights.length) length = this.hand.reduced() ? 120 : FLIGHT + apart * Math.max(0, flying - 1);
    }
    const sound = this.face.sounds?.[kind];
    if (sound) play(sound, flown, between);
    const rest = this.face.rests?.[kind] ?? 0;
    await this.#wait(Math.max(length, rest));
    this.#running = [];
  }

  #say(row: readonly Told[]): void {
    const view = this.#current ?? this.#latest;
    if (!view) return;
    for (const event of row) {
      const sentence = this.face.tell(event, this.hand.names(view).map(marked), this.hand.me(view), this.hand.t(), this.#facts);
      this.#facts = after(this.#facts, event);
      if (sentence) this.listener.sentence(sentence);
    }
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
