/** Ends a phase for everybody, once all have done in it what they must. What still waits is said, and no wall. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { playersOf, unfought, waiting } from '../battle/battles.ts';
import { armyOf } from '../battle/sizes.ts';
import { purseOf } from '../conquest/points.ts';
import { against, define, wrongStage } from '../define.ts';
import { alive } from '../queries.ts';
import type { State, TurnPhase } from '../state.ts';
import { acting, unmined } from './acting.ts';
import { turnArg } from './measure.ts';

const ending = ['events', 'mining', 'challenge', 'battle', 'conquest'] as const;
type Ending = (typeof ending)[number];
const isEnding = (phase: string): phase is Ending => (ending as readonly string[]).includes(phase);

/** Somebody who has to act before the phase can end. */
export function holdsUp(state: State): Seat | undefined {
  return state.turn.phase === 'mining' ? unmined(state)[0] : acting(state);
}

function overlooked(state: State, phase: TurnPhase): readonly Remark[] {
  const [first, ...others] = phase === 'battle' ? unfought(state) : [];
  if (!first) return [];
  const why =
    others.length > 0
      ? say('{waits} battles are not fought yet. They wait, and count in the turn they are fought.', {
          waits: others.length + 1,
        })
      : say(
          'A battle is not fought yet: {aSeat} against {bSeat}. It waits, and counts in the turn it is fought.',
          { aSeat: first.first[0] ?? '', bSeat: first.second[0] ?? '' },
        );
  return [against('na.battle.waiting', why)];
}

/** What everybody brings to the battles that are settled; the largest realm brings more. */
const armies = (state: State) =>
  waiting(state).flatMap((battle) =>
    playersOf(battle).map((seat) => {
      const { total, largest } = armyOf(state, battle, seat);
      const rule: Rule = largest > 0 ? 'na.battle.largest-realm' : 'na.battle.size';
      return { rule, seat, points: total, kind: largest > 0 ? 'largest' : battle.kind };
    }),
  );

/** What the battles of this turn earned everybody, and why. */
const earnings = (state: State) =>
  alive(state).flatMap((seat) => {
    const { earned, brash, shares } = purseOf(state, seat);
    if (shares.length === 0) return [];
    const as = shares.find((share) => share.as !== null)?.as;
    const why = brash === null ? 'forfeit' : brash > 0 ? 'brash' : (as ?? 'plain');
    return [{ rule: earningRules[why], seat, points: earned, why }];
  });
const earningRules = {
  forfeit: 'na.conquest.brash',
  brash: 'na.conquest.brash',
  together: 'na.conquest.together',
  apart: 'na.conquest.apart',
  plain: 'na.conquest.points',
} as const;

export const endPhase = define({
  id: 'end-phase',
  rule: 'na.turn.phase',
  title: say('End the phase'),
  args: v.object({ turn: turnArg, phase: v.picklist(ending) }),
  single: (args) => args,
  offered(state, _, args) {
    const { number, phase } = state.turn;
    const wrong =
      wrongStage(state, 'play') ??
      (isEnding(phase) && (!args || (args.turn === number && args.phase === phase))
        ? undefined
        : against('na.turn.phase', say('That phase is not under way.')));
    if (wrong) return { open: false, ...wrong };
    const late = holdsUp(state);
    if (late !== undefined)
      return {
        open: false,
        ...against('na.turn.order', say('{seat} still has to act in this phase.', { seat: late })),
      };
    const mind = overlooked(state, phase as TurnPhase);
    return mind.length > 0 ? { open: true, mind } : { open: true };
  },
  applies: () => true,
  brief: (state, { turn, phase }) => ({
    turn,
    phase,
    armies: phase === 'challenge' ? armies(state) : [],
    earnings: phase === 'battle' ? earnings(state) : [],
  }),
  *run({ turn, phase, armies, earnings }) {
    yield* change({ type: 'phaseEnded', turn, phase });
    yield* note('phase-ended', 'na.turn.phase', { turn, phase });
    for (const { rule, ...army } of armies) yield* note('army', rule, army);
    for (const { rule, ...earning } of earnings) yield* note('earned', rule, earning);
  },
});
