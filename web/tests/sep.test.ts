// The story of SEP, and what is special about its table; the laws (laws.test.ts) look after the rest.
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { FaceProps, Facts, Told, ViewNow } from '../../src/stammtisch/games/sep/face/facts';
import face from '../../src/stammtisch/games/sep/face/index';
import { prompt } from '../../src/stammtisch/games/sep/face/prompt';
import { marked, spoken, type Translate } from '../src/face';
import type { SeatNow } from '../src/wire';
import Lent from './Lent.svelte';
import { gameFolder, textsIn } from './texts';

const texts = (language: string): Translate => textsIn(language, gameFolder('sep'));
const en = texts('en');

interface Recording {
  game: string;
  seats: SeatNow[];
  words: [number, string][];
  views: ViewNow[];
}
const recordings = Object.entries(import.meta.glob<Recording>('./fixtures/sep*.json', { import: 'default', eager: true })).map(
  ([path, one]): [string, Recording] => [path.replace('./fixtures/', ''), one],
);

const told = (kind: string, over: Partial<Told> = {}): Told => ({ kind, seat: 1, pieces: [], source: '', target: '', amount: 0, ...over });
const names = ['Mira', 'Jonas'].map(marked);
const tell = (event: Told, t: Translate = en, me: number | null = 0, who = names): string | null => {
  const sentence = face.tell(event, who, me, t, {} as Facts);
  return sentence && spoken(sentence, (piece) => face.called(piece, t));
};

