import { expect, test } from 'vitest';
import { routeOf } from '../src/route.svelte';

const at = (path: string) => routeOf(new URL(path, 'http://localhost'));

test('an address that cannot be decoded leads to a table that there is not, and not to a blank page', () => {
  expect(at('/t/%ff')).toEqual({ screen: 'table', table: '%ff' });
  expect(at('/%ff')).toEqual({ screen: 'front' });
  expect(at('/t/a%20b')).toEqual({ screen: 'table', table: 'a b' });
});
