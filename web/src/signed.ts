/** A number with a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** The same, with a plus sign before what is gained. */
export const gained = (n: number): string => (n > 0 ? `+${n}` : signed(n));
/** A share as whole hundredths. */
export const percent = (share: number): number => Math.round(100 * share);
