/** What tiles bring in with no campaign, reckoned from the very procedure that is played. */
import { type Odds, odds } from '../../../kernel/odds.ts';
import { type Decision, type Procedure, sumOf } from '../../../kernel/procedure.ts';
import type { Source } from '../charts/realm.ts';
import { type Ledgered, takings } from './yields.ts';

const vein: Decision<{ readonly source: Source }, number> = {
  id: 'ra.income.mines',
  run: ({ source }) => takings({ seat: '', by: '', sure: 0, mines: [{ tile: 'q0r0', source }], barred: [] }),
};
/** Empire points a realm takes in: like mines are added up, so that any number of them is exact. */
export const incomeChances = ({ sure, mines }: Ledgered): Odds<number> =>
  odds(
    function* (): Procedure<never, number> {
      let points = sure;
      for (const source of new Set(mines.map((mine) => mine.source))) {
        const like = mines.filter((mine) => mine.source === source).length;
        points += yield* sumOf(source, vein, { source }, like);
      }
      return points;
    },
    (_, points) => points,
  );
