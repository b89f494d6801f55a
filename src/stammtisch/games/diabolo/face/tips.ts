// Small advice for somebody's first games.
import { rowIn, type Face, type Facts, type ViewNow } from './facts';
import { said } from './moves';
import { cardOf } from './pieces';

/** A hand worth so much in a colour is likely to be the best of it. */
const MUCH = 5;

const sum = (facts: Facts, colour: Facts['rows'][number]['colour']): number => facts.sums?.[colour] ?? 0;
const lays = (view: ViewNow): boolean => view.facts.phase === 'lay';
/** Whether the devils are ahead where I hold much. */
const threatens = (facts: Facts, row: Facts['rows'][number]): boolean => row.ahead === 'devils' && sum(facts, row.colour) >= MUCH;
/** The row that a word lays to. */
function rowOf(facts: Facts, word: string): Facts['rows'][number] | null {
  const move = said(word);
  const card = move?.kind === 'lay' ? cardOf(move.card) : null;
  return card ? (rowIn(facts, card.colour) ?? null) : null;
}

export const tips: NonNullable<Face['tips']> = [
  { id: 'double', when: (view, me) => view.facts.phase === 'doubling' && view.facts.doubles.includes(me) },
  {
    id: 'even',
    when: (view) =>
      Object.entries(view.facts.lays ?? {}).some(([word, lay]) => {
        const row = rowOf(view.facts, word);
        return lay.ahead === 'equal' && row !== null && threatens(view.facts, row);
      }),
  },
  { id: 'devils', when: (view) => lays(view) && view.facts.rows.some((row) => threatens(view.facts, row) && !row.locked) },
  {
    id: 'lock',
    when: (view) => view.facts.locked === view.facts.locks_needed - 1 && Object.values(view.facts.lays ?? {}).some((lay) => lay.locks),
  },
  { id: 'keep', when: lays },
];
