// Checks a deal as docs/deal.md describes it, without knowing any rules but the cards in the decks.
import type { Deck } from './face';
import type { Part, Remembered } from './keepsakes';
import { bytesOf, fromHex, hmac, sha256, toHex } from './sha256';
import type { BeginningShown, Proof } from './wire';

/** What a check found, by its id in the texts: right, wrong, or something that this browser cannot tell. */
export interface Finding {
  id:
    | 'promise'
    | 'seen-before'
    | 'contributions'
    | 'beginnings'
    | 'anew'
    | 'hashes'
    | 'mine'
    | 'mine-dropped'
    | 'mine-denied'
    | 'mine-withheld'
    | 'mine-late'
    | 'mine-other'
    | 'again'
    | 'chosen'
    | 'lots'
    | 'decks'
    | 'decks-unknown'
    | 'draws'
    | 'seen'
    | 'seen-none'
    | 'back';
  verdict: 'right' | 'wrong' | 'open';
  /** How many cards, numbers or beginnings were looked at. */
  count: number;
}

/** What is known of a match besides its proof. */
export interface Known {
  table: string;
  /** The cards that chance drew, by the record. */
  drawn: string[];
  /** The game's own decks, if its face knows them. */
  decks: Deck[] | null;
  remembered: Remembered;
}

/** What became of a number of mine. */
export type Fate = 'used' | 'void' | 'withheld' | 'denied' | 'dropped' | 'other' | 'late';

/** `withheld` has the seats that showed nothing, for each void beginning; the contributions are those of the deal. */
export function fateOf(part: Part, deal: { withheld: number[][]; contributions: (string | null)[] }): Fate {
  const last = deal.withheld.length;
  if (part.beginning < last) {
    if (!deal.withheld[part.beginning]?.includes(part.seat)) return 'void';
    return part.shown ? 'denied' : 'withheld';
  }
  const used = deal.contributions[part.seat] ?? null;
  if (part.beginning === last && used === part.bytes) return 'used';
  if (part.bound || part.beginning > last) return 'dropped';
  return used === null ? 'late' : 'other';
}

export function check(proof: Proof, known: Known): Finding[] {
  const { remembered } = known;
  const found: Finding[] = [];
  const say = (id: Finding['id'], holds: boolean | null, count = 1): void => {
    found.push({ id, verdict: holds === null ? 'open' : holds ? 'right' : 'wrong', count });
  };
  const promise = toHex(sha256(bytesOf(`stammtisch deal 1\n${proof.id}\n${proof.seed}`)));
  say('promise', promise === proof.commitment && proof.id === known.table);
  if (remembered.commitment !== null) say('seen-before', remembered.commitment === proof.commitment);
  // A deal that is played again has the contributions of its first match, whose hashes belong to that table.
  if (!proof.replays) {
    const given = proof.contributions.flatMap((text, seat) => (text === null ? [] : [{ seat, text }]));
    say(
      'contributions',
      given.every(({ seat, text }) => hashOf(text) === proof.hashes[String(seat)]) && Object.keys(proof.hashes).length === given.length,
      given.length,
    );
    const hashes = Object.entries(remembered.hashes);
    if (hashes.length) say('hashes', hashes.every(([name, hash]) => hashIn(proof, name) === hash) && nobodyLate(proof, remembered), hashes.length);
    found.push(...mine(proof, remembered));
  }
  if (proof.fresh === false) say('chosen', null);
  if (!beginningsHold(proof)) say('beginnings', false, proof.beginnings.length);
  else if (proof.beginnings.length) say('anew', null, proof.beginnings.length);
  if (proof.lots !== null) say('lots', proof.lots === index(keyOf(proof), 'lots', proof.contributions.length));
  if (known.decks) say('decks', decksHold(proof, known.decks), known.decks.length);
  else say('decks-unknown', null);
  const asRecorded = proof.draws.length === known.drawn.length && proof.draws.every(([, , word], at) => word === known.drawn[at]);
  const somethingDrawn = proof.draws.length > 0 || !known.decks?.length;
  say('draws', asRecorded && somethingDrawn && drawsHold(proof), proof.draws.length);
  const seen = Object.entries(remembered.drawn);
  if (seen.length)
    say(
      'seen',
      seen.every(([number, word]) => proof.draws[Number(number)]?.[2] === word),
      seen.length,
    );
  else say('seen-none', null);
  if (remembered.back) say('back', null, remembered.back);
  return found;
}

const hashOf = (text: string): string => toHex(sha256(fromHex(text)));

/** The hash of a beginning and a seat, such as "0 2", as the proof has it. */
function hashIn(proof: Proof, name: string): string | null {
  const [beginning = '', seat = ''] = name.split(' ');
  const last = Number(beginning) === proof.beginnings.length;
  return (last ? proof.hashes[seat] : proof.beginnings[Number(beginning)]?.hashes[Number(seat)]) ?? null;
}

