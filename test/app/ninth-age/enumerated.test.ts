/** Every calculator of the 9th Age that rolls dice, against the ways they can fall, counted here from the document. */
import { expect, test } from 'vitest';
import { catastropheOdds, mineOdds, raidOdds } from '../../../src/app/rulesets/ninth-age/odds/reckonings.ts';
import { agree, everyFall, falls, oneOf, says, sharesOf, twoHundred } from '../../rules/enumerate.ts';

/** What ten stands for where armies are smaller or larger (Optional rules). */
const multipliers = [5, 10, 15, 20, 25];

test('na.mining: what a mine yields, and whether it is exhausted', () =>
  twoHundred(41, (source) => {
    const [on, times] = [oneOf(source, ['river', 'mountain'] as const), oneOf(source, multipliers)];
    const dice = on === 'river' ? 2 : 3;
    says(
      mineOdds(on, times),
      (add) =>
        everyFall(dice, 6, (faces) => {
          const gold = faces.reduce((sum, face) => sum + face, 0) * times;
          add([gold, faces.every((face) => face === faces[0])], 1 / 6 ** dice);
        }),
      `${on} x${times}`,
      ({ gold, gone }) => [gold, gone],
    );
  }));

test('na.conquest.raid: what a raid brings', () =>
  twoHundred(42, (source) => {
    const times = oneOf(source, multipliers);
    says(
      raidOdds(times),
      (add) => everyFall(2, 6, ([a = 0, b = 0]) => add((a + b) * times, 1 / 36)),
      `x${times}`,
    );
  }));

test('na.events.catastrophe: how many improvements fall, thrown above a million ways', () =>
  twoHundred(43, (source) => {
    // As many as the page takes.
    const built = 1 + source(source(4) ? 6 : 9);
    const { shares, drawn } = falls(built, 6, source, (faces) => faces.filter((face) => face === 1).length);
    const found = catastropheOdds(built);
    expect(found.kind).toBe('exact');
    agree(sharesOf(found), shares, drawn, `${built} built`);
  }));
