// The story of steps that are not shown one by one: for those who come in late, and for a jump in a replay.
import type { Face, Translate } from './face';
import { after } from './facts';
import type { Step } from './wire';

/**
 * The sentences of some steps in a row. The first of them is told only if the match begins there: otherwise it is what
 * the next one started from.
 */
export function recount(face: Face, steps: readonly Step[], names: string[], me: number | null, t: Translate): string[] {
  const found: string[] = [];
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1];
    if (!before && step.number > 0) continue;
    let facts = before?.facts ?? step.facts;
    for (const event of step.events) {
      const sentence = face.tell(event, names, me, t, facts);
      if (sentence) found.push(sentence);
      facts = after(facts, event);
    }
  }
  return found;
}
