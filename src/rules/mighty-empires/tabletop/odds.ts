/** Chances after a battle on the table: of getting up again, of each fate, of a prisoner on the block. */
import { type Odds, odds } from '../../../kernel/odds.ts';
import { type Decision, part } from '../../../kernel/procedure.ts';
import type { Execution, Fate } from '../charts/casualties.ts';
import { type Arrived, arrival } from './day.ts';
import { type Fallen, fate, headsman, recovery } from './recovery.ts';

/** How many of so many casualties of one steady unit get up again, under a modifier. */
export const recoveryOdds = (lost: number, modifier: number): Odds<number> =>
  odds(
    () => recovery.run({ by: 'table', modifier }),
    (_, oneIn) => (oneIn === null ? 0 : Math.floor(lost / oneIn)),
  );

export type End = 'dead' | 'wounded' | 'captured' | 'back';
const fateAlone: Decision<Fallen, Fate['fate']> = {
  id: 'me.tabletop.fate.alone',
  *run(fallen) {
    return (yield* part('fate', fate, fallen)).fate;
  },
};
/** What becomes of a fallen character; those of a beaten side are captured where they lie. */
export const fateOdds = (beaten: boolean): Odds<End> =>
  odds(
    () => fateAlone.run({ by: 'table', name: '' }),
    (_, found): End =>
      found === 'dead' || found === 'wounded'
        ? found
        : found === 'unconscious' && beaten
          ? 'captured'
          : 'back',
  );
export const executionOdds = (): Odds<Execution['prisoner']> =>
  odds(
    () => headsman.run({ by: 'table', name: '' }),
    (_, { prisoner }) => prisoner,
  );
/** Where a due force comes on, or that it does not yet. */
export const arrivalOdds = (): Odds<Arrived['arrives']> =>
  odds(
    () => arrival.run({ by: 'table', from: 'q0r0' }),
    (_, { arrives }) => arrives,
  );
