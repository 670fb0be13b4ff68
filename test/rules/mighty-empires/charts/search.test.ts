import { describe, expect, test } from 'vitest';
import { searchCharts } from '../../../../src/kernel/chart-search.ts';
import { charts } from '../../../../src/rules/mighty-empires/charts/index.ts';

const first = (query: string, count = 1): readonly string[] =>
  searchCharts(charts, query)
    .slice(0, count)
    .map(({ id }) => id);

describe('what players type finds its chart', () => {
  test.each([
    ['starve', ['subsistence-shortfall', 'starvation'], 2],
    ['food', ['subsistence-values', 'subsistence-shortfall'], 4],
    ['mountain pass', ['route', 'perilous-route'], 3],
    ['spies', ['spies'], 1],
    ['spy', ['spies', 'espionage-costs'], 3],
    ['shortfall', ['subsistence-shortfall'], 1],
    ['combat', ['combat-table'], 1],
    ['cards', ['strategic-cards'], 1],
    ['pursue', ['pursuit'], 1],
    ['storm walls', ['assault-result'], 1],
    ['cannon', ['battery', 'dwarf-battery'], 2],
    ['gold', ['revenue-values'], 1],
    ['build ship', ['construction'], 1],
    ['highland', ['scouting-highland'], 1],
    ['mutiny', ['scouting-events'], 1],
    ['plague', ['winter-events'], 1],
    ['orc march', ['forced-march'], 1],
    ['dragon', ['dragons', 'dragon-numbers'], 3],
    ['elf name', ['names-elven', 'name-length-long'], 3],
    ['skaven name', ['name-length-short', 'names-black-speech', 'name-endings'], 3],
    ['bridges', ['route', 'victory-points'], 2],
    ['ruins razed', ['recovery'], 1],
    ['king', ['assassin-on-capital'], 2],
    ['magic item', ['forged-item'], 1],
    ['prisoner', ['execution'], 2],
  ] as const)('%s', (query, expected, among) => {
    expect(first(query, among)).toEqual(expect.arrayContaining([...expected]));
  });
  test.each([
    ['subsistance', 'subsistence-shortfall'],
    ['stratgic', 'strategic-cards'],
    ['espoinage', 'espionage-costs'],
    ['wintr retreat', 'winter-retreat'],
    ['perillous', 'perilous-route'],
    ['brettonian', 'names-bretonnian'],
  ])('thumbs slip: %s', (query, expected) => {
    expect(first(query, 3)).toContain(expected);
  });
  test('each title finds its own chart among the first', () => {
    for (const { id, title } of charts) expect(first(title, 3)).toContain(id);
  });
});
