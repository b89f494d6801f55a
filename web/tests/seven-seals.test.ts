// The story of Seven Seals, its prompts and what is counted; the laws (laws.test.ts) look after the rest.
import { beforeEach, describe, expect, it } from 'vitest';
import { aim } from '../../src/stammtisch/games/seven_seals/face/aim';
import { sumInNumbers } from '../../src/stammtisch/games/seven_seals/face/counting';
import type { Facts, Told, ViewNow } from '../../src/stammtisch/games/seven_seals/face/facts';
import face from '../../src/stammtisch/games/seven_seals/face/index';
import { momentOf } from '../../src/stammtisch/games/seven_seals/face/moments';
import { PutBack } from '../../src/stammtisch/games/seven_seals/face/putback';
import { tell } from '../../src/stammtisch/games/seven_seals/face/tell';
import { spoken, type Translate } from '../src/face';
import { after } from '../src/facts';
import { moved } from '../src/places';
import { recording } from './fixture';
import { gameFolder, textsIn } from './texts';

const texts = (language: string, options: Record<string, string> = {}): Translate => textsIn(language, gameFolder('seven_seals'), options);
const t = texts('en');
// Lists are written in the language that was last asked for.
beforeEach(() => void texts('en'));
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
      'Jonas nie zapowiada żadnej lewy.',
      'Jonas zapowiada 1 lewę.',
      'Jonas zapowiada 3 lewy.',
      'Jonas zapowiada 5 lew.',
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
    [play, 'Jonas plays the red 3.', 'Jonas speelt de rode 3.'],
    [event('win', 3), 'Robin takes the trick.', 'Robin haalt de slag.'],
    [event('return', 3, { pieces: ['seal p'] }), 'Robin puts back a purple seal.', 'Robin geeft een paarse zegel terug.'],
    [
      event('black', 3, { pieces: ['seal black'] }),
      'Robin has no matching seal and takes a black one.',
      'Robin heeft geen passende zegel en krijgt een zwarte.',
    ],
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
    const facts = { edition: 'saboteur', trump: 'r', trick: [[0, 'g12']] } as Partial<Facts> as Facts;
    expect(said(play, 0, t, { ...facts, trick: [] })).toBe('Jonas leads the red 3.');
    expect(said(play, 0, t, facts)).toBe('Jonas has no green and trumps with the red 3.');
    expect(said({ ...play, pieces: ['g4'] }, 0, t, facts)).toBe('Jonas follows with the green 4.');
    expect(said({ ...play, pieces: ['b4'] }, 1, t, facts)).toBe('You have no green and discard the blue 4.');
    expect(said(event('win', 0), 3, t, facts)).toBe('Mira takes the trick with the green 12.');
  });
});

describe('the prompt', () => {
  const { views } = recording<Facts>('seven-seals');
  const at = (number: number): ViewNow => views.find((view) => view.at === number) as ViewNow;
  const step = (view: ViewNow): string => face.prompt(view, 0, NAMES, t).step;

  it('names values as numbers, not as words', () => {
    expect(step(at(19))).toBe('Follow yellow: 2, 5, 10, or 12. In the lead: yellow 11.');
  });

  it('says that red is trump where that matters', () => {
    expect(step(at(13))).toBe('Lead any card. Red is trump.');
    expect(step(at(33))).toBe('You have no blue: play any card. Red trumps. In the lead: blue 4.');
    const noTrump = at(73);
    expect(step(noTrump)).toBe('You have no red: play any card. In the lead: red 2.');
  });

  it('speaks to me while my own card is on its way', () => {
    const moving = (number: number): ViewNow => ({ ...at(number), legal: [] });
    const state = (view: ViewNow, speak = t): string => face.prompt(view, 0, NAMES, speak).state;
    expect(state(moving(19))).toBe('You’re choosing');
    expect(state(moving(13))).toBe('You lead');
    expect(state({ ...moving(19), facts: { ...at(19).facts, phase: 'returning' } })).toBe('You’re putting a seal back');
    expect(state({ ...moving(13), facts: { ...at(13).facts, phase: 'predicting' } })).toBe('You’re predicting');
    expect(state(moving(13), texts('pl'))).toBe('Wychodzisz');
  });

  it('counts the tricks right at every step of a round', () => {
    const seen = new Set<string>();
    for (const [i, view] of views.entries()) {
      let { facts, places } = views[i - 1] ?? view;
      for (const event of view.events ?? []) {
        facts = after(facts, event);
        places = moved(places, event);
        seen.add(face.where({ ...view, facts, places }, t));
      }
    }
    expect([...seen].filter((text) => text.includes('trick'))).toEqual(Array.from({ length: 15 }, (_, trick) => `Round 1 of 1 · trick ${trick + 1} of 15`));
  });
});