describe('the story', () => {
  const place = (kind: string, over: Partial<Told> = {}): Told => told(kind, { pieces: ['9H'], source: 'place 3', target: 'place 3', ...over });
  const STORY: [Told, string, string][] = [
    [told('round', { seat: -1, amount: 2 }), 'Round 2 begins.', 'Runde 2 beginnt.'],
    [told('draw', { pieces: ['?'], source: 'stock', target: 'hand 1' }), 'Jonas draws from the stock.', 'Jonas zieht vom Vorrat.'],
    [
      told('draw', { seat: 0, pieces: ['3D'], source: 'stock', target: 'hand 0' }),
      'You draw the 3 of diamonds from the stock.',
      'Du ziehst die Karo 3 vom Vorrat.',
    ],
    [told('draw', { pieces: ['?'], source: 'actions', target: 'actions 1' }), 'Jonas draws an action card.', 'Jonas zieht eine Aktionskarte.'],
    [
      told('draw', { seat: 0, pieces: ['KS'], source: 'actions', target: 'actions 0' }),
      'You draw the king of spades from the action pile.',
      'Du ziehst den Pikkönig vom Aktionsstapel.',
    ],
    [
      told('take', { pieces: ['TC'], source: 'reserve', target: 'hand 1' }),
      'Jonas takes the 10 of clubs from the reserve.',
      'Jonas nimmt die Kreuz 10 von der Reserve.',
    ],
    [place('place', { source: 'hand 1' }), 'Jonas places the 9 of hearts on stack 3.', 'Jonas legt die Herz 9 auf Stapel 3.'],
    [told('aside', { seat: 0, pieces: ['AD'], source: 'hand 0', target: 'reserve' }), 'You set the ace of diamonds aside.', 'Du legst das Karo-Ass beiseite.'],
    [told('return', { pieces: ['token'], source: 'tokens 1', target: 'middle' }), 'Jonas puts a token back.', 'Jonas gibt eine Marke zurück.'],
    [
      told('use', { seat: 0, pieces: ['KS'], source: 'actions 0', target: 'used' }),
      'You play the king of spades and get a token.',
      'Du spielst den Pikkönig und bekommst eine Marke.',
    ],
    [told('away', { pieces: ['JC'], source: 'actions 1', target: 'used' }), 'Jonas discards the jack of clubs.', 'Jonas wirft den Kreuzbuben ab.'],
    [place('remove', { target: 'discard' }), 'The 9 of hearts is removed from stack 3.', 'Herz 9 wird von Stapel 3 genommen.'],
    [place('remove', { target: 'discard', pieces: ['9H', '2S'] }), '2 cards are removed from stack 3.', '2 Karten werden von Stapel 3 genommen.'],
    [place('uncover'), 'The 9 of hearts is now on top of stack 3.', 'Jetzt liegt Herz 9 oben auf Stapel 3.'],
    [place('fill', { source: 'stock' }), 'The 9 of hearts from the stock fills place 3.', 'Herz 9 vom Vorrat füllt Platz 3.'],
    [place('fill', { source: 'reserve' }), 'The 9 of hearts from the reserve fills place 3.', 'Herz 9 von der Reserve füllt Platz 3.'],
    [place('set', { amount: 4, pieces: ['5C'] }), '4 fives: Jonas gets a token.', '4 Fünfen: Jonas bekommt eine Marke.'],
    [place('run', { amount: 4 }), 'Run of 4 hearts: Jonas gets a token.', 'Herz-Reihe aus 4: Jonas bekommt eine Marke.'],
    [place('run', { seat: 0, amount: 6 }), 'Run of 6 hearts: you get two tokens.', 'Herz-Reihe aus 6: Du bekommst zwei Marken.'],
    [
      told('earn', { pieces: ['token'], source: 'tokens 0', target: 'tokens 1' }),
      'The middle is empty, so you hand over a token.',
      'Die Mitte ist leer, also gibst du eine Marke ab.',
    ],
    [
      told('refill', { seat: -1, amount: 3 }),
      'Discard pile and reserve are shuffled: the third and last stock.',
      'Ablage und Reserve werden gemischt: der dritte und letzte Vorrat.',
    ],
    [
      told('reshuffle', { seat: -1, pieces: ['?'], source: 'used', target: 'actions' }),
      'All action cards are reshuffled and dealt again.',
      'Alle Aktionskarten werden gemischt und neu gegeben.',
    ],
    [told('tied', { seat: -1, amount: 3 }), 'Tied at 3 tokens each. Play continues.', 'Gleichstand mit je 3 Marken: Es geht weiter.'],
    [told('last turn', { seat: -1, amount: 300 }), 'That was turn 300, the last one.', 'Zug 300 war der letzte.'],
    [told('sep', { amount: 7 }), 'SEP! Jonas has all seven tokens.', 'SEP! Jonas hat alle sieben Marken.'],
    [told('score', { seat: 0, amount: -3 }), 'You score −3 points this round.', 'Du holst in dieser Runde −3 Punkte.'],
    [told('end', { amount: 7 }), 'Jonas wins with 7 tokens.', 'Jonas gewinnt mit 7 Marken.'],
    [told('end', { seat: -1 }), 'It’s a draw.', 'Unentschieden.'],
  ];
  it.each(STORY)('tells $kind', (event, english, german) => {
    expect(tell(event)).toBe(english);
    expect(tell(event, texts('de'))).toBe(german);
  });
  it('tells a jack or a queen and what it removes in one sentence', () => {
    const use = (card: string): Told => told('use', { pieces: [card], source: 'actions 1', target: 'used' });
    const languages = ['en', 'de', 'fr', 'pl'].map(texts);
    const both = (card: string, gone: string[]): (string | null)[] =>
      languages.map((t) => (expect(tell(use(card), t)).toBeNull(), tell(place('remove', { target: 'discard', pieces: gone }), t)));
    expect(both('JS', ['9H'])).toEqual([
      'Jonas plays the jack of spades and removes the 9 of hearts from stack 3.',
      'Jonas spielt den Pikbuben und nimmt die Herz 9 von Stapel 3.',
      'Jonas joue le valet de pique et retire le 9 de cœur de la pile 3.',
      'Jonas zagrywa waleta pik i zdejmuje 9 kier z miejsca 3.',
    ]);
    expect(both('QS', ['9H', '2S'])[0]).toBe('Jonas plays the queen of spades and removes 2 cards from stack 3.');
  });
  it('is silent about what another sentence says', () => {
    const quiet = ['lay', 'deal', 'stock', 'action', 'lit', 'shuffle', 'gather'].map((kind) => told(kind));
    expect([...quiet, told('earn', { source: 'middle', target: 'tokens 1' })].map((event) => tell(event))).toEqual(Array(8).fill(null));
  });
  it('says alone that the goal was reached, or not', () => {
    expect(tell(told('end', { seat: 0, amount: 9 }), en, 0, ['Mira'])).toBe('You win with 9 points.');
    expect(tell(told('end', { seat: -1 }), en, 0, ['Mira'])).toBe('The goal wasn’t reached.');
  });
});

