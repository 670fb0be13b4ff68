/** Ending a part of the turn. */
import * as v from 'valibot';
import { given, minded, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, thisTurn, turnArg, wrongStage } from '../define.ts';
import { overstretched } from '../maintenance/excess.ts';
import { phasesOf, playing } from '../queries.ts';
import { wantsMore } from '../recruitment/draft.ts';
import { type State, type TurnPhase, turnPhases } from '../state.ts';
import { building } from '../upgrades/finish.ts';
import { endingOf } from '../victory/ending.ts';
import { leaders } from '../victory/standing.ts';
import { pending } from './phase.ts';
import { unreported } from './report.ts';

/** Players who have not said what they earned, or that they are done. */
export const tardy = (state: State): readonly string[] =>
  state.turn.phase === 'games' ? unreported(state) : building(state);

/** What holds the table in the part of the turn that is being played. */
export function holding(state: State): Remark | undefined {
  const { phase } = state.turn;
  if (phase === 'missions')
    return against('ra.missions.together', say('This phase ends once all missions are turned over.'));
  const left = pending(state).length;
  if (left > 0) return against('ra.night.waiting', say('Still to carry out: {left}.', { left }));
  const [heavy] = phase === 'maintenance' ? overstretched(state) : [];
  if (heavy !== undefined)
    return against(
      'ra.maintenance',
      say('{seat} has more forces than their realm can keep up.', { seat: heavy }),
    );
  if (phase === 'recruitment') {
    const { order, turn } = state.draft;
    const waits = order.length === 0 && playing(state).some((seat) => wantsMore(state, seat));
    if (waits) return against('ra.hero.order', say('Roll for who drafts first.'));
    if (turn !== null) return against('ra.hero.draft', say('{seat} is still drafting.', { seat: turn }));
  }
  return phase === 'income' && state.turn.collected.length === 0
    ? against('ra.income', say('Nobody has collected empire points yet.'))
    : undefined;
}

function stillOut(state: State): readonly Remark[] {
  const { phase } = state.turn;
  const [late] = phase === 'games' || phase === 'upgrades' ? tardy(state) : [];
  if (late === undefined) return [];
  return [
    phase === 'games'
      ? against('ra.tactics', say('{seat} has not reported their games yet.', { seat: late }))
      : against('ra.upgrade.finished', say('{seat} is not done building.', { seat: late })),
  ];
}

export const endPhase = define({
  id: 'end-phase',
  rule: 'ra.turn.phase',
  title: say('Go on to the next phase'),
  args: v.object({ turn: turnArg, phase: v.picklist(turnPhases) }),
  single: (args) => args,
  *asks(state) {
    yield* unlessAny(wrongStage(state, 'season'));
    const turn = yield* thisTurn(state);
    const order = phasesOf(state);
    const phase = yield* given<TurnPhase>('phase', {
      value: state.turn.phase,
      against: (one) =>
        order.indexOf(one) < order.indexOf(state.turn.phase)
          ? against('ra.turn.over', say('That phase is already over.'))
          : undefined,
    });
    yield* unlessAny(holding(state));
    yield* minded(...stillOut(state));
    return { turn, phase };
  },
  applies: (state, { turn }) =>
    turn >= state.turn.number ||
    against('ra.turn.over', say('It is turn {turn} now.', { turn: state.turn.number })),
  brief: (state, { turn, phase }) => {
    const last = phasesOf(state).at(-1) === phase;
    const end = last ? endingOf(state) : undefined;
    return { turn, phase, last, end: end ?? null, winners: end ? leaders(state) : [] };
  },
  *run({ turn, phase, last, end, winners }) {
    yield* change({ type: 'phaseEnded', turn, phase });
    if (last) yield* note('turn-over', 'ra.turn.over', { turn });
    const [seat = '', ...others] = winners;
    if (end === 'last') yield* note('won-last', 'ra.over.last', { seat });
    if (end === 'nights')
      yield* note(others.length > 0 ? 'won-shared' : 'won-nights', 'ra.over.nights', {
        seat,
        other: others[0] ?? '',
        others: others.length,
      });
  },
});
