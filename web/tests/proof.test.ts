import { describe, expect, it } from 'vitest';
import { decks as diabolo } from '../../src/stammtisch/games/diabolo/face/decks';
import { NOTHING, type Part, type Remembered } from '../src/keepsakes';
import { check, fateOf, type Known } from '../src/proof';
import { bytesOf, fromHex, hmac, sha256, toHex } from '../src/sha256';
import type { BeginningShown, Proof } from '../src/wire';
import { fixture } from './fixture';

const { plain, anew } = fixture('proof') as Record<'plain' | 'anew', { proof: Proof; seen: Record<string, string> }>;
const { proof, seen } = plain;
const words = (of: Proof): string[] => of.draws.map(([, , word]) => word);

/** The verdicts on a proof by their ids; without anything else it is the plain one, and the record agrees with it. */
function verdict(changed: Partial<Proof> = {}, kept: Partial<Remembered> = {}, known: Partial<Known> = {}, from: Proof = proof): Record<string, string> {
  const whole = { ...from, ...changed };
  const about = { table: from.id, drawn: words(whole), decks: diabolo(), remembered: { ...NOTHING, ...kept }, ...known };
  return Object.fromEntries(check(whole, about).map((finding) => [finding.id, finding.verdict]));
}
const part = (seat: number, bytes: string | null | undefined, changed: Partial<Part> = {}): Part => ({
  beginning: 0,
  seat,
  bytes: bytes ?? '',
  bound: true,
  shown: true,
  ...changed,
});
const hashOf = (text: string): string => toHex(sha256(fromHex(text)));

