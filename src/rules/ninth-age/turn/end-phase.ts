/** Ends a phase for everybody, once all have done in it what they must. What still waits is said, and no wall. */
import * as v from 'valibot';
import { given, minded, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { acting, turnArg, unmined } from '../acting.ts';
import { playersOf, unfought, waiting } from '../battle/battles.ts';
import { armyOf } from '../battle/sizes.ts';
import { purseOf } from '../conquest/points.ts';
import { against, define, wrongStage } from '../define.ts';
import { alive } from '../queries.ts';
import type { State, TurnPhase } from '../state.ts';

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
  *asks(state) {
    const now = state.turn;
    const over = against('na.turn.phase', say('That is not the current phase.'));
    yield* unlessAny(wrongStage(state, 'play'), !isEnding(now.phase) && over);
    const turn = yield* given<number>('turn', {
      value: now.number,
      against: (one) => (one === now.number ? undefined : over),
    });
    const phase = yield* given<Ending>('phase', {
      value: now.phase as Ending,
      against: (one) => (one === now.phase ? undefined : over),
    });
    const late = holdsUp(state);
    yield* unlessAny(
      late !== undefined &&
        against('na.turn.order', say('{seat} still has to act in this phase.', { seat: late })),
    );
    yield* minded(...overlooked(state, phase));
    return { turn, phase };
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
