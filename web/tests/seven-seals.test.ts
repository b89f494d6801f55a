// The story of Seven Seals; the laws (laws.test.ts) look after the rest.
import { describe, expect, it } from 'vitest';
import type { Facts, Told } from '../../src/stammtisch/games/seven_seals/face/facts';
import face from '../../src/stammtisch/games/seven_seals/face/index';
import { tell } from '../../src/stammtisch/games/seven_seals/face/tell';
import { spoken, type Translate } from '../src/face';
import { gameFolder, textsIn } from './texts';

const texts = (language: string, options: Record<string, string> = {}): Translate => textsIn(language, gameFolder('seven_seals'), options);
const t = texts('en');
const NAMES = ['Mira', 'Jonas', 'Alex', 'Robin'];
const event = (kind: string, seat: number, more: Partial<Told> = {}): Told => ({ kind, seat, pieces: [], source: '', target: '', amount: 0, ...more });
const said = (told: Told, me: number | null, speak: Translate = t, facts?: Facts): string | null => {
  const sentence = tell(told, NAMES, me, speak, facts);
  return sentence && spoken(sentence, (word) => face.called(word, speak));
};

describe('the languages', () => {
  it('calls the saboteur by his name in the edition', () => {
    expect(said(event('saboteur', 1), 0, texts('en', { edition: 'black-mage' }))).toBe('Jonas takes the black mage.');
    expect(said(event('saboteur', 0), 0, texts('fr', { edition: 'black-mage' }))).toBe('Tu prends le Mage Noir.');
    expect(said(event('saboteur', 1), 0, texts('de', { edition: 'black-mage' }))).toBe('Jonas nimmt den Schwarzen Magier.');
    expect(said(event('saboteur', 1), 0)).toBe('Jonas takes the saboteur.');
  });

  it('counts in Polish', () => {
    const pl = texts('pl');
    expect([0, 1, 3, 5].map((amount) => said(event('predict', 1, { amount }), 0, pl))).toEqual([
      'Jonas nie zapowiada żadnej lewy.', 'Jonas zapowiada 1 lewę.', 'Jonas zapowiada 3 lewy.', 'Jonas zapowiada 5 lew.',
    ]);
  });
});

describe('the story', () => {
  const take = event('take', 1, { pieces: ['seal b'], source: 'pool', target: 'seals 1' });
  const steal = event('take', 1, { pieces: ['seal b'], source: 'seals 2', target: 'seals 1' });
  const play = event('play', 1, { pieces: ['r3'], source: 'hand 1', target: 'trick' });
  const cases: [Told, string, string][] = [
    [event('saboteur', 1, { pieces: ['saboteur'], source: 'pool', target: 'seals 1' }), 'Jonas takes the saboteur.', 'Jonas neemt de saboteur.'],
    [take, 'Jonas takes a blue seal.', 'Jonas neemt een blauwe zegel.'],
    [steal, 'Jonas takes a blue seal from Alex.', 'Jonas pakt een blauwe zegel af van Alex.'],
    [event('compensate', 2, { pieces: ['seal w'] }), 'Alex gets a white seal in return.', 'Alex krijgt er een witte zegel voor.'],
    [event('predict', 1, { amount: 1 }), 'Jonas predicts 1 trick.', 'Jonas voorspelt 1 slag.'],
    [play, 'Jonas plays red 3.', 'Jonas speelt de rode 3.'],
    [event('win', 3), 'Robin takes the trick.', 'Robin haalt de slag.'],
    [event('return', 3, { pieces: ['seal p'] }), 'Robin puts back a purple seal.', 'Robin geeft een paarse zegel terug.'],
    [event('black', 3, { pieces: ['seal black'] }), 'Robin has no matching seal and takes a black one.', 'Robin heeft geen passende zegel en krijgt een zwarte.'],
    [event('spared', 3), 'Robin is lucky: there are no black seals left.', 'Robin heeft geluk: de zwarte zegels zijn op.'],
    [event('score', 3, { amount: -2 }), 'Robin takes −2 penalty points.', 'Robin krijgt −2 strafpunten.'],
    [event('round', 3, { amount: 2 }), 'Round 2 begins. Robin leads first.', 'Ronde 2 begint. Robin komt als eerste uit.'],
    [event('end', 3, { amount: 4 }), 'Robin wins with 4 penalty points.', 'Robin wint met 4 strafpunten.'],
  ];
  it.each(cases)('tells %o', (told, english, dutch) => {
    expect(said(told, 0)).toBe(english);
    expect(said(told, 0, texts('nl'))).toBe(dutch);
  });

  it('speaks to me of what I do and of what is done to me', () => {
    expect(said(take, 1)).toBe('You take a blue seal.');
    expect(said(steal, 1)).toBe('You take a blue seal from Alex.');
    expect(said(steal, 2)).toBe('Jonas takes a blue seal from you.');
    expect(said(event('black', 2), 2)).toBe('You have no matching seal and take a black one.');
  });

  it('is silent about the deal and the gathering', () => {
    expect(said(event('deal', 1, { pieces: ['?'] }), 0)).toBeNull();
    expect(said(event('gather', -1), 0)).toBeNull();
  });

  it('says more where it knows the facts before', () => {
    const facts = { edition: 'saboteur', trick: [[0, 'g12']] } as Partial<Facts> as Facts;
    expect(said(play, 0, t, { ...facts, trick: [] })).toBe('Jonas leads red 3.');
    expect(said(play, 0, t, facts)).toBe('Jonas has no green and trumps with red 3.');
    expect(said({ ...play, pieces: ['g4'] }, 0, t, facts)).toBe('Jonas follows with green 4.');
    expect(said({ ...play, pieces: ['b4'] }, 1, t, facts)).toBe('You have no green and discard blue 4.');
    expect(said(event('win', 0), 3, t, facts)).toBe('Mira takes the trick with green 12.');
  });
});
