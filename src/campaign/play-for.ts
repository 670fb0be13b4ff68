/**
 * Plays for a seat of this phone, one deed after the other, by what the table then asks of it: each is written through the acts
 * as if its player had tapped it. It stops where somebody else is to speak.
 */
import type { Json } from '../kernel/json.ts';
import type { Question, Seat } from '../kernel/question.ts';
import type { Task } from '../kernel/ruleset.ts';
import type { Hash, RandomBytes } from '../log/bytes.ts';
import { commitAnswer, giveAnswer, giveOrder, turnPage, writeLedger } from './acts.ts';
import { calledOn } from './called-on.ts';
import { endsPage } from './page-end.ts';
import type { Session } from './session.ts';
import type { OpenOrder, View } from './view.ts';

export type Deed = { readonly id: string; readonly args: Json } | { readonly write: Json };
export interface Hand {
  /** What a task leads it to do now; undefined: it leaves it. */
  takes(view: View, seat: Seat, task: Task): Deed | undefined;
  answers(question: Question): Json;
}
/** How an answer came, by what was asked: the phone throws the dice. */
const how = { roll: 'phone', choose: 'chosen', enter: 'chosen', declare: 'ledger' } as const;

/** Answers for a seat, face down where the others may not see it yet. */
export function answerFor(
  session: Session,
  by: Seat,
  { open: { order }, run }: OpenOrder,
  question: Question,
  value: Json,
  came: Parameters<typeof giveAnswer>[5],
  random: RandomBytes,
): Promise<Hash> {
  return run.sealed
    ? commitAnswer(session, by, order, question, value, random)
    : giveAnswer(session, by, order, question, value, came);
}

/** More than any turn has: a hand that comes round to where it was stops all the same. */
const most = 400;

/**
 * Plays until nothing more is to be done for the seat.
 * @param also seats whose questions are answered on the way @param done called after each line @returns how much was done
 */
export async function playFor(
  session: Session,
  seat: Seat,
  {
    also = [],
    hand,
    random,
  }: { readonly also?: readonly Seat[]; readonly hand: Hand; readonly random: RandomBytes },
  done: () => Promise<void> = async () => undefined,
): Promise<number> {
  for (let n = 0; n < most; n++) {
    await session.settled();
    const view = session.view();
    if (!view || !(await step(session, view, seat, [seat, ...also], hand, random))) return n;
    await done();
  }
  return most;
}

async function step(
  session: Session,
  view: View,
  seat: Seat,
  answering: readonly Seat[],
  hand: Hand,
  random: RandomBytes,
): Promise<boolean> {
  for (const by of answering)
    for (const { order, question } of calledOn(view, by)) {
      await answerFor(session, by, order, question, hand.answers(question), how[question.ask], random);
      return true;
    }
  if (view.open.some(({ called, run }) => !called && run.open.length > 0)) return false;
  const deed = nextDeed(view, seat, hand);
  if (!deed) return false;
  if ('write' in deed) {
    await writeLedger(session, seat, deed.write, random);
    return true;
  }
  await giveOrder(session, seat, deed.id, deed.args);
  const after = session.view();
  if (after && endsPage(view, after)) await turnPage(session, seat, { ended: true });
  return true;
}

/** What is asked comes before what may be done, and the way on last. */
function nextDeed(view: View, seat: Seat, hand: Hand): Deed | undefined {
  const rank = ({ kind, onward }: Task): number => (onward ? 2 : kind === 'asked' ? 0 : 1);
  const tasks = view.tasks(seat).filter(({ kind }) => kind !== 'mind');
  for (const task of tasks.toSorted((a, b) => rank(a) - rank(b))) {
    const deed = hand.takes(view, seat, task);
    if (deed) return deed;
  }
  return undefined;
}
