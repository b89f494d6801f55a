// What can be said from a number of matches, and how sure it is. Where there are too few, nothing is said.

/** From how many values on something is said. */
export const ENOUGH = 5;
/** How many standard errors hold 95 % of a normal distribution. */
const SURE = 1.96;

export interface Estimate {
  mean: number;
  /** Half the width of the 95 % interval. */
  half: number;
}

/**
 * How many standard errors hold 95 % where the spread itself is known from some values only (Student's t): 2.78 with five of them, hardly more
 * than 1.96 with many. By the expansion of Fisher and Cornish, which is right to 0.01 from five values on.
 */
export function sureOf(values: number): number {
  const [z, free] = [SURE, values - 1];
  const terms = [(z ** 3 + z) / 4, (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96, (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384];
  return terms.reduce((sum, term, at) => sum + term / free ** (at + 1), z);
}

/** The mean of independent values, by their own spread; null if they are too few. */
export function estimate(values: readonly number[]): Estimate | null {
  if (values.length < ENOUGH) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, half: sureOf(values.length) * Math.sqrt(variance / values.length) };
}

/** A share of wins with its interval (Wilson, "Probable Inference", 1927); null if there are too few matches. */
export function shareOf(won: number, matches: number): { share: number; low: number; high: number } | null {
  if (matches < ENOUGH) return null;
  const [share, z] = [won / matches, SURE ** 2];
  const middle = (share + z / (2 * matches)) / (1 + z / matches);
  const half = (SURE * Math.sqrt((share * (1 - share)) / matches + z / (4 * matches ** 2))) / (1 + z / matches);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The estimate after each match, from the first one with enough before it. */
export const course = (values: readonly number[]): (Estimate & { count: number })[] =>
  values.flatMap((_, at) => {
    const found = estimate(values.slice(0, at + 1));
    return found ? [{ ...found, count: at + 1 }] : [];
  });

/** Rows of a table as text for spreadsheets (RFC 4180). */
export function csv(rows: readonly Record<string, string | number | boolean | null>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cell = (value: string | number | boolean | null | undefined): string => {
    const text = value === null || value === undefined ? '' : String(value);
    // A spreadsheet would take such a text for a formula.
    const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return [names.join(','), ...rows.map((row) => names.map((name) => cell(row[name])).join(','))].map((line) => `${line}\r\n`).join('');
}
