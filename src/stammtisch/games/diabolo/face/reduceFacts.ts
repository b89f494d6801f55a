// The facts between two views, for what the table draws of them while events are told.
import type { Colour } from '@shell/art';
import type { Facts, Told } from '@shell/wire';
import { read, type Diabolo, type Row } from './facts';
import { cardOf, rowOf, sideOf } from './pieces';

export function reduceFacts(facts: Facts, event: Told): Facts {
  const now = read(facts);
  const change = (change: Partial<Diabolo>): Facts => ({ ...facts, ...change });
  switch (event.kind) {
    case 'round':
      return change(fresh(now, event));
    case 'draw':
      return change({ phase: 'lay', stock: now.stock - 1, hand_sizes: changed(now.hand_sizes, event.seat, 1) });
    case 'lay':
      return change({ ...left(now, event), rows: laid(now.rows, event) });
    case 'box':
      return change(left(now, event));
    case 'lock':
      return change({ locked: event.amount, rows: alter(now.rows, rowOf(event.target), () => ({ locked: true })) });
    case 'equal':
    case 'angels':
    case 'devils':
      return change(begun(now, event));
    case 'choose':
      return change({ said: now.said.map((word, seat) => (seat === event.seat ? word || '?' : word)) });
    case 'keep':
      return change({ said: put(now.said, event.seat, 'keep') });
    case 'double':
      return change({ said: put(now.said, event.seat, 'double'), doubles: now.doubles.filter((seat) => seat !== event.seat) });
    case 'show':
      return now.reckoning ? change({ phase: 'reckoning', open: true, rows: alter(now.rows, now.reckoning, () => ({ doubled: doublers(now) })) }) : facts;
    case 'nobody':
      return change({ rows: alter(now.rows, now.reckoning, () => ({ done: true, scores: now.points.map(() => 0) })) });
    case 'score':
    case 'twice':
    case 'pay':
      return change(scored(now, event));
    default:
      return facts;
  }
}

const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((one, i) => (i === at ? value : one));
const changed = (list: readonly number[], at: number, by: number): number[] => list.map((one, i) => (i === at ? one + by : one));

const alter = (rows: readonly Row[], colour: Colour | null, by: (row: Row) => Partial<Row>): Row[] =>
  rows.map((row) => (row.colour === colour ? { ...row, ...by(row) } : row));

/** A new round: nothing lies in the rows, everybody has a double card. */
function fresh(now: Diabolo, event: Told): Partial<Diabolo> {
  const none = now.points.map(() => 0);
  return {
    phase: 'deal', round: event.amount, dealer: event.seat, reckoning: null, open: false, locked: 0, past: [],
    rows: now.rows.map(({ colour }) => ({ colour, devils: 0, angels: 0, ahead: 'equal', cards: 0, locked: false, done: false, doubled: [], scores: null })),
    sheet: [...now.sheet.slice(0, event.amount - 1), none],
    doubles: none.map((_, seat) => seat), said: none.map(() => ''), shown: none.map(() => []), hand_sizes: none,
  };
}

/** A card has left a hand in the open. */
function left(now: Diabolo, event: Told): Partial<Diabolo> {
  const card = event.pieces[0] ?? '';
  const side = sideOf(event.target)?.side;
  const known = [...(now.shown[event.seat] ?? [])];
  const at = known.indexOf(card);
  if (at >= 0) known.splice(at, 1);
  return {
    hand_sizes: changed(now.hand_sizes, event.seat, -1),
    past: [...now.past, side ? `${card} ${side}` : `box ${card}`],
    shown: put(now.shown, event.seat, known),
  };
}

function laid(rows: readonly Row[], event: Told): Row[] {
  const spot = sideOf(event.target);
  const value = cardOf(event.pieces[0] ?? '')?.value ?? 0;
  return alter(rows, spot?.colour ?? null, (row) => {
    const devils = row.devils + (spot?.side === 'devil' ? value : 0);
    const angels = row.angels + (spot?.side === 'angel' ? value : 0);
    return { devils, angels, cards: row.cards + 1, ahead: angels > devils ? 'angels' : devils > angels ? 'devils' : 'equal' };
  });
}

/** Those who said that they double; in turn some said it in earlier views. */
const doublers = (now: Diabolo): number[] => now.said.flatMap((word, seat) => (word === 'double' ? [seat] : []));

/** A row is looked at; those before it are done. */
function begun(now: Diabolo, event: Told): Partial<Diabolo> {
  const colour = rowOf(event.target);
  const at = now.rows.findIndex((row) => row.colour === colour);
  const rows = now.rows.map((row, i) => (i < at || (i === at && event.kind === 'equal') ? { ...row, done: true } : row));
  return { phase: 'reckoning', reckoning: colour, open: false, rows, said: now.said.map(() => '') };
}

function scored(now: Diabolo, event: Told): Partial<Diabolo> {
  const rows = alter(now.rows, now.reckoning, (row) => ({ done: true, scores: changed(row.scores ?? now.points.map(() => 0), event.seat, event.amount) }));
  const line = now.sheet.length - 1;
  return { rows, sheet: now.sheet.map((round, i) => (i === line ? changed(round, event.seat, event.amount) : round)), points: changed(now.points, event.seat, event.amount) };
}
