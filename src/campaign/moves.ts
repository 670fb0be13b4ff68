/** Carries moves out and books them: on the table, in the ledgers this phone can read, and in the telling of their order. */
import type { Json } from '../kernel/json.ts';
import type { Question, Seat } from '../kernel/question.ts';
import type { Mutable } from '../kernel/ruleset.ts';
import { type Move, take } from '../kernel/table.ts';
import type { Hash } from '../log/bytes.ts';
import { regentOf } from '../log/hands.ts';
import type { Placed } from '../log/placed.ts';
import type { Folded, Named, Reading } from './folded.ts';
import { ledgerAfter } from './privately.ts';
import type { AnsweredQuestion, Telling } from './telling.ts';

/** What came to the questions of an order, by label. */
export type Answered = { readonly [label: string]: Omit<AnsweredQuestion, 'question'> };

/** `draft` is edited; `before` is the state as it stood. @throws ChangeFailed */
export function carry(
  reading: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  move: Move,
  at: Json,
  tellings: Telling[],
  answered: Answered,
): void {
  const { ruleset } = reading;
  const open = before.table.open.find(({ order }) => order === move.order);
  const earlier = open && answersSoFar(open.answers);
  // Nobody need be told what stands in an open book.
  const isOpen = reading.book.founding.body.books === 'open';
  const flags = take(ruleset, draft.table, isOpen ? { ...move, tells: [] } : move, at);
  if (move.done)
    for (const seat of Object.keys(before.ledgers)) {
      let ledger = before.ledgers[seat];
      for (const change of move.changes) {
        const own = ledger;
        ledger = ledgerAfter(
          own,
          (one) => ruleset.ledgers.change(one, change, draft.table.rules),
          () => reading.charged?.(seat, false),
        );
        if (ledger !== own) reading.charged?.(seat, true);
      }
      draft.ledgers[seat] = ledger as Mutable<unknown>;
    }
  const index = tellings.findIndex(({ entry }) => entry === move.order);
  const named = before.named.find(({ order }) => order === move.order);
  // What the rules opened is told from its first answer on: until then nobody has done anything.
  const called = named?.called && (move.done || Object.keys(answered).length > 0);
  const told = tellings[index] ?? (called ? beginning(named, at) : undefined);
  if (!told) return;
  const known = index < 0 ? { ...earlier, ...answered } : answered;
  const asked = move.asked.length > 0 ? withAnswers(move.asked, told.asked, known) : told.asked;
  tellings[index < 0 ? tellings.length : index] = {
    ...told,
    asked,
    done: move.done,
    notes: move.notes,
    changes: move.changes,
    flags: [...told.flags, ...flags],
  };
}

const beginning = ({ order, seat, id, args }: Named, at: Json): Telling => {
  return {
    ...blankTelling({ hash: order, entry: { seat } }, at),
    kind: 'order',
    id,
    args,
    called: true,
  };
};

const answersSoFar = (answers: { readonly [label: string]: { readonly value: Json } }): Answered =>
  Object.fromEntries(Object.entries(answers).map(([label, { value }]) => [label, { value }]));

function withAnswers(
  questions: readonly Question[],
  known: readonly AnsweredQuestion[],
  fresh: Answered,
): readonly AnsweredQuestion[] {
  return questions.map((question) => {
    const { question: _, ...before } = known.find(({ question: { label } }) => label === question.label) ?? {
      question,
    };
    return { question, ...before, ...fresh[question.label] };
  });
}

/** The answers of a correction. */
export const answeredBy = (answers: { readonly [label: string]: { readonly value: Json } }): Answered =>
  Object.fromEntries(
    Object.entries(answers).map(([label, { value }]) => [label, { value, how: 'corrected' }]),
  );

export function clockOf({ ruleset }: Reading, { table }: Folded): Json {
  const { stage, year, step, phase, turn } = ruleset.clock(table.rules);
  return {
    stage,
    step,
    phase,
    ...(year === undefined ? {} : { year }),
    ...(turn === undefined ? {} : { turn }),
  };
}

/** Whose hand wrote a line for another's seat: a stand-in's, a regent's, or that of the seat with the mark. */
export function handOf({ corrections, book, find }: Reading, line: Hash): { readonly hand?: Seat } {
  const placed = find(line);
  const hand = corrections.actedBy.get(line) ?? (placed && regentOf(book.roster, placed));
  return hand === undefined ? {} : { hand };
}

/** A telling before anything has come of its line. */
export const blankTelling = (
  { entry, hash }: { readonly hash: Hash; readonly entry: Pick<Placed['entry'], 'seat'> },
  at: Json,
) => {
  return {
    entry: hash,
    seat: entry.seat,
    at,
    done: true,
    asked: [],
    notes: [],
    changes: [],
    flags: [],
  };
};
