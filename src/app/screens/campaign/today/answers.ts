/**
 * How tasks stand on the card that asks: one stands out, what is most wanted next. What must be done comes before what may,
 * and what leads on is wanted once nothing else is. What harms, was done already or is seldom wanted never stands out, and
 * what the table would have to agree on comes after the answers.
 */
import type { Task } from '../../../../kernel/ruleset.ts';

export interface Answers {
  readonly main: Task;
  /** Whether it is filled: nothing is where all that is left harms or was done. */
  readonly filled: boolean;
  /** What leads on, where something else stands out. */
  readonly onward?: Task | undefined;
  readonly rows: readonly Task[];
  /** What only an agreement allows: below all else. */
  readonly agreed: readonly Task[];
}

export function answersOf(tasks: readonly Task[]): Answers | undefined {
  const open = tasks.filter(({ kind }) => kind !== 'mind');
  const asked = open.filter(({ kind }) => kind === 'asked');
  const onward = open.find((task) => task.onward);
  const wanted = (some: readonly Task[]) => some.find((task) => !task.quiet && !task.onward);
  const main = wanted(asked) ?? asked[0] ?? wanted(open) ?? onward ?? open[0];
  if (!main) return undefined;
  return {
    main,
    filled: main.quiet === undefined,
    onward: main === onward ? undefined : onward,
    rows: open.filter((task) => task !== main && task !== onward && task.quiet !== 'agreed'),
    agreed: open.filter((task) => task !== main && task.quiet === 'agreed'),
  };
}