describe('the prompt', () => {
  it('speaks of the card that is picked', () => {
    const view = recordings.find(([name]) => name === 'sep-solo.json')?.[1].views[10] as ViewNow;
    expect(prompt(view, 0, ['Mira'], en, '7D')).toEqual({ state: 'Place a card', step: 'The 7 of diamonds fits on 2 stacks.' });
    expect(prompt(view, 0, ['Mira'], en, '3H').step).toBe('The 3 of hearts doesn’t fit anywhere. Try another card, or set it aside.');
    expect(prompt(view, 0, ['Mira'], en).step).toBe(en('step-pick'));
  });
  it('says when no card fits at all, and what setting one aside costs', () => {
    const view = recordings.find(([name]) => name === 'sep-solo.json')?.[1].views[10] as ViewNow;
    const legal = ['7D aside', '3H aside'];
    const outlook = (tokens: number): ViewNow => ({
      ...view,
      legal,
      facts: { ...view.facts, outlook: legal.map((word) => ({ word, tokens, removes: 0, beside: [] })) },
    });
    expect(prompt(outlook(0), 0, ['Mira'], en, '7D').step).toBe('None of your cards fits. Set one aside.');
    expect(prompt(outlook(-1), 0, ['Mira'], en, '7D').step).toBe('None of your cards fits. Set one aside; it costs a token.');
  });
  it('explains what can be drawn, and that drawing comes first', () => {
    const view = recordings.find(([name]) => name === 'sep.json')?.[1].views[0] as ViewNow;
    expect(view.legal).toEqual(['action', 'stock']);
    expect(prompt(view, 0, ['Mira', 'Jonas'], en).step).toBe('Stock: draw a card and place it. Action: remove cards.');
    expect(prompt(view, 0, ['Mira', 'Jonas'], en, null, true).step).toBe('Draw first: tap a lit pile.');
  });
});

describe('a hint', () => {
  const view = recordings.find(([name]) => name === 'sep-solo.json')?.[1].views[10] as ViewNow;
  const having = (tokens: number, word: string, change: number, rounds: number | null): ViewNow => ({
    ...view,
    facts: { ...view.facts, rounds, tokens: [tokens], outlook: [{ word, tokens: change, removes: 0, beside: [] }] },
  });
  it('says what a move earns, or that it is free, and of what the odds are', () => {
    expect(face.advice?.(having(0, '7D aside', 0, 2), '7D aside', 10 / 17, en)).toBe('It’s free while you hold no token. Worth about 3 points this round.');
    expect(face.advice?.(having(2, '7D aside', -1, 2), '7D aside', 4 / 17, en)).toBe('Worth about −3 points this round.');
    expect(face.advice?.(having(2, '7D on 1', 1, null), '7D on 1', 0.59, en)).toBe('It earns a token. About 59% to win the match.');
    expect(face.advice?.(having(2, 'stock', 0, null), 'stock', null, en)).toBe('');
  });
});

