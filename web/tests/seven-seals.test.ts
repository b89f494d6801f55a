// The face of Seven Seals: sentences, prompts, and that everything that may be said can be said by clicking.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import face from '../../src/stammtisch/games/seven_seals/face/index';
import { tell } from '../../src/stammtisch/games/seven_seals/face/tell';
import { spoken, type Translate } from '../src/face';
import { bundleOf, format, LANGUAGES } from '../src/words.svelte';
import type { Facts, SeatNow, Told, ViewNow } from '../src/wire';
import Lent from './Lent.svelte';

interface Recording { seats: SeatNow[]; words: [number, string][]; views: ViewNow[] }

const TEXTS = import.meta.glob<string>('../../src/stammtisch/games/seven_seals/locale/*', { query: '?raw', import: 'default', eager: true });
const RECORDED = import.meta.glob<Recording>('./fixtures/seven-seals*.json', { import: 'default', eager: true });
const text = (name: string): string => TEXTS[`../../src/stammtisch/games/seven_seals/locale/${name}`] ?? '';
const recordings = Object.keys(RECORDED);
const recording = (name: string): Recording => RECORDED[name] as Recording;

/** The texts of a language; what is missing is an error, apart from the shell's own. */
function texts(language: string, options: Record<string, string> = {}): Translate {
  const bundle = bundleOf(language, text(`${language}.ftl`));
  const shell = new Set(['you', 'state-yours', 'state-over', 'sheet-player', 'sheet-round', 'sheet-sum', 'sheet-winner']);
  return (id, args) => {
    if (shell.has(id)) return id;
    const found = format(bundle, id, { ...options, ...args });
    if (found === null) throw new Error(`${language} has no ${id}`);
    return found;
  };
}

const t = texts('en');
const NAMES = ['Mira', 'Jonas', 'Alex', 'Robin'];
const event = (kind: string, seat: number, more: Partial<Told> = {}): Told => ({ kind, seat, pieces: [], source: '', target: '', amount: 0, ...more });
const said = (told: Told, me: number | null, speak: Translate = t, facts?: Facts): string | null => {
  const sentence = tell(told, NAMES, me, speak, facts);
  return sentence && spoken(sentence, (word) => face.called(word, speak));
};

