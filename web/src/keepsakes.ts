// What this browser remembers of the deals it took part in, to check them afterwards.
import { BACK, type Told } from './wire';

const KEY = 'stammtisch deals';
/** How many matches are remembered, and how many cards of each. */
const MOST = 50;
const MOST_DRAWN = 2000;

/** A number of mine, and what became of it. */
export interface Part {
  beginning: number;
  seat: number;
  /** In hexadecimal. */
  bytes: string;
  /** The table has said that it has the hash, or the bytes. */
  bound: boolean;
  shown: boolean;
}

export interface Remembered {
  /** The promise that was shown before the deal. */
  commitment: string | null;
  mine: Part[];
  /** By beginning and seat, such as "0 2": the hash that the table showed first. */
  hashes: Record<string, string>;
  /** The beginnings in which this device has shown a number: from then on nobody may have bound himself. */
  sealed: number[];
  /** By the number of the draw: the cards that were seen being drawn. */
  drawn: Record<string, string>;
  /** How many cards were seen and then taken back with a move. */
  back: number;
  /** The table asked for another number although it had been shown one, and named no new beginning. */
  again: boolean;
}

export const NOTHING: Remembered = { commitment: null, mine: [], hashes: {}, sealed: [], drawn: {}, back: 0, again: false };

/** As the first version kept it. */
interface Former {
  contributions?: Record<string, string>;
}
type Kept = Record<string, Partial<Remembered> & Former>;

/** Where the storage is full or forbidden: what is remembered until the page is closed. */
let unsaved: Kept | null = null;

function read(): Kept {
  if (unsaved) return unsaved;
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function whole(kept: (Partial<Remembered> & Former) | undefined): Remembered {
  const { contributions = {}, ...known } = kept ?? {};
  const former = Object.entries(contributions).map(([seat, bytes]) => ({ beginning: 0, seat: Number(seat), bytes, bound: false, shown: false }));
  return { ...NOTHING, mine: former, ...known };
}

export function remembered(table: string): Remembered {
  return whole(read()[table]);
}

/** Changes what is remembered of a table; where nothing changes, the same object is given back. */
export function remember(table: string, change: (kept: Remembered) => Remembered): void {
  const { [table]: old, ...others } = read();
  const before = whole(old);
  const after = change(before);
  if (after === before) return;
  const newest = Object.entries(others).slice(-(MOST - 1));
  const kept = { ...Object.fromEntries(newest), [table]: after };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    unsaved = null;
  } catch {
    // A number that was promised has to be shown all the same.
    unsaved = kept;
  }
}

/** Notes the cards that were seen being drawn. Of `draws` in all, those beyond have been taken back. */
export function sawDraws(table: string, events: readonly Told[], draws: number): void {
  remember(table, (kept) => {
    const fresh = events.flatMap((event): [string, string][] => {
      const [card] = event.pieces;
      return event.drawn === undefined || card === undefined || card === BACK ? [] : [[String(event.drawn), card]];
    });
    const stay = Object.entries(kept.drawn).filter(([number]) => Number(number) < draws);
    const gone = Object.keys(kept.drawn).length - stay.length;
    const known = Object.fromEntries(stay);
    const added = fresh.filter(([number]) => !(number in known));
    if (!gone && (!added.length || stay.length >= MOST_DRAWN)) return kept;
    return { ...kept, drawn: { ...Object.fromEntries(added), ...known }, back: kept.back + gone };
  });
}

export function forgetDeals(): void {
  unsaved = null;
  localStorage.removeItem(KEY);
}
