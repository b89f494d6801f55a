import { beforeEach, describe, expect, it } from 'vitest';
import { contribute } from '../src/contribution';
import { remembered } from '../src/keepsakes';
import { blocks, forPlayers } from '../src/markdown';
import { defaults, playNow, usualSeats } from '../src/opening';
import { routeOf } from '../src/route.svelte';
import { fromHex, sha256, toHex } from '../src/sha256';
import type { GameShown, SeatNow, TableNow } from '../src/wire';

const seat = (mine: boolean, changed: Partial<SeatNow> = {}): SeatNow => ({ name: 'x', bot: null, person: true, mine, away: false, bot_in: null, resigned: false, hash: null, contribution: null, ...changed });
const table = (changed: Partial<TableNow>): TableNow =>
  ({ is: 'table', table: 'oak', status: 'dealing', reveal: false, replays: '', commitment: 'promise', seats: [seat(true), seat(false)], ...changed }) as TableNow;

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
