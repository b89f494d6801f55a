// One lesson as the page plays it: scene by scene, stop by stop; the learner makes the moves.
import { tick } from 'svelte';
import { piece, type Face, type Translate } from './face';
import { Telling, type Stagehand } from './telling.svelte';
import { bundleOf, currentLanguage, format } from './words.svelte';
import type { LessonShown, SceneShown, StopShown, ViewNow } from './wire';

/** `[r12]` in a text is the picture of that piece. */
const PIECE = /\[([^\]]+)\]/g;

/** Whether a pattern means a word; a star stands for anything. */
export function fits(pattern: string, word: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  if (!rest.length) return word === pattern;
  const end = rest.at(-1) ?? '';
  return word.length >= start.length + end.length && word.startsWith(start) && word.endsWith(end);
}

export class LessonModel {
  readonly telling: Telling;
  scene = $state(0);
  /** Which stop of the scene is before the learner. */
  stop = $state(0);
  /** What was said to a wrong move; the id of a text. */
  wrong = $state<string | null>(null);
  /** What the learner tried in vain here. */
  tried = $state(0);
  readonly total: number;
  readonly #texts;

  constructor(
    readonly lesson: LessonShown,
    face: Face,
    hand: Stagehand,
    sentence: (text: string) => void,
  ) {
    this.telling = new Telling(face, hand, { sentence });
    this.#texts = bundleOf(currentLanguage(), lesson.texts);
    this.total = lesson.scenes.reduce((sum, one) => sum + one.stops.length, 0);
    this.#enter(0);
  }

  /** The stop that the learner is at; none while something is told, and at the end. */
  get now(): StopShown | null {
    return this.telling.busy ? null : (this.#here.stops[this.stop] ?? null);
  }

  get over(): boolean {
    return !this.telling.busy && this.scene === this.lesson.scenes.length - 1 && this.stop >= this.#here.stops.length;
  }

  /** How many stops are behind the learner. */
  get done(): number {
    return this.lesson.scenes.slice(0, this.scene).reduce((sum, one) => sum + one.stops.length, 0) + this.stop;
  }

  /** What is drawn: words can be said only where a move is asked for. */
  get view(): ViewNow | null {
    const shown = this.telling.shown;
    return shown && { ...shown, legal: this.now?.word ? shown.legal : [] };
  }

  /** The word to light: shown at once, or after a wrong move. */
  get hint(): string | null {
    const stop = this.now;
    return stop?.word && (stop.show || this.tried > 0) ? stop.word : null;
  }

  /** A text of the lesson with its pieces marked; the shell's where it has none. `{ $p1 }` is the name at seat 1. */
  text(id: string, names: readonly string[], t: Translate): string {
    const players = Object.fromEntries(names.map((name, seat) => [`p${seat}`, name]));
    return (format(this.#texts, id, players) ?? t(id)).replace(PIECE, (_, word: string) => piece(word));
  }

  /** The learner has read. */
  goOn(): void {
    if (this.now?.word === '') this.#next();
  }

  /** The learner has said a word. */
  say(word: string): void {
    const stop = this.now;
    if (!stop?.word) return;
    if (word === stop.word) {
      this.#next();
      return;
    }
    this.tried += 1;
    this.wrong = Object.entries(stop.wrong).find(([pattern]) => fits(pattern, word))?.[1] ?? 'lesson-wrong';
  }

  /** One stop back, to read it again. */
  back(): void {
    this.telling.skip();
    const scene = this.stop > 0 ? this.scene : this.scene - 1;
    if (scene < 0) return;
    const stops = this.lesson.scenes[scene]?.stops.length ?? 0;
    const stop = this.stop > 0 ? this.stop - 1 : Math.max(0, stops - 1);
    this.#enter(scene, stop);
  }

  again(): void {
    this.#enter(0);
  }

  get #here(): SceneShown {
    return this.lesson.scenes[this.scene] as SceneShown;
  }

  #next(): void {
    this.wrong = null;
    this.tried = 0;
    const last = this.stop >= this.#here.stops.length - 1;
    if (last && this.scene < this.lesson.scenes.length - 1) this.#enter(this.scene + 1);
    else this.stop += 1;
  }

  /** Shows a scene; going forward its events are told. */
  #enter(scene: number, stop = 0): void {
    const forward = scene === 0 || scene === this.scene + 1;
    this.scene = scene;
    this.stop = stop;
    this.wrong = null;
    this.tried = 0;
    const view = this.#here.view;
    void tick().then(() => this.telling.next(forward && stop === 0 ? view : { ...view, events: null }));
  }
}
