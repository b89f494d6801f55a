import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { installable, offline, previews } from './app/app.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where `stammtisch serve` listens while the screens are worked on. */
const server = process.env['STAMMTISCH_SERVER'] ?? 'http://127.0.0.1:8181';
/** Folders of games outside of this repository: the laws look at their faces, too. */
const games = (process.env['STAMMTISCH_GAMES'] ?? '').split(delimiter).filter(Boolean);

export default defineConfig({
  plugins: [svelte(), installable(here('./app/sw.js'), here('./public')), previews(here('./src/locale')), offline(here('./build/offline'))],
  resolve: {
    alias: { '@shell': here('./src') },
    // The faces lie outside of this folder, in the games; what they import is looked up here.
    dedupe: ['svelte'],
  },
  worker: { format: 'es' },
  experimental: {
    // The page names its files from the root; they find each other wherever they are, which a static site in a folder needs.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  server: {
    fs: { allow: [here('..'), ...games] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page begins with is one file, and what several screens share another: each one more is a way to the server and back.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'] },
            // The home page has it, and needs nothing else that screens share.
            { name: 'days', test: /DayTiles\.svelte/ },
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
});
