/** Who has won a battle, from what both sides report of it. */
import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Battle, Mission } from '../state.ts';

export interface Report {
  /** The players who reached their victory conditions. */
  readonly achieved: readonly Seat[];
  /** The first to complete a mission both had, or the player who took it from the first. */
  readonly first: Seat | null;
  /** Wounds each inflicted, on the summoned too. */
  readonly wounds: { readonly [seat: Seat]: number };
  /** Who holds the board when a challenge is over. */
  readonly holds: Seat | null;
  /** The captives a rescue set free. */
  readonly freed: readonly string[];
}
export interface Verdict {
  readonly winners: readonly Seat[];
  readonly rule: Rule;
}
type Contest = Pick<Battle, 'kind' | 'sides' | 'captives' | 'missions'>;

export function verdict(battle: Contest, report: Report): Verdict {
  const { kind, sides, captives } = battle;
  const achieved = sides.filter((seat) => report.achieved.includes(seat));
  const [a = '', b = ''] = sides;
  switch (kind) {
    case 'many':
      return { winners: achieved, rule: achieved.length > 0 ? 'ch.battle.many' : 'ch.victory.draw' };
    case 'rescue':
      return {
        winners: [captives.every((captive) => report.freed.includes(captive)) ? a : b],
        rule: 'ch.rescue',
      };
    case 'challenge':
      return report.holds !== null && sides.includes(report.holds)
        ? { winners: [report.holds], rule: 'ch.challenge' }
        : { winners: [], rule: 'ch.victory.draw' };
    case 'two':
      if (achieved.length === 1) return { winners: achieved, rule: 'ch.victory' };
      return achieved.length === 0 ? { winners: [], rule: 'ch.victory.draw' } : both(battle, report);
  }
}

/** Both reached theirs: the first at one thing only one can do, else the side that inflicted more wounds. */
function both({ sides, missions }: Contest, { first, wounds }: Report): Verdict {
  const [a = '', b = ''] = sides;
  if (isOneThing(missions[a], missions[b]) && first !== null && sides.includes(first))
    return { winners: [first], rule: 'ch.victory.mission' };
  const [ofA, ofB] = [wounds[a] ?? 0, wounds[b] ?? 0];
  if (ofA === ofB) return { winners: [], rule: 'ch.victory.draw' };
  return { winners: [ofA > ofB ? a : b], rule: 'ch.victory.wounds' };
}
export const isOneThing = (one: Mission | undefined, two: Mission | undefined): boolean =>
  one !== undefined && two !== undefined && one.terrain && two.terrain && one.name === two.name;
