// Checks a deal as docs/deal.md describes it, without knowing any rules.
import { bytesOf, fromHex, hmac, sha256, toHex } from './sha256';
import type { Proof } from './wire';

/** What a check found: each finding by its id in the texts, and whether it holds. */
export interface Finding {
  id: 'promise' | 'seen-before' | 'contributions' | 'mine' | 'draws';
  holds: boolean;
  /** How many cards or contributions were looked at. */
  count: number;
}

/** What this browser remembers of a match: the promise it was shown before the deal, and what it contributed. */
export interface Remembered {
  commitment: string | null;
  /** By seat, in hexadecimal. */
  contributions: Record<string, string>;
}

export function check(proof: Proof, remembered: Remembered): Finding[] {
  const found: Finding[] = [];
  const promise = toHex(sha256(bytesOf(`stammtisch deal 1\n${proof.id}\n${proof.seed}`)));
  found.push({ id: 'promise', holds: promise === proof.commitment, count: 1 });
  if (remembered.commitment !== null) {
    found.push({ id: 'seen-before', holds: remembered.commitment === proof.commitment, count: 1 });
  }
  const given = proof.contributions.flatMap((text, seat) => (text === null ? [] : [{ seat, text }]));
  // A deal that is played again has the contributions of its first match, whose hashes belong to that table.
  if (!proof.replays) {
    const bound = given.every(({ seat, text }) => toHex(sha256(fromHex(text))) === proof.hashes[String(seat)]);
    found.push({ id: 'contributions', holds: bound, count: given.length });
    const mine = Object.entries(remembered.contributions);
    if (mine.length) {
      found.push({ id: 'mine', holds: mine.every(([seat, text]) => proof.contributions[Number(seat)] === text), count: mine.length });
    }
  }
  const lines = given.map(({ seat, text }) => `${seat} ${text}\n`).join('');
  const key = hmac(fromHex(proof.seed), bytesOf(lines));
  found.push({ id: 'draws', holds: drawsHold(proof, key), count: proof.draws.length });
  return found;
}

function drawsHold(proof: Proof, key: Uint8Array): boolean {
  const decks = new Map(proof.shufflings.map((part) => [`${part.deck} ${part.shuffling}`, part.cards.toSorted(byCodePoint)]));
  const drawn = new Map<string, number>();
  for (const [deck, shuffling, word] of proof.draws) {
    const name = `${deck} ${shuffling}`;
    const cards = decks.get(name);
    const k = drawn.get(name) ?? 0;
    if (!cards?.length) return false;
    const at = index(key, `${name} ${k}`, cards.length);
    if (cards[at] !== word) return false;
    cards.splice(at, 1);
    drawn.set(name, k + 1);
  }
  return true;
}

function index(key: Uint8Array, draw: string, n: number): number {
  const limit = Math.floor(2 ** 32 / n) * n;
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(key, bytesOf(`${draw} ${attempt}`));
    const x = new DataView(digest.buffer).getUint32(0);
    if (x < limit) return x % n;
  }
}

const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