describe('SHA-256 and HMAC', () => {
  it('hash the messages of the standard', () => {
    expect(toHex(sha256(bytesOf('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(toHex(sha256(bytesOf('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(toHex(sha256(bytesOf('a'.repeat(1_000_000))))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });
  it('agree with the browser’s own at every length around a block', async () => {
    for (const length of [55, 56, 63, 64, 65, 119, 120]) {
      const message = new Uint8Array(length).fill(7);
      expect(toHex(sha256(message))).toBe(toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', message))));
    }
  });
  it('authenticate as RFC 4231 says, with short and with long keys', () => {
    expect(toHex(hmac(bytesOf('Jefe'), bytesOf('what do ya want for nothing?')))).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
    expect(toHex(hmac(new Uint8Array(131).fill(0xaa), bytesOf('Test Using Larger Than Block-Size Key - Hash Key First')))).toBe(
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    );
  });
});

describe('a deal', () => {
  it('of a real match holds in every point', () => {
    const kept = {
      commitment: proof.commitment,
      mine: [part(0, proof.contributions[0])],
      hashes: { '0 0': proof.hashes['0'] ?? '', '0 2': proof.hashes['2'] ?? '' },
      sealed: [0],
      drawn: seen,
    };
    expect(verdict({}, kept)).toEqual({
      promise: 'right',
      'seen-before': 'right',
      contributions: 'right',
      hashes: 'right',
      mine: 'right',
      lots: 'right',
      decks: 'right',
      draws: 'right',
      seen: 'right',
    });
  });
  it('whose lots do not follow from the numbers is found out', () => {
    expect(verdict({ lots: ((proof.lots ?? 0) + 1) % 3 })).toMatchObject({ lots: 'wrong', draws: 'right' });
    expect(verdict({ lots: null }).lots).toBeUndefined();
  });
  it('that this browser took no part in is checked as far as it can be', () => {
    expect(verdict({}, {}, { decks: null })).toEqual({
      promise: 'right',
      contributions: 'right',
      lots: 'right',
      'decks-unknown': 'open',
      draws: 'right',
      'seen-none': 'open',
    });
  });
  it('with another seed breaks the promise and the draws', () => {
    expect(verdict({ seed: '00'.repeat(32) })).toMatchObject({ promise: 'wrong', draws: 'wrong' });
  });
  it('of another match is not the proof of this one', () => {
    expect(verdict({}, {}, { table: 'oak' })).toMatchObject({ promise: 'wrong' });
  });
  it('whose promise was changed after the deal is found out by what this browser saw', () => {
    expect(verdict({}, { commitment: 'ab'.repeat(32) })['seen-before']).toBe('wrong');
  });
  it('with a contribution that does not fit its hash is found out', () => {
    const contributions = ['ef'.repeat(32), null, proof.contributions[2] ?? null];
    expect(verdict({ contributions })).toMatchObject({ contributions: 'wrong', draws: 'wrong' });
  });
  it('in which somebody was bound and silently left out is found out', () => {
    expect(verdict({ hashes: { ...proof.hashes, 1: 'ab'.repeat(32) } })).toMatchObject({ contributions: 'wrong' });
  });
  it('reads hexadecimal both ways', () => expect(toHex(fromHex('00ff10'))).toBe('00ff10'));
});

describe('the draws', () => {
  const [first, second, ...rest] = proof.draws;
  const swapped = [second, first, ...rest] as Proof['draws'];
  it('with one card exchanged are found out', () => {
    const draws = proof.draws.map(([deck, shuffling, word], i): [number, number, string] => [deck, shuffling, i === 9 ? (word === 'r1' ? 'r2' : 'r1') : word]);
    expect(verdict({ draws })).toMatchObject({ promise: 'right', draws: 'wrong' });
    expect(verdict({ draws: [...proof.draws, [0, 9, 'r1']] })).toMatchObject({ draws: 'wrong' });
  });
  it('in another order are found out by the numbers and by what was seen', () => {
    expect(verdict({ draws: swapped }, { drawn: seen })).toMatchObject({ draws: 'wrong', seen: 'wrong' });
  });
  it('that stop too early agree with the numbers, but not with the record, nor with what was seen', () => {
    const draws = proof.draws.slice(0, 5);
    expect(verdict({ draws }, { drawn: seen })).toMatchObject({ draws: 'right', seen: 'wrong' });
    expect(verdict({ draws }, {}, { drawn: words(proof) })).toMatchObject({ draws: 'wrong' });
  });
  it('that are missing altogether are found out', () => {
    expect(verdict({ draws: [], shufflings: [] }, { drawn: seen })).toMatchObject({ draws: 'wrong', seen: 'wrong' });
    expect(verdict({ draws: [], shufflings: [] })).toMatchObject({ draws: 'wrong', 'seen-none': 'open' });
  });
  it('from a shuffling whose number was chosen are found out', () => {
    const key = hmac(fromHex(proof.seed), bytesOf(proof.contributions.map((text, seat) => (text === null ? '' : `${seat} ${text}\n`)).join('')));
    const cards = diabolo()[0]?.cards.toSorted() ?? [];
    const x = new DataView(hmac(key, bytesOf('0 7 0 0')).buffer).getUint32(0);
    const draws: Proof['draws'] = [[0, 7, cards[x % cards.length] ?? '']];
    expect(verdict({ draws, shufflings: [{ deck: 0, shuffling: 7, cards }] })).toMatchObject({ draws: 'wrong' });
    const right = new DataView(hmac(key, bytesOf('0 0 0 0')).buffer).getUint32(0);
    expect(verdict({ draws: [[0, 0, cards[right % cards.length] ?? '']], shufflings: [{ deck: 0, shuffling: 0, cards }] })).toMatchObject({ draws: 'right' });
  });
  it('that were taken back are named, not compared', () => {
    expect(verdict({}, { drawn: seen, back: 3 })).toMatchObject({ seen: 'right', back: 'open' });
  });
});

describe('the decks', () => {
  const [whole] = proof.shufflings;
  const cards = whole?.cards ?? [];
  const stacked = (changed: string[]): Record<string, string> => verdict({ shufflings: [{ deck: 0, shuffling: 0, cards: changed }] });
  it('must be those of the game', () => {
    expect(stacked(Array<string>(52).fill('AS'))).toMatchObject({ decks: 'wrong' });
    expect(stacked(cards.slice(1))).toMatchObject({ decks: 'wrong' });
    expect(stacked([...cards, 'r1'])).toMatchObject({ decks: 'wrong' });
    expect(stacked(cards.with(0, 'r5'))).toMatchObject({ decks: 'wrong' });
    expect(verdict({ shufflings: [{ deck: 1, shuffling: 0, cards }] })).toMatchObject({ decks: 'wrong', draws: 'wrong' });
  });
  it('52 aces of spades fail even where every number agrees', () => {
    const aces = Array<string>(52).fill('AS');
    const draws = aces.map((word): [number, number, string] => [0, 0, word]);
    expect(verdict({ shufflings: [{ deck: 0, shuffling: 0, cards: aces }], draws })).toMatchObject({ draws: 'right', decks: 'wrong' });
  });
  it('may have fewer cards later only where the game says so', () => {
    const later = [...proof.shufflings, { deck: 0, shuffling: 1, cards: cards.slice(10) }];
    expect(verdict({ shufflings: later })).toMatchObject({ decks: 'wrong' });
    const some = diabolo().map((deck) => ({ ...deck, whole: false }));
    expect(verdict({ shufflings: later }, {}, { decks: some })).toMatchObject({ decks: 'right' });
    expect(verdict({ shufflings: [...proof.shufflings, { deck: 0, shuffling: 1, cards: ['x9'] }] }, {}, { decks: some })).toMatchObject({ decks: 'wrong' });
  });
});

describe('a deal that began anew', () => {
  const [one, two] = anew.proof.beginnings as [BeginningShown, BeginningShown];
  const beginnings = (...changed: BeginningShown[]): Record<string, string> =>
    verdict({ beginnings: changed, deal: changed.length ? 2 : 1 }, {}, {}, anew.proof);
  it('is told, and holds in every point', () => {
    expect(verdict({}, { drawn: anew.seen }, {}, anew.proof)).toEqual({
      promise: 'right',
      contributions: 'right',
      anew: 'open',
      decks: 'right',
      draws: 'right',
      seen: 'right',
    });
  });
  it('must name every beginning, in order', () => {
    expect(beginnings()).toMatchObject({ draws: 'wrong' });
    expect(beginnings(one)).toMatchObject({ draws: 'wrong' });
    expect(beginnings(two, one)).toMatchObject({ beginnings: 'wrong' });
    expect(verdict({ deal: 1 }, {}, {}, anew.proof)).toMatchObject({ beginnings: 'wrong' });
    expect(verdict({ deal: 2 })).toMatchObject({ beginnings: 'wrong' });
  });
  it('must be void because of those who showed nothing', () => {
    const wrong: Partial<BeginningShown>[] = [
      { withheld: [0] },
      { withheld: [] },
      { withheld: [0, 1] },
      { hashes: one.hashes.with(1, null), withheld: [] },
      { contributions: one.contributions.with(0, 'ab'.repeat(32)) },
      { contributions: one.contributions.with(0, null) },
      { hashes: one.hashes.with(0, null) },
    ];
    for (const changed of wrong) expect(beginnings({ ...one, ...changed }, two)).toMatchObject({ beginnings: 'wrong' });
  });
  it('has no part any more of those who withheld', () => {
    expect(beginnings(one, { ...two, hashes: two.hashes.with(1, 'ab'.repeat(32)), withheld: [1, 2] })).toMatchObject({ beginnings: 'wrong' });
    const contributions = anew.proof.contributions.with(1, 'ab'.repeat(32));
    expect(verdict({ contributions, hashes: { ...anew.proof.hashes, 1: hashOf('ab'.repeat(32)) } }, {}, {}, anew.proof)).toMatchObject({ beginnings: 'wrong' });
  });
  it('uses nothing again that was shown before', () => {
    const old = one.contributions[0] ?? '';
    expect(verdict({ contributions: [old, null, null], hashes: { 0: hashOf(old) } }, {}, {}, anew.proof)).toMatchObject({
      contributions: 'right',
      beginnings: 'wrong',
    });
  });
  it('is compared with the hashes that this browser saw', () => {
    const hashes = {
      '0 0': one.hashes[0] ?? '',
      '0 1': one.hashes[1] ?? '',
      '0 2': one.hashes[2] ?? '',
      '1 2': two.hashes[2] ?? '',
      '2 0': anew.proof.hashes['0'] ?? '',
    };
    expect(verdict({}, { hashes, sealed: [0, 2] }, {}, anew.proof)).toMatchObject({ hashes: 'right' });
    expect(verdict({}, { hashes: { ...hashes, '0 1': 'ab'.repeat(32) } }, {}, anew.proof)).toMatchObject({ hashes: 'wrong' });
    expect(verdict({}, { hashes: { ...hashes, '2 2': 'ab'.repeat(32) } }, {}, anew.proof)).toMatchObject({ hashes: 'wrong' });
    expect(verdict({}, { hashes: { ...hashes, '3 0': 'ab'.repeat(32) } }, {}, anew.proof)).toMatchObject({ hashes: 'wrong' });
  });
});

describe('a number that was bound after this browser had shown its own', () => {
  it('is found out, for it could have been chosen', () => {
    const seenThen = { '0 0': proof.hashes['0'] ?? '' };
    expect(verdict({}, { hashes: seenThen, sealed: [0] })).toMatchObject({ hashes: 'wrong' });
    expect(verdict({}, { hashes: seenThen })).toMatchObject({ hashes: 'right' });
  });
});

describe('my number', () => {
  const deal = { withheld: [[1]], contributions: ['aa', null, null] };
  it('has one of these fates', () => {
    expect(fateOf(part(0, 'aa', { beginning: 1 }), deal)).toBe('used');
    expect(fateOf(part(0, '00'), deal)).toBe('void');
    expect(fateOf(part(1, 'bb', { shown: false }), deal)).toBe('withheld');
    expect(fateOf(part(1, 'bb'), deal)).toBe('denied');
    expect(fateOf(part(2, 'cc', { beginning: 1 }), deal)).toBe('dropped');
    expect(fateOf(part(2, 'cc', { beginning: 1, bound: false }), deal)).toBe('late');
    expect(fateOf(part(0, 'cc', { beginning: 1, bound: false }), deal)).toBe('other');
    expect(fateOf(part(0, 'cc', { beginning: 2, bound: false }), deal)).toBe('dropped');
  });
  it('that the table had and left out is a wrong; one that came too late is told', () => {
    expect(verdict({}, { mine: [part(1, 'cd'.repeat(32))] })['mine-dropped']).toBe('wrong');
    expect(verdict({}, { mine: [part(1, 'cd'.repeat(32), { bound: false })] })['mine-late']).toBe('open');
    expect(verdict({}, { mine: [part(1, 'cd'.repeat(32))] }, {}, anew.proof)['mine-denied']).toBe('wrong');
    expect(verdict({}, { again: true })['again']).toBe('wrong');
  });
});
