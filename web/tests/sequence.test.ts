// The story of Sequence, its board and what is special about its table; the laws (laws.test.ts) look after the rest.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOARD, lineOf, squareOf } from '../../src/stammtisch/games/sequence/face/board';
import type { FaceProps, Facts, Told, ViewNow } from '../../src/stammtisch/games/sequence/face/facts';
import face from '../../src/stammtisch/games/sequence/face/index';
import { sorted } from '../../src/stammtisch/games/sequence/face/pieces';
import { said as meant } from '../../src/stammtisch/games/sequence/face/moves';
import { spoken, type Translate } from '../src/face';
import { LANGUAGES } from '../src/words.svelte';
import type { SeatNow } from '../src/wire';
import { recording } from './fixture';
import Lent from './Lent.svelte';
import { gameFolder, textsIn } from './texts';

const languages = Object.keys(LANGUAGES);
const texts = (language: string): Translate => textsIn(language, gameFolder('sequence'));
const t = texts('en');
const NAMES = ['Mira', 'Jonas', 'Alex', 'Robin'];
const event = (kind: string, seat: number, more: Partial<Told> = {}): Told => ({ kind, seat, pieces: [], source: '', target: '', amount: 0, ...more });
/** What is heard of some events, told in this order. */
const heard = (events: Told[], me: number | null, speak: Translate = t): string =>
  events
    .map((told) => spoken(face.tell(told, NAMES, me, speak, {} as Facts) ?? '', (word) => face.called(word, speak)))
    .filter(Boolean)
    .join(' ');

describe('the languages', () => {
  it('calls the cards as people do', () => {
    const called = (word: string): string[] => languages.map((language) => face.called(word, texts(language)));
    expect(called('KH')).toEqual(['king of hearts', 'hartenkoning', 'Herzkönig', 'roi de cœur', 'rey de corazones', 'rei de copas', 'król kier']);
    expect(called('TC')).toEqual(['10 of clubs', 'klaver 10', 'Kreuz 10', '10 de trèfle', '10 de tréboles', '10 de paus', '10 trefl']);
    expect(called('AD')).toEqual(['ace of diamonds', 'ruitenaas', 'Karo-Ass', 'as de carreau', 'as de diamantes', 'ás de ouros', 'as karo']);
  });
  it('counts in Polish', () => {
    expect([1, 3, 5, 22].map((cards) => texts('pl')('seat-cards', { cards }))).toEqual(['1 karta', '3 karty', '5 kart', '22 karty']);
  });
});

