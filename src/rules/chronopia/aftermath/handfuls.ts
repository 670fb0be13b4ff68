/** Many D6, thrown a handful at a time. */
import { total } from '../../../kernel/dice.ts';
import { askAll, type Procedure, rolled } from '../../../kernel/procedure.ts';
import type { Change } from '../changes.ts';

/** No more dice than this are thrown at once. */
const handful = 20;
type Roll = Omit<Parameters<typeof rolled>[0], 'dice'>;
/** @param question what is asked of so many dice */
export function* handfuls(
  label: string,
  count: number,
  question: (some: number) => Roll,
): Procedure<Change, number> {
  if (count === 0) return 0;
  const rolls = yield* askAll(
    Object.fromEntries(
      Array.from({ length: Math.ceil(count / handful) }, (_, index) => {
        const some = Math.min(handful, count - index * handful);
        return [`${label}/${index + 1}`, rolled({ ...question(some), dice: `${some}d6` })];
      }),
    ),
  );
  return Object.values(rolls).reduce(
    (sum, faces) => sum + total({ count: 1, sides: 6, times: 1, plus: 0 }, faces),
    0,
  );
}
