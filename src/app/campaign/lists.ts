/** What Today sets before a seat, list by list. The badge counts the same lists. */
import { keepsBook } from '../../campaign/acts.ts';
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Task } from '../../kernel/ruleset.ts';
import { beingSettled, underWay, waitsForOthers } from './under-way.ts';

export interface Lists {
  /** On the card that asks. */
  readonly table: readonly Task[];
  /** The ledger's own, where they stand apart. */
  readonly book: readonly Task[];
  readonly mind: readonly Task[];
  /** May be done at any time. */
  readonly aside: readonly Task[];
}

/** @param handing another player of this phone is wanted: the ledger's own tasks stand apart, unless nothing else is to be done */
export function listsOf(view: View, seat: Seat, handing: boolean): Lists {
  const tasks = [
    ...view
      .tasks(seat)
      .filter(({ own }) => !own || keepsBook(view, seat))
      .filter((task) => !underWay(view, seat, task))
      .filter((task) => !task.onward || !waitsForOthers(view, seat)),
    ...beingSettled(view, seat),
  ];
  const pressing = tasks.filter((task) => !task.aside);
  const shared = pressing.filter(({ book }) => !book);
  const first = pressing.filter((task) => task.book && task.first);
  const table = shared.some(({ kind }) => kind !== 'mind') || handing ? [...first, ...shared] : pressing;
  return {
    table,
    book: pressing.filter((task) => task.kind !== 'mind' && !table.includes(task)),
    mind: tasks.filter(({ kind }) => kind === 'mind'),
    aside: tasks.filter((task) => task.aside),
  };
}

/** The number of one sort that is shown one by one. */
const few = 2;

export interface Sort {
  readonly name: string;
  readonly tasks: readonly Task[];
  /** They share a row, which opens them. */
  readonly many: boolean;
}
/** Many tasks of one sort share a row. @param nameOf what the sort of a task is called; undefined: it stands alone */
export function sortsOf(tasks: readonly Task[], nameOf: (task: Task) => string | undefined): readonly Sort[] {
  const found = new Map<string, readonly Task[]>();
  for (const [at, task] of tasks.entries()) {
    const name = nameOf(task) ?? String(at);
    found.set(name, [...(found.get(name) ?? []), task]);
  }
  return [...found].map(([name, all]) => ({ name, tasks: all, many: all.length > few }));
}
