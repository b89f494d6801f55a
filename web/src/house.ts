// What is asked of the house by HTTP. Identity is a cookie, which the server believes only in requests that name
// their origin: so everything about a person is a POST.
import { alone, base } from './base';
import { noteTable } from './offline/here';
import { away, reached } from './reach.svelte';
import { isLocal } from './where';
import type {
  CallsNow,
  CallWanted,
  CodeMade,
  DailyMade,
  DailyPlay,
  DayNow,
  DaysKept,
  DevicesNow,
  Exported,
  LessonShown,
  Level,
  Lists,
  LuckNow,
  MatchHanded,
  MatchRecord,
  MeNow,
  Moving,
  NewTable,
  OwnRecordNow,
  PracticeAsked,
  PracticeNow,
  Problem,
  Proof,
  PuzzleAnswered,
  PuzzleSession,
  PuzzleWord,
  RecordAsked,
  Refusal,
  ReviewAsked,
  ReviewNow,
  GameList,
  Steps,
  TableMade,
  TransferMade,
  Value,
  Wishes,
  WishesNow,
} from './wire';

/** Requests about tables of this browser. */
const OF_THIS_BROWSER = /^tables\/l\./;
const engine = (): Promise<typeof import('./offline/engine')> => import('./offline/engine');

/** The server said no, or nothing. */
export class Refused extends Error {
  /** Unix seconds, where it is for a time. */
  readonly until: number | null;
  /** Which text tells a person why; the code where there is no reason. */
  readonly reason: string;
  readonly values: Record<string, string | number>;

  constructor(
    readonly code: string,
    text: string,
    told: Partial<Refusal> = {},
  ) {
    super(text);
    this.until = told.until ?? null;
    this.reason = told.reason || code;
    this.values = told.values ?? {};
  }
}

/** Milliseconds for what a screen begins with: on a line that carries nothing, a browser itself would wait for minutes. */
const PATIENCE = 8000;

