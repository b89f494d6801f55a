import { beforeEach, describe, expect, it } from 'vitest';
import { acknowledged, contribute, storyOfDeal } from '../src/contribution';
import { remembered } from '../src/keepsakes';
import { fromHex, sha256, toHex } from '../src/sha256';
import type { Ask, SeatNow, TableNow } from '../src/wire';

const seat = (mine: boolean, changed: Partial<SeatNow> = {}): SeatNow => ({
  name: 'x',
  bot: null,
  person: true,
  mine,
  host: false,
  away: false,
  bot_in: null,
  resigned: false,
  hash: null,
  contribution: null,
  why: null,
  hints: 0,
  shared: false,
  ...changed,
});
const table = (changed: Partial<TableNow>): TableNow =>
  ({
    is: 'table',
    table: 'oak',
    status: 'dealing',
    reveal: false,
    voided: [],
    replays: '',
    commitment: 'promise',
    seats: [seat(true), seat(false)],
    ...changed,
  }) as TableNow;

describe('a contribution to the deal', () => {
  beforeEach(() => localStorage.clear());

  it('is promised by its hash first and shown only when it is time', () => {
    const [promise] = contribute(table({}));
    expect(promise).toMatchObject({ do: 'hash', seat: 0 });
    const hash = promise?.do === 'hash' ? promise.hash : '';
    expect(contribute(table({ seats: [seat(true, { hash }), seat(false)] }))).toEqual([]);
    const [shown] = contribute(table({ reveal: true, seats: [seat(true, { hash }), seat(false)] }));
    expect(shown?.do === 'reveal' && toHex(sha256(fromHex(shown.contribution)))).toBe(hash);
  });
  it('survives a reload, and so does the promise of the server', () => {
    const first = contribute(table({}));
    expect(contribute(table({}))).toEqual(first);
    contribute(table({ commitment: 'another' }));
    expect(remembered('oak').commitment).toBe('promise');
  });
  it('is not given where a deal is played again, or by a watcher', () => {
    expect(contribute(table({ replays: 'elm' }))).toEqual([]);
    expect(contribute(table({ seats: [seat(false)] }))).toEqual([]);
  });
  it('is another one in every beginning, and none where my seat withheld before', () => {
    const [first] = contribute(table({}));
    const [second] = contribute(table({ voided: [[1]] }));
    expect(second).toMatchObject({ do: 'hash', seat: 0, beginning: 1 });
    expect(second?.do === 'hash' && second.hash).not.toBe(first?.do === 'hash' && first.hash);
    expect(contribute(table({ voided: [[0]] }))).toEqual([]);
  });
  it('is not shown for a hash that is not mine', () => {
    contribute(table({}));
    expect(contribute(table({ reveal: true, seats: [seat(true, { hash: 'ab'.repeat(32) }), seat(false)] }))).toEqual([]);
  });
  it('closes the list of the others when it is shown', () => {
    const hash = bound(contribute(table({})));
    const other = 'cd'.repeat(32);
    contribute(table({ reveal: true, seats: [seat(true, { hash }), seat(false)] }));
    contribute(table({ reveal: true, seats: [seat(true, { hash }), seat(false, { hash: other })] }));
    expect(remembered('oak')).toMatchObject({ sealed: [0], hashes: { '0 0': hash } });
  });
  it('that was shown is not given again: a table that has lost it gets another, and that is told', () => {
    const first = bound(contribute(table({})));
    const [shown] = contribute(table({ reveal: true, seats: [seat(true, { hash: first }), seat(false)] }));
    acknowledged('oak', shown as Ask);
    expect(bound(contribute(table({})))).not.toBe(first);
    expect(told(table({}))).toEqual(['deal-again']);
  });
});

const bound = ([ask]: Ask[]): string => (ask?.do === 'hash' ? ask.hash : '');
const told = (now: TableNow): string[] => storyOfDeal(now, ['Mira', 'Robin'], (id) => id);

describe('what is told about the deal', () => {
  beforeEach(() => localStorage.clear());
  const running = (mine: Partial<SeatNow>, voided: number[][] = []): TableNow => table({ status: 'running', voided, seats: [seat(true, mine), seat(false)] });

  it('is nothing where all went well', () => {
    const hash = bound(contribute(table({})));
    const contribution = remembered('oak').mine[0]?.bytes ?? null;
    expect(told(running({ hash, contribution }))).toEqual([]);
  });
  it('names who did not show a number', () => {
    expect(told(table({ voided: [[1]] }))).toEqual(['deal-withheld']);
    expect(told(table({ voided: [[1], [0]] }))).toEqual(['deal-withheld', 'deal-withheld-mine']);
    expect(told(table({ voided: [[1]], replays: 'elm' }))).toEqual([]);
  });
  it('says that my number was left out, and whether the table had it', () => {
    const [ask] = contribute(table({}));
    expect(told(running({}))).toEqual(['deal-late']);
    acknowledged('oak', ask as Ask);
    expect(told(running({}))).toEqual(['deal-dropped']);
    expect(told(running({ hash: 'ab'.repeat(32), contribution: 'cd'.repeat(32) }))).toEqual(['deal-dropped']);
  });
  it('says that the table denies what I have shown', () => {
    const hash = bound(contribute(table({})));
    const [shown] = contribute(table({ reveal: true, seats: [seat(true, { hash }), seat(false)] }));
    expect(told(table({ voided: [[0]] }))).toEqual(['deal-withheld-mine']);
    acknowledged('oak', shown as Ask);
    expect(told(table({ voided: [[0]] }))).toEqual(['deal-denied']);
  });
});
