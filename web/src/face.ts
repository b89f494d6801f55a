// The contract between the shell and the face of a game: games/<folder>/face/index.ts exports a Face by default.
import type { Component } from 'svelte';
import type { Facts, SeatNow, Told, Value, ViewNow } from './wire';
import type { Sound } from './sound';

/** A text by its id, from the game's own .ftl or, where that has none, from the shell's. The table's options are known to it. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

export interface FaceProps<F = Facts> {
  /** What is shown now. While events are being told its `legal` is empty. */
  view: ViewNow<F>;
  seats: SeatNow[];
  /** The names at the table by seat, ready to be shown; never empty. */
  names: string[];
  /** The seat looked through; null for a watcher or a closed curtain. */
  me: number | null;
  /** Sends a word of view.legal. */
  say: (word: string) => void;
  t: Translate;
  /** A word is on its way, or events are being told: nothing can be said. */
  busy: boolean;
  /** The events that are being told at this moment, for choreography that goes beyond flights. */
  now: readonly Told<F>[];
  /** The word an expert would say, while the hint is shown. */
  hint: string | null;
}

/** "Your turn." and "Follow green." */
export interface PromptText {
  state: string;
  step: string;
}

/** A piece of advice for somebody's first games, shown once at a moment of their own when it helps: `tip-<id>` in the game's texts. */
export interface GameTip<F = Facts> {
  id: string;
  /** Whether it helps now, by what the seat sees. */
  when(view: ViewNow<F>, me: number): boolean;
}

export interface SheetProps<F = Facts> {
  view: ViewNow<F>;
  names: string[];
  me: number | null;
  t: Translate;
}

/** A deck of a game, to check a deal with. */
export interface Deck {
  /** The word of every card, one entry for each copy. */
  cards: readonly string[];
  /** Whether every shuffling has all of them, not only the first. */
  whole: boolean;
}

/** `F` are the facts of the game; where its `facts.py` has a struct of them, generated.ts has their type. */
export interface Face<F = Facts> {
  /** Everything on the table between bar and edge: the seats with their belongings, the table, prompt and hand. */
  Table: Component<FaceProps<F>>;
  /**
   * One sentence for the story and the live region, or null where an event needs none. Names come marked (they are
   * shown bold); a piece is written with `piece('r3')` and is shown by `chip`, spoken by `called`. `facts` are those
   * before the event.
   */
  tell(event: Told<F>, names: string[], me: number | null, t: Translate, facts: F): string | null;
  prompt(view: ViewNow<F>, me: number | null, names: string[], t: Translate): PromptText;
  /** Where the match is: "Round 2 of 4 · trick 5 of 15". */
  where(view: ViewNow<F>, t: Translate): string;
  /**
   * A piece as SVG text, filling what is around it; BACK and words of hidden pieces give a back. Used for what flies;
   * `place` is where it comes from, for games whose backs are not all alike.
   */
  picture(piece: string, place: string): string;
  /** A piece in a sentence: a small picture as HTML text. */
  chip(piece: string): string;
  /** A piece in words: "green 10". */
  called(piece: string, t: Translate): string;
  /** What a word means, for the history, the hint and the list of moves: "green 10", "take a blue seal from Jonas". */
  means(word: string, names: string[], t: Translate): string;
  /** A picture for the rules as SVG text (art/lid.ts), by the name that `![](name)` has there; a piece needs none, it is drawn by `picture`. */
  scene?(name: string): string | null;
  /** What a hint adds in the game's own words: why, and what may be expected (`odds` from 0 to 1). Without it the shell tells the odds. */
  advice?(view: ViewNow<F>, word: string, odds: number | null, t: Translate): string;
  /** Advice for somebody's first games, the most urgent first. */
  tips?: readonly GameTip<F>[];
  /** The paragraph of the rules that matters now, such as "SE 4". */
  paragraph?(view: ViewNow<F>): string | null;
  /** The decks that chance draws from, by their numbers: decks.ts. Without them a deal can be checked less well. */
  decks?(seats: number, options: Record<string, Value>): Deck[];
  /** The last position is worth a look: at the end the table stands until somebody goes on. */
  stands?: boolean;
  /** By kind: how long to rest after telling an event, in milliseconds. */
  rests?: Record<string, number>;
  /** Kinds that begin a chapter of a long telling: a tap goes on to the next, and only the frame's `skip` to the end. */
  chapters?: readonly string[];
  /** Kinds that close a round: the telling stops after them until somebody goes on (`goOn` of the frame), and bots wait as long. */
  closes?: readonly string[];
  /** It has a sheet of its own for that; otherwise the shell shows the score sheet. */
  ownSheet?: boolean;
  /** Kinds whose events are told together where several follow each other: cards of one deal fly one after the other, not turn by turn. */
  together?: readonly string[];
  /** By kind: what is heard. */
  sounds?: Record<string, Sound>;
  /** A score sheet, if the general one (facts.sheet, view.points) will not do. */
  Sheet?: Component<SheetProps<F>>;
  /** The score beside the story, if the general one will not do there. */
  Summary?: Component<SheetProps<F>>;
}

