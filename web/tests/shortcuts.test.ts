import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Keys from '../src/parts/Keys.svelte';
import Tool from '../src/parts/Tool.svelte';
import { change, settings } from '../src/settings.svelte';
import { shortcutOf, shortcutsHere } from '../src/shortcuts.svelte';

let mounted: Record<string, unknown>[] = [];
beforeEach(() => {
  localStorage.clear();
  change({ keys: true });
  document.body.innerHTML = '';
});
afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
});

function pressed(key: string, inside: string | null = null, more: KeyboardEventInit = {}): string | null {
  const target = inside ? document.body.appendChild(document.createElement(inside)) : document.body;
  let found: string | null = null;
  const listen = (event: KeyboardEvent): void => void (found = shortcutOf(event));
  addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return found;
}

describe('a key of one character', () => {
  it('is a shortcut, large or small', () => {
    expect([pressed('u'), pressed('U'), pressed('?')]).toEqual(['u', 'u', '?']);
  });
  it('is none with another key held down, in a field or in a dialog', () => {
    expect([pressed('u', null, { ctrlKey: true }), pressed('u', 'input'), pressed('u', 'textarea'), pressed('u', 'dialog')]).toEqual([null, null, null, null]);
  });
  it('is none once shortcuts are switched off, and that is remembered', () => {
    change({ keys: false });
    expect([pressed('u'), pressed('?')]).toEqual([null, null]);
    expect(JSON.parse(localStorage.getItem('stammtisch settings') ?? '{}')).toMatchObject({ keys: false });
  });
  it('is only that: keys with names are not shortcuts', () => {
    expect([pressed('Escape'), pressed('ArrowUp')]).toEqual([null, null]);
  });
});

describe('the button of a shortcut', () => {
  it('names its key as long as the key does something', () => {
    mounted.push(mount(Tool, { target: document.body, props: { id: 'rules', label: 'Rules', act: () => undefined, key: 'r' } }));
    expect(shortcutsHere()).toEqual([{ key: 'r', label: 'Rules' }]);
    change({ keys: false });
    flushSync();
    expect(shortcutsHere()).toEqual([]);
  });
});

describe('the panel of keys', () => {
  it('lists them, and switches them off and on', () => {
    mounted.push(mount(Keys, { target: document.body, props: { shortcuts: [{ key: 'r', label: 'Rules' }] } }));
    expect(document.querySelector('dl')?.textContent).toContain('Rules');
    const toggle = document.querySelector<HTMLInputElement>('[role="switch"]');
    toggle?.click();
    flushSync();
    expect([settings.keys, document.querySelector('dl')]).toEqual([false, null]);
    toggle?.click();
    flushSync();
    expect([settings.keys, [...document.querySelectorAll('kbd')].at(-1)?.textContent]).toEqual([true, 'R']);
  });
});
