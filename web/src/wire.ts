// The messages between this client and the server, by hand; they mirror src/stammtisch/server/wire.py.

export const PROTOCOL = 1;

export type Level = 'novice' | 'regular' | 'expert' | 'master';
export type Question = 'takeback' | 'rematch' | 'same-deal' | 'bot';
export type Reaction = 'clap' | 'laugh' | 'wow' | 'ouch' | 'think' | 'thanks';
export type Complaint = 'chat' | 'name' | 'cheating' | 'stalling' | 'other';
export type Value = string | number | boolean;
export type Status = 'open' | 'dealing' | 'running' | 'over';

export const LEVELS: readonly Level[] = ['novice', 'regular', 'expert', 'master'];
export const REACTIONS: readonly Reaction[] = ['clap', 'laugh', 'wow', 'ouch', 'think', 'thanks'];

export const COMPLAINTS: readonly Complaint[] = ['chat', 'name', 'cheating', 'stalling', 'other'];

/** A piece that the viewer cannot see. */
export const BACK = '?';
/** What the server calls people who have no name, or want to be forgotten. */
export const SOMEBODY = 'a player';
/** The viewers of a replay that are no seats. */
export const WATCHER = -2;
export const JUDGE = -3;

/** How long a decision may take: `move` seconds and then a reserve for the whole match, or `move` days. */
export interface Pace {
  kind: 'none' | 'seconds' | 'days';
  move: number;
  reserve: number;
}

// What this client asks at a table; the line adds the id.

export type Ask =
  | { do: 'sit'; seat: number }
  | { do: 'stand'; seat: number }
  | { do: 'bot'; seat: number; level: Level }
  | { do: 'start'; fill: Level | null }
  | { do: 'look'; seat: number | null }
  | { do: 'play'; seat: number; at: number; word: string }
  | { do: 'back'; seat: number; at: number }
  | { do: 'propose'; what: Question; seat: number }
  | { do: 'answer'; yes: boolean; question: number }
  | { do: 'resign'; seat: number }
  | { do: 'hash'; seat: number; hash: string; beginning: number }
  | { do: 'reveal'; seat: number; contribution: string; beginning: number }
  | { do: 'say'; text: string }
  | { do: 'react'; kind: Reaction }
  | { do: 'hint'; seat: number }
  | { do: 'replay'; start: number; count: number; viewer: number | null }
  | { do: 'report'; reason: Complaint; seat: number | null; line: number | null; text: string };

// What the server tells at a table.

export interface SeatNow {
  /** null where nobody sits. */
  name: string | null;
  /** The bot that plays the seat, its own or in the place of its owner. */
  bot: Level | null;
  /** Whether the seat belongs to a person. */
  person: boolean;
  mine: boolean;
  away: boolean;
  /** While away: in how many seconds the others can ask for a bot. */
  bot_in: number | null;
  resigned: boolean;
  hash: string | null;
  contribution: string | null;
}

export interface ProposalNow {
  what: Question;
  seat: number;
  mine: boolean;
  /** Whether my answer is awaited. */
  asked: boolean;
  /** Names the question in an answer. */
  number: number;
}

export interface News {
  what: string;
  seat: number | null;
  name: string | null;
}

export interface TableNow {
  is: 'table';
  protocol: number;
  table: string;
  game: string;
  rules: number;
  options: Record<string, Value>;
  public: boolean;
  watchers: boolean;
  takebacks: boolean;
  /** Whether each person holds one seat only. */
  one_seat: boolean;
  pace: Pace;
  bot_seconds: number;
  status: Status;
  /** Whether I am the host. */
  host: boolean;
  seats: SeatNow[];
  watching: number;
  commitment: string;
  /** While the deal is made: whether it is time to show the contributions. */
  reveal: boolean;
  /** The beginnings of the deal that came to nothing: for each the seats that did not show their contributions. */
  voided: number[][];
  proposal: ProposalNow | null;
  /** The match whose deal is played again here, or nothing. */
  replays: string;
  /** How the deal was chosen where it is neither fresh nor another match's: `seed`, or `name ` and its name. */
  chosen?: string;
  /** How many words were said already when the match began. */
  began_after?: number;
  /** The table of the next match, once it is agreed on. */
  next: string;
  news: News | null;
}

/** One thing that happened, as this viewer saw it; a piece that he could not see is BACK. */
export interface Told {
  kind: string;
  seat: number;
  pieces: string[];
  source: string;
  target: string;
  amount: number;
  /** Where a card is drawn from a deck: the number of the draw, counted from 0 in the match. */
  drawn?: number;
}

/** Seconds left by seat: for this decision, and in reserve; null where no time runs. */
export interface Clocks {
  move: (number | null)[];
  reserve: number[];
}

export type Places = Record<string, string[]>;
export type Facts = Record<string, unknown>;

/** The match as it looks from a seat, or from the table's edge (`seat` null). */
export interface ViewNow {
  is: 'view';
  at: number;
  seat: number | null;
  places: Places;
  facts: Facts;
  /** The words I may say now, through this seat. */
  legal: string[];
  /** How many cards have been drawn from the decks so far. */
  draws: number;
  /** Whether I can take my last word back without asking. */
  back: boolean;
  waiting: number[];
  holding_up: number[];
  over: boolean;
  ended: string | null;
  points: number[];
  winners: number[];
  clocks: Clocks | null;
  /** What happened since the last view, to be shown before it; null where the view must simply be drawn. */
  events: Told[] | null;
}

