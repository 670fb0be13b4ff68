/**
 * What becomes of the fallen, as decisions of dice. Where somebody may reroll, each roll is looked at as it falls: kept, or
 * taken again for better or worse; a reroll that kills or captures ends that helper's rerolls.
 */
import { choose, type Decision, type Procedure, roll } from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { casualtyRecovery, type Fate, fateOf } from '../charts/battles.ts';
import { type Refund, refundOf } from '../charts/gold.ts';

export type Fallen = {
  readonly by: Seat;
  readonly figure: string;
  /** Helpers who may still reroll, and by which rule. */
  readonly helpers: number;
  readonly help: 'ch.alchemist' | 'ch.second-chance';
};
export type Fated = { readonly fate: Fate; readonly helpers: number; readonly reroll: boolean };

function* fateRoll(label: string, rule: Rule, { by, figure }: Fallen): Procedure<never, Fate> {
  const total = yield* roll(label, {
    by,
    rule,
    dice: 'd20',
    chart: casualtyRecovery.id,
    text: say('What becomes of the {figure}?', { figure }),
  });
  return fateOf(total);
}
const isBad: { readonly [fate in Fate]: boolean } = {
  killed: true,
  captured: true,
  wounded: false,
  recovered: false,
};

export const casualty: Decision<Fallen, Fated> = {
  id: 'ch.casualties',
  *run(fallen) {
    const { by, figure, helpers, help } = fallen;
    const fate = yield* fateRoll('fate', 'ch.casualties', fallen);
    if (helpers === 0 || fate === 'recovered') return { fate, helpers, reroll: false };
    const answer = yield* choose(`again/${fate}`, {
      by,
      rule: help,
      text: fateText[fate](figure),
      from: { keep: say('Keep it'), reroll: say('Roll again, for better or worse') },
    });
    if (answer === 'keep') return { fate, helpers, reroll: false };
    const second = yield* fateRoll('second', help, fallen);
    return { fate: second, helpers: isBad[second] ? helpers - 1 : helpers, reroll: true };
  },
};
const fateText = {
  killed: (figure: string) => say('The {figure} is dead. Roll again?', { figure }),
  captured: (figure: string) => say('The {figure} is in enemy hands. Roll again?', { figure }),
  wounded: (figure: string) => say('The {figure} goes to the Hospital. Roll again?', { figure }),
} as const satisfies { readonly [fate in Exclude<Fate, 'recovered'>]: unknown };

export type Dispelled = {
  readonly by: Seat;
  readonly figure: string;
  readonly cost: number;
  readonly was: Refund['was'];
};
/** Gold that comes back of one summoned creature. */
export const refund: Decision<Dispelled, number> = {
  id: 'ch.devout.refund',
  *run({ by, figure, cost, was }) {
    const { on, else: otherwise } = refundOf(was);
    if (on !== null) {
      const die = yield* roll('refund', {
        by,
        rule: 'ch.devout.refund',
        dice: 'd6',
        text: say('The {figure} fades. How much of its cost comes back? On {on} or more, all of it.', {
          figure,
          on,
        }),
      });
      if (die >= on) return cost;
    }
    return { all: cost, half: Math.floor(cost / 2), nothing: 0 }[otherwise];
  },
};
