/** Chances of a siege, worked out from its own decisions. */
import type { Policy } from '../../../kernel/bot.ts';
import { lookUp } from '../../../kernel/chart.ts';
import { type Odds, odds } from '../../../kernel/odds.ts';
import { type Decision, part } from '../../../kernel/procedure.ts';
import { type AttackerCard, type Clash, clashDecision } from '../battle/clash.ts';
import type { Starvation } from '../charts/sieges.ts';
import { assaultResult } from '../charts/sieges.ts';
import type { Stormed } from './assault.ts';
import { breachRoll } from './battery.ts';
import { starvationRoll } from './starvation.ts';

export type Besieged = {
  /** Points on both sides; the walls multiply the garrison. */
  readonly attack: number;
  readonly garrison: number;
  readonly multiplier: number;
  /** Hardship, and what the battery is known to be worth. */
  readonly bonus: number;
  /** Whether last turn's battery is still to be rolled. */
  readonly battery: boolean;
  /** Dwarfs in the mountains: engines do them less harm. */
  readonly hold?: boolean;
};
type Result = Stormed['assault'];

const attempt: Decision<Besieged, Result> = {
  id: 'me.siege.assault.result',
  *run({ attack, garrison, multiplier, bonus, battery, hold }) {
    const engines = hold ? { by: 'table', hold } : { by: 'table' };
    const opened = battery ? (yield* part('breach', breachRoll, engines)).bonus : 0;
    const data: Clash = {
      attacker: 'attacker',
      defender: 'defender',
      card: 'defender',
      attack,
      defence: garrison * multiplier,
      bonus: bonus + opened,
      rule: 'me.siege.assault',
    };
    const { score } = yield* part('clash', clashDecision, data);
    return lookUp(assaultResult, score).is.assault;
  },
};

/** What one assault comes to. @param card the attacker's, if it is settled; every other card is as likely as the next */
export function assaultOdds(besieged: Besieged, card?: AttackerCard): Odds<Result> {
  const policy: Policy = (question) => {
    if (question.ask !== 'choose') return undefined;
    if (card !== undefined && question.by === 'attacker') return { [card]: 1 };
    return Object.fromEntries(Object.keys(question.from).map((each) => [each, 1]));
  };
  return odds(
    () => attempt.run(besieged),
    (_, result) => result,
    { policy },
  );
}

/** What hunger brings to a garrison that cannot be fed. @param modifier −1 over the winter */
export const starvationOdds = (modifier = 0): Odds<Starvation['starvation']> =>
  odds(
    () => starvationRoll.run({ by: 'table', modifier }),
    (_, { came }) => came,
  );
