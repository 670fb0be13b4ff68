/** What the three smaller books say for themselves when somebody asks why: nothing missing, short, and the numbers of the charts. */

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { loadCharts } from '../../src/rules/books.ts';
import { rules as chronopia } from '../../src/rules/chronopia/explained/rules.ts';
import { options as chronopiaOptions } from '../../src/rules/chronopia/options.ts';
import { loadExplained } from '../../src/rules/explained.ts';
import type { RulesetId } from '../../src/rules/ids.ts';
import { rules as ninth } from '../../src/rules/ninth-age/explained/rules.ts';
import { options as ninthOptions } from '../../src/rules/ninth-age/options.ts';
import { rules as armies } from '../../src/rules/realm-armies/explained/rules.ts';
import { options as armiesOptions } from '../../src/rules/realm-armies/options.ts';

const books = [
  { id: 'ninth-age', rules: ninth, options: v.parse(ninthOptions, {}), inner: ['rulings'] },
  { id: 'chronopia', rules: chronopia, options: v.parse(chronopiaOptions, {}), inner: ['rulings'] },
  { id: 'realm-armies', rules: armies, options: v.parse(armiesOptions, {}), inner: ['readings'] },
] as const;

const explained = async (id: RulesetId) => {
  const book = await loadExplained(id);
  if (!book) throw new Error(`${id} explains nothing`);
  return book;
};
const textOf = async (id: RulesetId, rule: string): Promise<string> =>
  (await explained(id)).rules.find((one) => one.id === rule)?.text ?? '';

describe.each(books)('$id', ({ id, rules, options, inner }) => {
  test('in whole sentences, 160 characters on average', async () => {
    const { rules: all } = await explained(id);
    const odd = all.filter(
      ({ title, text }) => !/^[A-Z0-9].*[.]$/.test(text) || !/^[A-Z].*[^.]$/.test(title),
    );
    expect(odd).toEqual([]);
    expect(all.reduce((sum, { text }) => sum + text.length, 0) / all.length).toBeLessThanOrEqual(160);
    expect(Math.max(...all.map(({ text }) => text.length))).toBeLessThanOrEqual(260);
  });

  test('names charts and switches that there are', async () => {
    const charts = new Set((await loadCharts(id)).charts.map((chart) => chart.id));
    const switches = new Set([
      ...Object.keys(options),
      ...inner.flatMap((part) => Object.keys((options as never)[part])),
    ]);
    const { rules: all } = await explained(id);
    expect(all.flatMap((rule) => rule.charts).filter((chart) => !charts.has(chart))).toEqual([]);
    expect(all.flatMap(({ option }) => option ?? []).filter((name) => !switches.has(name))).toEqual([]);
  });

  test('has a glossary that leads to its rules', async () => {
    const { words } = await explained(id);
    expect(words.length).toBeGreaterThanOrEqual(20);
    expect(words.filter(({ rule }) => rule === undefined || !Object.hasOwn(rules, rule))).toEqual([]);
    expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
  });
});

test('Chronopia: the numbers are those of the table of territories', async () => {
  const income = await textOf('chronopia', 'ch.income');
  const field = await textOf('chronopia', 'ch.force.field');
  const garrison = await textOf('chronopia', 'ch.garrison.most');
  const upgrade = await textOf('chronopia', 'ch.upgrade');
  const table = (await loadCharts('chronopia')).charts.find(({ id }) => id === 'territories');
  const rows = (table && 'rows' in table ? table.rows : []) as readonly {
    is: { land: string; income: number; field: number; garrison: number; upgrade: number | null };
  }[];
  expect(rows).toHaveLength(6);
  for (const { is } of rows) {
    expect(income.toLowerCase()).toMatch(new RegExp(`${is.land} ${is.income}\\b`));
    expect(field.toLowerCase()).toMatch(new RegExp(`${is.land} ${is.field}\\b`));
    expect(garrison.toLowerCase()).toMatch(new RegExp(`${is.land} ${is.garrison}\\b`));
    if (is.upgrade !== null) expect(upgrade).toMatch(new RegExp(`${is.land} ${is.upgrade}\\b`));
  }
});

test('The 9th Age: what a victory earns and what hexes cost', async () => {
  expect(await textOf('ninth-age', 'na.conquest.points')).toMatch(
    /defeat earns 1, .*draw .* 2, .*narrow .* 3, .*solid .* 4, .*massacre 5/,
  );
  expect(await textOf('ninth-age', 'na.conquest.claim')).toMatch(
    /2 Conquest Points; a mountain costs 1 more/,
  );
  expect(await textOf('ninth-age', 'na.conquest.conquer')).toMatch(/3 Conquest Points: 1 more/);
  expect(await textOf('ninth-age', 'na.mining')).toMatch(/2D6 × 10.*3D6 × 10/);
});

test('Realm Armies: what buildings cost and tiles bring in', async () => {
  expect(await textOf('realm-armies', 'ra.upgrade.cost')).toMatch(
    /Mine 1 \(mountain 2\), tower 3, fortress, town or citadel 6/,
  );
  expect(await textOf('realm-armies', 'ra.income')).toMatch(
    /fortress adds 1, a citadel 2, a town 3, on a river 4/,
  );
  expect(await textOf('realm-armies', 'ra.income.mines')).toMatch(/D3 more.*D3 \+ 1.*D6/);
});
