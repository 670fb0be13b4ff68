/** The search of charts, rules and words: what is found is to the point, and says why. */
import { cleanup, fireEvent, screen, within } from '@solidjs/testing-library';
import { afterEach, describe, expect, test } from 'vitest';
import { type Opened, type Sought, seekAll } from '../../../src/app/screens/search/seek.ts';
import { marked } from '../../../src/kernel/search.ts';
import { loadCharts } from '../../../src/rules/books.ts';
import { loadExplained } from '../../../src/rules/explained.ts';
import { rulesetIds } from '../../../src/rules/ids.ts';
import { openSheet } from '../sheet.ts';
import { openAt } from './at.tsx';

afterEach(cleanup);

const books: readonly Opened[] = await Promise.all(
  rulesetIds.map(async (set) => ({
    set,
    charts: await loadCharts(set),
    explained: await loadExplained(set),
  })),
);
const mighty = books.filter(({ set }) => set === 'mighty-empires');
const said = (found: readonly Sought[]): readonly string[] =>
  found.map(({ kind, title, why }) => `${kind}, ${title}: ${why}`);
const marks = (text: string, query: string): readonly string[] =>
  marked(text, query).flatMap(({ text: piece, hit }) => (hit ? [piece] : []));

describe('what players type', () => {
  test('ambush: the row of the event chart, and the rule', () => {
    const [rule, chart, ...rest] = seekAll(books, 'ambush');
    expect(rule?.kind === 'rule' && rule.rule.id).toBe('me.scouting.event.bandits');
    expect(chart?.kind === 'chart' && chart.chart.id).toBe('scouting-events');
    expect(chart?.why).toMatch(/^Row 8: Ambush/);
    expect(rest).toEqual([]);
  });

  test('loot: the word and its rule, and nothing of loss or foot', () => {
    const found = said(seekAll(mighty, 'loot'));
    expect(found[0]).toMatch(/^word, Loot:/);
    expect(found[1]).toMatch(/^rule, Loot: Razing yields/);
    expect(found).toHaveLength(2);
  });

  test('shortfall: the word, its chart and what leads to it, whole words first', () => {
    const found = seekAll(mighty, 'shortfall');
    expect(found[0]?.title).toBe('Shortfall');
    expect(found[1]?.kind === 'chart' && found[1].chart.id).toBe('subsistence-shortfall');
    for (const { title, why } of found) expect(`${title} ${why}`.toLowerCase()).toContain('shortfall');
  });

  test('a rule by its own name, a word by another name for it', () => {
    expect(seekAll(mighty, 'who goes first')[0]?.title).toBe('Who goes first');
    const hex = seekAll(mighty, 'hexagon')[0];
    expect(hex?.kind === 'word' && hex.word.word).toBe('Tile');
    expect(seekAll(mighty, 'gold').map(({ why }) => why)).toContainEqual(expect.stringMatching(/^“gold”: /));
  });

  test('a slip of the thumb is forgiven where nothing else is found, and never beside what is', () => {
    expect(seekAll(mighty, 'stokpile')[0]?.title).toBe('Stockpile');
    for (const { title, why } of seekAll(mighty, 'lost'))
      expect(`${title} ${why}`.toLowerCase()).toMatch(/lost/);
  });

  test('nothing is nothing', () => {
    expect(seekAll(books, 'mortgage')).toEqual([]);
    expect(seekAll(books, '  ')).toEqual([]);
  });
});

test('the hit is marked, other forms of the word too, and the sentence stays whole', () => {
  const text = 'Ambushed by bandits: the ambush costs lost loads';
  expect(marks(text, 'ambush')).toEqual(['Ambushed', 'ambush']);
  expect(marks(text, 'loot')).toEqual([]);
  expect(
    marked(text, 'ambush')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('among the charts a rule is found with its sentence, and opens where one stands', async () => {
  await openAt('/charts?find=ambush');
  const rules = await screen.findByRole('list', { name: '1 rule' }, { timeout: 10_000 });
  const row = within(rules).getByRole('button', { name: /Ambushed by bandits/ });
  expect(row.querySelector('mark')?.textContent).toBe('Ambushed');
  fireEvent.click(row);
  const sheet = await openSheet('Ambushed by bandits');
  expect(sheet.textContent).toContain('the force cannot go there this turn');
  expect(sheet.textContent).toContain('Mighty Empires: Scouting event chart: 8 (chapter from page 18)');
  const chart = await within(sheet).findByRole('link', { name: /Scouting events/ });
  expect(chart.getAttribute('href')).toBe('/charts/mighty-empires/scouting-events');
});

test('a chart names the rules behind it when asked', async () => {
  await openAt('/charts/mighty-empires/route');
  fireEvent.click(
    await screen.findByRole('button', { name: 'The rules behind this chart' }, { timeout: 10_000 }),
  );
  fireEvent.click(await screen.findByRole('button', { name: /The route roll/ }, { timeout: 10_000 }));
  expect(await screen.findByRole('dialog', { name: 'The route roll' })).toBeTruthy();
});
