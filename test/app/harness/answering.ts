/**
 * Answers that bots gave, given again in a real campaign. There an order asks in the order in which its arguments stand in the
 * book, sorted by names that bots never saw: what is not asked yet is held until it is, and what the bots were not asked is left
 * to chance.
 */
import { answerFor } from '../../../src/campaign/play-for.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { bot, seeded } from '../../../src/kernel/bot.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { answers, type Seat } from '../../../src/kernel/question.ts';
import type { AnswerEntry } from '../../../src/kernel/table.ts';
import type { RandomBytes } from '../../../src/log/bytes.ts';

type Answer = Omit<AnswerEntry, 'entry'>;
export interface Answering {
  /** Gives it, and whatever of those held is asked now. */
  give(answer: Answer): Promise<void>;
  /** The order that was answered last asks nothing any more: chance says what is left. */
  settle(): Promise<void>;
  readonly held: number;
}

/** @param table who answers what the table is asked */
export function answering(session: Session, table: Seat, random: RandomBytes): Answering {
  let held: readonly Answer[] = [];
  let last = '';
  const falls = bot(seeded(7));
  const openOf = (order: string) => session.view()?.open.find((one) => one.open.order === order);

  async function give({ order, label, value }: Answer): Promise<boolean> {
    const open = openOf(order);
    const asked = open?.run.open.find((one) => one.label === label);
    // The ledgers on this phone declare by themselves.
    if (!open || open.open.answers[label]) return true;
    if (!asked) return false;
    const by = asked.by === 'table' ? table : asked.by;
    const fits = answers(asked, value) ? value : (falls(asked).value as Json);
    await answerFor(session, by, open, asked, fits, 'table', random);
    return true;
  }
  async function giveHeld(): Promise<void> {
    for (let some = held.length > 0; some; ) {
      const left: Answer[] = [];
      for (const one of held) if (!(await give(one))) left.push(one);
      some = left.length < held.length;
      held = left;
    }
  }

  return {
    give(answer) {
      last = answer.order;
      held = [...held, answer];
      return giveHeld();
    },
    async settle() {
      for (;;) {
        const open = openOf(last);
        const asked = open?.run.open.find(
          ({ label, ask }) => ask !== 'declare' && !Object.hasOwn(open.open.answers, label),
        );
        if (!open || !asked || open.committed.includes(asked.label)) break;
        await give({ order: last, label: asked.label, value: falls(asked).value as Json });
        await giveHeld();
      }
      held = [];
    },
    get held() {
      return held.length;
    },
  };
}
