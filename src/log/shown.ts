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
  /** Whether striking an order would take back such a die. */
  strikes(order: Hash): boolean;
  /** Whether a correction would turn one. Of an order with a name of its own every named one of its seat and page is asked. */
  turns(order: Standing, answers: Given): boolean;
}

export function shownDice(): Shown {
  const rolls: { readonly answer: Answer; readonly page: number }[] = [];
  return {
    note(answer, page) {
      if (answer.body.how === 'phone' || answer.body.how === 'witnessed') rolls.push({ answer, page });
    },
    strikes: (order) => rolls.some(({ answer }) => answer.body.order === order),
    turns: ({ hash, entry, page }, answers) =>
      rolls.some(({ answer: { seat, body }, page: on }) => {
        const given = Object.hasOwn(answers, body.label) ? answers[body.label] : undefined;
        if (body.order === hash) return given === undefined || !same(given.value, body.value);
        const named =
          entry.body.kind === 'order' && 'nth' in entry.body && seat === entry.seat && on === page;
        return named && given !== undefined && !same(given.value, body.value);
      }),
  };
}
