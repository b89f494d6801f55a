// The story of steps that are not shown one by one: for those who come in late, and for a jump in a replay.
import type { Face, Translate } from './face';
import { after } from './facts';
import type { Step } from './wire';

/** The names as the story has them, and whose "you" it is. */
export interface Teller {
  names: string[];
  me: number | null;
}

/**
 * The sentences of some steps in a row. The first of them is told only if the match begins there: otherwise it is what
 * the next one started from.
 */
export const recount = (face: Face, steps: readonly Step[], teller: (step: Step) => Teller, t: Translate): string[] =>
  retold(face, steps, teller, t).map(({ sentence }) => sentence);

/** The same, each with the number of its step. */
export function retold(face: Face, steps: readonly Step[], teller: (step: Step) => Teller, t: Translate): { sentence: string; step: number }[] {
  const found: { sentence: string; step: number }[] = [];
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1];
    if (!before && step.number > 0) continue;
    let facts = before?.facts ?? step.facts;
    const { names, me } = teller(step);
    for (const event of step.events) {
      const sentence = face.tell(event, names, me, t, facts);
      if (sentence) found.push({ sentence, step: step.number });
      facts = after(facts, event);
    }
  }
  return found;
}
