// The service worker: what the page is told where it works, and where its first installation fails.
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A worker on its way, and the registration that has it. */
class Coming extends EventTarget {
  state = 'installing';
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
let installing: Coming | null;
let active: object | null;
let registered: number;
const never = new Promise<never>(() => undefined);

async function page() {
  vi.resetModules();
  return import('../src/installed');
}
beforeEach(() => {
  [installing, active, registered] = [new Coming(), null, 0];
  const registration = {
    get installing() {
      return installing;
    },
    get active() {
      return active;
    },
    waiting: null,
  };
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: () => Promise.resolve(++registered && registration),
      get ready() {
        return active ? Promise.resolve(registration) : never;
      },
    },
  });
});

describe('the service worker', () => {
  it('is none where its first installation fails, and is tried again the next time', async () => {
    const { installed } = await page();
    const found = installed();
    installing?.becomes('redundant');
    expect(await found).toBeNull();
    active = {};
    expect(await installed()).toMatchObject({ active });
    expect(registered).toBe(2);
  });
  it('is none where that has failed before anybody looked', async () => {
    installing = null;
    expect(await (await page()).installed()).toBeNull();
  });
  it('stays where a newer one fails', async () => {
    active = {};
    const { installed } = await page();
    installing?.becomes('redundant');
    expect(await installed()).toMatchObject({ active });
    expect(await installed()).toMatchObject({ active });
    expect(registered).toBe(1);
  });
});