describe('the story', () => {
  const play = (seat: number, card: string): Told => event('play', seat, { pieces: [card], source: `hand ${seat}`, target: 'discard' });
  const place = (seat: number, square: string): Told => event('place', seat, { pieces: [`chip ${seat % 2}`], source: `supply ${seat % 2}`, target: square });
  const take = (seat: number, square: string): Told => event('take', seat, { pieces: ['chip 0'], source: square, target: 'supply 0' });
  const draw = (seat: number, card: string): Told => event('draw', seat, { pieces: [card], source: 'stock', target: `hand ${seat}` });

  it('tells a play in one sentence', () => {
    expect(heard([play(1, 'KH'), place(1, 'b5'), draw(1, '?')], 0)).toBe('Jonas plays the king of hearts.');
    expect(heard([play(0, 'KH'), place(0, 'b5'), draw(0, '5C')], 0)).toBe('You play the king of hearts. You draw the 5 of clubs.');
    expect(heard([play(1, 'JC'), place(1, 'b5')], 0)).toBe('Jonas plays the jack of clubs and claims the square of king of hearts.');
    expect(heard([play(1, 'JS'), take(1, 'b5')], 0)).toBe('Jonas plays the jack of spades and removes the chip on king of hearts.');
    expect(heard([play(0, 'JS'), take(0, 'b5')], 0)).toBe('You play the jack of spades and remove the chip on king of hearts.');
    expect(heard([place(1, 'b5')], 0)).toBe('Jonas puts a chip on king of hearts.');
    expect(heard([take(1, 'b5')], 0)).toBe('Jonas removes the chip on king of hearts.');
  });
  it('tells everything else', () => {
    expect(heard([event('lot', 1, { pieces: ['QS'] }), event('tie', 1), event('start', 1)], 0)).toBe(
      'Jonas draws the queen of spades to see who starts. A tie: Jonas draws again. Jonas starts.',
    );
    expect(heard([event('lot', 0, { pieces: ['QS'] }), event('tie', 0), event('start', 0)], 0)).toBe(
      'You draw the queen of spades to see who starts. A tie: you draw again. You start.',
    );
    expect(heard([event('line', 1, { source: 'a1', target: 'd1', amount: 1 })], 0)).toBe('Jonas finishes a line from 2 of spades to 5 of spades.');
    expect(heard([event('swap', 1, { pieces: ['KH'] }), event('pass', 1), event('lost', 1)], 0)).toBe(
      'Jonas swaps the king of hearts, which can’t be played. Jonas has no move and passes. Jonas forgot to draw and plays on a card short.',
    );
    expect(heard([event('lost', 0)], 0)).toBe('You forgot to draw and play on a card short.');
    expect(heard([event('shuffle', -1)], 0)).toBe('The stock is empty. The played cards are reshuffled.');
    expect(heard([event('end', 1, { amount: 1 }), event('end', 0, { amount: 2 }), event('end', -1)], 0)).toBe(
      'Jonas wins with one line. You win with 2 lines. Nobody wins. The match is a draw.',
    );
    expect(heard([event('deal', 1, { pieces: ['?'] }), event('return', 1, { pieces: ['?'] })], 0)).toBe('');
  });
  it('is told in German', () => {
    const de = texts('de');
    expect(heard([play(1, 'KH'), place(1, 'b5')], 0, de)).toBe('Jonas spielt den Herzkönig.');
    expect(heard([play(0, 'JC'), place(0, 'b5')], 0, de)).toBe('Du spielst den Kreuzbuben und besetzt das Feld Herzkönig.');
    expect(heard([play(1, 'JS'), take(1, 'b5')], 0, de)).toBe('Jonas spielt den Pikbuben und nimmt den Stein vom Feld Herzkönig.');
    expect(heard([event('lost', 1), event('swap', 0, { pieces: ['5C'] }), event('pass', 1)], 0, de)).toBe(
      'Jonas hat nicht gezogen und spielt mit einer Karte weniger. Du tauschst die Kreuz 5: Die Karte passt nirgends mehr. Jonas kann nichts tun und passt.',
    );
    expect(heard([event('line', 0, { source: 'a1', target: 'd4', amount: 2 }), event('end', 0, { amount: 2 })], 0, de)).toBe(
      'Du schaffst eine Sequenz von Pik 2 bis Herz 3. Du gewinnst mit 2 Sequenzen.',
    );
    expect(heard([event('lot', 1, { pieces: ['QS'] }), event('tie', 1), event('start', 1), event('shuffle', -1), event('end', -1)], 0, de)).toBe(
      'Jonas zieht die Pikdame, um zu sehen, wer beginnt. Gleichstand: Jonas zieht noch einmal. Jonas beginnt. Der Stapel ist leer. Die gespielten Karten werden neu gemischt. Niemand gewinnt. Die Partie endet unentschieden.',
    );
  });
});

describe('a card that is played', () => {
  it('stands in the sentence as the language wants it', () => {
    const plays = (language: string): string => heard([play(1, 'QD'), place(1, 'a4')], 0, texts(language));
    const play = (seat: number, card: string): Told => event('play', seat, { pieces: [card], source: `hand ${seat}`, target: 'discard' });
    const place = (seat: number, square: string): Told => event('place', seat, { pieces: ['chip 1'], source: 'supply 1', target: square });
    expect(languages.map(plays)).toEqual([
      'Jonas plays the queen of diamonds.',
      'Jonas speelt ruitenvrouw.',
      'Jonas spielt die Karodame.',
      'Jonas joue la dame de carreau.',
      'Jonas juega la reina de diamantes.',
      'Jonas joga a dama de ouros.',
      'Jonas zagrywa damę karo.',
    ]);
    expect(languages.map((language) => face.means('JC b5', NAMES, texts(language)))).toEqual([
      'play the jack of clubs on king of hearts',
      'klaverboer op het vakje hartenkoning spelen',
      'den Kreuzbuben auf das Feld Herzkönig spielen',
      'jouer le valet de trèfle sur la case roi de cœur',
      'jugar el jack de tréboles en la casilla rey de corazones',
      'jogar o valete de paus na casa rei de copas',
      'zagraj waleta trefl na pole król kier',
    ]);
  });
});

describe('a hint', () => {
  const view = recording<Facts>('sequence').views[0] as ViewNow;
  const facing = (team: number): ViewNow => ({
    ...view,
    facts: { ...view.facts, teams: [0, 1], threats: [{ team, squares: ['a1', 'b1', 'c1'], free: 'd1' }] },
  });
  it('says why, where the board shows it', () => {
    expect(face.advice?.(facing(0), '5S d1', 0.5, t)).toBe('It finishes a line. About 50% to win the match.');
    expect(face.advice?.(facing(1), '5S d1', null, t)).toBe('It blocks a rival line.');
    expect(face.advice?.(facing(1), 'JS b1', null, t)).toBe('It breaks up three in a row.');
    expect(face.advice?.(facing(1), '9D a6', null, t)).toBe('');
  });
});