/** games/<folder>/face/lid.ts: what the front page shows of a game without loading its face. */
export interface Lid {
  /** SVG text, 320 x 240. */
  picture(): string;
  /** The colour of the box, dark enough for light words. */
  colour: string;
  /** From which age, where the rulebook says so. */
  age?: number;
  /** About how many minutes a match takes, where the game itself does not say (`minutes` of its Game). */
  minutes?: number;
  /** With how many seats a newcomer's first game against bots is played, if not with the usual number. */
  first?: number;
  /** The sign of a team as SVG text, in games with teams. */
  team?(team: number, size?: number): string;
  /** Where it stands among the games of the house: low numbers come first, games without one last. */
  order?: number;
  /** Symbols that its picture and its face refer to with `use`: they stand once on the page (art/sprite.ts, `hidden`). */
  symbols?(): string;
}

// Marks inside a sentence. They are characters of the private use area, which no name may hold.
const NAME = ['\uE000', '\uE001'] as const;
const PIECE = ['\uE002', '\uE003'] as const;
const MINOR = '\uE004';
const MARKS = /[\uE000-\uE004]/g;

/** A piece inside a sentence. */
export const piece = (word: string): string => PIECE[0] + word + PIECE[1];

/** A name inside a sentence; the shell marks the names that it hands to `tell`. */
export const marked = (name: string): string => NAME[0] + name.replace(MARKS, '') + NAME[1];

/** A sentence of little weight: on a phone, the one line of the story keeps what was said before it. */
export const minor = (sentence: string): string => MINOR + sentence;

export interface Part {
  kind: 'text' | 'name' | 'piece' | 'minor';
  text: string;
}

/** A sentence in its parts, to be shown. */
export function parts(sentence: string): Part[] {
  const found: Part[] = sentence.startsWith(MINOR) ? [{ kind: 'minor', text: '' }] : [];
  for (const match of sentence.matchAll(/\uE000([^\uE001]*)\uE001|\uE002([^\uE003]*)\uE003|([^\uE000-\uE004]+)/g)) {
    if (match[1] !== undefined) found.push({ kind: 'name', text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: 'piece', text: match[2] });
    else if (match[3] !== undefined) found.push({ kind: 'text', text: match[3] });
  }
  return found;
}

/** Of a story, the newest first, the line that matters most now. */
export const headline = (story: readonly (readonly Part[])[]): readonly Part[] => story.find((line) => line[0]?.kind !== 'minor') ?? story[0] ?? [];

/** A sentence in plain words, to be spoken. */
export function spoken(sentence: string, called: (piece: string) => string): string {
  return parts(sentence)
    .map((part) => (part.kind === 'piece' ? called(part.text) : part.text))
    .join('');
}
