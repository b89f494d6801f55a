// New tables with sensible defaults.
import { usualValue } from './options';
import type { GameShown, Level, NewTable, Pace, Value } from './wire';

/**
 * Tables to be started as soon as this page sits at them. The start waits for the line, so that the deal has this
 * browser's part in it and is seen.
 */
export const startAtOnce = new Set<string>();

export const NO_CLOCK: Pace = { kind: 'none', move: 0, reserve: 0 };

/** How many sit down if nobody says: two at games for one or two, four where four can play. */
export const usualSeats = (game: GameShown): number =>
  game.seats.includes(4) ? 4 : (game.seats.find((seats) => seats >= 2) ?? game.seats[0] ?? 2);

export function defaults(game: GameShown, seats: number): Record<string, Value> {
  return Object.fromEntries((game.options[String(seats)] ?? []).map((option) => [option.name, usualValue(game.name, option)]));
}

export function plainTable(game: GameShown, botSeconds: number): NewTable {
  const seats = usualSeats(game);
  return {
    game: game.name, seats, options: defaults(game, seats), public: false, watchers: true, takebacks: true,
    pace: NO_CLOCK, bot_seconds: botSeconds, bots: [], mine: [0], start: false, lots: true,
  };
}

/** Against bots; to be started at once. */
export function playNow(game: GameShown, botSeconds: number, level: Level = 'regular'): NewTable {
  const table = plainTable(game, botSeconds);
  const bots = Array.from({ length: table.seats }, (_, seat) => (seat === 0 ? null : level));
  return { ...table, bots };
}
