// What passes between the shell and a face that was built outside of it (worn.ts, outside.svelte.ts).
import type { Face, Lid } from './face';
import type { Frame } from './frame';

/** Changes when faces that were built before cannot be shown any more. */
export const CONTRACT = 1;

/** What the shell lends, as it is at one moment. */
export type Lent = Omit<Frame, 'clock'> & { clocks: (number | null)[] };
export interface Given {
  props: object;
  frame: Lent | null;
}
export interface Shown {
  update(given: Given): void;
  end(): void;
}
/** Draws a part of a face into an element. */
export type Draw = (target: HTMLElement, given: Given) => Shown;

/** What a face file exports by default; `outside` makes it. */
export interface OutsideFace {
  contract: number;
  face: Omit<Face, 'Table' | 'Sheet' | 'Summary'>;
  draw: { Table: Draw; Sheet?: Draw; Summary?: Draw };
  lid: Lid | null;
}
