/** Who gets up again, as decisions of dice alone: rank and file by one die for the force, characters each by their own. */
import { lookUp } from '../../../kernel/chart.ts';
import { type Decision, part, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import {
  casualtyRecovery,
  casualtyRecoveryModifiers,
  characterFate,
  type Execution,
  execution,
  type Fate,
} from '../charts/casualties.ts';
import { type Wound, wounds } from '../charts/wounds.ts';
import { monthsInSeason } from '../queries.ts';
import type { Month } from '../state.ts';
import { beatenSide } from './queries.ts';
import type { Fought, Side } from './state.ts';

/** What is added to the die of a side: won, beaten or scattered, pursued on top. */
export function recoveryModifier(
  { winner, scattered, pursuit }: Pick<Fought, 'winner' | 'scattered' | 'pursuit'>,
  side: Side,
): number {
  const worth = (id: string): number => lookUp(casualtyRecoveryModifiers, id).is.modifier;
  if (winner === side) return worth('victorious');
  if (beatenSide({ winner }) !== side) return 0;
  return worth(scattered ? 'scattered' : 'defeated') + (pursuit === null ? 0 : worth('pursued'));
}

export type Recovering = { readonly by: Seat; readonly modifier: number };
/** One in this number recovers; null: none. */
export const recovery: Decision<Recovering, number | null> = {
  id: 'me.tabletop.recovery',
  *run({ by, modifier }) {
    const total = yield* roll('recovery', {
      by,
      rule: 'me.tabletop.recovery',
      dice: 'd6',
      chart: casualtyRecovery.id,
      modifier,
      text: say('How many of the fallen recover?'),
    });
    return lookUp(casualtyRecovery, total + modifier).is.oneIn;
  },
};

export type Fallen = { readonly by: Seat; readonly name: string };
/** `wound`: the total on the wound chart; null unless wounded. */
export type Fated = { readonly fate: Fate['fate']; readonly wound: number | null };
export const fate: Decision<Fallen, Fated> = {
  id: 'me.tabletop.fate',
  *run({ by, name }) {
    const total = yield* roll('fate', {
      by,
      rule: 'me.tabletop.fate',
      dice: 'd6',
      chart: characterFate.id,
      text: say('What becomes of {name}?', { name }),
    });
    const found = lookUp(characterFate, total).is.fate;
    return { fate: found, wound: found === 'wounded' ? yield* part('wound', wound, { by, name }) : null };
  },
};
export const wound: Decision<Fallen, number> = {
  id: 'me.tabletop.wound',
  *run({ by, name }) {
    return yield* roll('wound', {
      by,
      rule: 'me.tabletop.wound',
      dice: '2d6',
      chart: wounds.id,
      text: say('How badly is {name} hurt?', { name }),
    });
  },
};
/** The last month a wound hinders: its turns are counted from the next month on, and winter heals the rest. */
export function healsIn({ turns }: Pick<Wound, 'turns'>, { year, month }: Month): Month {
  return { year, month: turns === 'season' ? monthsInSeason : Math.min(monthsInSeason, month + turns) };
}

/** `kit`: equipment that is free on return. */
export type Beheaded = { readonly prisoner: Execution['prisoner']; readonly kit: string };
export const headsman: Decision<Fallen, Beheaded> = {
  id: 'me.tabletop.execution',
  *run({ by, name }) {
    const total = yield* roll('execution', {
      by,
      rule: 'me.tabletop.execution',
      dice: 'd6',
      chart: execution.id,
      text: say('{name} is led to the block. What happens?', { name }),
    });
    const { prisoner, regains } = lookUp(execution, total).is;
    return { prisoner, kit: regains.join(', ') };
  },
};
