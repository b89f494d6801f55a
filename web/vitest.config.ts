// How the pages are tested. Apart from vite.config.ts, since building them needs no test runner.
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import building from './vite.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default mergeConfig(
  building,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      globalSetup: here('./tests/laws.setup.ts'),
      dir: here('..'),
      include: ['web/tests/**/*.test.ts', 'src/stammtisch/games/*/face/**/*.test.ts'],
    },
  }),
);
