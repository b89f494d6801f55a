// A row as it is reckoned: what lies there, who held what, and what it brought.
import type { Colour } from '@shell/art';
import type { Places } from '@shell/wire';
import { type Facts, layers, type Row } from './facts';
import { ofColour, SIDES, type Side } from './pieces';

export interface RowStory extends Row {
  /** By side the cards in the order they were laid, and who laid them. */
  lies: Record<Side, { words: string[]; by: number[] }>;
  /** By seat the open cards of the colour; null where the hand is not open. */
  held: (string[] | null)[];
}

/** The rows of a table; `me` sees his own hand, the others' only where it was shown. */
export function stories(facts: Facts, places: Places, me: number | null): RowStory[] {
  return facts.rows.map((row) => ({
    ...row,
    lies: Object.fromEntries(SIDES.map((side) => [side, lying(facts, places, row.colour, side)])) as RowStory['lies'],
    held: facts.points.map((_, seat) => (seat === me || isOpen(facts, row) ? ofColour(places[`hand ${seat}`] ?? [], row.colour) : null)),
  }));
}

const lying = (facts: Facts, places: Places, colour: Colour, side: Side): { words: string[]; by: number[] } => {
  const place = `${colour} ${side}`;
  return { words: places[place] ?? [], by: layers(facts, place) };
};

/** Whether all have shown this colour. */
const isOpen = (facts: Facts, row: Row): boolean => row.scores !== null || (facts.open === true && facts.reckoning === row.colour);
