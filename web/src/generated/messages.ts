// Made by `npm run types` from the Python that sends this; do not edit.

export type Question = 'takeback' | 'rematch' | 'same-deal' | 'bot';

export type NewsKind =
  | 'sat'
  | 'returned'
  | 'stood'
  | 'removed'
  | 'joined'
  | 'bot'
  | 'bot clock'
  | 'bot agreed'
  | 'bot asked'
  | 'started'
  | 'hashed'
  | 'closed'
  | 'revealed'
  | 'voided'
  | 'dealt'
  | 'lots'
  | 'took back'
  | 'resigned'
  | 'asks'
  | 'agrees'
  | 'declined'
  | 'withdrawn'
  | 'next';

export type Reason =
  | ''
  | 'without-spectators'
  | 'only-host'
  | 'only-players'
  | 'only-another-player'
  | 'only-those-who-played'
  | 'only-sitter-or-host'
  | 'not-your-seat'
  | 'begun-not-your-seat'
  | 'other-eyes'
  | 'when-over'
  | 'sealed'
  | 'only-table-seats-bots'
  | 'left-table'
  | 'not-askable'
  | 'not-asked'
  | 'not-begun'
  | 'begun'
  | 'being-dealt'
  | 'still-running'
  | 'over'
  | 'no-deal-now'
  | 'no-contributions-now'
  | 'deal-step'
  | 'full-log'
  | 'record-wrong'
  | 'handed-enough'
  | 'handed-nobody'
  | 'record-unfinished'
  | 'seat-taken'
  | 'have-seat'
  | 'seat-cleared'
  | 'no-late-guests'
  | 'sit-there'
  | 'nobody-there'
  | 'no-seat'
  | 'no-such-seat'
  | 'seats-free'
  | 'have-resigned'
  | 'resigned-already'
  | 'bot-there'
  | 'bot-plays-yours'
  | 'bot-for-another'
  | 'bot-not-away'
  | 'bot-wait'
  | 'review-stopped'
  | 'not-played-out'
  | 'no-hints'
  | 'hints-off'
  | 'not-your-turn'
  | 'others-have-seen'
  | 'no-takebacks'
  | 'nothing-to-take-back'
  | 'takebacks-spent'
  | 'nobody-to-agree'
  | 'question-open'
  | 'no-question'
  | 'you-have-asked'
  | 'next-set-up'
  | 'no-next'
  | 'stale'
  | 'empty-line'
  | 'no-team-chat'
  | 'long-line'
  | 'report-another'
  | 'reports-full'
  | 'link-incomplete'
  | 'wrong-code'
  | 'table-too-old'
  | 'table-removed'
  | 'closed'
  | 'set-aside'
  | 'set-aside-here'
  | 'store-down-here'
  | 'table-seat'
  | 'deal-elsewhere'
  | 'deal-differs'
  | 'no-puzzle'
  | 'answer-first'
  | 'seat-and-bot'
  | 'no-daily'
  | 'not-a-day'
  | 'bad-pace'
  | 'no-group'
  | 'only-members'
  | 'only-founder'
  | 'no-member'
  | 'removed-member'
  | 'group-full'
  | 'many-groups'
  | 'name-first'
  | 'group-name'
  | 'bad-plan'
  | 'others-at-tables'
  | 'no-event'
  | 'only-event-host'
  | 'event-begun'
  | 'event-not-begun'
  | 'event-over'
  | 'event-goes-on'
  | 'event-few'
  | 'event-full'
  | 'event-closed'
  | 'event-removed'
  | 'event-paused'
  | 'event-round'
  | 'event-table'
  | 'event-waits'
  | 'events-many'
  | 'name-length'
  | 'name-twice'
  | 'name-unseen'
  | 'mixed-name'
  | 'reserved-name'
  | 'call-address'
  | 'call-too-many'
  | 'too-many-devices'
  | 'banned'
  | 'muted'
  | 'renamed'
  | 'say-hello'
  | 'link-used'
  | 'just-signed-out'
  | 'identity-gone'
  | 'too-fast'
  | 'hints-crowded'
  | 'too-many-connections'
  | 'measure-time'
  | 'empty-announcement'
  | 'only-bans-of-networks'
  | 'origin-unknown'
  | 'not-a-network'
  | 'network-list'
  | 'wide-network'
  | 'own-network';

export type Why = 'clock' | 'agreed' | 'asked';

export type Resigning = 'wins' | 'ends' | 'bot';

export type Code =
  | 'bad-measure'
  | 'bad-name'
  | 'bad-network'
  | 'bad-option'
  | 'bad-plan'
  | 'bad-report'
  | 'bad-seats'
  | 'bad-table'
  | 'banned'
  | 'closed'
  | 'error'
  | 'foreign'
  | 'forgotten'
  | 'gone'
  | 'illegal-move'
  | 'malformed'
  | 'mixed-name'
  | 'muted'
  | 'no-such-event'
  | 'no-such-group'
  | 'no-such-table'
  | 'not-allowed'
  | 'not-now'
  | 'refused'
  | 'renamed'
  | 'reserved-name'
  | 'restart'
  | 'seat-taken'
  | 'set-aside'
  | 'signed-out'
  | 'stale'
  | 'store-down'
  | 'too-long'
  | 'too-many-devices'
  | 'too-much'
  | 'unknown'
  | 'unknown-bot'
  | 'unknown-game';

export type Ending = 'resigned' | 'abandoned';

export type Reaction = 'clap' | 'laugh' | 'wow' | 'ouch' | 'think' | 'thanks';

export type Status = 'open' | 'dealing' | 'running' | 'over';

export type Complaint = 'chat' | 'name' | 'cheating' | 'stalling' | 'other';

export type EventState = 'open' | 'running' | 'paused' | 'over';

export type Form = 'lots' | 'swiss' | 'all';

export type TableState = 'playing' | 'over' | 'decided' | 'gone';

export type Ask =
  | Sit
  | Stand
  | SeatBot
  | Start
  | Look
  | Play
  | Back
  | Propose
  | Answer
  | Resign
  | Substitute
  | GoOn
  | Ping
  | Hash
  | Reveal
  | Say
  | React
  | Hint
  | ShareReview
  | Replay
  | Report;

export type Tell = Done | No | TableNow | ViewNow | Chat | Reacted | HintNow | Steps | Announced | Bye;

export type GroupAsk =
  JoinGroup | LeaveGroup | RenameGroup | PlanEvenings | SayComing | ShowRating | RemoveMember | HandOver | NewSeason | NewLink | CloseGroup;

export type EventAsk =
  | EnterEvent
  | LeaveEvent
  | RenameEvent
  | SetBots
  | StartEvent
  | NextRound
  | PauseEvent
  | ResumeEvent
  | EndEvent
  | DeleteEvent
  | RemoveEntrant
  | PlayOn
  | CountHalf;

/** Take an empty seat, or your own back from the bot that plays it, or as a late guest a bot's (`table.late`). */
export interface Sit {
  do: 'sit';
  id: string;
  seat: number;
}

/** Leave a seat before the start; the host may clear any. */
export interface Stand {
  do: 'stand';
  id: string;
  seat: number;
}

/** Host, before the start: put a bot on an empty seat. */
export interface SeatBot {
  do: 'bot';
  id: string;
  seat: number;
  level: string;
}

