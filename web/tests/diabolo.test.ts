// The story of Diabolo and the end of its rounds; the laws (laws.test.ts) look after the rest.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Facts, Told, ViewNow } from '../../src/stammtisch/games/diabolo/face/facts';
import face from '../../src/stammtisch/games/diabolo/face/index';
import { Closing } from '../../src/stammtisch/games/diabolo/face/closing.svelte';
import { would } from '../../src/stammtisch/games/diabolo/face/prompt';
import { spoken, type Translate } from '../src/face';
import { recording } from './fixture';
import { gameFolder, textsIn } from './texts';

const texts = (language: string): Translate => textsIn(language, gameFolder('diabolo'));
const t = texts('en');
// Lists are written in the language that was last asked for.
beforeEach(() => void texts('en'));
const NAMES = ['Mira', 'Jonas', 'Alex', 'Robin'];
const event = (kind: string, seat: number, more: Partial<Told> = {}): Told => ({ kind, seat, pieces: [], source: '', target: '', amount: 0, ...more });
const said = (told: Told, me: number | null, speak: Translate = t): string | null => {
  const sentence = face.tell(told, NAMES, me, speak, {} as Facts);
  return sentence && spoken(sentence, (word) => face.called(word, speak));
};

describe('the languages', () => {
  it('counts in Polish', () => {
    const pl = texts('pl');
    expect([1, 3, 5, 22].map((amount) => said(event('score', 1, { target: 'row p', amount }), 0, pl))).toEqual([
      'Jonas zdobywa 1 punkt w kolorze fioletowym.',
      'Jonas zdobywa 3 punkty w kolorze fioletowym.',
      'Jonas zdobywa 5 punktów w kolorze fioletowym.',
      'Jonas zdobywa 22 punkty w kolorze fioletowym.',
    ]);
  });
});

describe('the story', () => {
  const lay = event('lay', 1, { pieces: ['y4'], source: 'hand 1', target: 'y devil' });
  const row = { target: 'row p' };
  const cases: [Told, string, string][] = [
    [event('round', 3, { amount: 2 }), 'Round 2. Robin deals.', 'Ronde 2. Robin deelt.'],
    [lay, 'Jonas plays the yellow 4 to the devils.', 'Jonas legt de gele 4 bij de duivels.'],
    [event('lay', 1, { pieces: ['b5'], target: 'b angel' }), 'Jonas plays the blue 5 to the angels.', 'Jonas legt de blauwe 5 bij de engelen.'],
    [event('lock', 1, { ...row, amount: 1 }), 'Purple is locked.', 'Paars zit op slot.'],
    [event('show', 1, { pieces: ['p1', 'p4'] }), 'Jonas shows the purple 1 and the purple 4.', 'Jonas toont de paarse 1 en de paarse 4.'],
    [event('box', 1, { pieces: ['g5'], target: 'box' }), 'Jonas puts the green 5 into the box.', 'Jonas legt de groene 5 in de doos.'],
    [event('equal', -1, { target: 'row r' }), 'Red: a tie, nobody shows.', 'Rood: gelijk, niemand toont iets.'],
    [event('angels', -1, { ...row, amount: 1 }), 'Purple: the angels win by 1.', 'Paars: de engelen winnen met 1 verschil.'],
    [event('devils', -1, { ...row, amount: 2 }), 'Purple: the devils win by 2.', 'Paars: de duivels winnen met 2 verschil.'],
    [event('choose', 1, row), 'Jonas has chosen.', 'Jonas heeft gekozen.'],
    [event('double', 1, { pieces: ['double'] }), 'Jonas doubles.', 'Jonas verdubbelt.'],
    [event('keep', 1, row), 'Jonas keeps the double card.', 'Jonas bewaart de dubbelkaart.'],
    [event('score', 1, { ...row, amount: 1 }), 'Jonas scores 1 point in purple.', 'Jonas krijgt 1 punt in paars.'],
    [
      event('twice', 1, { ...row, amount: 12 }),
      'Jonas scores 12 points in purple with the double card.',
      'Jonas krijgt met de dubbelkaart 12 punten in paars.',
    ],
    [event('pay', 1, { ...row, amount: -3 }), 'Jonas loses 3 points in purple.', 'Jonas verliest 3 punten in paars.'],
    [event('nobody', -1, row), 'Nobody holds purple.', 'Niemand heeft paars.'],
    [event('points', 1, { amount: -3 }), 'Jonas scores −3 this round.', 'Jonas haalt deze ronde −3.'],
    [event('end', 1, { amount: 30 }), 'Jonas wins with 30 points.', 'Jonas wint met 30 punten.'],
  ];
  it.each(cases)('tells %o', (told, english, dutch) => {
    expect(said(told, 0)).toBe(english);
    expect(said(told, 0, texts('nl'))).toBe(dutch);
  });

  it('speaks to me of what I do', () => {
    expect(said(lay, 1)).toBe('You play the yellow 4 to the devils.');
    expect(said(event('draw', 1, { pieces: ['r3'] }), 1)).toBe('You draw the red 3.');
    expect(said(event('pay', 1, { ...row, amount: -3 }), 1)).toBe('You lose 3 points in purple.');
  });

  it('is silent about what is the same every time, and where there is nothing to show', () => {
    for (const kind of ['deal', 'draw', 'gather', 'return', 'show']) expect(said(event(kind, 1, { pieces: kind === 'show' ? [] : ['?'] }), 0)).toBeNull();
  });
});

