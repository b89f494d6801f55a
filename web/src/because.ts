// The reasons of a hint or of the coach, put into words.
import { marked, piece, type Translate } from './face';
import type { Because } from './wire';

/** What a reason compares with: the move that was played, the second best, or another one that is named beside it. */
export type Versus = 'played' | 'second' | 'other';

const whole = (share: number): number => Math.round(share);
const tenth = (number: number): string => new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 }).format(number);

/** A reason as a sentence with marked names and pieces; null where the game has no words for it. */
export function because(reason: Because, names: readonly string[], me: number, versus: Versus, t: Translate): string | null {
  const known = (id: string, args: Record<string, string | number>): string | null => {
    const text = t(id, args);
    return text === id ? null : text;
  };
  const name = marked(names[reason.seat] ?? '');
  const who = reason.seat === me ? 'me' : reason.seat < 0 ? 'nobody' : 'other';
  const args = {
    name,
    who,
    versus,
    piece: piece(reason.piece),
    colour: reason.piece,
    amount: reason.amount,
    often: whole(reason.often),
    otherwise: whole(reason.otherwise),
  };
  if (reason.kind === 'event' || reason.kind === 'next' || reason.kind === 'count') {
    const does = known(`does-${reason.event}`, args);
    if (does === null) return null;
    const numbers = reason.kind === 'count' ? { often: tenth(reason.often), otherwise: tenth(reason.otherwise) } : {};
    return t(`because-${reason.kind}`, { ...args, ...numbers, does: does.charAt(0).toLocaleUpperCase() + does.slice(1) });
  }
  return known(`because-${reason.kind}`, args);
}

/** All reasons that have words, the most telling first. */
export const becauses = (reasons: readonly Because[], names: readonly string[], me: number, versus: Versus, t: Translate): string[] =>
  reasons.flatMap((reason) => because(reason, names, me, versus, t) ?? []);