/** Host: begin; empty seats get bots of the level `fill`. */
export interface Start {
  do: 'start';
  id: string;
  fill?: string | null;
}

/** Look through one of your seats, or with null close the curtain and see what a watcher sees. */
export interface Look {
  do: 'look';
  id: string;
  seat?: number | null;
}

/** Say a word. `at` is that of the last view you have; the same `id` again is answered again, not played again. */
export interface Play {
  do: 'play';
  id: string;
  seat: number;
  at: number;
  word: string;
}

/** Take back your last word, as long as it has shown nobody anything new. */
export interface Back {
  do: 'back';
  id: string;
  seat: number;
  at: number;
}

/** Ask the others: for a takeback, a bot in the seat of somebody away, another match, or the same deal again. */
export interface Propose {
  do: 'propose';
  id: string;
  what: Question;
  seat: number;
}

/** Answer the open question; the person who asked withdraws it with false. */
export interface Answer {
  do: 'answer';
  id: string;
  yes: boolean;
  /** The number of the question you mean; an answer to one that is closed does nothing. */
  question?: number | null;
}

/** Give a seat up. Between two sides that ends the match, otherwise a bot plays on. */
export interface Resign {
  do: 'resign';
  id: string;
  seat: number;
}

/** Let a bot play for you; `sit` takes your seat back. */
export interface Substitute {
  do: 'substitute';
  id: string;
  seat: number;
}

/** Say that you have read the result of a round. Bots wait for people who connect with `?pauses=1`. */
export interface GoOn {
  do: 'on';
  id: string;
}

/** Ask whether the line still carries: it is answered at once, and nothing else happens. */
export interface Ping {
  do: 'ping';
  id: string;
}

/** Bind yourself to a contribution to the deal: the SHA-256 of 32 fresh bytes of yours. */
export interface Hash {
  do: 'hash';
  id: string;
  seat: number;
  hash: string;
  /** Which beginning of the deal it is for: the length of `table.voided`. */
  beginning?: number;
}

/** Show the 32 bytes, when `table.reveal` asks for them. Without them the deal begins again, without your seat. */
export interface Reveal {
  do: 'reveal';
  id: string;
  seat: number;
  contribution: string;
  beginning?: number;
}

/** Chat. Players talk to everybody, spectators among themselves. */
export interface Say {
  do: 'say';
  id: string;
  text: string;
  /** Whether only your team-mates may read it, where the table has a chat for teams. */
  team?: boolean;
}

/** One of a handful of gestures. */
export interface React {
  do: 'react';
  id: string;
  kind: Reaction;
}

/** Ask what an expert would say in your place, in a match in which no other person has held a seat. */
export interface Hint {
  do: 'hint';
  id: string;
  seat: number;
}

/** After the match, let the others who played see the review of your decisions at a seat, or no longer. */
export interface ShareReview {
  do: 'share';
  id: string;
  seat: number;
  on: boolean;
}

/** Steps of the match as you have seen it; of a finished one also as another viewer (-2 watcher, -3 all open). */
export interface Replay {
  do: 'replay';
  id: string;
  start?: number;
  count?: number;
  viewer?: number | null;
}

/** Report another person to the hosts: the owner of a seat, or the author of a message. Nobody else is told. */
export interface Report {
  do: 'report';
  id: string;
  reason: Complaint;
  seat?: number | null;
  line?: number | null;
  text?: string;
}

/** A request was carried out, and what it changed is kept. */
export interface Done {
  is: 'done';
  id: string;
  at: number | null;
}

/** A request was not carried out, and why; after an illegal word, `legal` has the legal ones. */
export interface No {
  is: 'refused';
  id: string | null;
  code: Code;
  text: string;
  legal: string[] | null;
  /** Until when (Unix seconds) it is not possible: `muted`, `banned`. */
  until: number | null;
  /** Why, as one word of a closed list; empty if the code says it all. */
  reason: Reason;
  /** What a text about the reason needs. */
  values: {
    [k: string]: string | number;
  };
}

/** Who sits on one seat. */
export interface SeatNow {
  /** None if nobody sits there. */
  name: string | null;
  /** The bot that plays the seat, on its own or for its owner. */
  bot: string | null;
  /** Whether the seat belongs to a person. */
  person: boolean;
  mine: boolean;
  /** Whether the host sits there. */
  host: boolean;
  away: boolean;
  /** While the owner is away: in how many seconds the others can ask for a bot; slow matches wait longer. */
  bot_in: number | null;
  resigned: boolean;
  hash: string | null;
  contribution: string | null;
  /** Why a bot plays in the place of the owner; null if none does, or they have resigned. */
  why: Why | null;
  /** How many hints the seat was given in this match. */
  hints: number;
  /** Whether the others who played may see the review of its decisions. */
  shared: boolean;
}

/** A pause between two rounds: bots wait until these seats have gone on, for at most some seconds. */
export interface PauseNow {
  seats: number[];
  seconds: number;
}

/** An open question. */
export interface ProposalNow {
  what: Question;
  seat: number;
  mine: boolean;
  /** Whether your answer is awaited. */
  asked: boolean;
  /** Names the question in an answer. */
  number: number;
}

/** What changed at the table, at which seat, and who did it or to whom it happened. */
export interface News {
  what: NewsKind;
  seat: number | null;
  name: string | null;
  /** Whether it is about you. */
  mine: boolean;
}

/** Everything about the table except the match itself; sent when you connect and when it changes. */
export interface TableNow {
  is: 'table';
  protocol: number;
  table: string;
  game: string;
  rules: number;
  options: {
    [k: string]: string | number | boolean;
  };
  public: boolean;
  watchers: boolean;
  takebacks: boolean;
  /** Whether each person holds one seat only. */
  one_seat: boolean;
  /** Whether somebody without a seat may take a bot's while the match is running. */
  late: boolean;
  pace: Pace;
  bot_seconds: number;
  status: Status;
  /** Whether you are the host. */
  host: boolean;
  /** Whether anybody with a seat may start when no seat is free. Bots play for those who are away until they come. */
  together: boolean;
  host_name: string;
  /** The team of each seat. */
  teams: number[];
  seats: SeatNow[];
  /** How many pages of people without a seat are open. */
  watching: number;
  /** What some of these people are called. */
  spectators: string[];
  /** How many big screens show the table for everybody around them. */
  screens: number;
  commitment: string;
  /** During the deal: whether it is time to show the contributions. */
  reveal: boolean;
  /** The void beginnings of the deal: for each the seats that did not show their contributions. */
  voided: number[][];
  /** By how many seats the lots have moved everybody on since they contributed; null if none were drawn. */
  lots: number | null;
  proposal: ProposalNow | null;
  /** The match whose deal is played again here. */
  replays: string;
  /** How the deal was chosen if it is neither fresh nor another match's: `seed`, `puzzle`, `group` or `name …`. */
  chosen: string;
  /** With how many words the match began. */
  began_after: number;
  next: string;
  /** Whether you can talk with your team-mates alone. */
  team_chat: boolean;
  news: News | null;
  pause: PauseNow | null;
  /** What happens if you resign: the others win, the match ends, or a bot plays on; null if you cannot. */
  resigning: Resigning | null;
  /** Whether somebody who plays alone may ask for hints. */
  hints: boolean;
  /** Until when (Unix seconds) only its players may see the match, and nobody its seed; 0 if that is no secret. */
  sealed: number;
  /** For its players: the link of the event of which it is a table. */
  event: string;
  event_round: number;
}

