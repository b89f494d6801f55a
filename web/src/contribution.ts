// My part of the deal: 32 bytes of my own, promised by their hash and shown when everybody has promised.
import { fromHex, sha256, toHex } from './sha256';
import { remember, remembered } from './keepsakes';
import type { Ask, TableNow } from './wire';

/** What there is to send for my seats while the deal is made. The bytes are kept first: after a reload they are still owed. */
export function contribute(table: TableNow): Ask[] {
  remember(table.table, (kept) => ({ ...kept, commitment: kept.commitment ?? table.commitment }));
  if (table.status !== 'dealing' || table.replays) return [];
  const asks: Ask[] = [];
  table.seats.forEach((now, seat) => {
    if (!now.mine) return;
    if (now.hash === null && !table.reveal) {
      const contribution = owed(table.table, seat);
      asks.push({ do: 'hash', seat, hash: toHex(sha256(fromHex(contribution))) });
    } else if (now.hash !== null && now.contribution === null && table.reveal) {
      const contribution = remembered(table.table).contributions[seat];
      if (contribution !== undefined) asks.push({ do: 'reveal', seat, contribution });
    }
  });
  return asks;
}

function owed(table: string, seat: number): string {
  const before = remembered(table).contributions[seat];
  if (before !== undefined) return before;
  const contribution = toHex(crypto.getRandomValues(new Uint8Array(32)));
  remember(table, (kept) => ({ ...kept, contributions: { ...kept.contributions, [seat]: contribution } }));
  return contribution;
}
