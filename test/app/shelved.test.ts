/** What the screens take on trust of every rule set: a name on the shelf, and signs that are drawn. */
import { expect, test } from 'vitest';
import { shelved } from '../../src/app/rulesets/shelf.ts';
import { gameIcons } from '../../src/app/ui/icons/game-names.ts';
import { loadCharts, loadRuleset, rulesetIds } from '../../src/rules/index.ts';

test.each(rulesetIds)('%s stands on the shelf by its own title and with a line of what it is', async (id) => {
  const { title, icon, about } = shelved(id);
  expect(title).toBe((await loadRuleset(id)).title);
  expect(gameIcons).toContain(icon);
  expect(about()).not.toBe('');
});

test.each(rulesetIds)('%s: every sign its charts, and phases name is among the drawings', async (id) => {
  const { sections } = await loadCharts(id);
  for (const { icon } of sections) expect(gameIcons).toContain(icon);
  for (const { icon } of (await loadRuleset(id)).phases) expect(gameIcons).toContain(icon);
});
