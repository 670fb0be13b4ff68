/** Ends a phase of a seat's turn; the last one ends the turn, the last turn the month, the sixth month the season. */
import * as v from 'valibot';
import { given, minded, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { tooSoon } from '../battle/fight.ts';
import { against, define, pieceArg, wrongStage } from '../define.ts';
import { battlesOf } from '../map/sides.ts';
import { bannersOf, monthsInSeason, turnOf } from '../queries.ts';
import { scoutGround } from '../scouting/ground.ts';
import { keepsScouts, unscoutable } from '../scouting/scout.ts';
import { type State, type TurnPhase, turnPhases } from '../state.ts';
import { dueBefore, owing } from '../subsistence/owing.ts';
import { monthArgs, thisMonth } from './initiative.ts';

/** What a seat may have overlooked before it ends a phase. */
function overlooked(state: State, seat: Seat): readonly Remark[] {
  const { phase } = state.season;
  const turn = turnOf(state, seat);
  const mind: Remark[] = [];
  if (phase === 'scouting' && Object.keys(turn.scouted).length === 0 && mayScout(state, seat))
    mind.push(
      against(
        'me.scouting.declare',
        say('You have not scouted any tile: none of your banners can move this month.'),
      ),
    );
  const fights = battlesOf(state, seat).filter((each) => !tooSoon(state, each)).length;
  if (fights > 0)
    mind.push(
      against(
        'me.battle.recorded',
        counted(fights, 'One battle is not fought yet.', '{n} battles are not fought yet.'),
      ),
    );
  if (Object.values(state.wakings).some(({ by }) => by === seat))
    mind.push(against('me.dragons', say('Dragons are awake: let them fly first.')));
  return mind;
}

const mayScout = (state: State, seat: Seat): boolean =>
  bannersOf(state, seat).some(
    ({ id, tile }) =>
      tile !== null &&
      !keepsScouts(state, id) &&
      scoutGround(state, id).some((next) => !unscoutable(state, seat, id, next)),
  );

/** Whether the season is over once this seat's turn is. */
const endsSeason = ({ season: { month, order, done } }: State, seat: Seat): boolean =>
  month === monthsInSeason && order.every((other) => other === seat || done.includes(other));

export const endPhase = define({
  id: 'end-phase',
  rule: 'me.season.phase',
  title: say('End the phase'),
  args: v.object({ ...monthArgs, turn: pieceArg, phase: v.picklist(turnPhases) }),
  single: (args) => args,
  *asks(state, seat) {
    const now = state.season;
    yield* unlessAny(
      wrongStage(state, 'season'),
      now.turn === null && against('me.season.initiative', say('Roll for initiative first.')),
      now.turn !== seat && against('me.season.turn', say('It is {seat}’s turn.', { seat: now.turn ?? '' })),
    );
    const over = against('me.season.phase', say('That phase is already over.'));
    const month = yield* thisMonth(state, over);
    const turn = yield* given<Seat>('turn', {
      value: seat,
      against: (one) => (one === now.turn ? undefined : over),
    });
    const phase = yield* given<TurnPhase>('phase', {
      value: now.phase as TurnPhase,
      against: (one) =>
        turnPhases.indexOf(one) < turnPhases.indexOf(now.phase as TurnPhase) ? over : undefined,
    });
    const due = dueBefore(state, seat);
    yield* unlessAny(due && against(due.rule, due.why));
    yield* minded(...overlooked(state, seat));
    return { ...month, turn, phase };
  },
  applies: (state, { turn }) =>
    Object.hasOwn(state.realms, turn) ||
    against('me.piece.seat', say('{seat} has no realm in this campaign.', { seat: turn })),
  brief(state, { year, month, turn, phase }, { seat, agreed = false }) {
    const eating = state.season.phase === 'subsistence' && state.season.turn === turn;
    return {
      ended: { year, month, seat: turn, phase },
      unfed: eating ? owing(state, turn).unfed.length : 0,
      untested: eating ? owing(state, turn).untested.length : 0,
      waivedBy: agreed ? seat : null,
      leaving: endsSeason(state, turn) ? Object.keys(state.court.contingents).length : 0,
    };
  },
  *run({ ended, leaving, unfed: banners, untested: ebbing, waivedBy: by }) {
    yield* change({ type: 'phaseEnded', ...ended });
    if (by !== null && banners + ebbing > 0)
      yield* note('waived', 'me.subsistence', { seat: ended.seat, banners: banners + ebbing, by });
    else if (banners > 0) yield* note('unfed', 'me.subsistence', { seat: ended.seat, banners });
    if (ended.phase !== 'reorganisation') return;
    yield* note('turn-ended', 'me.season.turn', ended);
    if (leaving > 0) yield* note('contingents-left', 'me.recruitment.contingent', { banners: leaving });
  },
});
