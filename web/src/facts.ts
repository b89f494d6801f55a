// The facts between two views: each event says what it changes.
import type { Facts, Told } from './wire';

/** The facts after an event. */
export const after = <F extends Facts>(facts: F, event: Told<NoInfer<F>>): F => (event.facts ? (merged(facts, event.facts) as F) : facts);

/** A fact of any game, by its name. */
export const fact = (facts: Facts, name: string): unknown => (facts as Record<string, unknown>)[name];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is not an object takes the place of what was there; an object changes some members of an object or of a list. */
function merged(before: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  if (Array.isArray(before)) {
    const items: unknown[] = [...(before as unknown[])];
    for (const [at, part] of Object.entries(change)) items[Number(at)] = merged(items[Number(at)], part);
    return items;
  }
  if (!isObject(before)) return change;
  return { ...before, ...Object.fromEntries(Object.entries(change).map(([name, part]) => [name, merged(before[name], part)])) };
}
