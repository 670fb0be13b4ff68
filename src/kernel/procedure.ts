/**
 * Rules as procedures that read like the rulebook. Where the book says roll, choose or declare, a procedure yields a
 * question; what comes back is the answer, and it never knows from where.
 * Invariants: a procedure knows only its brief; labels are unique within a run; changes take effect together when it ends.
 */
import { type Bag, type Dice, dice, type Faces, total } from './dice.ts';
import type { Json } from './json.ts';
import type {
  ChooseQuestion,
  DeclareQuestion,
  EnterQuestion,
  NoteId,
  Options,
  Question,
  RollQuestion,
  Rule,
  Seat,
} from './question.ts';

/** Questions asked together, answerable in any order. Sealed: all commit, then all open. */
export interface Batch {
  readonly batch: readonly Question[];
  readonly sealed?: true;
}
/** What happened and why, for the result panel and the chronicle. */
export interface Note {
  readonly note: NoteId;
  readonly rule: Rule;
  readonly data: { readonly [name: string]: Json };
  /** Absent: everybody. */
  readonly visible?: readonly Seat[];
}
export interface Change<C> {
  readonly change: C;
}
/** Something `from` now owes `to`: a fresh statement from its ledger. Never waited for. */
export interface Statement {
  readonly tell: string;
  readonly from: Seat;
  readonly to: readonly Seat[];
  readonly rule: Rule;
  readonly claim: string;
  readonly about: Json;
}
/** A named decision of plain data: memoised where chances are computed. */
export interface Decision<D extends Json, T extends Json> {
  readonly id: string;
  run(data: D): Procedure<never, T>;
}
export interface Part<D extends Json = Json, T extends Json = Json> {
  readonly part: Decision<D, T>;
  readonly label: string;
  readonly data: D;
  /** Run so many times, the results summed. */
  readonly sum?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a part's types are known where it is yielded, and nowhere else
export type Yielded<C> = Batch | Part<any, any> | Note | Change<C> | Statement;
// biome-ignore lint/suspicious/noExplicitAny: what comes back depends on what was yielded; the helpers below give it its type
export type Procedure<C, T = void> = Generator<Yielded<C>, T, any>;

type Blank<Q extends Question> = Omit<Q, 'ask' | 'label'>;
/** Questions by label, before they are asked together. */
export const rolled = <const Q extends Blank<RollQuestion>>(q: Q): Q & { readonly ask: 'roll' } => ({
  ask: 'roll',
  ...q,
});
export const chosen = <const O extends Options>(
  q: Omit<Blank<ChooseQuestion>, 'from' | 'forfeit'> & { readonly from: O },
): Omit<ChooseQuestion, 'label' | 'from' | 'forfeit'> & { readonly from: O } => ({ ask: 'choose', ...q });
/** A choice laid face down, and the value its rule gets where it is forfeit: none of its options. */
export const laid = <const O extends Options>(
  q: Omit<Blank<ChooseQuestion>, 'from' | 'forfeit'> & { readonly from: O },
): Omit<ChooseQuestion, 'label' | 'from' | 'forfeit'> & {
  readonly from: O;
  readonly forfeit: typeof FORFEIT;
} => ({ ask: 'choose', ...q, forfeit: FORFEIT });
/** What a rule hears for a choice that was forfeit. */
export const FORFEIT = 'forfeit';
export const entered = (q: Blank<EnterQuestion>): Omit<EnterQuestion, 'label'> => ({ ask: 'enter', ...q });
export const declared = (q: Blank<DeclareQuestion>): Omit<DeclareQuestion, 'label'> => ({
  ask: 'declare',
  ...q,
});

type Unlabelled =
  | Omit<RollQuestion, 'label'>
  | Omit<ChooseQuestion, 'label'>
  | Omit<EnterQuestion, 'label'>
  | Omit<DeclareQuestion, 'label'>;
/** What a rule is given of a roll: faces by their places only where it said that it tells them apart. */
type Fell<Q> = Q extends { readonly placed: true } ? Faces : Bag;
type AnswerTo<Q> = Q extends { readonly ask: 'roll' }
  ? Fell<Q>
  : Q extends { readonly ask: 'choose'; readonly from: infer O }
    ? (keyof O & string) | (Q extends { readonly forfeit: infer F } ? F : never)
    : Json;

/** Asks several questions at once; what comes back has an answer (dice, value) by each label. */
export function* askAll<const Q extends { readonly [label: string]: Unlabelled }>(
  questions: Q,
): Procedure<never, { readonly [L in keyof Q]: AnswerTo<Q[L]> }> {
  return yield { batch: labelled(questions) };
}
/** A roll for each of some, all at once; gives each with the total of its dice, and the dice. */
export function* rollEach<T>(
  all: readonly T[],
  question: (one: T) => Omit<RollQuestion, 'ask'>,
): Procedure<never, readonly (readonly [one: T, total: number, fell: Bag])[]> {
  const questions = all.map((one): RollQuestion => ({ ask: 'roll', ...question(one) }));
  // A list that another app wrote may name one twice: it rolls once.
  const batch = [...new Map(questions.map((one) => [one.label, one])).values()];
  const faces: { readonly [label: string]: Bag } = yield { batch };
  const known = new Map<string, Dice>();
  return all.map((one, at) => {
    const { dice: notation = 'd6', label = '' } = questions[at] ?? {};
    const thrown = known.get(notation) ?? dice(notation);
    known.set(notation, thrown);
    const fell = faces[label] ?? { sorted: [] };
    return [one, total(thrown, fell), fell];
  });
}
/** Asks for choices that are laid face down, and opened once all are; see `laid`. */
export function* askSealed<const Q extends { readonly [label: string]: ReturnType<typeof laid> }>(
  questions: Q,
): Procedure<never, { readonly [L in keyof Q]: AnswerTo<Q[L]> }> {
  return yield { batch: labelled(questions), sealed: true };
}
const labelled = (questions: { readonly [label: string]: Unlabelled }): readonly Question[] =>
  Object.entries(questions).map(([label, question]) => ({ label, ...question }) as Question);

/** Rolls and gives the dice, for rules that look at each of them. */
export function* rollFaces<const Q extends Blank<RollQuestion>>(
  label: string,
  q: Q,
): Procedure<never, Fell<Q>> {
  const answers: { [label: string]: Fell<Q> } = yield { batch: [{ ask: 'roll', label, ...q }] };
  return answers[label] as Fell<Q>;
}
/** Rolls and gives the total by the notation. */
export function* roll(label: string, q: Blank<RollQuestion>): Procedure<never, number> {
  return total(dice(q.dice), yield* rollFaces(label, q));
}
export function* choose<const O extends Options>(
  label: string,
  q: Omit<Blank<ChooseQuestion>, 'from'> & { readonly from: O },
): Procedure<never, keyof O & string> {
  const answers: { [label: string]: keyof O & string } = yield { batch: [{ ask: 'choose', label, ...q }] };
  return answers[label] as keyof O & string;
}
export function* enter(label: string, q: Blank<EnterQuestion>): Procedure<never, Json> {
  const answers: { [label: string]: Json } = yield { batch: [{ ask: 'enter', label, ...q }] };
  return answers[label] ?? null;
}
export function* declare(label: string, q: Blank<DeclareQuestion>): Procedure<never, Json> {
  const answers: { [label: string]: Json } = yield { batch: [{ ask: 'declare', label, ...q }] };
  return answers[label] ?? null;
}

export function* note(
  note: NoteId,
  rule: Rule,
  data: Note['data'],
  visible?: readonly Seat[],
): Procedure<never> {
  yield visible ? { note, rule, data, visible } : { note, rule, data };
}
export function* change<C>(change: C): Procedure<C> {
  yield { change };
}
export function* owe(label: string, owed: Omit<Statement, 'tell'>): Procedure<never> {
  yield { tell: label, ...owed };
}
export function* part<D extends Json, T extends Json>(
  label: string,
  decision: Decision<D, T>,
  data: D,
): Procedure<never, T> {
  return yield { part: decision, label, data };
}
/** The sum of a decision taken `times` over, each for itself. */
export function* sumOf<D extends Json>(
  label: string,
  decision: Decision<D, number>,
  data: D,
  times: number,
): Procedure<never, number> {
  return yield { part: decision, label, data, sum: times };
}

/** Runs a procedure with every label inside put under a path: how a rule is used twice in one run. */
export function* under<C, T>(path: string, inner: Procedure<C, T>): Procedure<C, T> {
  let answer: unknown;
  for (;;) {
    const { done, value } = inner.next(answer);
    if (done) return value;
    answer = yield relabel(value, (label) => `${path}/${label}`);
    if ('batch' in value) answer = strip(answer as Record<string, Json>, path);
  }
}

function relabel<C>(yielded: Yielded<C>, name: (label: string) => string): Yielded<C> {
  if ('batch' in yielded)
    return {
      ...yielded,
      batch: yielded.batch.map((question) => ({ ...question, label: name(question.label) })),
    };
  if ('part' in yielded) return { ...yielded, label: name(yielded.label) };
  if ('tell' in yielded) return { ...yielded, tell: name(yielded.tell) };
  return yielded;
}
const strip = (answers: Record<string, Json>, path: string): Record<string, Json> =>
  Object.fromEntries(Object.entries(answers).map(([label, value]) => [label.slice(path.length + 1), value]));

/** A part as the procedure it stands for: each of its decisions under its label, the results summed if it says so. */
export function* unfolded({ part: decision, label, data, sum }: Part): Procedure<never, Json> {
  if (sum === undefined) return yield* under(label, decision.run(data));
  let result = 0;
  for (let i = 1; i <= sum; i++) result += Number(yield* under(`${label}/n${i}`, decision.run(data)));
  return result;
}
