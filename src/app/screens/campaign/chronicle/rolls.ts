/** The dice of a line of the chronicle: every roll that fell, with its owner. */
import type { Telling } from '../../../../campaign/telling.ts';
import { dice } from '../../../../kernel/dice.ts';
import type { Question, Seat } from '../../../../kernel/question.ts';

export interface Roll {
  readonly question: Question;
  /** Whose dice they are: the seat asked; of what is asked of the table, the seat that rolled. */
  readonly owner: Seat;
  readonly sides: number;
  readonly faces: readonly number[];
  readonly how: string | undefined;
}

export const rollsOf = ({ asked, seat }: Pick<Telling, 'asked' | 'seat'>): readonly Roll[] =>
  asked.flatMap(({ question, value, how, by }) =>
    question.ask === 'roll' && Array.isArray(value)
      ? [
          {
            question,
            owner: question.by === 'table' ? (by ?? seat) : question.by,
            sides: dice(question.dice).sides,
            faces: value as readonly number[],
            how,
          },
        ]
      : [],
  );

/** Rolls one after another of one owner stand together. */
export function byOwner(
  rolls: readonly Roll[],
): readonly { readonly owner: Seat; readonly rolls: readonly Roll[] }[] {
  const groups: { owner: Seat; rolls: Roll[] }[] = [];
  for (const roll of rolls) {
    const last = groups.at(-1);
    if (last?.owner === roll.owner) last.rolls.push(roll);
    else groups.push({ owner: roll.owner, rolls: [roll] });
  }
  return groups;
}
