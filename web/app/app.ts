// What makes the page installable: icons, and the service worker with the list of files it keeps.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { icon } from './icons.ts';

export function installable(worker: string): Plugin {
  return {
    name: 'stammtisch-installable',
    apply: 'build',
    generateBundle(_, bundle) {
      const picture = (fileName: string, size: number, room: number): void => void this.emitFile({ type: 'asset', fileName, source: icon(size, room) });
      picture('icon-192.png', 192, 0.06);
      picture('icon-512.png', 512, 0.06);
      picture('icon-maskable.png', 512, 0.18);
      picture('apple-touch-icon.png', 180, 0.1);
      // Fonts of other scripts are fetched when a page needs them.
      const kept = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$|-latin-wght-.*woff2$/.test(name));
      const version = createHash('sha256').update(kept.join()).digest('hex').slice(0, 12);
      const source = readFileSync(worker, 'utf8').replace('__VERSION__', version).replace('["__FILES__"]', JSON.stringify(kept.map((name) => `/${name}`)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
