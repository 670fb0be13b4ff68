import { describe, expect, test } from 'vitest';
import { faults } from '../../../../src/kernel/chart.ts';
import { charts } from '../../../../src/rules/mighty-empires/charts/index.ts';

describe('every chart is whole', () => {
  test.each(charts.map((chart) => [chart.id, chart] as const))('%s', (_id, chart) => {
    expect(faults(chart)).toEqual([]);
  });
});
