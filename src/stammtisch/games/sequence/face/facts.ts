// The facts of a view, and what the face is told, with their types.
import type * as face from '@shell/face';
import type * as wire from '@shell/wire';
import type { SequenceFacts } from './generated';

export type { Phase, Threat } from './generated';
export type Facts = SequenceFacts;
export type ViewNow = wire.ViewNow<Facts>;
export type Told = wire.Told<Facts>;
export type Face = face.Face<Facts>;
export type FaceProps = face.FaceProps<Facts>;
export type SheetProps = face.SheetProps<Facts>;

/** The team whose chip lies on a square. */
export function teamAt(view: ViewNow, square: string): number | null {
  const chip = view.places[square]?.[0];
  return chip === undefined ? null : teamOf(chip);
}

/** "chip 1" is of team 1. */
export const teamOf = (chip: string): number => Number(chip.split(' ')[1]);
