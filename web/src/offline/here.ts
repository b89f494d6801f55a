// Which tables are kept in this browser, for lists. A browser that has none does not open its database.
import type { TableListed } from '../wire';

const KEY = 'stammtisch tables here';

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

export async function tablesHere(): Promise<TableListed[]> {
  if (!has()) return [];
  return (await import('./kept')).localTables().catch(() => []);
}

/** Forgets all tables of this browser. */
export async function forgetHere(): Promise<void> {
  if (!has()) return;
  await (await import('./kept')).forgetTables();
  localStorage.removeItem(KEY);
}
