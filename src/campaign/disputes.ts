/** Answers that did not know of each other: which of them are candidates, and what is told of those that do not stand. */
import { type Json, same } from '../kernel/json.ts';
import { answers, type Question, shapeOf } from '../kernel/question.ts';
import type { Dispute, Move } from '../kernel/table.ts';
import { say } from '../kernel/text.ts';
import type { Hash } from '../log/bytes.ts';
import { is } from '../log/entry.ts';
import type { Placed } from '../log/placed.ts';
import type { Folded, Reading } from './folded.ts';
import { handOf } from './moves.ts';
import { begunBefore, entitled } from './questions.ts';
import type { Telling } from './telling.ts';
import { falseRoll } from './together.ts';

/** Those who are entitled to answer a question and did so without having seen it answered: more than one only where they differ. */
export function rivalsOf(reading: Reading, answer: Hash, order: Hash, question: Question): readonly Placed[] {
  const { corrections } = reading;
  const group = corrections.rivals.with(answer) ?? [];
  return group.filter((placed) => {
    const { entry, hash } = placed;
    return (
      is(entry, 'answer') &&
      begunBefore(reading, order, { entry, hash }) &&
      entitled(question, entry.seat) &&
      !corrections.struck.has(hash) &&
      !falseRoll(reading, placed, question) &&
      entry.body.shape === shapeOf(question) &&
      answers(question, entry.body.value)
    );
  });
}

interface Chosen {
  readonly placed: Pick<Placed, 'entry' | 'hash'>;
  readonly said: { readonly label: string; readonly value: Json };
}
/** The move with what is to be settled: each other answer beside the one that stands, or this one beside an earlier. */
export function disputed(
  reading: Reading,
  move: Move,
  before: Folded,
  { placed, said }: Chosen,
  order: Hash,
  candidates: readonly Placed[],
  tellings: readonly Telling[],
): Move {
  const { label } = said;
  const own = { seat: placed.entry.seat, value: said.value, ...handOf(reading, placed.hash) };
  if (move.flags.some(({ kind }) => kind === 'dispute')) {
    const stood = before.table.open.find((one) => one.order === order)?.answers[label]?.value ?? null;
    const told = tellings
      .find(({ entry }) => entry === order)
      ?.asked.find((one) => one.question.label === label);
    const stands = {
      seat: told?.by ?? told?.question.by ?? 'table',
      value: stood,
      ...(told?.hand === undefined ? {} : { hand: told.hand }),
    };
    const flags = move.flags.map((flag) =>
      flag.kind === 'dispute' ? { ...flag, dispute: { order, label, stands, other: own } } : flag,
    );
    return { ...move, flags };
  }
  const others = candidates.flatMap(({ entry, hash }) => {
    if (hash === placed.hash || !is(entry, 'answer') || same(entry.body.value, said.value)) return [];
    const dispute: Dispute = {
      order,
      label,
      stands: own,
      other: { seat: entry.seat, value: entry.body.value, ...handOf(reading, hash) },
    };
    const why = say('Someone gave a second, different answer to the same question.');
    return [{ kind: 'dispute' as const, rule: 'order.dispute' as const, why, entry: hash, dispute }];
  });
  return others.length > 0 ? { ...move, flags: [...move.flags, ...others] } : move;
}
