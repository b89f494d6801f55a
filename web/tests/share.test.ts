// How something leaves the page: nothing is lost where the share sheet does not work.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shared, shareFile } from '../src/share';

const file = new File(['.'], 'evening.png', { type: 'image/png' });
const saved: string[] = [];
const why = (name: string) => () => Promise.reject(new DOMException('no', name));

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const system = (share: () => Promise<void>, takesFiles = true): void => void vi.stubGlobal('navigator', { share, canShare: () => takesFiles });

describe('a file', () => {
  it('is handed to the share sheet, and not saved as well', async () => {
    const share = vi.fn(() => Promise.resolve());
    system(share);
    await shareFile(file, { title: 'Our round' });
    expect(share).toHaveBeenCalledWith({ files: [file], title: 'Our round' });
    expect(saved).toEqual([]);
  });
  it('is neither shared nor saved where somebody closed the sheet', async () => {
    system(why('AbortError'));
    await shareFile(file);
    expect(saved).toEqual([]);
  });
  it('is saved where there is no sheet for files, and where the sheet does not work', async () => {
    system(why('NotAllowedError'), false);
    await shareFile(file);
    system(why('NotAllowedError'));
    await shareFile(file);
    expect(saved).toEqual(['evening.png', 'evening.png']);
  });
});

describe('a text', () => {
  it('was shared unless the sheet did not open', async () => {
    for (const [share, done] of [
      [() => Promise.resolve(), true],
      [why('AbortError'), true],
      [why('NotAllowedError'), false],
    ] as const) {
      system(share);
      expect(await shared({ text: 'hello' })).toBe(done);
    }
  });
});
