// Where a table is kept: at the server, under /t/<table>, or in this browser, under /l/<table>.

const MARK = 'l.';

/** Whether a table is kept in this browser: its id says so. */
export const isLocal = (table: string): boolean => table.startsWith(MARK);

/** The address of a table's page, or of another page about it, such as `/replay`. */
export const addressOf = (table: string, more = ''): string => (isLocal(table) ? `/l/${table.slice(MARK.length)}` : `/t/${table}`) + more;

/** The table of an address, by its first two parts; null if it has none. */
export const tableAt = (first: string | undefined, second: string | undefined): string | null =>
  second && first === 't' ? second : second && first === 'l' ? MARK + second : null;
