import { describe, expect, it } from 'vitest';
import { linkTo } from '../src/base';

const at = (address: string): Location => new URL(address) as unknown as Location;
const NETWORK = 'http://192.168.1.5:8181';

describe('a link for others', () => {
  it.each(['http://localhost:8181/', 'http://127.0.0.1:8181/', 'http://[::1]:8181/'])('leads to the network from %s', (address) => {
    expect(linkTo('/t/oak', at(address), NETWORK)).toBe('http://192.168.1.5:8181/t/oak');
    expect(linkTo('/t/oak', at(address))).toBe(`${address}t/oak`);
  });
  it.each(['http://192.168.1.7:8181/', 'https://cards.example/', 'http://localhost.example/'])('stays as it is at %s', (address) => {
    expect(linkTo('/t/oak', at(address), NETWORK)).toBe(`${address}t/oak`);
  });
});
