/** Every worked case under this folder, each a test by its id. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chronopia } from './chronopia.ts';
import { type Case, read } from './form.ts';
import { mightyEmpires } from './mighty-empires.ts';
import { ninthAge } from './ninth-age.ts';
import { realmArmies } from './realm-armies.ts';
import { type Adapter, differences } from './run.ts';

const root = new URL('.', import.meta.url).pathname;
const adapters: { readonly [set: string]: Adapter } = {
  'mighty-empires': mightyEmpires,
  'ninth-age': ninthAge,
  chronopia,
  'realm-armies': realmArmies,
};

const cases = Object.entries(adapters).flatMap(([set, adapter]) =>
  readdirSync(join(root, set))
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const written: readonly unknown[] = JSON.parse(readFileSync(join(root, set, file), 'utf8'));
      return { name: `${set}/${file}`, adapter, written };
    }),
);
const ids = new Map<string, number>();
for (const { written } of cases)
  for (const one of written as readonly Partial<Case>[])
    ids.set(String(one.id), (ids.get(String(one.id)) ?? 0) + 1);

test('no two cases have the same id', () => {
  expect([...ids].flatMap(([id, times]) => (times > 1 ? [id] : []))).toEqual([]);
});

describe.each(cases)('$name', ({ adapter, written }) => {
  test.each(written.map((one) => [String((one as Partial<Case>).id), one] as const))('%s', (_, one) => {
    const given = read(one);
    const differs = differences(adapter, given);
    if (differs.length > 0)
      throw new Error(`${given.id} (${given.source})\n${given.says}\n- ${differs.join('\n- ')}`);
  });
});