/** How long a decision may take: `move` seconds and then a reserve for the whole match, or `move` days. */
export interface Pace {
  kind: 'days' | 'none' | 'seconds';
  move: number;
  reserve: number;
}

/** One thing that happened, as this viewer saw it; a piece that they could not see is "?". */
export interface Told {
  kind: string;
  seat: number;
  pieces: string[];
  source: string;
  target: string;
  amount: number;
  /** If a card is drawn from a deck: the number of the draw in the match, from 0; otherwise left out. */
  drawn?: number | null;
  /** The facts that it changes, by name; of a list or an object, only the members that change. */
  facts?: {};
}

/** Seconds left by seat: for this decision, and in reserve; null if no time runs. */
export interface Clocks {
  move: (number | null)[];
  reserve: number[];
}

/** The match as seen from a seat, or by a spectator (`seat` null): everything that this viewer may know. */
export interface ViewNow {
  is: 'view';
  at: number;
  seat: number | null;
  places: {
    [k: string]: string[];
  };
  /** What else the viewer knows: a struct of the game's own (`facts.py` in its folder). */
  facts: {
    [k: string]: unknown;
  };
  /** The words you may say now, through this seat. */
  legal: string[];
  /** How many cards have been drawn from the decks so far. */
  draws: number;
  /** Whether you can take your last word back without asking. */
  back: boolean;
  waiting: number[];
  holding_up: number[];
  over: boolean;
  ended: Ending | null;
  points: number[];
  winners: number[];
  clocks: Clocks | null;
  /** What happened since the last view, to be shown before it; null if the view is to be drawn at once. */
  events: Told[] | null;
  /** Whether you have a move that you can ask to take back. */
  takeback: boolean;
  /** For how many seconds bots still leave you what you may do out of turn; null if they do not wait for it. */
  leeway: number | null;
  /** The View itself, for a Python client that asked for it (`?parcel=1`): bots and the terminal need it. */
  parcel: string | null;
}

/** One message of the chat. */
export interface Spoken {
  number: number;
  name: string;
  seat: number | null;
  watcher: boolean;
  /** Whether it was said among team-mates. */
  team: boolean;
  text: string;
  at: number;
}

/** Messages of the chat; the latest ones when you connect. */
export interface Chat {
  is: 'chat';
  lines: Spoken[];
}

/** A gesture. */
export interface Reacted {
  is: 'reacted';
  seat: number | null;
  name: string;
  kind: Reaction;
}

/** One reason for a word, in values; docs/coach.md lists the kinds. */
export interface Because {
  kind: string;
  /** The seat that it is about; -1 for none. */
  seat: number;
  piece: string;
  place: string;
  /** The kind of the event, if it is about one. */
  event: string;
  amount: number;
  /** In how many of 100 hands that fit: after this word, if that makes a difference. */
  often: number;
  /** The same after the runner-up. */
  otherwise: number;
  /** The lead of the word over the runner-up where it is so, in points of 100. */
  lead_if: number;
  lead_if_not: number;
}

/** What an expert would say for somebody, from what they can see. */
export interface Counsel {
  word: string;
  /** The share of the win to be expected, from 0 to 1; null if there was nothing to choose. */
  odds: number | null;
  /** The standard error of the odds. */
  error: number;
  /** What is to be won. */
  goal: 'match' | 'round';
  /** The word that comes next. */
  runner_up: string | null;
  runner_up_odds: number | null;
  /** Why the word is better than the runner-up, the most telling first. */
  reasons: Because[];
}

/** What an expert would say, from what you can see. */
export interface HintNow {
  is: 'hint';
  id: string;
  word: string;
  /** The share of the win to be expected, from 0 to 1; null if there was nothing to choose. */
  odds: number | null;
  /** The standard error of the odds. */
  error: number;
  /** What is to be won. */
  goal: 'match' | 'round';
  /** The word that comes next. */
  runner_up: string | null;
  runner_up_odds: number | null;
  /** Why the word is better than the runner-up, the most telling first. */
  reasons: Because[];
}

/** The match after some decisions. */
export interface Step {
  number: number;
  seat: number | null;
  /** The last decision: shown to the seat that made it and when all is open; others see its events. */
  word: string | null;
  places: {
    [k: string]: string[];
  };
  facts: unknown;
  events: Told[];
  /** Whether a bot said it, on its own or for the owner of the seat. */
  bot: boolean;
}

/** A part of a replay; `total` is the number of all steps. The first one is the deal. */
export interface Steps {
  is: 'steps';
  id: string;
  viewer: number;
  total: number;
  steps: Step[];
}

/** A message of the hosts to everybody until a time (Unix seconds), by language; "" is for all others. */
export interface Announcement {
  id: string;
  texts: {
    [k: string]: string;
  };
  until: number;
}

/** The current announcements; sent when you connect, if there are any, and when they change. */
export interface Announced {
  is: 'announced';
  announcements: Announcement[];
}

/** The server closes the connection, and why; come back after a while if `again` says so. */
export interface Bye {
  is: 'bye';
  code: Code;
  text: string;
  again: boolean;
  /** Until when (Unix seconds): `banned`. */
  until: number | null;
  reason: Reason;
  values: {
    [k: string]: string | number;
  };
}

/** The deal of a name, such as a day: the same for everybody on this server, and nobody can predict it. */
export interface OfName {
  of: 'name';
  name: string;
}

/** The deal of a given seed, the same everywhere. The seed reveals every card. */
export interface OfSeed {
  of: 'seed';
  seed: string;
  /**
   * The words with which the match begins, by seat and word.
   *
   * @maxItems 2000
   */
  words?: [number, string][];
}

/** The deal of a match that is over. */
export interface OfTable {
  of: 'table';
  table: string;
  /** With how many words of that match this one begins. */
  words?: number;
}

/** The deal of a puzzle that you have answered; the match begins at its position. */
export interface OfPuzzle {
  of: 'puzzle';
  puzzle: string;
}

/** A table to be set up; the person who asks is its host. */
export interface NewTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: string | number | boolean;
  };
  public?: boolean;
  watchers?: boolean;
  takebacks?: boolean;
  /** Whether each person holds only one seat; you may still have several by `mine`, around one device. */
  one_seat?: boolean;
  pace?: Pace1;
  bot_seconds?: number;
  /** How many seconds bots leave people for what they may do out of turn, such as drawing a card. */
  leeway?: number;
  /** By seat; the seats after the end of the list stay empty. */
  bots?: (string | null)[];
  /** The seats that the host takes at once: one, or several around one device. */
  mine?: number[];
  /** Whether the match begins at once. */
  start?: boolean;
  /** Whether lots are drawn for the first seat, in games that do not draw their own. */
  lots?: boolean;
  /** Whether somebody without a seat may take a bot's in the running match; null means: unless the table is public. */
  late?: boolean | null;
  /** By seat the names of people around one device, for the seats in `mine`; "" means your own name. */
  names?: string[];
  /** A chosen deal instead of a fresh one to which the seats contribute. */
  deal?: (OfName | OfSeed | OfTable | OfPuzzle) | null;
}

/** How long a decision may take: `move` seconds and then a reserve for the whole match, or `move` days. */
export interface Pace1 {
  kind: 'days' | 'none' | 'seconds';
  move: number;
  reserve: number;
}

