/**
 * Every calculator of Realm Armies against the ways its dice can fall, counted here from the document: two hundred inputs
 * each, bonuses mixed, and seeded throws where more than a million ways would have to be counted.
 */
import { describe, expect, test } from 'vitest';
import type { Source } from '../../../src/kernel/bot.ts';
import { battleChances } from '../../../src/rules/realm-armies/battle/chances.ts';
import type { Clash, Side } from '../../../src/rules/realm-armies/battle/score.ts';
import { incomeChances } from '../../../src/rules/realm-armies/income/chances.ts';
import { raidChances } from '../../../src/rules/realm-armies/raids/chances.ts';
import { agree, d6, falls, oneOf, says, sharesOf, twoHundred } from '../enumerate.ts';

type Kind = 'field' | 'siege' | 'assault' | 'sea';
const charts = {
  field: 'modifiers-open-field',
  siege: 'modifiers-siege',
  assault: 'modifiers-sea-assault',
  sea: 'modifiers-sea-battle',
} as const;
/** What is added to each die (VI.B.2, VI.B.3, VI.C.1, VI.C.3). */
const bonuses = {
  'tactic-1': 1,
  'tactic-2': 2,
  game: 1,
  guard: 1,
  mountain: 1,
  town: 1,
  fortress: 2,
  citadel: 2,
} as const;

/** A side as it is put to the calculator, and what is added to each of its dice by the document. */
function drawn(source: Source, kind: Kind, defends: boolean, general: 'own' | 'all') {
  const causes: (keyof typeof bonuses)[] = [];
  const tactics = source(3);
  if (tactics === 1) causes.push('tactic-1');
  if (tactics === 2) causes.push('tactic-2');
  if (tactics > 0 && source(2)) causes.push('game');
  const walled = defends && (kind === 'siege' || kind === 'assault') && source(3) > 0;
  if (walled) causes.push(oneOf(source, ['town', 'fortress', 'citadel'] as const));
  if (defends && kind === 'field' && source(2)) causes.push('guard');
  if (defends && kind !== 'sea' && source(3) === 0) causes.push('mountain');
  const most = source(4) ? 2 : 4;
  const pieces = defends ? source(most + 1) : 1 + source(most);
  const pools = Array.from({ length: pieces }, (_, i) => ({
    points: kind === 'sea' ? 500 : 1000,
    general: kind !== 'sea' && source(3) === 0,
    ...(kind === 'sea' ? {} : { army: { id: `a${i + 1}`, number: i + 1 } }),
  }));
  const all = walled ? [...pools, { points: 500, general: false }] : pools;
  const led = all.some((pool) => pool.general);
  const plus = causes.reduce((sum, cause) => sum + bonuses[cause], 0);
  const added = all.flatMap((pool) => {
    const more = plus + (pool.general || (led && general === 'all') ? 2 : 0);
    return pool.points === 1000 ? [more, more] : [more];
  });
  const side: Side = { seat: 'azure', by: 'azure', pools: all, causes };
  return { side, added };
}

function scored(faces: readonly number[], added: readonly number[], dice: 'each' | 'once' | 'best'): number {
  if (faces.length === 0) return 0;
  const sum = faces.reduce((all, face) => all + face, 0);
  if (dice === 'each') return sum + added.reduce((all, each) => all + each, 0);
  if (dice === 'once') return sum + Math.max(...added);
  return Math.max(...faces.map((face, i) => face + (added[i] ?? 0)));
}

describe('ra.battle: chances of a battle of any kind', () => {
  test(
    'by all three readings of the dice, bonuses mixed',
    () =>
      twoHundred(21, (source) => {
        const kind = oneOf(source, ['field', 'siege', 'assault', 'sea'] as const);
        const dice = oneOf(source, ['each', 'once', 'best'] as const);
        const general = oneOf(source, ['own', 'all'] as const);
        const attacker = drawn(source, kind, false, general);
        const defender = drawn(source, kind, true, general);
        const clash: Clash = {
          attacker: attacker.side,
          defender: defender.side,
          chart: charts[kind],
          terms: { dice, general },
          rule: 'ra.siege.dice',
        };
        const what = `${kind} ${dice} ${general} ${attacker.added} against ${defender.added}`;
        const dies = attacker.added.length + defender.added.length;
        const { shares, drawn: thrown } = falls(dies, 6, source, (faces) => {
          const attack = scored(faces.slice(0, attacker.added.length), attacker.added, dice);
          const defence = scored(faces.slice(attacker.added.length), defender.added, dice);
          return attack > defence ? 'attacker' : attack === defence ? 'tie' : 'defender';
        });
        const found = battleChances(clash);
        expect(found.kind, what).toBe('exact');
        const said = { attacker: found.attacker, tie: found.tie, defender: found.defender - found.tie };
        const named = Object.entries(said).map(([key, p]) => [JSON.stringify(key), p] as const);
        agree(new Map(named), shares, thrown, what);
      }),
    120_000,
  );
});

test('ra.raid: what a raid costs, with any bonus and treasury', () =>
  twoHundred(22, (source) => {
    const [plus, treasury] = [source(4), source(12)];
    says(
      raidChances({ seat: 'azure', by: 'azure', plus, treasury }),
      (add) => {
        for (const die of d6) add(Math.min(treasury, die + plus), 1 / 6);
      },
      `+${plus}, ${treasury} in the treasury`,
    );
  }));

test(
  'ra.income: what a realm takes in, with any mines',
  () =>
    twoHundred(23, (source) => {
      const sure = source(30);
      const sources = Array.from({ length: source(4) ? source(6) : 8 + source(4) }, () =>
        oneOf(source, ['mine', 'mine-river', 'mine-mountain'] as const),
      );
      const mines = sources.map((each, i) => ({ tile: `q${i}r0` as const, source: each }));
      // D6 stands for a D3, too: two faces for each.
      const { shares, drawn: thrown } = falls(sources.length, 6, source, (faces) =>
        faces.reduce((sum, face, i) => {
          const half = Math.ceil(face / 2);
          return sum + { mine: half, 'mine-river': half + 1, 'mine-mountain': face }[sources[i] ?? 'mine'];
        }, sure),
      );
      const found = incomeChances({ seat: 'azure', by: 'azure', sure, mines, barred: [] });
      expect(found.kind).toBe('exact');
      agree(sharesOf(found), shares, thrown, `${sure} and ${sources}`);
    }),
  60_000,
);
