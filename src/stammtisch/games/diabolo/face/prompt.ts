// What I can do now, in one sentence; and where the match is.
import type { PromptText, Translate } from '@shell/face';
import { language } from '@shell/language';
import { type Facts, type Row, rowIn, type ViewNow } from './facts';
import type { Side } from './pieces';

export function prompt(view: ViewNow, me: number | null, names: string[], t: Translate): PromptText {
  const facts = view.facts;
  const mine = me !== null && view.legal.length > 0;
  const row = facts.reckoning && rowIn(facts, facts.reckoning);
  if (view.over) return { state: t('state-over'), step: t('prompt-most') };
  if (facts.phase === 'reckoning' && row) return { state: aheadOf(row, t), step: outcome(row, names, me, t) };
  if (facts.phase === 'doubling' && row) return { state: aheadOf(row, t), step: mine ? doubling(facts, row, t) : sealed(view, facts, me, names, t) };
  if (!mine) return { state: waiting(view, me, names, t), step: me === null ? '' : goal(facts, t) };
  if (facts.phase === 'box') return { state: t('prompt-box'), step: t('prompt-box-step') };
  return { state: t('state-yours'), step: t('prompt-lay') };
}

export const listed = (words: readonly string[]): string => new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);

function waiting(view: ViewNow, me: number | null, names: string[], t: Translate): string {
  const others = view.holding_up.filter((seat) => seat !== me);
  if (others.length) return t('state-waiting', { names: listed(others.map((seat) => names[seat] ?? '')) });
  return t(view.holding_up.length ? 'state-yours' : 'prompt-dealing');
}

const LOCKS: Record<number, string> = { 2: 'pair', 3: 'trio' };
/** What counts in the end, and when that is. */
export const goal = (facts: Facts, t: Translate): string => t('goal', { needed: LOCKS[facts.locks_needed] ?? '' });

/** What it would do to lay a card: the sums, and what the rest of my hand in that colour could mean. Nothing where the server does not say. */
export function would(facts: Facts, word: string, side: Side, t: Translate): string {
  const lay = facts.lays?.[word];
  return lay ? t('would', { side, ahead: lay.ahead, devils: lay.devils, angels: lay.angels, held: lay.held }) : '';
}

/** Those whose choice is still to come; nobody once the choices are being shown. */
export const undecided = (view: ViewNow): number[] => view.holding_up.filter((seat) => !view.facts.said[seat]);

/** "Purple: the angels win, 7 to 6". */
export const aheadOf = (row: Row, t: Translate): string =>
  t('row-ahead', { colour: row.colour, ahead: row.ahead, high: Math.max(row.angels, row.devils), low: Math.min(row.angels, row.devils) });

/** What a row brought, once it is known. */
export function outcome(row: Row, names: string[], me: number | null, t: Translate): string {
  if (row.ahead === 'equal') return t('row-skipped');
  if (!row.scores) return row.ahead === 'devils' ? t('row-pays') : t('row-scores');
  const told = row.scores.flatMap((points, seat) => {
    if (points === 0) return [];
    const id = points < 0 ? 'told-pay' : row.doubled.includes(seat) ? 'told-twice' : 'told-score';
    return [t(seat === me ? `${id}-me` : id, { name: names[seat] ?? '', colour: row.colour, points: Math.abs(points), count: Math.abs(points) })];
  });
  return told.length ? told.join(' ') : t('told-nobody', { colour: row.colour });
}

function doubling(facts: Facts, row: Row, t: Translate): string {
  return t('prompt-double', { colour: row.colour, sum: facts.sums?.[row.colour] ?? 0 });
}

/** Others choose; my own choice is made, or I have no double card left. */
function sealed(view: ViewNow, facts: Facts, me: number | null, names: string[], t: Translate): string {
  const word = me === null ? '' : (facts.said[me] ?? '');
  const own = word === 'double' ? t('said-double-me') : word === 'keep' ? t('said-keep-me') : '';
  const others = undecided(view)
    .filter((seat) => seat !== me)
    .map((seat) => names[seat] ?? '');
  return [own, others.length ? t('state-waiting', { names: listed(others) }) : ''].filter(Boolean).join(' ');
}

/** "Round 2 of 4 · 1 of 2 rows locked". */
export function where(view: ViewNow, t: Translate): string {
  const { phase, round, rounds, locked, locks_needed } = view.facts;
  const at = t('where-round', { round, rounds });
  if (phase === 'over') return at;
  return `${at} · ${phase === 'doubling' || phase === 'reckoning' ? t('where-reckoning') : t('where-locked', { locked, needed: locks_needed })}`;
}

const PARAGRAPH: Record<string, string> = { deal: 'DI 2', draw: 'DI 3', lay: 'DI 3', box: 'DI 3.4', doubling: 'DI 5.2', reckoning: 'DI 5', over: 'DI 6' };
export const paragraph = (view: ViewNow): string | null => PARAGRAPH[view.facts.phase] ?? null;
