// What those who host ask the server; the secret stays in this tab.
import { base } from '../base';
import { Refused } from '../house';
import type { Announcement, Refusal } from '../wire';

const KEY = 'stammtisch admin';

export interface Measure {
  kind: 'ban' | 'mute' | 'name';
  target: string;
  until: number;
  reason: string;
  made: number;
}
export interface TableRow {
  table: string;
  game: string;
  status: string;
  public: boolean;
  hidden: boolean;
  closed: number | null;
  aside: string;
  created: number;
  changed: number;
  due: number | null;
  seats: number;
  people: (string | null)[];
  names: (string | null)[];
  bots: (string | null)[];
}
export interface TableFull {
  row: TableRow;
  host: string;
  options: Record<string, unknown>;
  pace: Record<string, unknown>;
  watchers: boolean;
  takebacks: boolean;
  rows: number;
  bytes: number;
  lines: number;
  reports: number;
}
export interface PersonRow {
  person: string;
  name: string;
  created: number;
  seen: number;
  tables: number;
  reports: number;
  measures: Measure[];
}
export interface PersonFull {
  row: PersonRow;
  tables: TableRow[];
  network: string | null;
}
export interface Report {
  id: string;
  table: string;
  reporter: string;
  person: string;
  reason: string;
  text: string;
  chat: { number: number; person: string | null; text: string; at: number }[];
  at: number;
  state: string;
}
export interface Load {
  at: number;
  tables: Record<string, number>;
  people: number;
  reports: number;
  processes: unknown[];
  figures: Record<string, number>;
}

export const TABLES = ['running', 'open', 'over', 'public', 'closed', 'aside', 'all'] as const;

export function secret(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepSecret(value: string): void {
  try {
    if (value) sessionStorage.setItem(KEY, value);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage it is asked for again when the page is loaded again.
  }
}

async function fetched(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, as = secret()): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`${base}api/admin/${path}`, {
      method,
      credentials: 'omit',
      headers: { Authorization: `Bearer ${as}`, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('offline', '');
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Partial<Refusal> | null;
    throw new Refused(problem?.code ?? 'error', problem?.text ?? response.statusText, problem ?? {});
  }
  return response;
}

async function get<Answer>(path: string): Promise<Answer> {
  return (await (await fetched('GET', path)).json()) as Answer;
}
const post = (path: string, body: unknown = {}): Promise<Response> => fetched('POST', path, body);
const id = encodeURIComponent;

/** Whether a secret is the right one; it is kept if so. */
export async function enter(value: string): Promise<void> {
  await fetched('GET', 'announcements', undefined, value);
  keepSecret(value);
}

export const tables = (which: string, text: string): Promise<TableRow[]> => get(`tables?which=${id(which)}&text=${id(text)}`);
export const table = (one: string): Promise<TableFull> => get(`tables/${id(one)}`);
export const tableLog = async (one: string): Promise<string> => (await fetched('GET', `tables/${id(one)}/log`)).text();
export const actOn = (one: string, act: 'close' | 'reopen' | 'hide' | 'show' | 'retry'): Promise<Response> => post(`tables/${id(one)}/${act}`);
export const removeTable = (one: string): Promise<Response> => fetched('DELETE', `tables/${id(one)}`);
export const people = (text: string): Promise<PersonRow[]> => get(`people?text=${id(text)}`);
export const person = (one: string): Promise<PersonFull> => get(`people/${id(one)}`);
export const exported = async (one: string): Promise<string> => (await fetched('GET', `people/${id(one)}/export`)).text();
export const rename = (one: string): Promise<Response> => post(`people/${id(one)}/rename`);
export const measures = (): Promise<Measure[]> => get('measures');
export const measure = (kind: Measure['kind'], target: string, minutes: number, reason: string, network = false): Promise<Response> =>
  post('measures', { kind, target, minutes, reason, network });
export const lift = (one: Measure): Promise<Response> => post('measures/lift', { kind: one.kind, target: one.target });
export const reports = (state: string): Promise<{ reports: Report[]; names: Record<string, string> }> => get(`reports?state=${id(state)}`);
export const settle = (one: string, state: string): Promise<Response> => post(`reports/${id(one)}`, { state });
export const announcements = (): Promise<Announcement[]> => get('announcements');
export const announce = (texts: Record<string, string>, minutes: number): Promise<Response> => post('announcements', { texts, minutes });
export const withdraw = (one: string): Promise<Response> => fetched('DELETE', `announcements/${id(one)}`);
export const load = (): Promise<Load> => get('load');
