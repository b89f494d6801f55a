import { describe, expect, it } from 'vitest';
import { backTo, plan, type Box, type Measured } from '../src/motion';
import type { Told } from '../src/wire';

const box = (x: number, y: number, w = 50, h = 70): Box => ({ x, y, w, h });
const element = (): HTMLElement => document.createElement('div');

function picture(spots: [place: string, piece: string, box: Box][], places: Record<string, Box> = {}, seats: Record<string, Box> = {}): Measured {
  return {
    spots: spots.map(([place, piece, at]) => ({ place, piece, box: at, element: element() })),
    places: new Map(Object.entries(places)),
    seats: new Map(Object.entries(seats)),
    table: box(0, 0, 1000, 800),
  };
}
const told = (pieces: string[], source: string, target: string, kind = 'play'): Told => ({ kind, seat: 0, pieces, source, target, amount: 0 });

describe('flights', () => {
  it('go from where a piece was to where it is', () => {
    const before = picture([['hand 0', 'r1', box(0, 500)]]);
    const after = picture([['trick', 'r1', box(300, 200)]]);
    const [flight] = plan(before, after, [told(['r1'], 'hand 0', 'trick')]);
    expect(flight).toMatchObject({ piece: 'r1', from: box(0, 500), to: box(300, 200), turns: false });
    expect(flight?.element).toBe(after.spots[0]?.element);
  });
  it('turn a card over that was hidden before', () => {
    const before = picture([['hand 2', '?', box(0, 0)]]);
    const after = picture([['trick', 'g4', box(300, 200)]]);
    expect(plan(before, after, [told(['g4'], 'hand 2', 'trick')])[0]).toMatchObject({ turns: true });
  });
  it('know the place they come from', () => {
    const before = picture([['actions', '?', box(0, 0)]]);
    const after = picture([['actions 0', 'KS', box(300, 200)]]);
    expect(plan(before, after, [told(['KS'], 'actions', 'actions 0', 'draw')])[0]).toMatchObject({ source: 'actions', turns: true });
  });
  it('end as a ghost at the seat where the place is not drawn', () => {
    const before = picture([['trick', 'g4', box(300, 200)]]);
    const after = picture([], {}, { 2: box(0, 0, 200, 60) });
    const [flight] = plan(before, after, [told(['g4'], 'trick', 'won 2')]);
    expect(flight?.element).toBeNull();
    expect(flight?.to.x).toBeGreaterThan(50);
    expect(flight?.to.h).toBeLessThanOrEqual(60);
  });
  it('start in the middle of a pile that shows no single cards', () => {
    const after = picture([['hand 0', 'r1', box(0, 500)]]);
    const [flight] = plan(picture([], { stock: box(600, 300, 60, 84) }), after, [told(['r1'], 'stock', 'hand 0', 'deal')]);
    expect(flight?.from).toEqual(box(605, 307));
  });
  it('take the newest of equal pieces, and let the others stay', () => {
    const before = picture([
      ['tokens 0', 'token', box(0, 0, 20, 20)],
      ['middle', 'token', box(500, 0, 20, 20)],
    ]);
    const after = picture([
      ['tokens 0', 'token', box(0, 0, 20, 20)],
      ['tokens 0', 'token', box(24, 0, 20, 20)],
    ]);
    const flights = plan(before, after, [told(['token'], 'middle', 'tokens 0', 'earn')]);
    expect(flights).toHaveLength(1);
    expect(flights[0]?.to.x).toBe(24);
  });
  it('let a hand close its gap', () => {
    const before = picture([
      ['hand 0', 'r1', box(0, 500)],
      ['hand 0', 'r2', box(60, 500)],
    ]);
    const after = picture([
      ['hand 0', 'r2', box(30, 500)],
      ['trick', 'r1', box(300, 200)],
    ]);
    const shift = plan(before, after, [told(['r1'], 'hand 0', 'trick')]).find((flight) => flight.shift);
    expect(shift).toMatchObject({ piece: 'r2', from: box(60, 500), to: box(30, 500) });
  });
  it('come from the middle of the table where their source is not drawn', () => {
    const after = picture([['hand 0', 'r1', box(0, 500)]]);
    expect(plan(picture([]), after, [told(['r1'], 'deck', 'hand 0', 'deal')])[0]?.from).toEqual(box(475, 365));
  });
  it('go to the plate of the seat that the event is about where their target is not drawn', () => {
    const before = picture([['trick', 'r1', box(300, 200)]]);
    const after = picture([], {}, { 0: box(0, 0, 100, 140) });
    expect(plan(before, after, [told(['r1'], 'trick', 'played', 'win')])[0]?.to).toEqual(box(25, 35));
  });
  it('carry a hidden card to a hand that is not drawn', () => {
    const after = picture([], {}, { 3: box(0, 0, 200, 60) });
    expect(plan(picture([]), after, [told(['?'], 'deck', 'hand 3', 'deal')])[0]).toMatchObject({ element: null, to: { h: 56 } });
  });
  it('leave out what is only shown, and what nobody can see on the screen', () => {
    expect(plan(picture([]), picture([]), [told(['r1'], 'hand 0', 'hand 0', 'show'), told(['r1'], 'box', 'deck')])).toEqual([]);
  });
  it('leave in the order of the events', () => {
    const before = picture([], { stock: box(600, 300) });
    const after = picture([
      ['hand 0', 'r1', box(0, 0)],
      ['hand 1', '?', box(0, 90)],
    ]);
    const flights = plan(before, after, [told(['r1'], 'stock', 'hand 0', 'deal'), told(['?'], 'stock', 'hand 1', 'deal')]);
    expect(flights.map((flight) => [flight.piece, flight.order])).toEqual([
      ['r1', 0],
      ['?', 1],
    ]);
  });
});

describe('the way back', () => {
  it('is a shift between the middles and a scale of the heights', () => {
    expect(backTo(box(0, 0, 100, 140), box(300, 200))).toBe('translate(-275px, -165px) scale(2)');
  });
  it('is turned with an element that is turned', () => {
    expect(backTo(box(100, 0), box(0, 0), 90)).toBe('translate(0px, -100px) scale(1)');
  });
});
