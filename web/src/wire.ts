// The messages between this client and the server: made from the server's own (generated/messages.ts), with the facts of a game as a type.
import type * as told from './generated/messages';

export type {
  AccountShown,
  AlternativeShown,
  Because,
  GuessShown,
  JudgedNow,
  LuckNow,
  ReviewAsked,
  ReviewNow,
  RoundShown,
  Announced,
  Announcement,
  BeginningShown,
  Bye,
  Chat,
  Clocks,
  Code,
  CodeMade,
  DailyMade,
  DailyPlay,
  DayNow,
  DaysKept,
  DealOfDay,
  Complaint,
  DeviceShown,
  DevicesNow,
  Done,
  Ending,
  EntrantShown,
  EventAsk,
  EventListed,
  EventMade,
  EventNow,
  EventTable,
  Exported,
  BeatenShown,
  EveningListed,
  EveningShown,
  CallsNow,
  CallWanted,
  GameList,
  GameShown,
  GroupListed,
  GroupMade,
  GroupNow,
  GroupRatings,
  HintNow,
  Identity,
  Lists,
  MatchHanded,
  MatchRecord,
  MemberShown,
  MeNow,
  Moving,
  NewsKind,
  News,
  No,
  OptionShown,
  OwnMatch,
  OwnRecordNow,
  RatingShown,
  Pace,
  Agreed,
  PastEvening,
  PlayTonight,
  SeasonShown,
  PauseNow,
  PracticeAsked,
  PracticeNow,
  Problem,
  Proof,
  ProposalNow,
  PuzzleAnswered,
  PuzzleWord,
  Question,
  Reacted,
  Reaction,
  Reason,
  RecordAsked,
  SeatNow,
  Spoken,
  StopShown,
  StandingShown,
  Status,
  TableListed,
  TableMade,
  TablesMade,
  TallyShown,
  TableNow,
  TransferMade,
  Wishes,
  WishesNow,
} from './generated/messages';
export { BACK, COMPLAINTS, JUDGE, LEVELS, LEVELS_OF, PROTOCOL, REACTIONS, SOMEBODY, WATCHER } from './generated/messages';

export type Level = (typeof told.LEVELS_OF)[keyof typeof told.LEVELS_OF][number];
export type Value = string | number | boolean;
export type Places = Record<string, string[]>;
/** The facts of a game that the shell knows nothing of; a face says which it has, and gets them with their types. */
export type Facts = object;

/** What an event changes of the facts: of a list or of an object only some members, where not all change. */
export type Change<T> = T extends readonly (infer Item)[] ? T | Record<number, Change<Item>> : T extends object ? { [Name in keyof T]?: Change<T[Name]> } : T;

/** One thing that happened, as this viewer saw it; a piece that they could not see is BACK. */
export type Told<F = Facts> = Omit<told.Told, 'facts'> & { facts?: Change<F> };
/** The match as it looks from a seat, or from the table's edge (`seat` null). */
export type ViewNow<F = Facts> = Omit<told.ViewNow, 'facts' | 'events' | 'parcel'> & { facts: F; events: Told<F>[] | null };
export type Step<F = Facts> = Omit<told.Step, 'facts' | 'events'> & { facts: F; events: Told<F>[] };
export type SceneShown = Omit<told.SceneShown, 'view'> & { view: ViewNow };
export type LessonShown = Omit<told.LessonShown, 'scenes'> & { scenes: SceneShown[] };
export type PuzzleShown = Omit<told.PuzzleShown, 'view'> & { view: ViewNow };
export interface PuzzleSession {
  puzzles: PuzzleShown[];
}
export type Steps = Omit<told.Steps, 'steps'> & { steps: Step[] };
export type Tell = Exclude<told.Tell, told.ViewNow | told.Steps> | ViewNow | Steps;

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;
/** What this client asks at a table; the line adds the id. */
export type Ask = WithoutId<told.Ask>;

export type GroupAsk = told.GroupAsk;
export type NewEvent = told.NewEvent;
/** How an event pairs people. */
export type Form = told.Form;
/** Why something was not done: a code for programs, a reason (`refused-<reason>` among the texts) with its values for people. */
export type Refusal = told.Problem;
/** What this client asks for; what it leaves out is as the server has it by default. */
export type NewTable = told.NewTable;
