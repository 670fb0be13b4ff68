import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { proving } from './test/prove/counts.ts';

const outside = ['test/e2e/**', 'test/bench/**'];
const chance = 'test/prove/chance.ts';
const define = { __APP_VERSION__: JSON.stringify(packageJson.version) };
/** Two cores, shared with a build or a browser: a test that is slow is not yet a test that fails. */
const testTimeout = 20_000;

/**
 * The app's own curves take more than half of what tests of logs take; Node's come to the same. Proofs keep what the app ships, as do
 * tests of the verifier.
 */
const verifier = ['test/log/eddsa.test.ts', 'test/log/curves.test.ts'];
const curves = proving
  ? {}
  : { '@noble/curves/ed25519.js': join(import.meta.dirname, 'test/prove/native-curves.ts') };

/** Tests of what a module of the app keeps for as long as the app runs, or of its map itself: each loads the app anew. */
const alone = [
  'test/app/{dice,map,pwa,theme}/*.test.{ts,tsx}',
  'test/app/host/{awaiting,instead,join,locked,tabs,taken-off}.test.tsx',
  'test/app/host/told-on-today.test.ts',
  'test/app/links.test.ts',
  'test/app/mighty-empires/winter-taps.test.tsx',
  'test/app/screens/found.test.tsx',
];

/** Tests that put another module in place of one: what has loaded it once would keep it, in the files after it too. */
const replaced = readdirSync(join(import.meta.dirname, 'test'), { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts') && !path.startsWith('test/app/'))
  .filter((path) => !verifier.includes(path))
  .filter((path) => readFileSync(join(import.meta.dirname, path), 'utf8').includes('vi.mock('));

const app = {
  // Without these conditions Solid resolves to its server build, in which memos never run again.
  plugins: [solid()],
  define,
  resolve: { conditions: ['development', 'browser'], alias: curves },
  test: {
    testTimeout,
    environment: 'jsdom',
    setupFiles: [chance],
    include: ['test/app/**/*.test.{ts,tsx}'],
    server: {
      deps: {
        inline: [/solid-js/, /@solidjs/, /@solid-primitives/, /@kobalte/, /@corvu/, /@tanstack/],
      },
    },
  },
};

export default defineConfig({
  test: {
    // Vitest leaves one core out; of two that is half the machine.
    maxWorkers: availableParallelism(),
    // The projects load the same modules: what one has transformed the others find, and so does the next run.
    experimental: { fsModuleCache: true },
    projects: [
      {
        define,
        resolve: { alias: curves },
        test: {
          name: 'core',
          testTimeout,
          environment: 'node',
          // Nothing under test here keeps a state of its own between files: each is loaded once for all.
          isolate: false,
          include: ['test/**/*.test.ts'],
          setupFiles: [chance],
          exclude: ['test/app/**', ...outside, ...replaced, ...verifier],
        },
      },
      {
        define,
        resolve: { alias: curves },
        test: { name: 'replaced', testTimeout, environment: 'node', setupFiles: [chance], include: replaced },
      },
      { define, test: { name: 'verifier', testTimeout, environment: 'node', include: verifier } },
      {
        ...app,
        test: {
          ...app.test,
          name: 'app',
          isolate: false,
          exclude: alone,
          setupFiles: [chance, 'test/app/setup.ts'],
        },
      },
      { ...app, test: { ...app.test, name: 'alone', include: alone } },
    ],
  },
});