describe('the languages', () => {
  const ids = (language: string): string[] => [...text(`${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);

  it.each(Object.keys(LANGUAGES))('%s has the same messages as English', (language) => {
    expect(ids(language).toSorted()).toEqual(ids('en').toSorted());
  });

  it.each(Object.keys(LANGUAGES))('%s has the same paragraphs of rules as English', (language) => {
    const marks = (tag: string): string[] => [...text(`rules.${tag}.md`).matchAll(/\*\*(SS [\d.]*\d)/g)].map((match) => match[1] as string);
    expect(marks(language)).toEqual(marks('en'));
  });

  it.each(Object.keys(LANGUAGES))('%s has no message that fails', (language) => {
    const bundle = bundleOf(language, text(`${language}.ftl`));
    const args = { name: 'Mira', victim: 'Alex', from: 'Mira', to: 'Alex', seals: '', card: '', values: '', edition: 'saboteur', count: 2, points: 2, round: 1, rounds: 4, trick: 1, tricks: 15, seal: 'r', led: 'r', colour: 'r', value: 3 };
    for (const id of ids(language)) {
      const errors: Error[] = [];
      const value = bundle.getMessage(id)?.value;
      if (value) bundle.formatPattern(value, args, errors);
      expect(errors, id).toEqual([]);
    }
  });

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
    [steal, 'Jonas takes a blue seal from Alex.', 'Jonas neemt een blauwe zegel van Alex.'],
    [event('compensate', 2, { pieces: ['seal w'] }), 'Alex gets a white seal for it.', 'Alex krijgt er een witte zegel voor.'],
    [event('predict', 1, { amount: 1 }), 'Jonas predicts 1 trick.', 'Jonas voorspelt 1 slag.'],
    [play, 'Jonas plays red 3.', 'Jonas speelt rood 3.'],
    [event('win', 3), 'Robin takes the trick.', 'Robin haalt de slag.'],
    [event('return', 3, { pieces: ['seal p'] }), 'Robin returns a purple seal.', 'Robin geeft een paarse zegel terug.'],
    [event('black', 3, { pieces: ['seal black'] }), 'Robin has no fitting seal and gets a black one.', 'Robin heeft geen passende zegel en krijgt een zwarte.'],
    [event('spared', 3), 'Robin is lucky: no black seal is left.', 'Robin heeft geluk: er is geen zwarte zegel meer.'],
    [event('score', 3, { amount: -2 }), 'Robin gets -2 points.', 'Robin krijgt -2 strafpunten.'],
    [event('round', 3, { amount: 2 }), 'Round 2 begins. Robin opens.', 'Ronde 2 begint. Robin opent.'],
    [event('end', 3, { amount: 4 }), 'Robin wins with 4 points.', 'Robin wint met 4 punten.'],
  ];
  it.each(cases)('tells %o', (told, english, dutch) => {
    expect(said(told, 0)).toBe(english);
    expect(said(told, 0, texts('nl'))).toBe(dutch);
  });

  it('speaks to me of what I do and of what is done to me', () => {
    expect(said(take, 1)).toBe('You take a blue seal.');
    expect(said(steal, 1)).toBe('You take a blue seal from Alex.');
    expect(said(steal, 2)).toBe('Jonas takes a blue seal from you.');
    expect(said(event('black', 2), 2)).toBe('You have no fitting seal and get a black one.');
  });

  it('is silent about the deal and the gathering', () => {
    expect(said(event('deal', 1, { pieces: ['?'] }), 0)).toBeNull();
    expect(said(event('gather', -1), 0)).toBeNull();
  });

  it('says more where it knows the facts before', () => {
    const facts = { edition: 'saboteur', trick: [[0, 'g12']] };
    expect(said(play, 0, t, { ...facts, trick: [] })).toBe('Jonas leads red 3.');
    expect(said(play, 0, t, facts)).toBe('Jonas has no green and trumps with red 3.');
    expect(said({ ...play, pieces: ['g4'] }, 0, t, facts)).toBe('Jonas follows with green 4.');
    expect(said({ ...play, pieces: ['b4'] }, 1, t, facts)).toBe('You have no green and throw away blue 4.');
    expect(said(event('win', 0), 3, t, facts)).toBe('Mira takes the trick with green 12.');
  });
});

describe('the table', () => {
  let target: HTMLElement;
  beforeEach(() => {
    target = document.createElement('div');
    document.body.append(target);
  });
  afterEach(() => target.remove());

  /** Draws a view and gives every word that can be said by clicking, at once or by way of what the first click lights. */
  function sayable(view: ViewNow, seats: SeatNow[]): Set<string> {
    const found = new Set<string>();
    const names = seats.map((seat) => seat.name ?? '');
    const shown = mount(Lent, { target, props: { face, props: { view, seats, names, me: view.seat, t, busy: false, now: [], hint: null, say: (word: string) => void found.add(word) } } });
    flushSync();
    const press = (button: HTMLElement): void => {
      button.click();
      flushSync();
    };
    for (const button of [...target.querySelectorAll<HTMLElement>('button')]) {
      press(button);
      // A card is played by a click on its place; a colour lights the seats that can be robbed of it, one after the other.
      const lit = target.querySelectorAll('.target').length;
      for (let i = 0; i < lit; i++) {
        if (!target.querySelector('.target')) press(button);
        const goal = target.querySelectorAll<HTMLElement>('.target')[i];
        if (goal) press(goal);
      }
    }
    void unmount(shown);
    return found;
  }

  it.each(recordings)('lets everything be said in %s, and nothing else', { timeout: 120_000 }, (name) => {
    const { seats, views } = recording(name);
    for (const view of views) {
      if (!view.legal.length) continue;
      expect([...sayable(view, seats)].toSorted(), `view ${view.at}`).toEqual(view.legal.toSorted());
    }
  });

  it.each(Object.keys(LANGUAGES))('has a prompt, a place and names for all moves in %s', (language) => {
    const speak = texts(language);
    for (const name of recordings) {
      const { seats, views, words } = recording(name);
      const names = seats.map((seat) => seat.name ?? '');
      for (const view of views) {
        const { state, step } = face.prompt(view, view.seat, names, speak);
        expect(`${state} ${step} ${face.where(view, speak)}`).not.toMatch(/undefined|null|\{/);
        expect(state).not.toBe('');
      }
      for (const [, word] of words) expect(face.means(word, names, speak)).not.toBe(word);
    }
  });

  it.each(recordings)('follows the facts event by event in %s', (name) => {
    const { views } = recording(name);
    const kept = ['trick', 'last trick', 'last winner', 'tricks won', 'sheet', 'points', 'saboteur', 'round', 'dealer'];
    for (const [i, view] of views.entries()) {
      const before = views[i - 1];
      if (!before || !view.events) continue;
      const facts = view.events.reduce((now, told) => face.reduceFacts?.(now, told) ?? now, before.facts);
      for (const fact of kept) expect(facts[fact], `${fact} at ${view.at}`).toEqual(view.facts[fact]);
    }
  });
});