export interface Done { is: 'done'; id: string; at: number | null }
/** Why something was not done: a code for programs, a reason (`refused-<reason>` among the texts) with its values for people. */
export interface Refusal {
  code: string;
  text: string;
  /** Unix seconds, where it is for a time. */
  until?: number | null;
  reason?: string;
  values?: Record<string, string | number>;
}

export interface No extends Refusal { is: 'refused'; id: string | null; legal: string[] | null }

export interface Spoken {
  number: number;
  name: string;
  seat: number | null;
  watcher: boolean;
  text: string;
  at: number;
}
export interface Chat { is: 'chat'; lines: Spoken[] }
export interface Reacted { is: 'reacted'; seat: number | null; name: string; kind: Reaction }
/** What an expert would say, and what he expects of it: 0 to 1, null where there was nothing to choose. */
export interface HintNow { is: 'hint'; id: string; word: string; odds: number | null }

export interface Step {
  number: number;
  seat: number | null;
  word: string | null;
  places: Places;
  facts: Facts;
  events: Told[];
}
export interface Steps { is: 'steps'; id: string; viewer: number; total: number; steps: Step[] }
/** What those who host tell everybody: by language, '' for all that have no text of their own. */
export interface Announcement { id: string; texts: Record<string, string>; until: number }
export interface Announced { is: 'announced'; announcements: Announcement[] }
export interface Bye extends Refusal { is: 'bye'; again: boolean }

export type Tell = Done | No | TableNow | ViewNow | Chat | Reacted | HintNow | Steps | Announced | Bye;

// What this client asks of the house, by HTTP, and what it answers.

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, Value>;
  public: boolean;
  watchers: boolean;
  takebacks: boolean;
  one_seat?: boolean;
  pace: Pace;
  bot_seconds: number;
  /** By seat; shorter lists leave the rest empty. */
  bots: (Level | null)[];
  /** The seats that the host takes at once. */
  mine: number[];
  start: boolean;
}

export interface MeNow { name: string; named: boolean }
export interface TableMade { table: string }
export interface TransferMade { secret: string; seconds: number }

/** Who this browser is or was. */
export interface Identity {
  device: string;
  name: string;
  /** How many tables are open or running. */
  running: number;
}
/** Whose link it is, before it is used. */
export interface Moving {
  name: string;
  /** Whether this device is that person's already. */
  same: boolean;
  /** Who this device is now. */
  here: Identity | null;
}
export interface DeviceShown {
  device: string;
  kind: string;
  /** Such as "Firefox on Android"; empty where nothing is known. */
  label: string;
  created: number;
  seen: number;
  /** Whether it is the one that asks. */
  here: boolean;
}
export interface DevicesNow { devices: DeviceShown[]; before: Identity[] }
/** A part of all that is kept of me; the devices are in the first one. */
export interface Exported {
  name: string;
  created: number;
  seen: number;
  exported: number;
  devices: unknown[];
  tables: unknown[];
  chat: unknown[];
  results: unknown[];
  /** Whether there is another part. */
  more: boolean;
}

export interface TableListed {
  table: string;
  game: string;
  seats: number;
  status: Status;
  names: (string | null)[];
  bots: (Level | null)[];
  /** The seats that are mine. */
  my_seats: number[];
  my_turn: boolean;
  watchers: boolean;
  changed: number;
  winners: number[];
  points: number[];
  /** Whether the deal is a new one that nobody can know. */
  fresh?: boolean;
}
export interface Lists { running: TableListed[]; finished: TableListed[]; public: TableListed[]; announcements: Announcement[] }

export interface OptionShown { name: string; default: Value; values: Value[]; label: string }
export interface GameShown {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  /** By the number of seats. */
  options: Record<string, OptionShown[]>;
  /** Where a game that is not part of this house's pages has its own face: an address, or nothing. */
  face: string;
}
export interface LevelShown { name: Level; sentence: string }
export interface Shelf { protocol: number; version: string; games: GameShown[]; levels: LevelShown[] }
export type Problem = Refusal;

/** A void beginning of a deal: by seat what was bound and what was shown, and the seats that showed nothing. */
export interface Beginning {
  hashes: (string | null)[];
  contributions: (string | null)[];
  withheld: number[];
}

/** What is needed to check a deal, once the match is over. */
export interface Proof {
  id: string;
  deal: number;
  commitment: string;
  seed: string;
  /** The void ones before the one that was dealt. */
  beginnings: Beginning[];
  hashes: Record<string, string>;
  contributions: (string | null)[];
  shufflings: { deck: number; shuffling: number; cards: string[] }[];
  /** Deck, shuffling and card of every draw, in order. */
  draws: [number, number, string][];
  replays: string;
  /** Whether the deal was a new one that nobody could know. */
  fresh?: boolean;
}

/** What the replay and the check of the deal need of a finished match's record. */
export interface MatchRecord {
  game: string;
  seats: number;
  options: Record<string, Value>;
  players: string[];
  /** Seat -1 is chance. */
  plies: { seat: number; word: string }[];
  points?: number[];
  winners?: number[];
  ended?: string;
}