describe('the board', () => {
  it('shows every card but the jacks once', () => {
    const cards = BOARD.flat().map((spot) => spot.card);
    expect(new Set(cards).size).toBe(48);
    expect(cards.some((card) => card.startsWith('J'))).toBe(false);
    expect([squareOf('KH'), squareOf('2S'), squareOf('2D'), squareOf('JC')]).toEqual(['b5', 'a1', 'h6', null]);
  });
  it('knows the squares of a line by its ends', () => {
    expect(lineOf('a1-d1')?.squares).toEqual(['a1', 'b1', 'c1', 'd1']);
    expect(lineOf('b5-e2')?.squares).toEqual(['b5', 'c4', 'd3', 'e2']);
    expect(lineOf('h3-h6')?.squares).toEqual(['h3', 'h4', 'h5', 'h6']);
    expect(lineOf('x1-d1')).toBeNull();
  });
  it('keeps a hand in order, jacks at its end', () => {
    expect(sorted(['JC', 'AD', '2S', 'TS', '5H'])).toEqual(['2S', 'TS', '5H', 'AD', 'JC']);
  });
});

describe('the table', () => {
  let target: HTMLElement;
  let said: string[];
  let shown: Record<string, unknown> | null = null;
  beforeEach(() => {
    target = document.createElement('div');
    document.body.append(target);
    said = [];
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    target.remove();
  });

  function draw(view: ViewNow, seats: SeatNow[], more: Partial<FaceProps> = {}): void {
    if (shown) void unmount(shown);
    const names = seats.map((seat) => seat.name ?? '');
    const props: FaceProps = { view, seats, names, me: view.seat, say: (word) => said.push(word), t, busy: false, now: [], hint: null, ...more };
    shown = mount(Lent, { target, props: { face, props } });
    flushSync();
  }
  const all = (selector: string): HTMLElement[] => [...target.querySelectorAll<HTMLElement>(selector)];
  const click = (element: HTMLElement | undefined): void => {
    element?.click();
    flushSync();
  };
  const hand = (): HTMLElement[] => all('.hand button');
  const pick = (card: string): void => {
    const button = hand().find((one) => one.dataset['piece'] === card);
    if (button?.getAttribute('aria-pressed') === 'false') click(button);
  };

  const { seats, views } = recording<Facts>('sequence');
  const mine = views.find((view) => view.legal.some((word) => meant(word)?.kind === 'play')) as ViewNow;
  const plain = (view: ViewNow): string => view.legal.find((word) => !word.startsWith('J') && meant(word)?.kind === 'play') ?? '';

  it('plays a card with one square by a second tap on it', () => {
    const word = plain(mine);
    const [card = ''] = word.split(' ');
    draw(mine, seats);
    pick(card);
    expect(said).toEqual([]);
    click(hand().find((one) => one.dataset['piece'] === card));
    expect(said).toEqual([word]);
  });
  it('chooses a card by its square, and plays it by a second tap there', () => {
    const word = plain(mine);
    const square = (): HTMLElement | undefined => all(`[data-place="${word.split(' ')[1] ?? ''}"]`)[0];
    draw(mine, seats);
    click(square());
    expect(hand().find((one) => one.getAttribute('aria-pressed') === 'true')?.dataset['piece']).toBe(word.split(' ')[0]);
    expect(square()?.getAttribute('aria-label')).toMatch(/you can play here$/);
    click(square());
    expect(said).toEqual([word]);
  });
  it('shows the square of a card when it is not my turn, without light', () => {
    const waiting = views.find((view) => !view.legal.length && view.places['hand 0']?.some((card) => squareOf(card))) as ViewNow;
    draw(waiting, seats);
    const card =
      hand()
        .map((one) => one.dataset['piece'] ?? '')
        .find((word) => squareOf(word)) ?? '';
    pick(card);
    expect(all('.square.peek').map((square) => square.dataset['place'])).toEqual([squareOf(card)]);
    expect(all('.square.target')).toEqual([]);
  });
  it('gives a card back on Escape', () => {
    draw(mine, seats);
    pick(plain(mine).split(' ')[0] ?? '');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(hand().some((one) => one.getAttribute('aria-pressed') === 'true')).toBe(false);
  });
  it('rings what a hint says', () => {
    const word = plain(mine);
    draw(mine, seats, { hint: word });
    expect(all('.square.hinted').map((square) => square.dataset['place'])).toEqual([word.split(' ')[1]]);
    expect(all('.hand .hinted')).toHaveLength(1);
    expect(all('.square.target')).toEqual([]);
  });
  it('lets go of the chosen card when a hint comes', () => {
    draw(mine, seats);
    pick(plain(mine).split(' ')[0] ?? '');
    expect(hand().some((one) => one.getAttribute('aria-pressed') === 'true')).toBe(true);
    draw(mine, seats, { hint: plain(mine) });
    expect(hand().some((one) => one.getAttribute('aria-pressed') === 'true')).toBe(false);
  });
  it('tells the jacks apart, in their names and on them', () => {
    const cards = ['JS', 'JH', 'JC', 'JD'];
    draw({ ...mine, places: { ...mine.places, 'hand 0': cards }, legal: cards.map((card) => `${card} a1`) }, seats);
    const named = (card: string): string =>
      hand()
        .find((one) => one.dataset['piece'] === card)
        ?.getAttribute('aria-label') ?? '';
    expect(named('JS')).toBe('jack of spades, one eye, removes a rival chip, playable');
    expect(named('JD')).toBe('jack of diamonds, two eyes, goes on any free square, playable');
    expect(
      all('.hand .does')
        .map((one) => one.textContent)
        .toSorted(),
    ).toEqual(['anywhere', 'anywhere', 'removes', 'removes']);
  });
  it('marks everything that happened since my last turn, and the card played last, from the facts alone', () => {
    const latest = [
      { number: 4, card: '2S', square: 'a1', took: false },
      { number: 5, card: '3S', square: 'b1', took: false },
      { number: 6, card: 'JS', square: 'c3', took: true },
      { number: 3, card: '4S', square: 'c1', took: false },
    ];
    const places = {
      'hand 0': ['5S'],
      'hand 1': ['?'],
      'hand 2': ['?'],
      'hand 3': ['?'],
      a1: ['chip 0'],
      b1: ['chip 1'],
      c1: ['chip 1'],
      discard: ['2S', '3S', '4S', 'JS'],
    };
    const facts: Facts = {
      ...mine.facts,
      teams: [0, 1, 0, 1],
      points: [0, 0, 0, 0],
      hands: [1, 1, 1, 1],
      turn: 3,
      latest,
      discarded: 'JS',
      lines: [],
      threats: [],
      rights: [],
    };
    const four = [...seats, ...seats].map((seat, i) => ({ ...seat, mine: i === 0 }));
    draw({ ...mine, places, facts, legal: [], holding_up: [3] }, four);
    const marked = (): (string | undefined)[] => all('.square.since').map((square) => square.dataset['place']);
    expect(marked()).toEqual(['b1', 'c3']);
    expect(all('.square.newest').map((square) => square.dataset['place'])).toEqual(['c3']);
    expect(all('.square.newest .gone')).toHaveLength(1);
    expect(all('[data-place="c3"]')[0]?.getAttribute('aria-label')).toContain('removed a chip here last turn');
    expect(all('[data-place="discard"]')[0]?.getAttribute('aria-label')).toBe('Last played: jack of spades');
    draw({ ...mine, places, facts, legal: [], holding_up: [3], seat: null }, four, { me: null });
    expect(marked()).toEqual(['a1', 'b1', 'c1', 'c3']);
  });
  it('has one tab stop on the board and one in the hand', () => {
    draw(mine, seats);
    expect(all('.square[tabindex="0"]')).toHaveLength(1);
    expect(all('.hand button[tabindex="0"]')).toHaveLength(1);
  });
  it('draws threats and finished lines from the facts', () => {
    const late = views.findLast((view) => view.facts.threats.length && view.facts.lines.length) as ViewNow;
    draw(late, seats);
    const { threats, lines } = late.facts;
    const framed = new Set(all('.square.framed').map((square) => square.dataset['place']));
    expect(framed).toEqual(new Set(threats.flatMap((threat) => threat.squares)));
    expect(new Set(all('.square:has(.ends)').map((square) => square.dataset['place']))).toEqual(new Set(threats.map((threat) => threat.free)));
    expect(all('.lines .bar')).toHaveLength(lines.length);
    const colours = lines.map((line) => `var(--team-${late.places[line.slice(0, 2)]?.[0]?.split(' ')[1] ?? ''}-line)`);
    expect(all('.lines g').map((line) => line.style.getPropertyValue('--bar'))).toEqual(colours);
  });
});
