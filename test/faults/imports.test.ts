import { describe, expect, test } from 'vitest';
import { cycleFindings, directionFindings } from '../../scripts/checks/imports.ts';

const problems = (path: string, code: string) =>
  directionFindings([{ path, code }]).map(({ problem }) => problem);

describe('a planted import that runs the wrong way is found', () => {
  test.each([
    ['src/kernel/dice.ts', `import { me } from '../rules/index.ts'`, 'rules'],
    ['src/kernel/dice.ts', `import { createSignal } from 'solid-js'`, 'solid-js'],
    ['src/rules/index.ts', `import { entry } from '../log/entry.ts'`, 'log'],
    ['src/rules/index.ts', `import type { Row } from '../store/row.ts'`, 'store'],
    ['src/rules/index.ts', `export { link } from '../sync/link.ts'`, 'sync'],
    ['src/rules/index.ts', `import Dexie from 'dexie'`, 'dexie'],
    ['src/rules/index.ts', `import { Peer } from 'peerjs'`, 'peerjs'],
    ['src/rules/index.ts', `import { render } from 'solid-js/web'`, 'solid-js/web'],
    ['src/log/entry.ts', `import { me } from '../rules/index.ts'`, 'rules'],
    ['src/log/entry.ts', `import { open } from '../campaign/open.ts'`, 'campaign'],
    ['src/sync/exchange.ts', `export * from '../rules/index.ts'`, 'rules'],
    ['src/sync/exchange.ts', `const rules = await import('../rules/index.ts')`, 'rules'],
    ['src/store/db.ts', `import { Page } from '../app/page.tsx'`, 'app'],
    ['src/campaign/open.ts', `import { Page } from '../app/page.tsx'`, 'app'],
    ['src/kernel/dice.ts', `import data from '../../package.json'`, 'outside src'],
    [
      'src/rules/ninth-age/index.ts',
      `import { pursue } from '../mighty-empires/battle.ts'`,
      'mighty-empires',
    ],
    ['src/shelf/index.ts', `import { d6 } from '../kernel/dice.ts'`, 'no part of the house'],
  ])('%s: %s', (path, code, names) => {
    expect(problems(path, code)).toEqual([expect.stringContaining(names)]);
  });
});

describe('what the house allows is left alone', () => {
  test.each([
    [
      'src/app/screens/map/map.tsx',
      `import { createSignal } from 'solid-js'; import { open } from '../../../campaign/open.ts'`,
    ],
    [
      'src/campaign/open.ts',
      `import { me } from '../rules/index.ts'; import { entry } from '../log/entry.ts'`,
    ],
    [
      'src/rules/index.ts',
      `import { me } from './mighty-empires/index.ts'; import { d6 } from '../kernel/dice.ts'`,
    ],
    ['src/log/entry.ts', `import { sha256 } from '@noble/hashes/sha2.js'`],
  ])('%s', (path, code) => {
    expect(problems(path, code)).toEqual([]);
  });
});

test('a planted circle is found, with its whole path', () => {
  const circle = cycleFindings([
    { path: 'src/kernel/a.ts', code: `import { b } from './b.ts'` },
    { path: 'src/kernel/b.ts', code: `export type { C } from './deep/c.ts'` },
    { path: 'src/kernel/deep/c.ts', code: `import type { A } from '../a.ts'` },
  ]);
  expect(circle.map(({ problem }) => problem)).toEqual([
    'a circle of imports: src/kernel/a.ts → src/kernel/b.ts → src/kernel/deep/c.ts → src/kernel/a.ts',
  ]);
});

test('a lazy import closes no circle', () => {
  const files = [
    { path: 'src/app/routes.ts', code: `const page = () => import('./page.ts')` },
    { path: 'src/app/page.ts', code: `import { routes } from './routes.ts'` },
  ];
  expect(cycleFindings(files)).toEqual([]);
});
