// What the shell lends to the parts that a face is made of, so that faces need not pass it through.
import { getContext, onDestroy, setContext } from 'svelte';
import type { Part, PromptText, Translate } from './face';
import type { Mark } from './art/signs';
import type { Sound } from './sound';
import type { Beat } from './telling.svelte';
import type { TimeLeft } from './time';

/** A button in the prompt that belongs to the shell: undo, hint, an answer to a question. */
export interface PromptAction {
  id: string;
  label: string;
  mark: Mark;
  /** Keys are spoken to screen readers through aria-keyshortcuts. */
  key?: string;
  /** Shown after the others and filled. */
  main?: boolean;
  act: () => void;
}

export interface Frame {
  /** The last sentence of the story. */
  readonly lastLine: readonly Part[];
  readonly connected: boolean;
  readonly actions: readonly PromptAction[];
  /** What an expert would do, while it is shown: the prompt says it instead of the step. */
  readonly hint?: string;
  /** What the prompt says instead of the game's own words: a bot plays for me, or the match was broken off. */
  readonly instead?: PromptText | null;
  /** The seat looked through, whose clock stands in the prompt. */
  readonly me?: number | null;
  /** Seconds left of a seat, or null where no time runs. */
  clock(seat: number): number | null;
  /** The same, running on. */
  time?(seat: number): TimeLeft | null;
  /** For how many seconds bots still leave me what I may do out of turn, from when on (by this page's clock). */
  readonly leeway?: { seconds: number; told: number } | null;
  /** A round is over, and nothing of the next one is told until `goOn`. */
  readonly held?: boolean;
  goOn?(): void;
  openStory(): void;
  /** Texts of the shell, for its own parts. */
  readonly t: Translate;
  /** Lets something be heard, if sound is on. */
  play(sound: Sound): void;
  /** Calls `hear` at every step of the telling until the function that it gives is called. */
  listen(hear: Beat): () => void;
  /** Ends what is being told. */
  skip(): void;
  chip(piece: string): string;
}

const KEY = Symbol('frame');
export const lend = (frame: Frame): void => void setContext(KEY, frame);

/** Lends what a face needs where nothing is told and no time runs. */
export const lendStill = (t: Translate, chip: (piece: string) => string, play: (sound: Sound) => void = () => undefined): void =>
  lend({
    lastLine: [],
    connected: true,
    actions: [],
    clock: () => null,
    t,
    play,
    listen: () => () => undefined,
    openStory: () => undefined,
    skip: () => undefined,
    chip,
  });
export const frame = (): Frame => getContext<Frame>(KEY);

/** Hears of every step that is drawn, in order, as long as the component lives that calls it when it is made. */
export const onbeat = (hear: Beat): void => onDestroy(frame().listen(hear));
