// New tables: sensible defaults, what was chosen last time, and how long a match takes.
import { lidOf } from './faces.svelte';
import { usualValue } from './options';
import { LEVELS, LEVELS_OF, type GameShown, type Level, type NewTable, type Pace, type Value } from './wire';

/**
 * Tables to be started as soon as this page sits at them. The start waits for the line, so that the deal has this
 * browser's part in it and is seen.
 */
export const startAtOnce = new Set<string>();

/** Tables of an evening, to be started by their host's page as soon as everybody is there. */
export const startTogether = new Set<string>();

export const NO_CLOCK: Pace = { kind: 'none', move: 0, reserve: 0 };

/** How much time a move may take, shortest first. */
export const PACES: Record<string, Pace> = {
  none: NO_CLOCK,
  brisk: { kind: 'seconds', move: 30, reserve: 300 },
  calm: { kind: 'seconds', move: 120, reserve: 600 },
  days: { kind: 'days', move: 3, reserve: 0 },
};

/** Who takes a seat: me, a bot of a level, or whoever comes. */
export type Taker = 'me' | 'open' | Level;

/** What was chosen for a table of bots, to be offered again. */
export interface Choice {
  seats: number;
  takers: Taker[];
  options: Record<string, Value>;
}

/** How many sit down if nobody says: two at games for one or two, four where four can play. */
export const usualSeats = (game: GameShown): number => (game.seats.includes(4) ? 4 : (game.seats.find((seats) => seats >= 2) ?? game.seats[0] ?? 2));

export function defaults(game: GameShown, seats: number): Record<string, Value> {
  return Object.fromEntries((game.options[String(seats)] ?? []).map((option) => [option.name, usualValue(game.name, option)]));
}

/** Seconds that bots leave people for what they may do out of turn, such as drawing: more where bots are calm. */
export const leewayAt = (botSeconds: number): number => (botSeconds < 1 ? 5 : botSeconds > 2 ? 15 : 8);

/** These options as far as the game has them with so many seats, and its defaults. */
export function fitting(game: GameShown, seats: number, options: Record<string, Value>): Record<string, Value> {
  const known = game.options[String(seats)] ?? [];
  const kept = known.flatMap((option) => {
    const value = options[option.name];
    return value !== undefined && option.values.includes(value) ? [[option.name, value] as const] : [];
  });
  return { ...defaults(game, seats), ...Object.fromEntries(kept) };
}

/** The levels of bots that a game has, the weakest first; a game from elsewhere has those that all have. */
export const levelsOf = (game: string): readonly Level[] => (LEVELS_OF as Record<string, readonly Level[]>)[game] ?? LEVELS;

const alone = (seats: number, level: Level): Taker[] => Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : level));

/** A first game against bots is the gentlest: novices, and as few of them as the game says. */
export function firstChoice(game: GameShown): Choice {
  const seats = lidOf(game.name)?.first ?? usualSeats(game);
  return { seats, takers: alone(seats, 'novice'), options: defaults(game, seats) };
}

export const soloChoice = (game: GameShown): Choice => ({ seats: 1, takers: ['me'], options: fitting(game, 1, lastChoice(game)?.options ?? {}) });

const LAST = 'stammtisch last tables';

function lastChoices(): Record<string, Partial<Choice> | undefined> {
  try {
    return JSON.parse(localStorage.getItem(LAST) ?? '{}') as Record<string, Partial<Choice>>;
  } catch {
    return {};
  }
}

/** What was chosen the last time for this game against bots, as far as it is still possible. */
export function lastChoice(game: GameShown): Choice | null {
  const { seats, takers, options } = lastChoices()[game.name] ?? {};
  if (seats === undefined || !game.seats.includes(seats) || !Array.isArray(takers) || takers.length !== seats) return null;
  if (takers.filter((one) => one === 'me').length !== 1 || !takers.every((one) => one === 'me' || levelsOf(game.name).some((level) => level === one)))
    return null;
  return { seats, takers, options: fitting(game, seats, options ?? {}) };
}

export function remember(game: string, choice: Choice): void {
  try {
    localStorage.setItem(LAST, JSON.stringify({ ...lastChoices(), [game]: choice }));
  } catch {
    // Without storage the next table begins with the defaults.
  }
}

const AROUND = 'stammtisch around this device';

/** The names of those who played around this device the last time, by seat. */
export function namesAround(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(AROUND) ?? '[]');
    return Array.isArray(kept) ? kept.map((name) => (typeof name === 'string' ? name : '')) : [];
  } catch {
    return [];
  }
}

export function rememberAround(names: readonly string[]): void {
  try {
    const before = namesAround();
    localStorage.setItem(AROUND, JSON.stringify([...names, ...before.slice(names.length)]));
  } catch {
    // Without storage they are asked again.
  }
}

/** A table for this choice, to be started at once where no seat is open. */
export function tableFor(game: GameShown, choice: Choice, botSeconds: number): NewTable {
  const { seats, takers, options } = choice;
  return {
    game: game.name,
    seats,
    options,
    public: false,
    watchers: true,
    takebacks: true,
    pace: NO_CLOCK,
    bot_seconds: botSeconds,
    leeway: leewayAt(botSeconds),
    bots: takers.map((one) => (one === 'me' || one === 'open' ? null : one)),
    mine: takers.flatMap((one, seat) => (one === 'me' ? [seat] : [])),
    start: false,
    lots: true,
  };
}

/** Against bots as the last time, or as gently as possible; to be started at once. */
export const playNow = (game: GameShown, botSeconds: number): NewTable => tableFor(game, lastChoice(game) ?? firstChoice(game), botSeconds);

/** My seat in a position of another match against regulars, to be played on from there at once. */
export const playedOn = (
  match: Required<Pick<NewTable, 'game' | 'seats' | 'options'>>,
  seat: number,
  deal: NonNullable<NewTable['deal']>,
  botSeconds: number,
): NewTable => ({
  game: match.game,
  seats: match.seats,
  options: match.options,
  public: false,
  watchers: true,
  takebacks: true,
  pace: NO_CLOCK,
  bot_seconds: botSeconds,
  bots: Array.from({ length: match.seats }, (_, at) => (at === seat ? null : ('regular' as const))),
  mine: [seat],
  start: true,
  lots: false,
  deal,
});

/** Bots among themselves, to be watched. */
export function botsOnly(game: GameShown, botSeconds: number): NewTable {
  const seats = usualSeats(game);
  return tableFor(game, { seats, takers: Array.from({ length: seats }, () => 'regular' as const), options: defaults(game, seats) }, botSeconds);
}

/** About how many minutes a match takes, in steps of five; null if the game does not say. */
export function minutesOf(game: GameShown, seats: number, options: Record<string, Value> = {}): number | null {
  const usual = game.minutes[String(seats)] ?? 0;
  if (!usual) return lidOf(game.name)?.minutes ?? null;
  const times = (game.options[String(seats)] ?? []).map((option) => option.times[option.values.indexOf(options[option.name] ?? option.default)] ?? 1);
  return Math.max(5, Math.round(times.reduce((product, one) => product * one, usual) / 5) * 5);
}

/** The team of each seat with these options. */
export function teamsOf(game: GameShown, seats: number, options: Record<string, Value>): readonly number[] {
  const chosen = (game.options[String(seats)] ?? []).find((option) => option.teams.length);
  return chosen?.teams[chosen.values.indexOf(options[chosen.name] ?? chosen.default)] ?? game.teams[String(seats)] ?? [];
}

/** Whether some play together. */
export const inTeams = (teams: readonly number[]): boolean => new Set(teams).size < teams.length;
