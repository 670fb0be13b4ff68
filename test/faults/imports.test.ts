import { describe, expect, test } from 'vitest';
import { chapterFindings, cycleFindings, directionFindings } from '../../scripts/checks/imports.ts';

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
    ['src/app/ui/row.tsx', `import { open } from '../campaign/open.ts'`, 'may not import from campaign'],
    ['src/app/map/scene.ts', `import { Why } from '../rulesets/parts/why.tsx'`, 'the parts books share'],
    ['src/app/campaign/say.ts', `import { t } from '../screens/today.ts'`, 'screens'],
    ['src/app/campaign/say.ts', `import { Why } from '../rulesets/parts/why.tsx'`, 'the parts books share'],
    ['src/app/rulesets/parts/why.tsx', `import { a } from '../chronopia/names.ts'`, 'a book'],
    ['src/app/rulesets/parts/why.tsx', `import { a } from '../../screens/charts/a.ts'`, 'screens'],
    ['src/app/rulesets/chronopia/a.tsx', `import { a } from '../ninth-age/names.ts'`, 'rulesets/parts'],
    ['src/app/rulesets/chronopia/a.tsx', `import { a } from '../../screens/today.tsx'`, 'screens'],
    ['src/app/screens/home/a.tsx', `import { a } from '../../rulesets/chronopia/names.ts'`, 'chronopia'],
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
    [
      'src/app/screens/home/a.tsx',
      `import { Why } from '../../rulesets/parts/why.tsx'; import { Row } from '../../ui/row.tsx'`,
    ],
    ['src/app/rulesets/chronopia/a.tsx', `import { Why } from '../parts/why.tsx'`],
    ['src/app/rulesets/apps.ts', `const book = await import('./chronopia/index.ts')`],
    ['src/app/campaign/open.ts', `import { rulesetApps } from '../rulesets/apps.ts'`],
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

test('chapters that ask one another are found across their files, also round a third; types and the rest of the book are no question', () => {
  const found = (sources: { readonly [path: string]: string }) =>
    chapterFindings(
      Object.entries(sources).map(([path, code]) => ({ path: `src/rules/ninth-age/${path}`, code })),
    ).map(({ path, problem }) => `${path}: ${problem}`);
  const war = { 'war/fight.ts': "import { gold } from '../trade/gold.ts';" };
  expect(found(war)).toEqual([]);
  expect(found({ ...war, 'trade/price.ts': "import { loot } from '../war/loot.ts';" })).toEqual([
    'src/rules/ninth-age/war/fight.ts: chapters ask one another in a circle: ninth-age/war → ninth-age/trade → ninth-age/war',
  ]);
  expect(
    found({
      ...war,
      'trade/price.ts': "import { mine } from '../mines/mine.ts';",
      'mines/dig.ts': "export { march } from '../war/march.ts';",
    }),
  ).toHaveLength(1);
  expect(found({ ...war, 'queries.ts': "import { fight } from './war/fight.ts';" })).toEqual([]);
  expect(
    found({
      ...war,
      'queries.ts': "import { fight } from './war/fight.ts';",
      'trade/price.ts': "import { held } from '../queries.ts';",
    }),
  ).toHaveLength(1);
  expect(found({ ...war, 'trade/price.ts': "import type { Loot } from '../war/loot.ts';" })).toEqual([]);
  expect(found({ ...war, 'trade/price.ts': "import { type Loot } from '../war/loot.ts';" })).toEqual([]);
});

test('a lazy import closes no circle', () => {
  const files = [
    { path: 'src/app/routes.ts', code: `const page = () => import('./page.ts')` },
    { path: 'src/app/page.ts', code: `import { routes } from './routes.ts'` },
  ];
  expect(cycleFindings(files)).toEqual([]);
});
