// The browser's database: the logs of the tables that are kept here, what lists show of them, and what the coach has said.
// The engine writes it from its worker; the page reads the lists without starting the engine.
import { own } from '../base';
import type { TableListed } from '../wire';

const NAME = own('stammtisch');
const VERSION = 2;
const ROWS = 'rows';
const TABLES = 'tables';
const REVIEWS = 'reviews';
const NOTES = 'notes';

interface Row {
  table: string;
  number: number;
  at: number;
  entry: string;
}

interface Listed {
  table: string;
  listed: TableListed;
  /** Why the table cannot be read, and by which version of our sources. */
  aside?: string;
  asideBy?: string;
  /** The table at the server, where it was handed over. */
  handed?: string;
  /** Whether its people want to keep it here only. */
  stays?: boolean;
}
export type TableHere = TableListed & Pick<Listed, 'handed' | 'stays' | 'asideBy'>;

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        asked.result.createObjectStore(ROWS, { keyPath: ['table', 'number'] });
        asked.result.createObjectStore(TABLES, { keyPath: 'table' });
        asked.result.createObjectStore(REVIEWS, { keyPath: ['table', 'seat', 'ply'] });
      }
      if (oldVersion < 2) asked.result.createObjectStore(NOTES);
    };
    asked.onsuccess = () => {
      // A newer page in another tab must not wait for this one.
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = null;
      };
      // A browser may close it by itself, when memory is short or somebody clears its data: then it is opened again.
      asked.result.onclose = () => (opened = null);
      resolve(asked.result);
    };
    asked.onerror = () => {
      opened = null;
      reject(asked.error ?? new Error('the database cannot be opened'));
    };
  });
  return opened;
}

/** Does something in one transaction; returns when the system has it. The disk may be later: no move waits for it. */
async function within<Answer>(
  stores: string[],
  mode: IDBTransactionMode,
  work: (store: (name: string) => IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const transaction = (await database()).transaction(stores, mode, { durability: 'relaxed' });
  const asked = work((name) => transaction.objectStore(name));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('the database gave up'));
  });
}

const from = (...key: (string | number)[]): IDBKeyRange => IDBKeyRange.bound(key, [...key, []]);

/** Keeps a row; false, with nothing kept, where another tab has written that number. */
export async function append(table: string, number: number, at: number, entry: string, listed: string): Promise<boolean> {
  try {
    await within([ROWS, TABLES], 'readwrite', (store) => {
      const before = store(TABLES).get(table) as IDBRequest<Listed | undefined>;
      before.onsuccess = () => {
        // The table was removed meanwhile.
        if (number && !before.result) {
          before.transaction?.abort();
          return;
        }
        const { handed, stays } = before.result ?? {};
        const more = { ...(handed === undefined ? {} : { handed }), ...(stays ? { stays } : {}) };
        store(TABLES).put({ table, listed: JSON.parse(listed) as TableListed, ...more } satisfies Listed);
      };
      return store(ROWS).add({ table, number, at, entry } satisfies Row);
    });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') return false;
    throw error;
  }
}

export async function rows(table: string, since: number): Promise<[number, number, string][]> {
  const found = await within([ROWS], 'readonly', (store) => store(ROWS).getAll(IDBKeyRange.bound([table, since], [table, []])) as IDBRequest<Row[]>);
  return found.map((row) => [row.number, row.at, row.entry]);
}

async function change(table: string, more: Partial<Listed>): Promise<void> {
  await within([TABLES], 'readwrite', (store) => {
    const found = store(TABLES).get(table) as IDBRequest<Listed | undefined>;
    found.onsuccess = () => {
      if (found.result) store(TABLES).put({ ...found.result, ...more });
    };
    return found;
  });
}

/** Notes that the server has a table now, or that it stays here only. */
export const markHanded = (table: string, handed: string): Promise<void> => change(table, { handed });
export const markStays = (table: string): Promise<void> => change(table, { stays: true, handed: '' });

export const setAside = (table: string, aside: string, asideBy: string): Promise<void> => change(table, { aside, asideBy });

export async function reviews(table: string, seat: number): Promise<Record<number, string>> {
  const found = await within([REVIEWS], 'readonly', (store) => store(REVIEWS).getAll(from(table, seat)) as IDBRequest<{ ply: number; said: string }[]>);
  return Object.fromEntries(found.map(({ ply, said }) => [ply, said]));
}

export async function addReview(table: string, seat: number, ply: number, said: string): Promise<void> {
  await within([REVIEWS], 'readwrite', (store) => store(REVIEWS).put({ table, seat, ply, said }));
}

/** A note of the engine's; empty where there is none. */
export const note = async (name: string): Promise<string> =>
  (await within([NOTES], 'readonly', (store) => store(NOTES).get(name) as IDBRequest<string | undefined>)) ?? '';

/** Writes a note, unless another tab has changed it meanwhile. */
export async function writeNote(name: string, before: string, after: string): Promise<boolean> {
  let same = false;
  await within([NOTES], 'readwrite', (store) => {
    const found = store(NOTES).get(name) as IDBRequest<string | undefined>;
    found.onsuccess = () => {
      same = (found.result ?? '') === before;
      if (same) store(NOTES).put(after, name);
    };
    return found;
  });
  return same;
}

/** The tables that are kept here, those that changed last first. */
export async function localTables(): Promise<TableHere[]> {
  const found = await within([TABLES], 'readonly', (store) => store(TABLES).getAll() as IDBRequest<Listed[]>);
  return found
    .map(({ listed, handed, stays, aside, asideBy }) => ({
      ...listed,
      ...(handed ? { handed } : {}),
      ...(stays ? { stays } : {}),
      ...(aside ? { asideBy: asideBy ?? '' } : {}),
    }))
    .toSorted((a, b) => b.changed - a.changed);
}

/** Whether a version of our sources can read a table, as far as anybody has found out. */
export const isReadable = ({ asideBy }: TableHere, house: string | undefined): boolean => asideBy === undefined || asideBy !== house;

/** Removes a table with all that is kept of it. */
export async function removeTable(table: string): Promise<void> {
  await within([ROWS, TABLES, REVIEWS], 'readwrite', (store) => {
    store(ROWS).delete(from(table));
    store(REVIEWS).delete(from(table));
    return store(TABLES).delete(table);
  });
}

/** Forgets everything that is kept here. */
export async function forgetTables(): Promise<void> {
  await within([ROWS, TABLES, REVIEWS, NOTES], 'readwrite', (store) => {
    store(NOTES).clear();
    store(ROWS).clear();
    store(REVIEWS).clear();
    return store(TABLES).clear();
  });
}