/** The name by which you want to be called. */
export interface Me {
  name?: string | null;
}

/** The secret of a link that moves an identity to another device. */
export interface Moved {
  secret: string;
}

/** A device of yours to sign out; null means all except the one that asks. */
export interface SignOut {
  device: string | null;
}

/** One of the earlier identities of this browser. */
export interface Before {
  device: string;
}

/** Where you want to be called when it is your turn: a browser's push service with its keys, or your own address. */
export interface CallWanted {
  address: string;
  language?: string;
  /** `p256dh` of the browser's subscription. */
  keys?: string;
  auth?: string;
}

/** Where you do not want to be called any more; null for all. */
export interface CallUnwanted {
  call?: string | null;
}

/** The code of a table, as somebody typed it. */
export interface TypedCode {
  code: string;
}

/** A day (UTC) whose deals are asked for, such as `2026-11-18`; null is today. */
export interface DayAsked {
  day?: string | null;
  /** The link of a group of yours whose results are told beside everybody's. */
  group?: string | null;
}

/** The deal of a day to play: the first time today it is scored, later and for past days it is for fun. */
export interface DailyPlay {
  game: string;
  /** Null is today. */
  day?: string | null;
  bot_seconds?: number;
  leeway?: number;
}

/** What to switch on or off; null changes nothing. */
export interface Wishes {
  /** Whether others see your name beside your result of a day. */
  day_name?: boolean | null;
  /** Whether you and others of your groups who want that see each other's results of a day. */
  day_groups?: boolean | null;
}

/** Your record; first switch your ratings on or off, or with null leave them. */
export interface RecordAsked {
  ratings?: boolean | null;
}

/** A match that you have played without a connection. */
export interface MatchHanded {
  /** The record of the finished match, with its seed. */
  record: {};
  /** When it ended (Unix seconds). */
  at: number;
}

/** A table of yours. */
export interface TableMeant {
  table: string;
}

/** Which part of your data, from 0. */
export interface Export {
  part?: number;
}

/** Who you are. The token is for clients other than browsers and is shown once. */
export interface MeNow {
  name: string;
  /** Whether you chose the name, and the server did not. */
  named: boolean;
  token?: string | null;
}

/** The code of a table: six characters to read out, valid until a time (Unix seconds) and while the match is on. */
export interface CodeMade {
  code: string;
  until: number;
}

/** The secret of a link, valid once and for some minutes. */
export interface TransferMade {
  secret: string;
  seconds: number;
}

/** A current or earlier identity of this browser. */
export interface Identity {
  /** Names the identity in requests; empty for a cookie of the first version. */
  device: string;
  name: string;
  /** How many tables are open or running, up to 50. */
  running: number;
}

/** Whose link it is, to be shown to the person who opened it, before it is used. */
export interface Moving {
  name: string;
  /** Whether this device already belongs to that person. */
  same: boolean;
  /** Who this device is now. */
  here: Identity | null;
}

