import { describe, expect, it } from 'vitest';
import { check } from '../src/proof';
import { bytesOf, fromHex, hmac, sha256, toHex } from '../src/sha256';
import type { Proof } from '../src/wire';
import known from './fixtures/proof.json';

const proof = known as unknown as Proof;
const nothing = { commitment: null, contributions: {} };
const verdict = (changed: Partial<Proof>, kept: Parameters<typeof check>[1] = nothing): Record<string, boolean> =>
  Object.fromEntries(check({ ...proof, ...changed }, kept).map((finding) => [finding.id, finding.holds]));

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
    expect(toHex(hmac(new Uint8Array(131).fill(0xaa), bytesOf('Test Using Larger Than Block-Size Key - Hash Key First')))).toBe('60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54');
  });
});

describe('a deal', () => {
  it('of a real match holds in every point', () => {
    const mine = { commitment: proof.commitment, contributions: { 0: proof.contributions[0] as string } };
    expect(verdict({}, mine)).toEqual({ promise: true, 'seen-before': true, contributions: true, mine: true, draws: true });
  });
  it('with another seed breaks the promise and the draws', () => {
    expect(verdict({ seed: '00'.repeat(32) })).toMatchObject({ promise: false, draws: false });
  });
  it('with one card exchanged is found out', () => {
    const draws = proof.draws.map(([deck, shuffling, word], i): [number, number, string] => [deck, shuffling, i === 9 ? (proof.draws[10]?.[2] ?? '') : word]);
    const differs = draws[9]?.[2] !== proof.draws[9]?.[2];
    expect(verdict({ draws })).toMatchObject({ promise: true, draws: !differs });
    expect(verdict({ draws: [...proof.draws, [0, 9, 'r1']] })).toMatchObject({ draws: false });
  });
  it('whose promise was changed after the deal is found out by what this browser saw', () => {
    expect(verdict({}, { commitment: 'ab'.repeat(32), contributions: {} })['seen-before']).toBe(false);
  });
  it('that left out my contribution is found out', () => {
    expect(verdict({}, { commitment: null, contributions: { 1: 'cd'.repeat(32) } })['mine']).toBe(false);
  });
  it('with a contribution that does not fit its hash is found out', () => {
    const contributions = ['ef'.repeat(32), null, proof.contributions[2] ?? null];
    expect(verdict({ contributions })).toMatchObject({ contributions: false, draws: false });
  });
  it('reads hexadecimal both ways', () => expect(toHex(fromHex('00ff10'))).toBe('00ff10'));
});
