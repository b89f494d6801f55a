// What a view of any game says, as far as that can be known without its rules: whose places they are, which word names which piece.
import { colouredName, colouredOf, sortedColoured } from '../cards/coloured';
import { playingName, playingOf, sortedPlaying } from '../cards/playing';
import type { Translate } from '../face';
import { signed } from '../signed';
import { BACK, type Places, type ViewNow } from '../wire';

const headed = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1).replaceAll('_', ' ');
const idOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A text of the game, or of the shell, or these words. */
function textOr(t: Translate, id: string, otherwise: string, args: Record<string, string | number> = {}): string {
  const found = t(id, args);
  return found === id ? otherwise : found;
}

/** A piece in words. */
export const called = (word: string, t: Translate): string =>
  word === BACK ? t('plain-hidden') : (playingName(word, t) ?? colouredName(word, t) ?? textOr(t, `piece-${idOf(word)}`, word));

/** A legal word in words: `say-<verb>` of the game's texts with `$piece`, or the word itself with its cards by their names. */
export function means(word: string, t: Translate): string {
  const [verb = '', ...rest] = word.split(' ');
  const named = (one: string): string => (playingOf(one) || colouredOf(one) ? called(one, t) : one);
  const piece = rest.map(named).join(' ');
  const whole = textOr(t, `say-${idOf(word)}`, '');
  return whole || textOr(t, `say-${idOf(verb)}`, headed([named(verb), piece].join(' ').trim()), { piece });
}

export interface Place {
  /** As the view calls it: "hand 2". */
  place: string;
  /** Without the seat: "hand". */
  base: string;
  /** Whose it is; null for all. */
  seat: number | null;
  pieces: string[];
}

/** The places of a view; those that every seat has one of belong to the seats. */
export function placesOf(places: Places, seats: number): Place[] {
  return Object.entries(places).map(([place, pieces]) => {
    const found = /^(.+) (\d+)$/.exec(place);
    const base = found?.[1] ?? place;
    const own = found && Array.from({ length: seats }, (_, seat) => `${base} ${seat}`).every((one) => one in places);
    return own && Number(found[2]) < seats ? { place, base, seat: Number(found[2]), pieces } : { place, base: place, seat: null, pieces };
  });
}

/** A place in words: `place-<base>` of the game's texts or of the shell's. */
export function placeName(base: string, t: Translate): string {
  const numbered = /^(.+) (\S+)$/.exec(base);
  const whole = textOr(t, `place-${idOf(base)}`, '');
  if (whole || !numbered) return whole || headed(base);
  return `${textOr(t, `place-${idOf(numbered[1] ?? '')}`, headed(numbered[1] ?? ''))} ${numbered[2]}`;
}

/** My cards in order, where they are cards that we know. */
export function sorted(pieces: readonly string[]): string[] {
  if (pieces.every((word) => playingOf(word))) return sortedPlaying(pieces);
  return pieces.every((word) => colouredOf(word)) ? sortedColoured(pieces) : [...pieces];
}

export interface Choices {
  /** By place and piece: the words that a click on it may say. */
  at(place: string, piece: string): readonly string[];
  /** The words that name no piece that lies in sight. */
  others: readonly string[];
}

/** Which pieces say which of the legal words. A word names a piece if it is that piece, or begins or ends with it. */
export function choices(view: ViewNow): Choices {
  const mine = `hand ${view.seat}`;
  // What is in my hand is meant before the same piece anywhere else.
  const places = Object.entries(view.places).toSorted(([a], [b]) => Number(b === mine) - Number(a === mine));
  const found = new Map<string, string[]>();
  const others: string[] = [];
  for (const word of view.legal) {
    const names = (piece: string): boolean => piece !== BACK && (word === piece || word.endsWith(` ${piece}`) || word.startsWith(`${piece} `));
    const spot = places.flatMap(([place, pieces]) => pieces.filter(names).map((piece) => `${place}\n${piece}`))[0];
    if (spot === undefined) others.push(word);
    else found.set(spot, [...(found.get(spot) ?? []), word]);
  }
  return { at: (place, piece) => found.get(`${place}\n${piece}`) ?? [], others };
}

export interface Fact {
  name: string;
  text: string;
}
export interface SeatFact {
  name: string;
  texts: string[];
}

/** Facts that are the number of a seat, by what they are called. */
const A_SEAT = /\b(leader|dealer|turn|mover|winner|starter|holder|winning|next|waiting)$/;
/** A list of seats, however long. */
const SEATS = /\bwaiting$/;
/** Shown elsewhere: the score sheet, and where the match is. */
const ELSEWHERE = ['sheet'];

/** All that the view tells beside its places, in words: what there is one of for each seat, and the rest. */
export function factsOf(view: ViewNow, names: readonly string[], t: Translate): { all: Fact[]; each: SeatFact[] } {
  const all: Fact[] = [];
  const each: SeatFact[] = [];
  for (const [id, value] of Object.entries(view.facts as Record<string, unknown>)) {
    if (ELSEWHERE.includes(id)) continue;
    const name = textOr(t, `fact-${idOf(id)}`, headed(id));
    if (!SEATS.test(id) && isBySeat(value, names.length)) each.push({ name, texts: value.map((one) => inWords(one, id, names, t)) });
    else all.push({ name, text: inWords(value, id, names, t) });
  }
  return { all, each };
}

/** One number, choice or list for each seat; not a list of cards or moves that happens to be as long. */
function isBySeat(value: unknown, seats: number): value is unknown[] {
  if (!Array.isArray(value) || value.length !== seats || seats < 2) return false;
  return !value.every((one) => (typeof one === 'string' && one !== '') || (Array.isArray(one) && typeof one[0] === 'number' && typeof one[1] === 'string'));
}

function inWords(value: unknown, id: string, names: readonly string[], t: Translate): string {
  if (value === null || value === undefined || value === '') return t('plain-nothing');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return (A_SEAT.test(id) && names[value]) || signed(value);
  if (typeof value === 'string') return called(value, t);
  if (!Array.isArray(value))
    return (
      Object.entries(value)
        .map(([key, one]) => `${headed(key)}: ${inWords(one, key, names, t)}`)
        .join('; ') || t('plain-nothing')
    );
  // A card and the seat that played it.
  const pair = value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string' && names[value[0]];
  if (pair) return `${pair}: ${called(value[1] as string, t)}`;
  return value.map((one) => inWords(one, id, names, t)).join(', ') || t('plain-nothing');
}
