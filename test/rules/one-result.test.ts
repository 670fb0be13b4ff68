/** A battle has one result: a player who enters another without having seen the first joins it, and both are named. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/kernel/json.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { loadRuleset, type RulesetId } from '../../src/rules/index.ts';

const cases: readonly [RulesetId, string, Json, Json][] = [
  ['ninth-age', 'record-battle', { battle: 'o1.1', ahead: 'first' }, { battle: 'o1.1', ahead: 'second' }],
  [
    'chronopia',
    'settle-battle',
    { battle: 'o1', achieved: ['azure'], holds: null, freed: [] },
    { battle: 'o1', achieved: [], holds: null, freed: [] },
  ],
  [
    'realm-armies',
    'table-result',
    { activity: 'o1', winner: 'attacker' },
    { activity: 'o1', winner: 'defender' },
  ],
  [
    'mighty-empires',
    'table-result',
    { encounter: 'o1', loser: 'attacker' },
    { encounter: 'o1', loser: 'defender' },
  ],
];
describe.each(cases)('%s %s', (id, name, one, two) => {
  const order = async () => ((await loadRuleset(id)) as AnyRuleset).orders[name];
  test('two results of one battle are one order; of two battles they are two', async () => {
    const made = await order();
    expect(made?.single?.(one, 'azure')).toEqual(made?.single?.(two, 'gules'));
    expect(made?.single?.(one, 'azure')).toEqual(id === 'ninth-age' ? 'o1.1' : 'o1');
  });
  test('both players are named', async () => {
    const said = (await order())?.rival?.({ seat: 'azure', args: one }, { seat: 'gules', args: two });
    expect(said?.with).toMatchObject({ seat: 'azure', otherSeat: 'gules' });
    expect(said?.say).toContain('{otherSeat}');
  });
  test('what each entered stands after the name, the other way round where the other was first', async () => {
    const rival = (await order())?.rival;
    const said = (stands: Json, other: Json) =>
      rival?.({ seat: 'azure', args: stands }, { seat: 'gules', args: other }).say ?? '';
    const entered = (words: string) =>
      words
        .replace(/\{[a-d](Seat)?\}/g, '')
        .match(/^\{seat\}: (.+) · \{otherSeat\}: ([^.,]+)/)
        ?.slice(1);
    const [first, second] = entered(said(one, two)) ?? [];
    expect(first).not.toBe(second);
    expect(entered(said(two, one))).toEqual([second, first]);
  });
});
