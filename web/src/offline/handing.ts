// Handing matches that were played here to the server: one after the other, each with its record.
import { handOver, record, Refused } from '../house';
import { asMe } from '../me.svelte';
import type { TableListed } from '../wire';
import { markHanded } from './kept';

/** What became of matches that were to be handed over. */
export interface Handed {
  handed: number;
  /** By table why the server has refused it. */
  refused: Map<string, Refused>;
  /** What ended it before all were tried. */
  failed: unknown;
}

/** Hands a match to the server, and notes that it has it. */
async function handOne({ table, changed }: TableListed): Promise<void> {
  const made = await asMe(async () => handOver({ record: { ...(await record(table)) }, at: changed }));
  await markHanded(table, made.table);
}

/** Hands matches over, and tells after each how many are done. */
export async function hand(tables: readonly TableListed[], tell: (done: number) => void, one = handOne): Promise<Handed> {
  const refused = new Map<string, Refused>();
  let handed = 0;
  for (const [number, listed] of tables.entries()) {
    try {
      await one(listed);
      handed++;
    } catch (error) {
      // A record that is refused stays here; whatever else is wrong would be wrong with the next one, too.
      if (!(error instanceof Refused) || !ABOUT_THE_RECORD.has(error.reason)) return { handed, refused, failed: error };
      refused.set(listed.table, error);
    }
    tell(number + 1);
  }
  return { handed, refused, failed: null };
}

const ABOUT_THE_RECORD = new Set(['record-wrong', 'record-unfinished', 'handed-nobody', 'reserved-name', 'mixed-name', 'name-length', 'name-unseen']);
