/**
 * Dice of a phone whose faces were shown. To take them back alone would be a free second roll: they are corrected by
 * agreement. Dice that were typed in may have been typed wrong, and stay their seat's to mend.
 */
import { type Json, same } from '../kernel/json.ts';
import type { Hash } from './bytes.ts';
import type { Entry, Known } from './entry.ts';

type Answer = Known<'answer'>;
interface Standing {
  readonly hash: Hash;
  readonly entry: Entry;
  readonly page: number;
}
type Given = { readonly [label: string]: { readonly value: Json } };

export interface Shown {
  /** Notes an answer, where a phone rolled it. */
  note(entry: Answer, page: number): void;
  /** Notes where an order stands: what was rolled before it was not rolled for it. */
  begin(order: Hash): void;
  /**
   * Whether striking an order would take back such a die. No answer points to the line of an order with a name of its own:
   * every die counts as its own that its seat rolled after it, on its page, for an order that is no line.
   */
  strikes(order: Standing): boolean;
  /** Whether a correction would turn one. */
  turns(order: Standing, answers: Given): boolean;
}

/** @param isLine whether a hash is that of a line, and not the name of an order */
export function shownDice(isLine: (hash: Hash) => boolean): Shown {
  const rolls: { readonly answer: Answer; readonly page: number }[] = [];
  const before = new Map<Hash, number>();
  /** Those that may be dice of an order with a name of its own. */
  const named = ({ hash, entry, page }: Standing): readonly Answer[] =>
    entry.body.kind === 'order' && 'nth' in entry.body
      ? rolls
          .slice(before.get(hash) ?? 0)
          .filter(({ answer, page: on }) => on === page && answer.seat === entry.seat)
          .map(({ answer }) => answer)
          .filter(({ body }) => !isLine(body.order))
      : [];
  return {
    note(answer, page) {
      if (answer.body.how === 'phone' || answer.body.how === 'witnessed') rolls.push({ answer, page });
    },
    begin(order) {
      before.set(order, rolls.length);
    },
    strikes: (order) =>
      rolls.some(({ answer }) => answer.body.order === order.hash) || named(order).length > 0,
    turns(order, answers) {
      const given = ({ body }: Answer) =>
        Object.hasOwn(answers, body.label) ? answers[body.label] : undefined;
      const own = rolls.filter(({ answer }) => answer.body.order === order.hash);
      return (
        own.some(({ answer }) => !same(given(answer)?.value ?? null, answer.body.value)) ||
        named(order).some((answer) => {
          const face = given(answer);
          return face !== undefined && !same(face.value, answer.body.value);
        })
      );
    },
  };
}
