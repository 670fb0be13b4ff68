/** What needs everybody's word: each of those asked agrees, or one of them does not and nothing happens. */
import { askAll, chosen, type Procedure } from './procedure.ts';
import type { Question, Rule, Seat } from './question.ts';
import { say, type Text } from './text.ts';

export interface Motion {
  readonly rule: Rule;
  readonly text: Text;
  /** What stands on the two answers, where "Agreed" and "No" say too little. */
  readonly yes?: Text;
  readonly no?: Text;
}

const labelOf = (seat: Seat): string => `agree/${seat}`;
const agreed = 'agree';

/** The answer by which one of those asked agrees; undefined for any other question. */
export const assentTo = (question: Question): string | undefined =>
  question.ask === 'choose' && question.label === labelOf(question.by) && Object.hasOwn(question.from, agreed)
    ? agreed
    : undefined;

/** Asks them all at once; gives the first who will not have it, in the order asked, or undefined. */
export function* dissent(seats: readonly Seat[], motion: Motion): Procedure<never, Seat | undefined> {
  if (seats.length === 0) return undefined;
  const { rule, text, yes = say('Agreed'), no = say('No') } = motion;
  const said = yield* askAll(
    Object.fromEntries(
      seats.map((seat) => [
        labelOf(seat),
        chosen({ by: seat, rule, text, from: { agree: yes, refuse: no } }),
      ]),
    ),
  );
  return seats.find((seat) => said[labelOf(seat)] !== agreed);
}
