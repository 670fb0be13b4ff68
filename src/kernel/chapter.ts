/** A chapter of a rule book as one object: its orders, what it puts before a seat, and what must hold. */
import type { Json } from './json.ts';
import { rowOf } from './offers.ts';
import type { Note } from './procedure.ts';
import type { Seat } from './question.ts';
import type { AnyOrder, Call, Mutable, Quiet, Remark, Task } from './ruleset.ts';
import type { Sentences } from './sentences.ts';
import type { Shape, Shapes } from './shapes.ts';
import { say, type Text } from './text.ts';

export interface Chapter<S, C> {
  readonly orders?: readonly AnyOrder<S, C>[];
  /** What its changes look like, and what they do, each by its type. */
  readonly shapes?: Shapes;
  readonly changes?: Named<S>;
  /** The sentences of its notes. */
  readonly sentences?: Sentences;
  /** Its part of the table, before anything lies on it. */
  begin?(options: OptionsOf<S>, seats: readonly Seat[]): Partial<S>;
  /** What it puts before a seat, most urgent first, and which of that never stands out. */
  tasks?(state: S, seat: Seat): readonly Task[];
  readonly quiet?: QuietTasks;
  /** Orders of it that open by themselves now. */
  calls?(state: S): readonly Call[];
  /** What must hold of every state; names what does not. */
  invariants?(state: S): readonly string[];
}
type OptionsOf<S> = S extends { readonly options: infer O } ? O : never;
// biome-ignore lint/suspicious/noExplicitAny: the sum knows neither state nor changes; each chapter was held to both where it is written
type Any = any;
/** Changes of which only the names are known: each was seen to fit its shape where it is written. */
type Named<S> = {
  // biome-ignore lint/suspicious/noConfusingVoidType: most changes have nothing to remark
  readonly [type: string]: (draft: Mutable<S>, change: Any) => readonly Remark[] | void;
};

/** Which of a book's tasks never stand out, by their order, or by what they are about where they have none. */
export type QuietTasks = { readonly [order: string]: Quiet };

/** What must be done presses, however few want it; what harms is quiet even then. */
function hushed(task: Task, quiet: QuietTasks): Task {
  const why = rowOf(quiet, task.order?.id ?? task.about ?? '');
  const holds = why === 'harms' || task.kind === 'may';
  return why === undefined || task.onward || !holds ? task : { ...task, quiet: why };
}

/** What leads on stands last, whichever chapter put it there. */
export const inOrder = (tasks: readonly Task[], quiet: QuietTasks = {}): readonly Task[] => [
  ...tasks.filter(({ onward }) => !onward).map((task) => hushed(task, quiet)),
  ...tasks.filter(({ onward }) => onward),
];

/** Tells a note by its sentence. */
export const teller =
  (sentences: Sentences) =>
  ({ note, rule, data }: Note): Text =>
    rowOf(sentences, note)?.(data) ??
    say('Something happened that this version cannot describe: {rule}.', { rule });

type TypesIn<All extends readonly unknown[]> = All[number] extends infer One
  ? One extends { readonly shapes: infer Shapes }
    ? keyof Shapes & string
    : never
  : never;
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type BegunIn<All extends readonly unknown[]> = Both<
  All[number] extends infer One ? (One extends { begin(...all: never[]): infer Part } ? Part : never) : never
>;

/** Every sentence of the chronicle, by its note. */
export const sentencesIn = (chapters: readonly Chapter<Any, Any>[]): Sentences =>
  Object.assign({}, ...chapters.map(({ sentences }) => sentences));

/**
 * A rule set as the sum of its chapters; where one is missing, the compiler names the change or the part of the table that is.
 * @param settle reads what was chosen at the founding
 */
export const fromChapters = <const All extends readonly Chapter<Any, Any>[], O>(
  chapters: All,
  settle: (chosen: Json, seats: readonly Seat[]) => O,
) => {
  const each = <P extends keyof Chapter<Any, Any>>(part: P) =>
    chapters.flatMap((chapter): readonly NonNullable<Chapter<Any, Any>[P]>[] => {
      const own = chapter[part];
      return own === undefined ? [] : [own];
    });
  const orders = each('orders').flat();
  const quiet: QuietTasks = Object.assign({}, ...each('quiet'));
  const [begins, tasks, calls, checks] = [each('begin'), each('tasks'), each('calls'), each('invariants')];
  return {
    orders: Object.fromEntries(orders.map((order) => [order.id, order])),
    shapes: Object.assign({}, ...each('shapes')) as { readonly [T in TypesIn<All>]: Shape },
    changes: Object.assign({}, ...each('changes')) as { readonly [T in TypesIn<All>]: Named<Any>[string] },
    /** @throws ValiError for options that are none */
    found(chosen: Json, seats: readonly Seat[]) {
      const options = settle(chosen, seats);
      const parts = begins.map((begin) => begin(options, seats));
      return Object.assign({ options, seats: [...seats] }, ...parts) as {
        readonly options: O;
        readonly seats: readonly Seat[];
      } & BegunIn<All>;
    },
    calls: (state: Any): readonly Call[] => calls.flatMap((call) => call(state)),
    tasks: (state: Any, seat: Seat): readonly Task[] =>
      inOrder(
        tasks.flatMap((put) => put(state, seat)),
        quiet,
      ),
    sentenceOf: teller(sentencesIn(chapters)),
    invariants: (state: Any): readonly string[] => checks.flatMap((check) => check(state)),
  };
};