/** A browser or a program of yours. */
export interface DeviceShown {
  device: string;
  kind: string;
  /** For example `Firefox on Android`; empty if nothing is known. */
  label: string;
  created: number;
  /** To the hour. */
  seen: number;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** Your devices, last seen first, and the earlier identities of this browser, newest first. */
export interface DevicesNow {
  devices: DeviceShown[];
  before: Identity[];
}

/** What is kept about a device, without the hash of its secret. */
export interface DeviceKept {
  kind: string;
  label: string;
  created: number;
  seen: number;
}

/** One of your tables; its record has the rest. */
export interface TableKept {
  table: string;
  game: string;
  status: Status;
  /** Your seats. */
  seats: number[];
  created: number;
  changed: number;
  winners: number[];
  points: number[];
}

/** Where you are called. */
export interface CallShown {
  id: string;
  /** Whether it is a browser; otherwise it is an address of your own. */
  browser: boolean;
  address: string;
}

/** Where you are called when it is your turn at a table with days for a move. */
export interface CallsNow {
  /** The server's key for Web Push; empty if it cannot call browsers. */
  key: string;
  calls: CallShown[];
}

/** What you said in chat. */
export interface LineKept {
  table: string;
  audience: string;
  text: string;
  at: number;
}

/** Somebody else in one of your matches. */
export interface OtherSeat {
  name: string;
  level: string;
  points: number;
}

/** The result of a match for one of your seats. */
export interface ResultKept {
  table: string;
  game: string;
  seat: number;
  seats: number;
  /** `person`, or `both` if a bot played a part of the match in your place. */
  player: string;
  points: number;
  place: number | null;
  hints: number;
  resigned: boolean;
  at: number;
  others: OtherSeat[];
  /** What deal and draws brought you, as a share of the win; null if the coach was not asked. */
  luck: number | null;
  /** What your decisions brought you. */
  decisions: number | null;
}

/** A rating by openskill. */
export interface RatingShown {
  mu: number;
  /** Its uncertainty: the true value is within two of these in about 95 of 100 cases. */
  sigma: number;
  matches: number;
}

/** A group that you belong to. */
export interface GroupKept {
  name: string;
  /** Its link. */
  group: string;
  /** By game: yours in this group, also if you have not switched them on. */
  ratings: {
    [k: string]: RatingShown;
  };
}

/** What you have switched on. */
export interface WishesNow {
  day_name: boolean;
  day_groups: boolean;
  /** Whether you see your ratings. */
  ratings: boolean;
}

/** One of your tries at the deal of a day. */
export interface TryKept {
  day: string;
  game: string;
  table: string;
  scored: boolean;
  /** Null if it is not finished, or was not finished alone and in time. */
  score: number | null;
}

/** A puzzle that you have answered; one of your own mistakes has the id of its table. */
export interface PuzzleKept {
  puzzle: string;
  game: string;
  /** Whether your first answer was right. */
  solved: boolean;
  /** How often it has been right since it was wrong. */
  box: number;
  at: number;
  /** When it comes again. */
  due: number | null;
}

/** An event of which you are the host or in which you take part. */
export interface OwnEvent {
  name: string;
  /** Its link. */
  event: string;
  host: boolean;
}

/** A part of your data; the devices and groups are in the first one. */
export interface Exported {
  name: string;
  created: number;
  seen: number;
  exported: number;
  devices: DeviceKept[];
  tables: TableKept[];
  chat: LineKept[];
  results: ResultKept[];
  /** All your tries at deals of the day; in the first part. */
  tries: TryKept[];
  wishes: WishesNow;
  /** By game. */
  ratings: {
    [k: string]: RatingShown;
  };
  /** Whether there is another part. */
  more: boolean;
  groups: GroupKept[];
  /** The addresses at which you are called. */
  calls: string[];
  /** In the first part, as what follows. */
  puzzles: PuzzleKept[];
  /** By game. */
  puzzle_ratings: {
    [k: string]: number;
  };
  events: OwnEvent[];
}

/** What masters made of the deal of a day at the same seat. */
export interface ParShown {
  /** How many there are so far; nothing is said about fewer than two. */
  playthroughs: number;
  wanted: number;
  mean: number;
  /** The standard deviation of the playthroughs. */
  spread: number;
  best: number;
  worst: number;
  level: string;
  /** How long they thought, as a part of what they think at a table. */
  part: number;
}

/** A result of a day by somebody who shows their name. */
export interface ScoreShown {
  name: string;
  score: number;
  mine: boolean;
}

/** The scored results of a day, the best first. */
export interface StandingShown {
  players: number;
  /** Each score and how often it was reached. */
  scores: [number, number][];
  /** The best results of those who show their names. */
  named: ScoreShown[];
  /** Your rank; equal scores share one. Null if you have no scored result. */
  rank: number | null;
}

/** One game's deal of a day, as far as you may know it. */
export interface DealOfDay {
  game: string;
  seats: number;
  options: {
    [k: string]: string | number | boolean;
  };
  /** The bots on the other seats. */
  level: string;
  scoring: 'lead' | 'penalties' | 'points';
  minutes: number;
  commitment: string;
  /** Empty until the day is over. */
  seed: string;
  /** The seed of the day for play without a server, which is never scored. */
  public_seed: string;
  state: 'done' | 'missed' | 'new' | 'running' | 'unscored';
  /** Your scored try; empty if there is none. */
  table: string;
  /** Your scored result. */
  score: number | null;
  /** Your tries for fun, by their tables. */
  later: string[];
  /** Null before you have played, as long as the day lasts. */
  standing: StandingShown | null;
  /** The same of the group that was asked for, of those members who want that; null unless you do as well. */
  group: StandingShown | null;
  /** The same. */
  par: ParShown | null;
}

/** A group of yours, to be asked for. */
export interface DayGroup {
  /** Its link. */
  group: string;
  name: string;
}

/** The deals of a day. */
export interface DayNow {
  day: string;
  /** By the server's clock, in UTC. */
  today: string;
  /** Seconds until the day is over; 0 if it is. */
  left: number;
  deals: DealOfDay[];
  /** By game the commitment to the deal of the day after today. */
  tomorrow: {
    [k: string]: string;
  };
  /** Whether you show others your name beside your result. */
  day_name: boolean;
  /** Whether you and others of your groups see each other's results. */
  day_groups: boolean;
  groups: DayGroup[];
}

/** Where the deal of a day is played. */
export interface DailyMade {
  table: string;
  scored: boolean;
  /** Why it is not scored; empty if it is. */
  why: '' | 'again' | 'browser' | 'network' | 'past';
}

/** Your tries at deals of the day, newest first. */
export interface DaysKept {
  today: string;
  tries: TryKept[];
}

/** Your matches of one game, among the last ones. */
export interface OwnGame {
  game: string;
  matches: number;
  /** How many were played to the end against somebody. */
  contested: number;
  /** How often you won those: winners share a win. */
  won: number;
  /** How often everybody would have won them if all played alike. */
  fair: number;
  /** The mean of your points in those; null if there are none. */
  points: number | null;
  /** The most points alone. */
  best_solo: number | null;
  /** The mean of your points alone. */
  solo: number | null;
  hints: number;
  resigned: number;
  /** Null unless you have switched ratings on and a match was rated. */
  rating: RatingShown | null;
  /** The ratings of the bots, to compare. */
  bots: {
    [k: string]: number;
  };
}

/** A group in which you have switched on your ratings. */
export interface OwnGroup {
  /** Its link. */
  group: string;
  name: string;
  /** By game. */
  ratings: {
    [k: string]: RatingShown;
  };
}

/** Somebody you played against. */
export interface OpponentShown {
  /** Empty for a bot, and for a person who is no longer known. */
  name: string;
  /** The bot; empty for a person. */
  level: string;
  matches: number;
  /** How often you had the better place. */
  better: number;
  worse: number;
}

/** One of your matches. */
export interface OwnMatch {
  table: string;
  game: string;
  at: number;
  seat: number;
  points: number;
  /** Null if it was not finished. */
  place: number | null;
  seats: number;
  hints: number;
  resigned: boolean;
  /** Whether nobody could know the deal. */
  fresh: boolean;
  others: OtherSeat[];
  /** What deal and draws changed of your share of the win; null if the coach was not asked. */
  luck: number | null;
  /** The same of your own decisions. */
  decisions: number | null;
  /** The standard error of the luck. */
  error: number | null;
}

/** Your matches here. Only you can ask for this. */
export interface OwnRecordNow {
  /** How many are counted. */
  matches: number;
  /** How many of the last matches are counted at most. */
  most: number;
  games: OwnGame[];
  opponents: OpponentShown[];
  /** The newest first, and those whose luck is known. */
  last: OwnMatch[];
  /** Whether you have switched ratings on. */
  ratings: boolean;
  /** What you have played without a connection and then handed over, the newest first; none of it is counted. */
  handed: TableListed[];
  /** Those in which you have switched ratings on, if any of your matches there was rated. */
  groups: OwnGroup[];
}

/** A table in a list. */
export interface TableListed {
  table: string;
  game: string;
  seats: number;
  status: Status;
  names: (string | null)[];
  bots: (string | null)[];
  /** Your seats. */
  my_seats: number[];
  my_turn: boolean;
  watchers: boolean;
  changed: number;
  winners: number[];
  points: number[];
  /** When the time is up (Unix seconds) of the person who is waited for; null if no clock runs. */
  lapses: number | null;
  /** The seats whose owners have resigned. */
  resigned: number[];
  /** The team of each seat; empty for tables of earlier versions. */
  teams: number[];
  /** Whether the deal is fresh: nobody can know it. */
  fresh: boolean;
  /** How the match came here if it was played elsewhere: `offline`, by yourself, or by a `record`. */
  imported: string;
}

/** When a group meets: a first day, and then every week or every few weeks, at an hour of a time zone. */
export interface Agreed {
  day: string;
  time: string;
  /** A name of the IANA database, such as `Europe/Vienna`. */
  zone: string;
  /** Every how many weeks; 0 means once. */
  weeks?: number;
}

/** A group to be founded; the person who asks is its founder. */
export interface NewGroup {
  name: string;
}

/** Belong to the group from now on; you need a name. */
export interface JoinGroup {
  do: 'join';
}

/** Belong to it no more; the longest member follows a founder. */
export interface LeaveGroup {
  do: 'leave';
}

/** Founder: give it another name. */
export interface RenameGroup {
  do: 'rename';
  name: string;
}

/** Agree on a day and an hour; null for none. */
export interface PlanEvenings {
  do: 'plan';
  plan: Agreed | null;
}

/** Say whether you come to the next evening; null takes that back. */
export interface SayComing {
  do: 'coming';
  yes: boolean | null;
}

/** Switch your ratings in this group on or off. Members who have switched theirs on see each other's. */
export interface ShowRating {
  do: 'ratings';
  on: boolean;
}

/** Founder: remove a member, who cannot come back with this identity. */
export interface RemoveMember {
  do: 'remove';
  member: number;
}

/** Founder: let another member be the founder. */
export interface HandOver {
  do: 'hand-over';
  member: number;
}

/** Founder: begin a new season. The ladder counts from then on, and earlier seasons can be looked back on. */
export interface NewSeason {
  do: 'season';
}

/** Founder: replace the link; the old one leads nowhere from then on. */
export interface NewLink {
  do: 'new-link';
}

/** Founder: close the group. Its tables stay with those who sat at them. */
export interface CloseGroup {
  do: 'close';
}

/** Tables for some members, who are seated at once; bots take the seats that are left, and the matches begin. */
export interface PlayTonight {
  game: string;
  /** @maxItems 40 */
  members: number[];
  /** As far as a table of each size has them. */
  options?: {
    [k: string]: string | number | boolean;
  };
  /** The level of the bots. */
  level?: string;
  /** Whether all tables play the same deal, to be compared. */
  same_deal?: boolean;
  /** With the same deal: two people at each table, as partners where the game has teams of two, among bots. */
  pairs?: boolean;
  pace?: Pace2;
  bot_seconds?: number;
}

/** How long a decision may take: `move` seconds and then a reserve for the whole match, or `move` days. */
export interface Pace2 {
  kind: 'days' | 'none' | 'seconds';
  move: number;
  reserve: number;
}

/** Look back on the last evening that had begun by a moment (Unix seconds). */
export interface PastAsked {
  at: number;
}

/** Look back on the matches that ended from one moment on and before another (Unix seconds). */
export interface SeasonAsked {
  since?: number;
  until?: number | null;
}

/** A new group: `/g/` and this leads to it. It is a secret of those who know it. */
export interface GroupMade {
  group: string;
}

/** A member of a group. */
export interface MemberShown {
  /** Names the member in requests. */
  member: number;
  name: string;
  me: boolean;
  founder: boolean;
  /** Whether they have the page of the group open. */
  here: boolean;
  /** Where they play now, at a table of the group. */
  table: string | null;
  /** Whether they come to the next evening; null if they have not said so. */
  coming: boolean | null;
}

/** What a member has achieved in some matches, with at least one other person, played to the end. */
export interface TallyShown {
  member: number;
  /** Without those that they played among bots alone: these are only compared. */
  matches: number;
  /** Wins, shared among the winners of a match. */
  won: number;
  /** The sum of the fair shares: one by the number of seats, for each match. */
  fair: number;
  /** By game: matches, wins and fair shares. */
  games: {
    [k: string]: number[];
  };
  /** What deals and draws changed, in wins, over the `lucky` matches whose account of luck was asked for. */
  luck: number;
  lucky: number;
  /** The share of other tables with the same deal that did worse in the same seat, summed over `deals` matches. */
  compared: number;
  deals: number;
}

/** How often a member was placed before another one in a game. */
export interface BeatenShown {
  winner: number;
  loser: number;
  game: string;
  count: number;
}

/** The rating of a member in this group. */
export interface MemberRating {
  member: number;
  rating: RatingShown;
}

/** The ratings in one game of the members who have switched them on, the best first. */
export interface GroupRatings {
  game: string;
  members: MemberRating[];
  /** The ratings of the bots, to compare. */
  bots: {
    [k: string]: number;
  };
}

/** An evening: finished matches without a break of six hours between them. */
export interface EveningListed {
  /** When the first match ended. */
  began: number;
  ended: number;
  matches: number;
}

/** What an evening comes to. */
export interface EveningShown {
  began: number;
  ended: number;
  matches: number;
  tallies: TallyShown[];
  /** Whether most matches were on the same deals at several tables: then the best comparison comes first. */
  by_comparison: boolean;
  beaten: BeatenShown[];
}

/** An evening to look back on. */
export interface PastEvening {
  /** Null if there was none by then. */
  evening: EveningShown | null;
  /** The matches that count, newest first. */
  tables: TableListed[];
}

/** What a season comes to. */
export interface SeasonShown {
  /** The ladder: the best first; those with too few matches to say come last. */
  season: TallyShown[];
  beaten: BeatenShown[];
}

/** A group. Somebody who does not belong to it sees its name and how many do. */
export interface GroupNow {
  group: string;
  name: string;
  /** Whether you belong to it. */
  mine: boolean;
  /** Whether you are its founder. */
  founder: boolean;
  founder_name: string;
  /** How many belong to it. */
  size: number;
  members: MemberShown[];
  plan: Agreed | null;
  /** When the group meets next, or meets now (Unix seconds). */
  next: number | null;
  /** Open and running ones. */
  tables: TableListed[];
  /** The last ones, newest first. */
  finished: TableListed[];
  /** The last one. */
  evening: EveningShown | null;
  /** All that can be looked back on, the newest first. */
  evenings: EveningListed[];
  /** The ladder of this season: the best first; those with too few matches to say come last. */
  season: TallyShown[];
  beaten: BeatenShown[];
  /** When the seasons began, the newest first; the first one has no beginning. */
  seasons: number[];
  /** From how many matches on somebody has a place on the ladder, or a rating is shown. */
  enough: number;
  /** Whether you have switched on your ratings here. */
  rating: boolean;
  /** Empty unless you have. */
  ratings: GroupRatings[];
  /** The events of the group, newest first. */
  events: EventListed[];
}

/** An event of which you are the host or in which you take part. */
export interface EventListed {
  event: string;
  name: string;
  game: string;
  state: EventState;
  round: number;
  /** How many take part, bots included. */
  size: number;
  /** Where you play in the current round, while it plays. */
  table: string | null;
}

/** The tables of an evening. */
export interface TablesMade {
  tables: string[];
  /** The one at which you sit. */
  mine: string | null;
}

/** An event to be opened; the person who asks is its host. Every table has the same number of seats. */
export interface NewEvent {
  name: string;
  game: string;
  seats: number;
  options?: {
    [k: string]: string | number | boolean;
  };
  /** By lot, by points (Swiss), or until everybody has met everybody. */
  form?: Form;
  /** How many rounds there are; all-play-all has as many as it needs. */
  rounds?: number;
  /** Whether all tables of a round play the same deal, scored by comparison. */
  same_deal?: boolean;
  pace?: Pace3;
  bot_seconds?: number;
  /** The level of the bots that take part, and of those that fill seats. */
  level?: string;
  /** How many bots take part like people, with points of their own. */
  bots?: number;
  /** After how many seconds the next round begins on its own; null: when the host says so. */
  between?: number | null;
  /** Whether somebody may enter after the first round has begun. */
  late?: boolean;
  /** Whether the host takes part as well. */
  play?: boolean;
  /** The link of a group of yours that will see the event; its tables belong to the group. */
  group?: string;
}

/** How long a decision may take: `move` seconds and then a reserve for the whole match, or `move` days. */
export interface Pace3 {
  kind: 'days' | 'none' | 'seconds';
  move: number;
  reserve: number;
}

/** Look at an event. */
export interface EventAsked {
  /** Of how many rounds, from the first on, you know the tables; `past` leaves them out. */
  known?: number;
}

/** Take part, from the next round on; you need a name. Also for somebody who has left. */
export interface EnterEvent {
  do: 'enter';
}

/** Take part no more. At a table that still plays, a bot takes your seat. */
export interface LeaveEvent {
  do: 'leave';
}

/** Host: give it another name. */
export interface RenameEvent {
  do: 'rename';
  name: string;
}

/** Host, before the start: how many bots take part like people. */
export interface SetBots {
  do: 'bots';
  count: number;
}

/** Host: begin the first round. */
export interface StartEvent {
  do: 'start';
}

/** Host: begin the next round now, once all tables are done. */
export interface NextRound {
  do: 'next';
}

/** Host: begin no further round until it is resumed. Tables play on. */
export interface PauseEvent {
  do: 'pause';
}

/** Host: go on after a pause. */
export interface ResumeEvent {
  do: 'resume';
}

/** Host: end it now. What is not finished does not count. */
export interface EndEvent {
  do: 'end';
}

/** Host: delete it with all its standings. Its tables stay with those who sat at them. */
export interface DeleteEvent {
  do: 'delete';
}

/** Host: let somebody take part no more, who cannot come back with this identity. */
export interface RemoveEntrant {
  do: 'remove';
  entrant: number;
}

/** Host: let bots play for those whom a table of this round waits for; they can take their seats back. */
export interface PlayOn {
  do: 'play-on';
  table: number;
}

/** Host: wait for a table of this round no more; it counts one half for everybody. */
export interface CountHalf {
  do: 'half';
  table: number;
}

/** A new event: `/e/` and this leads to it. It is a secret of those who know it. */
export interface EventMade {
  event: string;
}

/** Somebody who takes part. */
export interface EntrantShown {
  /** Names the entrant in requests and results. */
  entrant: number;
  /** Empty for a bot. */
  name: string;
  /** The level of a bot; null for a person. */
  level: string | null;
  me: boolean;
  /** Whether they have the page of the event open. */
  here: boolean;
  /** Whether they have left; their results stay. */
  gone: boolean;
}

/** Somebody who takes part, in a file. */
export interface EntrantKept {
  entrant: number;
  /** Empty for a bot. */
  name: string;
  /** The level of a bot; null for a person. */
  level: string | null;
  /** Whether they have left; their results stay. */
  gone: boolean;
}

/** A table of a round. Seats are in order; null in `entrants` is a bot that only fills a seat. */
export interface EventTable {
  number: number;
  /** Its link; null as long as you may not look at it. */
  table: string | null;
  state: TableState;
  entrants: (number | null)[];
  mine: boolean;
  /** The people for whom it waits now. */
  waits_for: number[];
  changed: number;
  /** Empty until they may be seen: with the same deal at every table that is when all have finished. */
  points: number[];
  places: number[];
  scores: number[];
}

/** One round. */
export interface RoundShown {
  round: number;
  tables: EventTable[];
}

/** How an entrant has done so far. */
export interface EventStanding {
  place: number;
  entrant: number;
  points: number;
  /** The points of all opponents. */
  buchholz: number;
  /** The points of the opponents they beat, and half of those with whom they drew. */
  berger: number;
  wins: number;
  matches: number;
}

/** An event, as somebody with its link sees it. */
export interface EventNow {
  event: string;
  name: string;
  /** Whether you are its host. */
  host: boolean;
  host_name: string;
  /** The link of its group, if you belong to that; else empty. */
  group: string;
  game: string;
  seats: number;
  /** The team of each seat; all differ if there are none. */
  teams: number[];
  options: {
    [k: string]: string | number | boolean;
  };
  form: Form;
  same_deal: boolean;
  pace: Pace;
  level: string;
  between: number | null;
  late: boolean;
  state: EventState;
  /** The current round; 0 before the first. */
  round: number;
  /** How many there will be, or at least (all-play-all at tables of more than two). */
  rounds: number;
  /** Whether all tables of the current round are done. */
  played: boolean;
  /** Whether the current round is the last one. */
  last: boolean;
  /** Seconds until the next round begins on its own. */
  left: number | null;
  /** You, as an entrant. */
  me: number | null;
  /** The table of this round at which you sit, while it plays. */
  my_table: string | null;
  entrants: EntrantShown[];
  /** The tables of the current round. */
  current: EventTable[];
  /** The rounds before, newest first, without those that you know; after a change none, unless it is over. */
  past: RoundShown[];
  /** The best first, once something is finished. */
  standings: EventStanding[];
}

/** An event as a file: what it was, who took part, and everything that is finished. */
export interface EventResults {
  name: string;
  game: string;
  seats: number;
  options: {
    [k: string]: string | number | boolean;
  };
  form: Form;
  same_deal: boolean;
  state: EventState;
  entrants: EntrantKept[];
  standings: EventStanding[];
  rounds: RoundShown[];
}

/** An option of a game. */
export interface OptionShown {
  name: string;
  default: string | number | boolean;
  values: (string | number | boolean)[];
  label: string;
  /** By value how many times as long a match takes as with the default; empty if that makes no difference. */
  times: number[];
  /** By value the team of each seat; empty if that makes no difference. */
  teams: number[][];
}

/** A game on the shelf, with its options for every number of seats. */
export interface GameShown {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  options: {
    [k: string]: OptionShown[];
  };
  /** By number of seats the team of each seat, with default options. */
  teams: {
    [k: string]: number[];
  };
  /** By number of seats about how many minutes a match takes, with default options; empty if the game does not say. */
  minutes: {
    [k: string]: number;
  };
  /** Whether a table may draw lots for the first seat. */
  lots: boolean;
  /** The address of the face of a game that is not part of the built pages. */
  face: string;
  /** The lessons that the game has; `first` is the one for newcomers. */
  lessons: string[];
  /** How many puzzles the game has here. */
  puzzles: number;
}

/** A level of bots. */
export interface LevelShown {
  name: string;
  sentence: string;
}

/** What can be played here. */
export interface GameList {
  protocol: number;
  version: string;
  games: GameShown[];
  levels: LevelShown[];
  /** How bots think at this server: with compiled rules, or plain Python, which is slower and otherwise the same. */
  build: ('compiled' | 'partly' | 'plain') | null;
  /** The version of Python that the server runs on. */
  python: string;
}

/** The new table; its id is a secret of those who know it, unless the table is public. */
export interface TableMade {
  table: string;
}

/** One of your groups. */
export interface GroupListed {
  group: string;
  name: string;
  size: number;
  /** How many members are on its page now, besides you. */
  here: number;
  next: number | null;
}

/** Your running tables, those that wait for you first; your finished ones; public ones to join or to watch. */
export interface Lists {
  running: TableListed[];
  finished: TableListed[];
  public: TableListed[];
  announcements: Announcement[];
  groups: GroupListed[];
  events: EventListed[];
}

/** Why a request by HTTP was not carried out. */
export interface Problem {
  code: Code;
  text: string;
  /** Until when (Unix seconds): `banned`, `renamed`. */
  until?: number | null;
  reason?: Reason;
  values?: {
    [k: string]: string | number;
  };
}

/** A void beginning of a deal: by seat the hash and the contribution, and the seats that showed nothing. */
export interface BeginningShown {
  hashes: (string | null)[];
  contributions: (string | null)[];
  withheld: number[];
}

/** The cards of a deck before its first draw. */
export interface ShufflingShown {
  deck: number;
  shuffling: number;
  cards: string[];
}

/** What is needed to check a deal after the match. */
export interface Proof {
  id: string;
  /** The version of the method of the deal. */
  deal: number;
  commitment: string;
  seed: string;
  /** The void beginnings before the one that was dealt. */
  beginnings: BeginningShown[];
  /** By seat. */
  hashes: {
    [k: string]: string;
  };
  contributions: (string | null)[];
  shufflings: ShufflingShown[];
  /** Deck, shuffling and card of every draw, in order. */
  draws: [number, number, string][];
  /** The match whose deal was played again; empty if there is none. */
  replays: string;
  /** Whether the deal was a new one that nobody could know. */
  fresh: boolean;
  /** How the deal was chosen if it is neither fresh nor another match's. */
  chosen: string;
  /** By how many seats the lots have moved everybody on; null if none were drawn. */
  lots: number | null;
}

/** A word of a record; seat -1 is chance. */
export interface PlySaid {
  seat: number;
  word: string;
}

/** What a page needs of the [record](records.md) of a finished match, which has more. */
export interface MatchRecord {
  game: string;
  seats: number;
  options: {
    [k: string]: string | number | boolean;
  };
  players: string[];
  plies: PlySaid[];
  points?: number[];
  winners?: number[];
  ended?: Ending | null;
  resigned?: number[];
  won_by_resignation?: number[];
}

/** What a word was worth, by what its seat could know. */
export interface AlternativeShown {
  word: string;
  /** The share of the win, from 0 to 1, if everybody plays on by simple rules. */
  share: number;
  /** Its standard error. */
  error: number;
  /** The points that the seat gets on average until the end of the round. */
  points: number;
}

/** A hidden place of a seat: its likeliest pieces, each with in how many of 100 imagined worlds it lay there. */
export interface GuessShown {
  place: string;
  seat: number;
  pieces: [string, number][];
}

/** One of your decisions, judged by what you could know then. */
export interface JudgedNow {
  /** The step of the replay before it. */
  step: number;
  ply: number;
  played: string;
  best: string;
  /** What the played word is worth less than the best one, from 0 to 1. */
  loss: number;
  /** The standard error of the loss. */
  error: number;
  /** Empty if there is nothing to say. */
  grade: '' | 'blunder' | 'inaccuracy' | 'mistake';
  /** What the shares are of. */
  goal: 'match' | 'round';
  /** Every legal word, the best first. */
  alternatives: AlternativeShown[];
  /** Why the best word is better, the most telling first. */
  reasons: Because[];
  /** Where hidden pieces lay in the hands that fitted what the seat knew; empty without a grade. */
  guesses: GuessShown[];
}

/** A part of a review: some of your decisions, judged. */
export interface ReviewNow {
  seat: number;
  start: number;
  /** How many decisions there are. */
  total: number;
  decisions: JudgedNow[];
  /** The other seats whose owners let you see their review. */
  others: number[];
}

/** Where the result of one seat came from, in shares of the win. The result is the sum of all the rest. */
export interface AccountShown {
  fair: number;
  /** Who begins, if the seats are not equal. */
  seats: number;
  deal: number;
  own_draws: number;
  other_draws: number;
  own_decisions: number;
  other_decisions: number;
  result: number;
  /** The standard error of the luck: of deal and draws together. */
  error: number;
  /**
   * The part of the own decisions that could be known; the rest is how the cards lay. Null for a bot, and for
   *     somebody whose review you may not see.
   */
  known: number | null;
  /** Its standard error. */
  known_error: number;
}

/** What every seat could expect after a step of the match, and what changed it. */
export interface ChangeShown {
  step: number;
  source: 'deal' | 'decision' | 'draw' | 'seats';
  /** Whose draw or decision it was; -1 for a deal and for the seats. */
  seat: number;
  after: number[];
}

/** The account of luck of a match that was played out. */
export interface LuckNow {
  /** By seat. */
  accounts: AccountShown[];
  curve: ChangeShown[];
}

/** Some decisions of one of your seats in a finished match. */
export interface ReviewAsked {
  seat: number;
  start?: number;
  count?: number;
}

/** A place where a lesson waits for the learner. */
export interface StopShown {
  /** The id of what is said, among the texts of the lesson. */
  text: string;
  /** What lights up: pieces, places, or seats as `seat 2`. */
  light: string[];
  /** The move that the learner makes; empty if they only read. */
  word: string;
  /** Whether the move is shown at once, rather than after a wrong one. */
  show: boolean;
  /** By word, with a star for anything: the id of what is said to a wrong move. The first that fits counts. */
  wrong: {
    [k: string]: string;
  };
}

/** A view, with what led to it, and the stops before the match goes on. */
export interface SceneShown {
  view: ViewNow;
  stops: StopShown[];
}

/** The game to play after a lesson. */
export interface ShortGame {
  seats: number;
  bots: string;
  options: {
    [k: string]: string | number | boolean;
  };
}

/** One lesson of a game: a stacked match in which the learner makes the moves. */
export interface LessonShown {
  game: string;
  name: string;
  seats: number;
  /** Where the learner sits. */
  seat: number;
  options: {
    [k: string]: string | number | boolean;
  };
  scenes: SceneShown[];
  after: ShortGame;
  /** Fluent messages, in the language that was asked for or in English. */
  texts: string;
}

/** Some puzzles of a game, of all games (""), or your own mistakes. */
export interface PracticeAsked {
  game?: string;
  mistakes?: boolean;
}

/** Your answer to a puzzle. */
export interface PuzzleWord {
  puzzle: string;
  word: string;
}

/** A puzzle to answer: what the seat knows, and nothing else. */
export interface PuzzleShown {
  puzzle: string;
  game: string;
  seats: number;
  seat: number;
  options: {
    [k: string]: string | number | boolean;
  };
  view: ViewNow;
  kind: 'again' | 'mistake' | 'new';
  /** What you played in the match; only for a mistake of your own. */
  played: string;
}

/** Some puzzles for you, the easier ones first. */
export interface PuzzleSession {
  puzzles: PuzzleShown[];
}

/** How an answer has changed your rating. */
export interface RatingMoved {
  before: number;
  after: number;
}

/** What there is to say about your answer. */
export interface PuzzleAnswered {
  right: boolean;
  /** The right words, the best first. */
  accepted: string[];
  /** The wrong word that the reasons compare the best one with: what bots play, or what you played. */
  lure: string;
  /** What the shares are of. */
  goal: 'match' | 'round';
  /** Every legal word, the best first. */
  alternatives: AlternativeShown[];
  /** Why the best word is better than the lure, the most telling first. */
  reasons: Because[];
  /** Null if it did not count: only the first answer to a puzzle does, and none to your own mistakes. */
  rating: RatingMoved | null;
  /** When the puzzle comes again (Unix seconds); null if it does not. */
  again: number | null;
  /** The deal of a table at which the match goes on from here. */
  deal: OfPuzzle | OfTable;
}

/** How far you are with the puzzles of a game. */
export interface PracticeShown {
  game: string;
  puzzles: number;
  answered: number;
  /** How many of your first answers were right. */
  right: number;
  /** How many come again now. */
  due: number;
  /** Null before your first answer. */
  rating: number | null;
}

/** How far you are with all puzzles. */
export interface PracticeNow {
  games: PracticeShown[];
  /** How many mistakes of your last reviewed matches wait for you. */
  mistakes: number;
}

export const PROTOCOL = 1 as const;
export const BACK = '?' as const;
export const WATCHER = -2 as const;
export const JUDGE = -3 as const;
export const SOMEBODY = 'a player' as const;
export const LEVELS = ['novice', 'regular', 'expert', 'master'] as const;
export const LEVELS_OF = {'diabolo':['novice', 'regular', 'reflex', 'expert', 'master'], 'sep':['novice', 'regular', 'reflex', 'expert', 'master'], 'sequence':['novice', 'regular', 'expert', 'master'], 'seven-seals':['novice', 'regular', 'reflex', 'expert', 'master']} as const;
export const REACTIONS = ['clap', 'laugh', 'wow', 'ouch', 'think', 'thanks'] as const;
export const COMPLAINTS = ['chat', 'name', 'cheating', 'stalling', 'other'] as const;
