import { expect, test } from 'vitest';
import { routeOf } from '../src/route.svelte';

const at = (path: string) => routeOf(new URL(path, 'http://localhost'));

test('addresses lead to screens', () => {
  expect(at('/')).toEqual({ screen: 'front' });
  expect(at('/new/sep?how=device')).toEqual({ screen: 'new', game: 'sep', how: 'device', group: '' });
  expect(at('/new/sep?group=xyz')).toEqual({ screen: 'new', game: 'sep', how: 'friends', group: 'xyz' });
  expect(at('/g/xyz')).toEqual({ screen: 'group', group: 'xyz' });
  expect(at('/e/xyz')).toEqual({ screen: 'event', event: 'xyz' });
  expect(at('/e?group=xyz')).toEqual({ screen: 'new-event', group: 'xyz' });
  expect(at('/t/abc')).toEqual({ screen: 'table', table: 'abc' });
  expect(at('/t/abc/screen')).toEqual({ screen: 'screen', table: 'abc' });
  expect(at('/t/abc/replay?as=-3&step=12')).toEqual({ screen: 'replay', table: 'abc', viewer: -3, step: 12 });
  expect(at('/t/abc/replay?step=x')).toEqual({ screen: 'replay', table: 'abc', viewer: null, step: 0 });
  expect(at('/elsewhere')).toEqual({ screen: 'front' });
});

test('an address that cannot be decoded leads to a table that there is not, and not to a blank page', () => {
  expect(at('/t/%ff')).toEqual({ screen: 'table', table: '%ff' });
  expect(at('/%ff')).toEqual({ screen: 'front' });
  expect(at('/t/a%20b')).toEqual({ screen: 'table', table: 'a b' });
});
