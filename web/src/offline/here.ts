// Which tables are kept in this browser, for lists. A browser that has none does not open its database.
import { own } from '../base';
import type { TableHere } from './kept';

const KEY = own('stammtisch tables here');

function has(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function noteTable(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage there is no database either.
  }
}

/** All tables of this browser, also those that cannot be read. */
export async function allHere(): Promise<TableHere[]> {
  if (!has()) return [];
  return (await import('./kept')).localTables().catch(() => []);
}

/** Those that can be read; another version of our sources is given a try. */
export async function tablesHere(): Promise<TableHere[]> {
  const all = await allHere();
  if (all.every((one) => one.asideBy === undefined)) return all;
  const house = (await (await import('./parts')).manifest())?.house;
  const { isReadable } = await import('./kept');
  return all.filter((one) => isReadable(one, house));
}

/** Removes a table of this browser. */
export async function removeHere(table: string): Promise<void> {
  await (await import('./kept')).removeTable(table);
  (await import('./today')).forgetDays(table);
}

/** Whether a match can be handed to the server: one of my own that was played out here, and of which nothing was said yet. */
export const isForServer = ({ status, my_seats, resigned, imported, handed, stays }: TableHere): boolean =>
  status === 'over' && my_seats.length > 0 && !resigned.length && !imported && !handed && !stays;

/** Notes that the server has deleted a table that was handed over: from now on it is here only. */
export async function markTakenBack(table: string): Promise<void> {
  const here = (await tablesHere()).find((one) => one.handed === table);
  if (here) await (await import('./kept')).markStays(here.table);
}

/** Forgets all tables of this browser. */
export async function forgetHere(): Promise<void> {
  if (!has()) return;
  await (await import('./kept')).forgetTables();
  localStorage.removeItem(KEY);
  (await import('./today')).forgetDays();
}
