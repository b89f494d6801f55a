// The facts of a view, by name.
import type { Facts, ViewNow } from '@shell/wire';

export type Phase = 'lots' | 'dealing' | 'turn' | 'choice' | 'drawing' | 'ended';

/** Three chips of a team, and the free square that would make them four. */
export interface Threat { team: number; squares: string[]; free: string }

export interface Sequenced {
  phase: Phase;
  turn: number;
  /** By seat: the lines of its team. */
  points: number[];
  /** By seat. */
  teams: number[];
  /** Finished lines by their ends: "a1-d1". */
  lines: string[];
  lines_to_win: number;
  threats: Threat[];
  /** The square of the chip that was placed last, or nothing. */
  placed: string;
  draw: 'auto' | 'manual';
  swaps_left: number;
  /** The seats that may still draw, once for each card, the oldest right first. */
  rights: number[];
  turns: number;
  last_turn: number;
  stock: number;
}

export const read = (facts: Facts): Sequenced => facts as unknown as Sequenced;

/** The team whose chip lies on a square. */
export function teamAt(view: ViewNow, square: string): number | null {
  const chip = view.places[square]?.[0];
  return chip === undefined ? null : teamOf(chip);
}

/** "chip 1" is of team 1. */
export const teamOf = (chip: string): number => Number(chip.split(' ')[1]);
