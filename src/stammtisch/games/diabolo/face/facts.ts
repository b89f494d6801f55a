// The facts of a view, and what the face is told, with their types.
import type * as face from '@shell/face';
import type * as wire from '@shell/wire';
import type { DiaboloFacts, Row } from './generated';

export type { Phase, Row } from './generated';
export type Facts = DiaboloFacts;
export type ViewNow = wire.ViewNow<Facts>;
export type Told = wire.Told<Facts>;
export type Face = face.Face<Facts>;
export type FaceProps = face.FaceProps<Facts>;
export type SheetProps = face.SheetProps<Facts>;

import type { Colour } from '@shell/art';

export const rowIn = (facts: Facts, colour: Colour): Row | undefined => facts.rows.find((row) => row.colour === colour);

/** Who laid the cards of a side, in the order they lie there. */
export function layers(facts: Facts, place: string): number[] {
  const [colour = '', side = ''] = place.split(' ');
  const seats = facts.hand_sizes.length;
  return facts.past.flatMap((word, turn) => (word.startsWith(colour) && word.endsWith(` ${side}`) ? [(facts.dealer + 1 + turn) % seats] : []));
}
