/** Experience is spent in one way through: the next warband that has learnt enough follows by itself. */
import { expect, test } from 'vitest';
import { next } from '../../../src/app/rulesets/chronopia/next.ts';
import { answersOf } from '../../../src/app/screens/campaign/today/answers.ts';
import type { View } from '../../../src/campaign/view.ts';
import { chronopia, type State } from '../../../src/rules/chronopia/index.ts';
import { afterBattle, warband } from '../../rules/chronopia/table.ts';

/** An attempt takes ten points a figure: nine figures of the spears, one of each individual. */
const learnt = (spears: number, lord: number, wizard: number): State =>
  afterBattle(
    'spending',
    {},
    {
      realms: { azure: { gold: 25 } },
      warbands: {
        spears: warband(
          [
            { figure: 'spear', fit: 8 },
            { figure: 'captain', fit: 1 },
          ],
          { experience: spears },
        ),
        lord: warband([{ figure: 'lord', fit: 1 }], { experience: lord }),
        wizard: warband([{ figure: 'wizard', fit: 1 }], { experience: wizard }),
      },
    },
  );
const after = (tried: string, state: State) => {
  const view = {
    asked: () => [],
    tasks: () => chronopia.tasks(state, 'azure'),
    tellings: [{ id: 'advance', seat: 'azure', args: { warband: tried } }],
    table: { rules: state },
  };
  return next(view as unknown as View, 'azure', 'advance')?.order;
};
const opens = (id: string) => ({ id: 'advance', args: { warband: id } });

test('ch.advance: the same warband trains on while it has learnt enough, then the next of the roll, and then nobody', () => {
  expect(after('spears', learnt(90, 30, 10))).toEqual(opens('spears'));
  expect(after('spears', learnt(89, 30, 10))).toEqual(opens('lord'));
  expect(after('lord', learnt(89, 9, 10))).toEqual(opens('wizard'));
  // Nobody is led back to those who were passed over.
  expect(after('wizard', learnt(90, 30, 9))).toBeUndefined();
});

test('ch.advance.gold: where gold alone would pay for it, what stands out is that the battle is done with', () => {
  const main = (state: State) => answersOf(chronopia.tasks(state, 'azure'))?.main.order?.id;
  expect(main(learnt(90, 0, 0))).toBe('advance');
  expect(main(learnt(89, 9, 9))).toBe('end-step');
});