describe('the prompt', () => {
  const { views } = recording<Facts>('diabolo');
  const mine = views.find((view) => view.facts.phase === 'lay' && view.legal.length > 0) as ViewNow;

  it('says what a lay would do for every lay that is legal', () => {
    expect(Object.keys(mine.facts.lays ?? {}).toSorted()).toEqual(mine.legal.toSorted());
    const facts = {
      ...mine.facts,
      lays: {
        'y4 devil': { devils: 8, angels: 3, ahead: 'devils', locks: false, held: 4 },
        'y4 angel': { devils: 4, angels: 7, ahead: 'angels', locks: true, held: 4 },
      },
    } as Facts;
    expect(would(facts, 'y4 devil', 'devil', t)).toBe('Devils: 8 : 3, can cost you 4.');
    expect(would(facts, 'y4 angel', 'angel', t)).toBe('Angels: 4 : 7, can score 4.');
    expect(would(facts, 'y5 angel', 'angel', t)).toBe('');
  });

  it('says what counts in the end while others play, and never waits for me by name', () => {
    const other = views.find((view) => view.facts.phase === 'lay' && !view.legal.length && !view.over) ?? { ...mine, legal: [], holding_up: [1] };
    expect(face.prompt({ ...other, holding_up: [1] }, 0, NAMES, t)).toEqual({
      state: 'Waiting for Jonas',
      step: 'Your hand counts at the end. Two locked rows end the round.',
    });
    expect(face.prompt({ ...mine, legal: [] }, 0, NAMES, t).state).toBe('Your turn');
  });

  it('names moves alike', () => {
    expect(['y4 devil', 'box g5', 'double', 'keep'].map((word) => face.means(word, NAMES, t))).toEqual([
      'play the yellow 4 to the devils',
      'put the green 5 into the box',
      'use the double card',
      'keep the double card',
    ]);
    expect(face.means('y4 devil', NAMES, texts('pl'))).toBe('połóż żółtą 4 po stronie diabłów');
  });
});

describe('the table', () => {
  it('keeps a round that is over to be looked at, told or skipped', () => {
    const { views } = recording<Facts>('diabolo');
    const closing = new Closing();
    const reviewed: number[] = [];
    for (const view of views) {
      closing.see(view, []);
      if (closing.review) {
        reviewed.push(closing.review.round);
        expect(closing.review.rows.every((row) => row.done)).toBe(true);
        expect(closing.review.sheet.at(-1)).toEqual(
          closing.review.points.map((_, seat) => closing.review?.rows.reduce((sum, row) => sum + (row.scores?.[seat] ?? 0), 0)),
        );
        closing.close();
      }
    }
    expect(reviewed).toEqual([1, 2, 3]);
  });
});