describe('the table', () => {
  const propsOf = (view: ViewNow, seats: SeatNow[]): Omit<FaceProps, 'say'> => ({
    view,
    seats,
    names: seats.map((seat) => seat.name ?? ''),
    me: view.seat,
    t: en,
    busy: false,
    now: [],
    hint: null,
  });

  /** Draws a view and gives a way to click on it that returns what was said. */
  function drawn(
    view: ViewNow,
    seats: SeatNow[],
    now: readonly Told[] = [],
  ): { show: (next: ViewNow) => void; click: (...selectors: string[]) => string[]; leave: () => void } {
    let said: string[] = [];
    const target = document.createElement('div');
    document.body.append(target);
    const table = mount(Lent, { target, props: { face, props: { ...propsOf(view, seats), now, say: (word: string) => void said.push(word) } } });
    flushSync();
    return {
      show: (next) => flushSync(() => table.show(next)),
      click(...selectors) {
        said = [];
        for (const selector of selectors) {
          const button = target.querySelector<HTMLElement>(selector);
          if (!button) throw new Error(`nothing to click: ${selector}`);
          flushSync(() => button.click());
        }
        const found = said;
        // The card goes back to the hand before the next try.
        flushSync(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
        return found;
      },
      leave() {
        void unmount(table);
        target.remove();
      },
    };
  }

  const solo = (): Recording => recordings.find(([name]) => name === 'sep-solo.json')?.[1] as Recording;
  it('takes the card just drawn into the fingers', () => {
    const { views, seats } = solo();
    const { click, leave } = drawn(views[10] as ViewNow, seats, [told('draw', { seat: 0, pieces: ['7D'], source: 'stock', target: 'hand 0' })]);
    expect(click('[data-place="place 1"]')).toEqual(['7D on 1']);
    leave();
  });
  it('plays a card with one target on its second tap', () => {
    const reserve = recordings.find(([name]) => name === 'sep-reserve.json')?.[1] as Recording;
    const view = reserve.views[60] as ViewNow;
    expect(view.legal).toEqual(['8H on 2']);
    const { click, leave } = drawn(view, reserve.seats);
    expect(click('.hands [data-piece="8H"]')).toEqual(['8H on 2']);
    leave();
  });
  it('says on every target what a tap does: tokens, cards that go, neighbours', () => {
    const { views, seats } = solo();
    const view = views[10] as ViewNow;
    const outlook = [
      { word: '7D on 1', tokens: 1, removes: 0, beside: [2] },
      { word: '7D on 4', tokens: 0, removes: 0, beside: [3, 5] },
      { word: '3H on 2', tokens: 1, removes: 2, beside: [] },
    ];
    const target = document.createElement('div');
    const shown: ViewNow = { ...view, legal: outlook.map(({ word }) => word), facts: { ...view.facts, outlook } };
    const table = mount(Lent, { target, props: { face, props: { ...propsOf(shown, seats), say: () => undefined } } });
    flushSync();
    const pick = (card: string): void => flushSync(() => target.querySelector<HTMLElement>(`.hands [data-piece="${card}"]`)?.click());
    const badges = (number: number): (string | undefined)[] =>
      [...target.querySelectorAll(`[data-number="${number}"] .badge`)].map((badge) => badge.textContent?.trim());
    const label = (number: number): string => target.querySelector(`[data-number="${number}"]`)?.getAttribute('aria-label') ?? '';
    pick('7D');
    expect([badges(1), badges(4)]).toEqual([['+1'], []]);
    expect(label(1)).toMatch(/You can play the 7 of diamonds here, next to place 2, earns a token$/);
    expect(label(4)).toMatch(/You can play the 7 of diamonds here, between places 3 and 5$/);
    expect(target.querySelectorAll('.thread .link')).toHaveLength(3);
    pick('3H');
    expect(badges(2)).toEqual(['−2', '+1']);
    expect(label(2)).toMatch(/The 3 of hearts removes 2 cards here, earns a token$/);
    expect(target.querySelectorAll('[data-number="2"].takes')).toHaveLength(1);
    void unmount(table);
  });
  it('cries SEP, and closes a round alone with its sum until that is read', () => {
    const { views, seats } = solo();
    const view = views[10] as ViewNow;
    const target = document.createElement('div');
    const table = mount(Lent, { target, props: { face, props: { ...propsOf(view, seats), say: () => undefined } } });
    flushSync();
    flushSync(() => table.tell([told('sep', { seat: 0, amount: 7 })]));
    expect(target.querySelector('.cheer')?.textContent).toContain('SEP! All seven tokens are yours!');
    flushSync(() => table.show({ ...view, facts: { ...view.facts, round: 1, points: [5], scored: 5 } }));
    flushSync(() => table.tell([told('score', { seat: 0, amount: 5 })]));
    flushSync(() => table.tell([]));
    expect(target.querySelector('.cheer')).toBeNull();
    const sheet = target.querySelector('.over')?.textContent ?? '';
    expect(sheet).toContain('Round 1 is over');
    expect(sheet).toContain('5 All seven tokens: a point for each card left in the action pile.');
    expect(sheet).toContain('You have 5 of 7 points. You need 2 more in the last round.');
    flushSync(() => target.querySelector<HTMLElement>('.over button')?.click());
    expect(target.querySelector('.over')).toBeNull();
    void unmount(table);
  });
  it('fills an empty place on a tap, where there is only one way', () => {
    const { views, seats } = recordings.find(([name]) => name === 'sep-long.json')?.[1] as Recording;
    const { show, click, leave } = drawn(views[2] as ViewNow, seats);
    expect(click(`[data-place="${views[2]?.facts.fill}"]`)).toEqual(['fill stock']);
    show(views[38] as ViewNow);
    expect(click(`[data-place="${views[38]?.facts.fill}"]`)).toEqual([]);
    leave();
  });
  it('lights a combination and joins its cards', () => {
    const { views, seats } = recordings.find(([name]) => name === 'sep.json')?.[1] as Recording;
    const view = views[10] as ViewNow;
    const target = document.createElement('div');
    const table = mount(Lent, { target, props: { face, props: { ...propsOf(view, seats), say: () => undefined } } });
    flushSync();
    for (const event of view.events ?? []) flushSync(() => table.tell([event]));
    expect([...target.querySelectorAll('.lit')].map((place) => place.getAttribute('data-number'))).toEqual(['1', '4', '5', '6']);
    expect(target.querySelector('.thread path')?.getAttribute('d')?.split('L')).toHaveLength(4);
    expect(target.querySelector('.tag.lampy')?.textContent).toBe('4 fives');
    void unmount(table);
  });
});
