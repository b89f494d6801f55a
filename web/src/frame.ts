// What the shell lends to the parts that a face is made of, so that faces need not pass it through.
import { getContext, setContext } from 'svelte';
import type { Part } from './face';
import type { Mark } from './art/signs';

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
  /** Seconds left of a seat, or null where no time runs. */
  clock(seat: number): number | null;
  openStory(): void;
  /** Ends what is being told. */
  skip(): void;
  chip(piece: string): string;
}

const KEY = Symbol('frame');
export const lend = (frame: Frame): void => void setContext(KEY, frame);
export const frame = (): Frame => getContext<Frame>(KEY);