describe('what I am after', () => {
  const { views } = recording<Facts>('seven-seals');
  const view = views.find(({ at }) => at === 28) as ViewNow;
  const seeing = (seals: string[], facts: Partial<Facts> = {}): ViewNow => ({
    ...view,
    places: { ...view.places, 'seals 0': seals },
    facts: { ...view.facts, saboteur: null, ...facts },
  });

  it('is said in one line: what is left to win, and what it costs to miss it', () => {
    expect(aim(seeing(['seal r', 'seal r', 'seal y', 'seal w', 'seal black']), 0, t)).toBe('Still to win: 2 red, 1 yellow, 1 white. Cost if left over: 10.');
    expect(aim(seeing(['seal black']), 0, t)).toBe('Don’t win any more tricks: each one costs 3.');
    expect(aim(seeing(['seal r'], { phase: 'predicting' }), 0, t)).toBe('');
    expect(aim(view, 0, t)).toBe('Each black seal the others take lowers your points.');
  });

  it('is written down as a sum', () => {
    expect(sumInNumbers(['seal g', 'seal black'], view.facts, 5, 0, t)).toBe('2 + 3 = 5');
    expect(sumInNumbers(['seal g', 'seal r'], view.facts, 4, 0, t)).toBe('2 + 2 = 4');
    expect(sumInNumbers(['seal w'], view.facts, 4, 0, t)).toBe('');
    expect(sumInNumbers(['saboteur'], view.facts, 3, 1, t)).toBe('4 − 1 = 3');
    expect(sumInNumbers(['saboteur'], view.facts, 0, 6, t)).toBe('4 − 6, but not below 0');
    expect(sumInNumbers(['saboteur'], view.facts, -2, 6, t)).toBe('4 − 6 = −2');
  });
});

describe('the moments of a round', () => {
  it('are black seals, the saboteur, trumps on another colour, and the last seal put back', () => {
    const { views } = recording<Facts>('seven-seals');
    const found: Record<string, number> = {};
    for (const [i, view] of views.entries()) {
      let { facts, places } = views[i - 1] ?? view;
      for (const event of view.events ?? []) {
        facts = after(facts, event);
        places = moved(places, event);
        const kind = momentOf({ ...view, facts, places }, [event])?.kind;
        if (kind) found[kind] = (found[kind] ?? 0) + 1;
      }
    }
    // As the record has it: five black seals, one saboteur, two red cards on other colours, two who gave back all.
    expect(found).toEqual({ saboteur: 1, black: 5, trump: 2, praise: 2 });
  });
});

describe('a seal in my rack', () => {
  /** A table of two words: taking and taking back, as the server would show it. */
  function table(words: string[]): { view: () => ViewNow; said: string[]; put: PutBack } {
    const { views } = recording<Facts>('seven-seals');
    const first = views[0] as ViewNow;
    const said: string[] = [];
    const show = (): ViewNow => {
      const places: Record<string, string[]> = { ...first.places, 'seals 0': [], 'seals 2': ['seal g', 'seal g', 'seal g'] };
      for (const word of words) {
        const [, colour = '', , from] = word.split(' ');
        places['seals 0'] = [...(places['seals 0'] ?? []), `seal ${colour}`];
        if (from !== undefined) places[`seals ${from}`] = ['seal w', ...(places[`seals ${from}`] ?? []).slice(1)];
      }
      return { ...first, places, back: words.length > 0, legal: ['take r', 'take y', 'take b', 'take g from 2', 'done'] };
    };
    let now = show();
    const step = (): void => {
      now = show();
      put.step(now);
    };
    const put = new PutBack(
      () => {
        said.push(`back ${words.pop() ?? ''}`);
        step();
      },
      (word) => {
        said.push(word);
        words.push(word);
        step();
      },
    );
    return { view: () => now, said, put };
  }

  it('goes back alone, wherever it was in the order', () => {
    const { view, said, put } = table(['take r', 'take g from 2', 'take y']);
    put.begin(view(), 0, 'r');
    expect(said).toEqual(['back take y', 'back take g from 2', 'back take r', 'take g from 2', 'take y']);
    expect(view().places['seals 0']).toEqual(['seal g', 'seal y']);
  });

  it('is the last of its colour', () => {
    const { view, said, put } = table(['take r', 'take y', 'take r']);
    put.begin(view(), 0, 'r');
    expect(said).toEqual(['back take r']);
  });

  it('stays where words cannot be taken back', () => {
    const { view, said, put } = table(['take r']);
    put.begin({ ...view(), back: false }, 0, 'r');
    expect(said).toEqual([]);
  });
});
