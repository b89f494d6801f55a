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
  // Around one device each seat may have a name of its own; where they do not, all have their owner's.
  const shared = (name: string | null): boolean => seats.filter((seat) => seat.mine && seat.name === name).length > 1;
  // Counted from one and the same person, so that bots keep their names when lots or a rematch move everybody on.
  const people = seats.flatMap((seat, number) => (seat.person ? [{ name: seat.name ?? '', number }] : []));
  const anchor = people.reduce<(typeof people)[number] | null>((first, one) => (first && first.name <= one.name ? first : one), null)?.number ?? 0;
  const botAt = (number: number): string | undefined => bots[((number - anchor + seats.length) % seats.length) % bots.length];
  return seats.map((seat, number) => {
    if (!seat.person) return seat.name === null ? t('seat-open') : (botAt(number) ?? t('bot'));
    if (seat.mine && shared(seat.name)) return t('player-number', { number: number + 1 });
    const name = seat.name === SOMEBODY ? '' : seat.name;
    return name || (seat.mine ? t('you') : t('guest-number', { number: number + 1 }));
  });
}

/** The seats of a match that nobody sits at any more, or of a lesson, by the players' names in a record. */
export const recordedSeats = (players: readonly string[], mine: readonly number[]): SeatNow[] =>
  players.map((player, seat) => {
    const bot = player.startsWith('bot:') ? player.slice(4) : null;
    return {
      name: player,
      bot,
      person: bot === null,
      mine: bot === null && mine.includes(seat),
      host: false,
      away: false,
      bot_in: null,
      resigned: false,
      hash: null,
      contribution: null,
      why: null,
      hints: 0,
      shared: false,
    };
  });

/** The level of a bot in words; a game may have bots of its own, which are called by their names. */
export function levelOf(bot: string, t: Translate): string {
  const text = t(`level-${bot}`);
  return text === `level-${bot}` ? bot : text;
}
