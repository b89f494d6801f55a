// What the built pages have beside their own files: icons, the service worker with its offline page, and texts for the server.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { icon } from './icons.ts';

/** What is not needed without a connection: what hosts and messengers see, and letters that our languages do not have. */
const NOT_KEPT = /Admin|admin|cyrillic|greek|vietnamese|robots|previews|harness/;
const OFFLINE = ['offline.html', 'offline.css', 'offline.js', 'theme.js', 'icon.svg'];

/** The parts for playing without a server, where they are built (offline/build.js): they lie beside the pages. */
export function offline(parts: string): Plugin {
  let out = '';
  return {
    name: 'stammtisch-offline',
    apply: 'build',
    configResolved: (config) => void (out = resolve(config.root, config.build.outDir)),
    closeBundle() {
      if (existsSync(join(parts, 'manifest.json'))) cpSync(parts, join(out, 'offline'), { recursive: true });
    },
  };
}

export function installable(worker: string, files: string): Plugin {
  return {
    name: 'stammtisch-installable',
    apply: 'build',
    generateBundle(_, bundle) {
      const picture = (fileName: string, size: number, room: number): void => void this.emitFile({ type: 'asset', fileName, source: icon(size, room) });
      picture('icon-192.png', 192, 0.06);
      picture('icon-512.png', 512, 0.06);
      picture('icon-maskable.png', 512, 0.18);
      picture('apple-touch-icon.png', 180, 0.1);
      // A worker that differs by a byte is a new one, and keeps these files anew.
      const version = createHash('sha256');
      for (const name of OFFLINE) version.update(readFileSync(join(files, name)));
      const pages = [...Object.keys(bundle).filter((name) => !name.endsWith('.html')), ...readdirSync(files)].filter((name) => !NOT_KEPT.test(name));
      const source = readFileSync(worker, 'utf8')
        .replace('__VERSION__', version.digest('hex').slice(0, 12))
        .replace("['__FILES__']", JSON.stringify(OFFLINE))
        .replace("['__PAGES__']", JSON.stringify(pages.toSorted()));
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
