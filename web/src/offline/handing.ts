// Handing matches that were played here to the server: one after the other, each with its record.
import { handOver, record, Refused } from '../house';
import { asMe } from '../me.svelte';
import type { TableListed } from '../wire';
import { markHanded } from './kept';

/** Hands matches over, and tells after each how many are done; gives by table why the server has refused some. */
export async function hand(tables: readonly TableListed[], tell: (done: number) => void): Promise<Map<string, Refused>> {
  const refused = new Map<string, Refused>();
  for (const [number, { table, changed }] of tables.entries()) {
    try {
      const made = await asMe(async () => handOver({ record: { ...(await record(table)) }, at: changed }));
      await markHanded(table, made.table);
    } catch (error) {
      // A record that is refused stays here; whatever else is wrong would be wrong with the next one, too.
      if (!(error instanceof Refused) || !ABOUT_THE_RECORD.has(error.reason)) throw error;
      refused.set(table, error);
    }
    tell(number + 1);
  }
  return refused;
}

const ABOUT_THE_RECORD = new Set(['record-wrong', 'record-unfinished', 'handed-nobody', 'reserved-name', 'mixed-name', 'name-length', 'name-unseen']);
