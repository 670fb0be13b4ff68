/** A chapter of a rule book as one object: its orders, sentences, what it puts before a seat, and what must hold. */
import type { Lines } from './lines.ts';
import type { Note } from './procedure.ts';
import type { Seat } from './question.ts';
import type { AnyOrder, Call, Quiet, Task } from './ruleset.ts';
import { say, type Text } from './text.ts';

export interface Chapter<S, C> {
  readonly orders: readonly AnyOrder<S, C>[];
  readonly lines: Lines;
  /** What it puts before a seat, most urgent first. */
  tasks(state: S, seat: Seat): readonly Task[];
  /** Orders of it that open by themselves now. */
  calls?(state: S): readonly Call[];
  /** What must hold of every state; names what does not. */
  invariants(state: S): readonly string[];
}

/** The orders of a book's chapters, by id. */
export const ordersOf = <S, C>(
  chapters: readonly Pick<Chapter<S, C>, 'orders'>[],
): { readonly [id: string]: AnyOrder<S, C> } =>
  Object.fromEntries(chapters.flatMap(({ orders }) => orders).map((order) => [order.id, order]));

/** What the chapters call for now. */
export const callsOf = <S, C>(chapters: readonly Pick<Chapter<S, C>, 'calls'>[], state: S): readonly Call[] =>
  chapters.flatMap((chapter) => chapter.calls?.(state) ?? []);

/** Which of a book's tasks never stand out, by their order, or by what they are about where they have none. */
export type QuietTasks = { readonly [order: string]: Quiet };

/** What must be done presses, however few want it; what harms is quiet even then. */
function hushed(task: Task, quiet: QuietTasks): Task {
  const why = quiet[task.order?.id ?? task.about ?? ''];
  const holds = why === 'harms' || task.kind === 'may';
  return why === undefined || task.onward || !holds ? task : { ...task, quiet: why };
}

/** What leads on stands last, whichever chapter put it there. */
export const inOrder = (tasks: readonly Task[], quiet: QuietTasks = {}): readonly Task[] => [
  ...tasks.filter(({ onward }) => !onward).map((task) => hushed(task, quiet)),
  ...tasks.filter(({ onward }) => onward),
];

/** Tells a note by its line. */
export const teller =
  (lines: Lines) =>
  ({ note, rule, data }: Note): Text =>
    lines[note]?.(data) ?? say('Something happened that this version has no words for: {rule}.', { rule });
