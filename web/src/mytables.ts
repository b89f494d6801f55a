// Which seats were mine at a table, as this browser remembers: a replay begins with my own eyes and knows me by "You".

const KEY = 'stammtisch seats';
/** How many tables are remembered. */
const MOST = 100;

function read(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number[]>;
  } catch {
    return {};
  }
}

export const seatsAt = (table: string): number[] => read()[table] ?? [];

export function sat(table: string, seats: readonly number[]): void {
  const { [table]: before, ...others } = read();
  if (!seats.length || String(before) === String(seats)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(Object.entries(others).slice(-(MOST - 1))), [table]: seats }));
  } catch {
    // Without storage a replay begins with all cards open.
  }
}

export const forgetSeats = (): void => localStorage.removeItem(KEY);