/** Who binds himself when others have shown their numbers could choose the cards: once this device had, nobody did. */
function nobodyLate(proof: Proof, remembered: Remembered): boolean {
  return remembered.sealed.every((beginning) =>
    proof.contributions.every((_, seat) => hashIn(proof, `${beginning} ${seat}`) === (remembered.hashes[`${beginning} ${seat}`] ?? null)),
  );
}

function mine(proof: Proof, remembered: Remembered): Finding[] {
  const deal = { withheld: proof.beginnings.map((beginning) => beginning.withheld), contributions: proof.contributions };
  const fates = remembered.mine.map((part) => fateOf(part, deal));
  const count = (fate: Fate): number => fates.filter((one) => one === fate).length;
  const findings: Finding[] = [
    { id: 'mine', verdict: 'right', count: count('used') },
    { id: 'mine-dropped', verdict: 'wrong', count: count('dropped') },
    { id: 'mine-denied', verdict: 'wrong', count: count('denied') },
    { id: 'mine-withheld', verdict: 'open', count: count('withheld') },
    { id: 'mine-late', verdict: 'open', count: count('late') },
    { id: 'mine-other', verdict: 'open', count: count('other') },
    { id: 'again', verdict: 'wrong', count: remembered.again ? 1 : 0 },
  ];
  return findings.filter((finding) => finding.count > 0);
}

/** Every void beginning is void because of somebody, who has no part in what follows; nothing that was shown is used again. */
function beginningsHold(proof: Proof): boolean {
  if (proof.deal !== (proof.beginnings.length ? 2 : 1)) return false;
  const excluded = new Set<number>();
  const shown = new Set<string>();
  const isNew = (contributions: (string | null)[]): boolean => {
    const given = contributions.flatMap((text, seat) => (text === null ? [] : [{ seat, text }]));
    const holds = given.every(({ seat, text }) => !excluded.has(seat) && !shown.has(text));
    for (const { text } of given) shown.add(text);
    return holds;
  };
  for (const beginning of proof.beginnings) {
    if (!voidHolds(beginning) || !isNew(beginning.contributions)) return false;
    if (beginning.hashes.some((hash, seat) => hash !== null && excluded.has(seat))) return false;
    for (const seat of beginning.withheld) excluded.add(seat);
  }
  return isNew(proof.contributions);
}

function voidHolds({ hashes, contributions, withheld }: BeginningShown): boolean {
  const silent = hashes.flatMap((hash, seat) => (hash !== null && (contributions[seat] ?? null) === null ? [seat] : []));
  const same = silent.length === withheld.length && silent.every((seat, at) => seat === withheld[at]);
  return same && silent.length > 0 && contributions.every((text, seat) => text === null || hashOf(text) === hashes[seat]);
}

/** The first shuffling of each deck has exactly the game's own cards, a later one no others. */
function decksHold(proof: Proof, decks: Deck[]): boolean {
  return proof.shufflings.every(({ deck, shuffling, cards }) => {
    const own = decks[deck];
    if (!own) return false;
    const all = shuffling === 0 || own.whole;
    return isPart(cards, own.cards) && (!all || cards.length === own.cards.length);
  });
}

function isPart(cards: readonly string[], all: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const card of all) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of cards) {
    const copies = left.get(card) ?? 0;
    if (!copies) return false;
    left.set(card, copies - 1);
  }
  return true;
}

function keyOf(proof: Proof): Uint8Array {
  const first = proof.beginnings.length ? `beginning ${proof.beginnings.length}\n` : '';
  const lines = proof.contributions.map((text, seat) => (text === null ? '' : `${seat} ${text}\n`)).join('');
  return hmac(fromHex(proof.seed), bytesOf(first + lines));
}

function drawsHold(proof: Proof): boolean {
  const key = keyOf(proof);
  const decks = new Map(proof.shufflings.map((part) => [`${part.deck} ${part.shuffling}`, part.cards.toSorted(byCodePoint)]));
  const drawn = new Map<string, number>();
  const latest = new Map<number, number>();
  for (const [deck, shuffling, word] of proof.draws) {
    const name = `${deck} ${shuffling}`;
    const cards = decks.get(name);
    const k = drawn.get(name) ?? 0;
    // The shufflings of a deck follow one another: who could choose their numbers could choose the cards.
    const before = latest.get(deck) ?? -1;
    if (!cards?.length || shuffling !== (k ? before : before + 1)) return false;
    const at = index(key, `${name} ${k}`, cards.length);
    if (cards[at] !== word) return false;
    cards.splice(at, 1);
    drawn.set(name, k + 1);
    latest.set(deck, shuffling);
  }
  return proof.shufflings.length === drawn.size;
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
