/** Cases that look something up: a row of a chart, a chance. */
import { type AnyChart, isGrid, lookUp, lookUpCell, rowOf } from '../../src/kernel/chart.ts';
import { dice, total } from '../../src/kernel/dice.ts';
import { canonical, type Json } from '../../src/kernel/json.ts';
import type { ChartCase, OddsCase } from './form.ts';
import { covers, show } from './match.ts';
import type { Adapter } from './run.ts';

const near = 0.0005;

export function ofOdds({ odds }: Adapter, { odds: name, given, expect }: OddsCase): readonly string[] {
  const calculator = odds[name];
  if (!calculator) throw new Error(`no odds ${name}; there are ${Object.keys(odds).join(', ')}`);
  const found = calculator(given);
  return Object.entries(expect).flatMap(([key, p]) =>
    Math.abs((found[key] ?? 0) - p) <= near
      ? []
      : [`${key}: expected ${p}, found ${found[key]?.toFixed(5) ?? `none among ${Object.keys(found)}`}`],
  );
}

export function ofChart({ ruleset }: Adapter, { chart: id, expect, ...on }: ChartCase): readonly string[] {
  const chart = ruleset.charts.find((each) => each.id === id);
  if (!chart) throw new Error(`no chart ${id}`);
  const key = on.row ?? totalOf(chart, on);
  const index = rowOf(chart, key);
  if (expect.reroll) return index === 'reroll' ? [] : [`expected to be rolled again, found row ${index}`];
  const row = index === 'reroll' ? undefined : chart.rows[index];
  if (!row) return [`${id} rolls ${key} again`];
  const found: string[] = [];
  if (expect.row && canonical(expect.row) !== canonical([...row.on]))
    found.push(`row: expected ${show(expect.row)}, found ${show([...row.on])}`);
  const wanted = expect.cell ?? expect.is;
  if (wanted !== undefined) {
    const is = saidOf(chart, key, on.column);
    if (!covers(is, wanted)) found.push(`expected ${show(wanted)}, found ${show(is)}`);
  }
  return found;
}

function saidOf(chart: AnyChart, key: number | string, column: ChartCase['column']): Json {
  if (!isGrid(chart)) return (lookUp(chart, key).is ?? null) as Json;
  if (column === undefined)
    throw new Error(`${chart.id} has columns: ${chart.columns.map((each) => each.id).join(', ')}`);
  return (lookUpCell(chart, key, column).is ?? null) as Json;
}

function totalOf(chart: AnyChart, on: Pick<ChartCase, 'roll' | 'total' | 'modifier'>): number {
  if (on.total !== undefined) return on.total + on.modifier;
  if (!on.roll || !chart.dice) throw new Error(`${chart.id} needs a ${chart.dice ? 'roll' : 'row or total'}`);
  const rolled = dice(chart.dice);
  if (on.roll.length !== rolled.count) throw new Error(`${chart.id} is rolled on ${chart.dice}`);
  return total(rolled, on.roll) + on.modifier;
}