/** Asks the server for something below /api; for so many milliseconds, if there is nothing to see before. */
export async function ask<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, patience?: number): Promise<Answer> {
  if (alone || OF_THIS_BROWSER.test(path)) return (await engine()).ask<Answer>(method, path, body);
  let response: Response;
  try {
    response = await fetch(`${base}api/${path}`, {
      method,
      ...(patience ? { signal: AbortSignal.timeout(patience) } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw unanswered();
  }
  if (response.status === 204) {
    reached(true);
    return undefined as Answer;
  }
  const answer: unknown = await response.json().catch(() => null);
  const problem = response.ok ? null : (answer as Problem | null);
  // The server itself says what it answers, and what is wrong; a gateway before it does not.
  if (response.ok ? answer === null : response.status >= 500 && !problem?.code) throw unanswered();
  reached(true);
  if (!response.ok) throw new Refused(problem?.code ?? 'error', problem?.text ?? response.statusText, problem ?? {});
  return answer as Answer;
}

/** Notes that the server does not answer. */
function unanswered(): Refused {
  reached(false);
  return new Refused('offline', '');
}

/** Asks what is answered alike for everybody; where no server answers, its answer is among the parts for playing here. */
async function askWritten<Answer>(path: string): Promise<Answer> {
  const kept = async (): Promise<Answer | null> => (await import('./offline/parts')).written<Answer>(path);
  if (!alone) {
    try {
      return await ask<Answer>('GET', path, undefined, PATIENCE);
    } catch (error) {
      const found = error instanceof Refused && error.code === 'offline' ? await kept() : null;
      if (!found) throw error;
      return found;
    }
  }
  const found = await kept();
  if (!found) throw new Refused('offline', '');
  return found;
}

let shelf: Promise<GameList> | null = null;

/** What can be played here; asked once. */
export function games(): Promise<GameList> {
  shelf ??= askWritten<GameList>('games').catch((error: unknown) => {
    shelf = null;
    throw error;
  });
  return shelf;
}

/** The texts of all games in a language, as Fluent messages by the games' names; English where a game has no other. */
export const gameTexts = (language: string): Promise<Record<string, string>> => askWritten(`games/texts/${language}`);

/** The rules of a game for players, in that language or in another one; nothing where it has none. */
export async function rules(game: string, language: string): Promise<{ source: string; lang: string }> {
  const path = `games/${encodeURIComponent(game)}/rules/${language}`;
  const asked = alone ? null : await fetch(`${base}api/${path}`, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  const response = asked && asked.status < 500 ? asked : null;
  if (response?.ok) return { source: await response.text(), lang: response.headers.get('Content-Language') ?? language };
  const kept = response ? null : await (await import('./offline/parts')).written<{ source: string; lang: string }>(path);
  return kept ?? { source: '', lang: language };
}

/** A lesson of a game, with its texts in a language or in English. */
export const lesson = (game: string, name: string, language: string): Promise<LessonShown> =>
  askWritten(`games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}/${language}`);

/** Says hello: makes an identity where there is none, gives it a name where one is sent. */
export const hello = (name: string | null = null): Promise<MeNow> => ask('POST', 'me', { name }, PATIENCE);
export const forgetMe = (): Promise<void> => ask('DELETE', 'me');
export const transfer = (): Promise<TransferMade> => ask('POST', 'me/transfer', {});
/** Whose link this is, without using it. */
export const moving = (secret: string): Promise<Moving> => ask('POST', 'moving', { secret });
export const movedHere = (secret: string): Promise<MeNow> => ask('POST', 'moved', { secret });
export const devices = (): Promise<DevicesNow> => ask('POST', 'me/devices', {});
/** Signs one of my devices out; null means all but this one. */
export const signOut = (device: string | null): Promise<DevicesNow> => ask('POST', 'me/signout', { device });
/** This browser becomes again who it was before. */
export const goBack = (device: string): Promise<MeNow> => ask('POST', 'me/back', { device });
export const dropBefore = (device: string): Promise<DevicesNow> => ask('POST', 'me/drop', { device });
export const exportPart = (part: number): Promise<Exported> => ask('POST', 'me/export', { part });
/** The deals of a day, as far as I may know them, with a group's link also the results of its members; null is today. */
export const day = (asked: string | null, group: string | null): Promise<DayNow> => ask('POST', 'daily', { day: asked, group });
export const playDay = (asked: DailyPlay): Promise<DailyMade> => ask('POST', 'daily/play', asked);
export const myDays = (): Promise<DaysKept> => ask('POST', 'daily/mine', {});
/** Switches something on or off for me. */
export const wish = (wishes: Wishes): Promise<WishesNow> => ask('POST', 'me/wishes', wishes);
/** What I have played here; nobody else can ask for it. */
export const ownRecord = (asked: RecordAsked): Promise<OwnRecordNow> => ask('POST', 'me/record', asked);
/** Hands a match to the server that was played here. */
export const handOver = (match: MatchHanded): Promise<TableMade> => ask('POST', 'me/handed', match);
export const removeHanded = (table: string): Promise<TableMade> => ask('POST', 'me/handed/remove', { table });
/** Where I am called when it is my turn. */
export const calls = (): Promise<CallsNow> => ask('POST', 'me/calls', {});
export const addCall = (wanted: CallWanted): Promise<CallsNow> => ask('POST', 'me/calls/add', wanted);
/** One of them no more, or none of them. */
export const removeCalls = (call: string | null): Promise<CallsNow> => ask('POST', 'me/calls/remove', { call });
export const lists = (): Promise<Lists> => ask('POST', 'lists', {}, PATIENCE);
/** Sets a table up: at the server, or here where no server answers and nobody else is expected. */
export async function open(table: NewTable): Promise<TableMade> {
  const here = async (): Promise<TableMade> => {
    const made = await (await engine()).ask<TableMade>('POST', 'tables', table);
    noteTable();
    return made;
  };
  const ofHere = table.deal?.of === 'table' && isLocal(table.deal.table);
  if (ofHere || (away() && isForHere(table))) return here();
  try {
    return await ask('POST', 'tables', table);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'offline' || !isForHere(table)) throw error;
    return here();
  }
}

/** Keeps the match of a record in this browser, to be replayed here. */
export async function openRecord(record: unknown): Promise<TableMade> {
  const made = await (await engine()).ask<TableMade>('POST', 'records', record);
  noteTable();
  return made;
}

/** Whether nobody but bots and those around this device sit at a table. */
const isForHere = ({ seats, bots, mine }: NewTable): boolean => !Array.from({ length: seats }).some((_, seat) => !bots?.[seat] && !mine?.includes(seat));
/** Six characters to read out, which lead to a table. */
export const codeOf = (table: string): Promise<CodeMade> => ask('POST', `tables/${encodeURIComponent(table)}/code`, {});
/** The table that a code leads to. */
export const tableWithCode = (code: string): Promise<TableMade> => ask('POST', 'code', { code });
export const proof = (table: string): Promise<Proof> => ask('GET', `tables/${encodeURIComponent(table)}/proof`);

/** What the coach says about some of my decisions in a finished match. */
export const review = (table: string, asked: ReviewAsked): Promise<ReviewNow> => ask('POST', `tables/${encodeURIComponent(table)}/review`, asked);
/** How much of a finished match was luck. */
export const luck = (table: string): Promise<LuckNow> => ask('POST', `tables/${encodeURIComponent(table)}/luck`, {});

/** Asks the server, or the house here where none answers. */
async function askEither<Answer>(path: string, body: unknown, here = false): Promise<Answer> {
  if (!here && !away()) {
    try {
      return await ask<Answer>('POST', path, body);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'offline') throw error;
    }
  }
  return (await engine()).ask<Answer>('POST', path, body);
}
/** How far I am with the puzzles. */
export const practice = (): Promise<PracticeNow> => askEither('puzzles', {});
/** Some puzzles for me. */
export const solving = (asked: PracticeAsked): Promise<PuzzleSession> => askEither('puzzles/session', asked);
/** My answer to a puzzle. A mistake in a match of this browser is known here only. */
export const solve = (answer: PuzzleWord): Promise<PuzzleAnswered> => askEither('puzzles/answer', answer, isLocal(answer.puzzle));
/** How each game is played on a deal of the day, where no server answers. */
export const dailyHere = async (): Promise<Record<string, DailyWritten>> => (await (await import('./offline/parts')).written('daily')) ?? {};
export interface DailyWritten {
  seats: number;
  options: Record<string, Value>;
  level: Level;
}

/** What anybody may ask for when a match is over. A match whose deal others still play is shown to those who played it: they have to say who they are. */
async function ofMatch<Answer>(path: string): Promise<Answer> {
  try {
    return await ask<Answer>('GET', path);
  } catch (error) {
    if (!(error instanceof Refused) || error.reason !== 'sealed') throw error;
    return ask<Answer>('POST', path, {});
  }
}
export const record = (table: string): Promise<MatchRecord> => ofMatch(`tables/${encodeURIComponent(table)}/record`);

/** Steps of a finished match through anybody's eyes. */
export const replay = (table: string, viewer: number, start: number, count: number): Promise<Steps> =>
  ofMatch(`tables/${encodeURIComponent(table)}/replay?viewer=${viewer}&start=${start}&count=${count}`);
