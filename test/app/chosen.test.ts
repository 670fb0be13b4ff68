/** What a table chose is told beside the rule it bears on: for every such rule of the smaller books, and as it was chosen. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { chosenWords as chronopiaWords } from '../../src/app/rulesets/chronopia/chosen.ts';
import { chosenWords as ninthWords } from '../../src/app/rulesets/ninth-age/chosen.ts';
import { chosenWords as armiesWords } from '../../src/app/rulesets/realm-armies/chosen.ts';
import { options as chronopia } from '../../src/rules/chronopia/options.ts';
import { loadExplained } from '../../src/rules/explained.ts';
import type { RulesetId } from '../../src/rules/ids.ts';
import { options as ninth } from '../../src/rules/ninth-age/options.ts';
import { options as armies } from '../../src/rules/realm-armies/options.ts';

const switchesOf = async (id: RulesetId): Promise<readonly string[]> => [
  ...new Set((await loadExplained(id))?.rules.flatMap(({ option }) => option ?? [])),
];
/** Switches without words, and those that say the same whatever was chosen. */
async function mute(id: RulesetId, ...words: readonly ((name: string) => string | undefined)[]) {
  const said = (await switchesOf(id)).map((name) => [name, words.map((word) => word(name))] as const);
  expect(said.length).toBeGreaterThanOrEqual(8);
  return said.filter(([, all]) => all.includes(undefined) || new Set(all).size < all.length);
}

test('The 9th Age', async () => {
  const usual = v.parse(ninth, {});
  const other = v.parse(ninth, {
    standard: 3000,
    sizes: 'free',
    goal: 12,
    turns: 8,
    alliances: false,
    rulings: { improvements: 'one', brash: 'any', secondFlag: 'adjacent' },
  });
  const told = await mute(
    'ninth-age',
    (name) => ninthWords(usual, name),
    (name) => ninthWords(other, name),
  );
  expect(told).toEqual([]);
  expect(ninthWords(other, 'standard')).toBe('battles of 3,000 points');
});

test('Chronopia', async () => {
  const usual = v.parse(chronopia, {});
  const other = v.parse(chronopia, {
    points: 750,
    end: { by: 'agreed' },
    rulings: {
      stakes: 'open',
      hospital: 'counts',
      magicUsers: 'full',
      maintained: 'field',
      captives: 'earn',
      topFace: 'succeeds',
      alchemists: 'standing',
      underdog: 'together',
    },
  });
  const told = await mute(
    'chronopia',
    (name) => chronopiaWords(usual, name),
    (name) => chronopiaWords(other, name),
  );
  expect(told).toEqual([]);
});

test('Realm Armies', async () => {
  const usual = v.parse(armies, {});
  const other = v.parse(armies, {
    nights: 0,
    costs: { army: 7 },
    start: { tiles: 5 },
    readings: {
      dice: 'best',
      general: 'all',
      games: 'all',
      mines: 'fought',
      interdiction: 'realm',
      raids: 'taken',
      first: 'fleets',
      sailing: 'at-once',
      order: 'rotating',
      draft: 'rolled',
    },
  });
  const told = await mute(
    'realm-armies',
    (name) => armiesWords(usual, name),
    (name) => armiesWords(other, name),
  );
  expect(told).toEqual([]);
  expect(armiesWords(other, 'costs')).toBe('an army costs 7, a fleet 4, a port 3');
});
