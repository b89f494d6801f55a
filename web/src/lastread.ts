// Up to which message the chat of a table has been read on this device.

const KEY = 'stammtisch read';
/** How many tables are remembered. */
const MOST = 50;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The number of the last message that was read at a table; 0 where none was. */
export const lastRead = (table: string): number => read()[table] ?? 0;

export function readUpTo(table: string, number: number): void {
  const { [table]: before = 0, ...others } = read();
  if (number <= before) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(Object.entries(others).slice(-(MOST - 1))), [table]: number }));
  } catch {
    // Without storage it counts as unread again when the page is opened anew.
  }
}
