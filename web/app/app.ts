// What the built pages have beside their own files: icons, the service worker with its offline page, and texts for the server.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { icon } from './icons.ts';

const OFFLINE = ['offline.html', 'offline.css', 'offline.js', 'theme.js', 'icon.svg'];

export function installable(worker: string, files: string): Plugin {
  return {
    name: 'stammtisch-installable',
    apply: 'build',
    generateBundle() {
      const picture = (fileName: string, size: number, room: number): void => void this.emitFile({ type: 'asset', fileName, source: icon(size, room) });
      picture('icon-192.png', 192, 0.06);
      picture('icon-512.png', 512, 0.06);
      picture('icon-maskable.png', 512, 0.18);
      picture('apple-touch-icon.png', 180, 0.1);
      // A worker that differs by a byte is a new one, and keeps these files anew.
      const version = createHash('sha256');
      for (const name of OFFLINE) version.update(readFileSync(join(files, name)));
      const source = readFileSync(worker, 'utf8')
        .replace('__VERSION__', version.digest('hex').slice(0, 12))
        .replace("['__FILES__']", JSON.stringify(OFFLINE.map((name) => `/${name}`)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** The texts that the server puts into a page before it is opened, for messengers that show a preview: by language and id. */
export function previews(locale: string): Plugin {
  return {
    name: 'stammtisch-previews',
    apply: 'build',
    generateBundle() {
      const texts = readdirSync(locale)
        .filter((name) => name.endsWith('.ftl'))
        .map((name) => {
          const found = readFileSync(join(locale, name), 'utf8').matchAll(/^(preview-[a-z]+) = (.+)$/gm);
          return [basename(name, '.ftl'), Object.fromEntries([...found].map(([, id, text]) => [id, text]))];
        });
      this.emitFile({ type: 'asset', fileName: 'previews.json', source: JSON.stringify(Object.fromEntries(texts)) });
    },
  };
}
