import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';

const outside = ['test/e2e/**', 'test/bench/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/app/**', ...outside],
        },
      },
      {
        // Without these conditions Solid resolves to its server build, in which memos never run again.
        plugins: [solid()],
        resolve: { conditions: ['development', 'browser'] },
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['test/app/**/*.test.{ts,tsx}'],
          server: {
            deps: {
              inline: [/solid-js/, /@solidjs/, /@solid-primitives/, /@kobalte/, /@corvu/, /@tanstack/],
            },
          },
        },
      },
    ],
  },
});
