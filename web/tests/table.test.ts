import { beforeEach, describe, expect, it } from 'vitest';
import { acknowledged, contribute, storyOfDeal } from '../src/contribution';
import { remembered, sawDraws } from '../src/keepsakes';
import { blocks, forPlayers } from '../src/markdown';
import { defaults, playNow, usualSeats } from '../src/opening';
import { routeOf } from '../src/route.svelte';
import { fromHex, sha256, toHex } from '../src/sha256';
import type { Ask, GameShown, SeatNow, TableNow, Told } from '../src/wire';

const seat = (mine: boolean, changed: Partial<SeatNow> = {}): SeatNow => ({ name: 'x', bot: null, person: true, mine, away: false, bot_in: null, resigned: false, hash: null, contribution: null, ...changed });
const table = (changed: Partial<TableNow>): TableNow =>
  ({ is: 'table', table: 'oak', status: 'dealing', reveal: false, voided: [], replays: '', commitment: 'promise', seats: [seat(true), seat(false)], ...changed }) as TableNow;

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

describe('the cards that were seen being drawn', () => {
  beforeEach(() => localStorage.clear());
  const draw = (drawn: number | undefined, card: string): Told => ({ kind: 'draw', seat: 0, pieces: [card], source: '', target: '', amount: 0, ...(drawn === undefined ? {} : { drawn }) });

  it('are remembered by their numbers, without backs and without what was no draw', () => {
    sawDraws('oak', [draw(0, 'r1'), draw(1, '?'), draw(2, 'g3'), draw(undefined, 'b4')], 3);
    sawDraws('oak', [], 3);
    sawDraws('oak', [draw(3, 'p5')], 4);
    expect(remembered('oak').drawn).toEqual({ 0: 'r1', 2: 'g3', 3: 'p5' });
  });
  it('are not overwritten by another story', () => {
    sawDraws('oak', [draw(0, 'r1')], 1);
    sawDraws('oak', [draw(0, 'g1')], 1);
    expect(remembered('oak').drawn).toEqual({ 0: 'r1' });
  });
  it('are counted apart when a move was taken back', () => {
    sawDraws('oak', [draw(0, 'r1'), draw(1, 'r2')], 2);
    sawDraws('oak', [], 1);
    sawDraws('oak', [draw(1, 'r3')], 2);
    expect(remembered('oak')).toMatchObject({ drawn: { 0: 'r1', 1: 'r3' }, back: 1 });
  });
  it('of the first version are read, too', () => {
    localStorage.setItem('stammtisch deals', JSON.stringify({ oak: { commitment: 'promise', contributions: { 1: 'ab' } } }));
    expect(remembered('oak')).toMatchObject({ commitment: 'promise', mine: [{ beginning: 0, seat: 1, bytes: 'ab' }], drawn: {} });
  });
});

describe('addresses', () => {
  const at = (path: string) => routeOf(new URL(path, 'http://oak'));
  it('lead to screens', () => {
    expect(at('/')).toEqual({ screen: 'front' });
    expect(at('/new/sep?how=device')).toEqual({ screen: 'new', game: 'sep', how: 'device' });
    expect(at('/t/abc')).toEqual({ screen: 'table', table: 'abc' });
    expect(at('/t/abc/replay?as=-3&step=12')).toEqual({ screen: 'replay', table: 'abc', viewer: -3, step: 12 });
    expect(at('/t/abc/replay?step=x')).toEqual({ screen: 'replay', table: 'abc', viewer: null, step: 0 });
    expect(at('/elsewhere')).toEqual({ screen: 'front' });
  });
});

describe('a new table', () => {
  const game: GameShown = { name: 'g', title: 'G', rules: 1, seats: [2, 3, 4], options: { 4: [{ name: 'length', default: 'standard', values: ['standard', 'long'], label: '' }] } };
  it('has as many seats as usual, and the game’s own defaults', () => {
    expect(usualSeats(game)).toBe(4);
    expect(usualSeats({ ...game, seats: [1, 2] })).toBe(2);
    expect(defaults(game, 4)).toEqual({ length: 'standard' });
  });
  it('against bots has them on all other seats', () => {
    expect(playNow(game, 1.2)).toMatchObject({ seats: 4, mine: [0], bots: [null, 'regular', 'regular', 'regular'] });
  });
});

describe('rules', () => {
  const text = '# Game\n\n**GA 1 Deal.** Everybody gets\n*one* card `r1`.\n\n- **GA 1.1** First\n  line\n  - deeper\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n## Events\n\nfor screens';
  it('are read with their paragraphs, and without what screens are told', () => {
    const found = blocks(forPlayers(text));
    expect(found.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'item', 'item', 'table']);
    expect(found[1]).toMatchObject({ mark: 'GA 1', inlines: [{ kind: 'strong', text: 'GA 1 Deal.' }, { kind: 'text', text: ' Everybody gets ' }, { kind: 'em', text: 'one' }, { kind: 'text' }, { kind: 'code', text: 'r1' }, { kind: 'text', text: '.' }] });
    expect(found[2]).toMatchObject({ mark: 'GA 1.1', depth: 0 });
    expect(found[3]).toMatchObject({ depth: 1 });
    expect(found[4]).toMatchObject({ head: ['a', 'b'], rows: [['1', '2']] });
  });
});
