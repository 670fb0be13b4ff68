import { expect, test } from 'vitest';
import { loadCharts, loadRuleset, rulesetIds } from '../../src/rules/index.ts';

test.each(rulesetIds)('%s loads whole: every order under its own id, every chart in its book', async (id) => {
  const ruleset = await loadRuleset(id);
  const book = await loadCharts(id);
  expect(ruleset.id).toBe(id);
  for (const [name, order] of Object.entries(ruleset.orders)) expect(order.id).toBe(name);
  expect(ruleset.charts).toEqual(book.charts);
  expect(new Set(ruleset.phases.map((phase) => phase.id)).size).toBe(ruleset.phases.length);
});
