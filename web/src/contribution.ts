// My part of the deal: 32 bytes of my own, promised by their hash and shown when everybody has promised.
import { marked, type Translate } from './face';
import { remember, remembered, type Part, type Remembered } from './keepsakes';
import { fateOf, type Fate } from './proof';
import { fromHex, sha256, toHex } from './sha256';
import type { Ask, SeatNow, TableNow } from './wire';

const hashOf = (bytes: string): string => toHex(sha256(fromHex(bytes)));

/** Where somebody sits now who contributed at a seat: lots may have moved everybody on. */
const nowAt = (table: TableNow, seat: number): number => (seat + (table.lots ?? 0)) % table.seats.length;
/** The seats of the table as they were when all contributed. */
const asSeated = (table: TableNow): SeatNow[] => table.seats.map((_, seat) => table.seats[nowAt(table, seat)] as SeatNow);

/** What there is to send for my seats while the deal is made. The bytes are kept first: after a reload they are still owed. */
export function contribute(table: TableNow): Ask[] {
  remember(table.table, (kept) => noted(table, kept));
  if (table.status !== 'dealing' || table.replays) return [];
  const beginning = table.voided.length;
  const asks: Ask[] = [];
  table.seats.forEach((now, seat) => {
    if (!now.mine || table.voided.flat().includes(seat)) return;
    if (now.hash === null && !table.reveal) {
      asks.push({ do: 'hash', seat, hash: hashOf(owed(table.table, beginning, seat)), beginning });
    } else if (now.hash !== null && now.contribution === null && table.reveal) {
      const part = partOf(remembered(table.table), beginning, seat);
      if (part && hashOf(part.bytes) === now.hash) asks.push({ do: 'reveal', seat, contribution: part.bytes, beginning });
    }
  });
  if (asks.some((ask) => ask.do === 'reveal')) {
    remember(table.table, (kept) => (kept.sealed.includes(beginning) ? kept : { ...kept, sealed: [...kept.sealed, beginning] }));
  }
  return asks;
}

/** The table has said that it has a part of mine. */
export function acknowledged(table: string, ask: Ask): void {
  if (ask.do === 'hash') change(table, ask.beginning ?? 0, ask.seat, { bound: true });
  if (ask.do === 'reveal') change(table, ask.beginning ?? 0, ask.seat, { shown: true });
}

/** What is to be told about the making of this deal, in its order: who did not show a number, and what became of mine. */
export function storyOfDeal(table: TableNow, names: string[], t: Translate): string[] {
  if (table.replays) return [];
  const kept = remembered(table.table);
  const before = (seat: number): number => (seat - (table.lots ?? 0) + table.seats.length) % table.seats.length;
  const deal = { withheld: table.voided.map((seats) => seats.map(before)), contributions: asSeated(table).map((seat) => seat.contribution) };
  const fates = new Map<string, Fate>(kept.mine.map((part) => [`${part.beginning} ${part.seat}`, fateOf(part, deal)]));
  const lines = table.voided.flatMap((seats, beginning) =>
    seats.map((seat) => {
      if (fates.get(`${beginning} ${before(seat)}`) === 'denied') return t('deal-denied');
      return table.seats[seat]?.mine ? t('deal-withheld-mine') : t('deal-withheld', { name: marked(names[seat] ?? '') });
    }),
  );
  if (table.status === 'running' || table.status === 'over') {
    const ends = [...fates.values()];
    if (ends.includes('dropped')) lines.push(t('deal-dropped'));
    if (ends.includes('late')) lines.push(t('deal-late'));
  }
  if (kept.again) lines.push(t('deal-again'));
  return [...new Set(lines)];
}

function noted(table: TableNow, kept: Remembered): Remembered {
  const beginning = table.voided.length;
  const hashes = { ...kept.hashes };
  if (!table.replays && !kept.sealed.includes(beginning))
    asSeated(table).forEach(({ hash }, seat) => {
      if (hash !== null) hashes[`${beginning} ${seat}`] ??= hash;
    });
  const known = Object.keys(hashes).length === Object.keys(kept.hashes).length;
  return known && kept.commitment !== null ? kept : { ...kept, hashes, commitment: kept.commitment ?? table.commitment };
}

const partOf = (kept: Remembered, beginning: number, seat: number): Part | undefined =>
  kept.mine.find((part) => part.beginning === beginning && part.seat === seat);

function change(table: string, beginning: number, seat: number, news: Partial<Part>): void {
  remember(table, (kept) => ({ ...kept, mine: kept.mine.map((part) => (part.beginning === beginning && part.seat === seat ? { ...part, ...news } : part)) }));
}

function owed(table: string, beginning: number, seat: number): string {
  const kept = remembered(table);
  const before = partOf(kept, beginning, seat);
  if (before && !before.shown) return before.bytes;
  // What was shown once is no secret any more: a table that has lost it gets fresh bytes, and that is told.
  const part: Part = { beginning, seat, bytes: toHex(crypto.getRandomValues(new Uint8Array(32))), bound: false, shown: false };
  remember(table, () => ({ ...kept, mine: [...kept.mine.filter((one) => one !== before), part], again: kept.again || before !== undefined }));
  return part.bytes;
}
