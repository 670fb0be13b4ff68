/** Many D6, thrown a handful at a time. */
import { type Procedure, rollEach, type rolled } from '../../../kernel/procedure.ts';
import type { Change } from '../change.ts';

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
  const throws = Array.from({ length: Math.ceil(count / handful) }, (_, index) => index);
  const rolls = yield* rollEach(throws, (index) => {
    const some = Math.min(handful, count - index * handful);
    return { ...question(some), label: `${label}/${index + 1}`, dice: `${some}d6` };
  });
  return rolls.reduce((sum, [, faces]) => sum + faces, 0);
}
