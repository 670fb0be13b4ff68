import { describe, expect, test } from 'vitest';
import { chance, mean } from '../../../src/kernel/odds.ts';
import { routeOdds } from '../../../src/rules/mighty-empires/movement/odds.ts';
import { shortfallOdds } from '../../../src/rules/mighty-empires/provisions/odds.ts';
import { scoutingOdds } from '../../../src/rules/mighty-empires/scouting/odds.ts';

const faces = [1, 2, 3, 4, 5, 6];
const shares = [50, 20, 10, 5, 0, 0];

/** Points one hungry banner loses, die by die. */
function oneBanner(): Map<number, number> {
  const lost = new Map<number, number>();
  for (const share of shares)
    for (const face of faces) lost.set(share * face, (lost.get(share * face) ?? 0) + 1 / 36);
  return lost;
}

describe('me.subsistence.shortfall: chances', () => {
  test('of one banner, as counted by hand', () => {
    const odds = shortfallOdds(1);
    expect(odds.kind).toBe('exact');
    for (const [points, p] of oneBanner())
      expect(chance(odds, (value) => value === points)).toBeCloseTo(p, 9);
    expect(odds.outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9);
  });
  test('of eight banners: exact where paths would explode', () => {
    let sums = new Map([[0, 1]]);
    for (let i = 0; i < 8; i++) {
      const next = new Map<number, number>();
      for (const [a, p] of sums)
        for (const [b, q] of oneBanner()) next.set(a + b, (next.get(a + b) ?? 0) + p * q);
      sums = next;
    }
    const odds = shortfallOdds(8);
    expect(odds.kind).toBe('exact');
    for (const [points, p] of sums) expect(chance(odds, (value) => value === points)).toBeCloseTo(p, 9);
    expect(mean(odds, (points) => points)).toBeCloseTo((8 * 85 * 3.5) / 6, 6);
  });
});

describe('me.scouting.chart, me.scouting.event: chances', () => {
  const roll = (holds: (a: number, b: number) => boolean): number =>
    faces
      .flatMap((a) => faces.map((b) => (holds(a, b) ? 1 / 36 : 0) as number))
      .reduce((sum, p) => sum + p, 0);
  test('a willing and an unwilling village on lowland', () => {
    const odds = scoutingOdds('lowland');
    const village = (resists: boolean) =>
      chance(odds, (each) => each.find === 'village' && each.resists === resists);
    expect(odds.kind).toBe('exact');
    expect(village(true)).toBeCloseTo(2 / 36, 9);
    expect(village(false)).toBeCloseTo(roll((a, b) => [5, 6, 8, 9].includes(a + b)) - 2 / 36, 9);
  });
  const lair = (column: 'lowland' | 'highland', lairOn11?: 'anywhere') =>
    chance(scoutingOdds(column, lairOn11), (each) => each.find === 'event' && each.event === 'lair');
  test('a lair: off the highlands an 11 is rolled again and again', () => {
    const event = roll((a, b) => a + b === 3 || a + b === 11);
    expect(lair('lowland')).toBeCloseTo(event * (1 / 34), 9);
    expect(lair('highland')).toBeCloseTo(event * (3 / 36), 9);
    expect(lair('lowland', 'anywhere')).toBeCloseTo(event * (3 / 36), 9);
  });
});

describe('me.movement.route, me.movement.perilous: chances', () => {
  test('who dares the perilous way gets through on four in six', () => {
    expect(chance(routeOdds(2, true), ({ through }) => through)).toBeCloseTo(4 / 6, 9);
    expect(chance(routeOdds(2, false), ({ through }) => through)).toBeCloseTo(2 / 6, 9);
  });
  test('what it costs with and without baggage', () => {
    const perilous = 1 / 3;
    const cost = (baggage: number) => mean(routeOdds(baggage, true), ({ points }) => points);
    expect(cost(2)).toBeCloseTo((perilous / 6) * (175 + 70), 9);
    expect(cost(0)).toBeCloseTo((perilous / 6) * (175 + 70 + 70), 9);
    expect(mean(routeOdds(2, true), ({ baggage }) => baggage)).toBeCloseTo(
      (perilous / 6) * (2 + 1 + 1 + 1),
      9,
    );
  });
});
