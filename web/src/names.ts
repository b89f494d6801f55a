// What everybody at the table is called on the screen.
import type { Translate } from './face';
import { SOMEBODY, type SeatNow } from './wire';

/** First names for bots: the same for everybody at a table, so they belong to no language and need no elision after French "de". */
const BOTS = ['Max', 'Robin', 'Wanda', 'Leo', 'Nora', 'Bruno', 'Greta', 'Jules', 'Vera', 'Felix', 'Lena', 'Sam'];

/** A name without case and accents: no bot is called like somebody at the table, or nearly so. */
const fold = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Bots have first names, so that a story can be told about them; people without a name are guests. */
export function namesOf(seats: readonly Pick<SeatNow, 'name' | 'person' | 'mine'>[], t: Translate): string[] {
  const taken = new Set(seats.map((seat) => (seat.person ? fold(seat.name ?? '') : null)));
  const bots = BOTS.filter((name) => !taken.has(fold(name)));
  const mine = seats.filter((seat) => seat.mine).length;
  return seats.map((seat, number) => {
    if (!seat.person) return seat.name === null ? t('seat-open') : (bots[number % bots.length] ?? t('bot'));
    if (mine > 1 && seat.mine) return t('player-number', { number: number + 1 });
    const name = seat.name === SOMEBODY ? '' : seat.name;
    return name || (seat.mine ? t('you') : t('guest-number', { number: number + 1 }));
  });
}

/** The level of a bot in words; a game may have bots of its own, which are called by their names. */
export function levelOf(bot: string, t: Translate): string {
  const text = t(`level-${bot}`);
  return text === `level-${bot}` ? bot : text;
}
