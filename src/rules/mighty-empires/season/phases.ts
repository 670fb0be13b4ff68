/** Ends a phase of a seat's turn; the last one ends the turn, the last turn the month, the sixth month the season. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { tooSoon } from '../battle/fight.ts';
import { battlesOf } from '../battle/sides.ts';
import { against, closed, define, minding, pieceArg, wrongStage } from '../define.ts';
import { bannersOf, monthsInSeason, turnOf } from '../queries.ts';
import { type State, turnPhases } from '../state.ts';
import { dueBefore, owing } from './owing.ts';
import { scoutGround } from './scout-ground.ts';
import { keepsScouts, unscoutable } from './scouting.ts';

/** What a seat may have overlooked before it ends a phase. */
function overlooked(state: State, seat: Seat): readonly Remark[] {
  const { phase } = state.season;
  const turn = turnOf(state, seat);
  const mind: Remark[] = [];
  if (phase === 'scouting' && Object.keys(turn.scouted).length === 0 && mayScout(state, seat))
    mind.push(
      against(
        'me.scouting.declare',
        say('You have scouted nowhere: no banner of yours can march this month.'),
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

const when = {
  year: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
};

export const endPhase = define({
  id: 'end-phase',
  rule: 'me.season.phase',
  title: say('End the phase'),
  args: v.object({ ...when, turn: pieceArg, phase: v.picklist(turnPhases) }),
  single: (args) => args,
  offered(state, seat, args) {
    const stage = wrongStage(state, 'season');
    if (stage) return { open: false, ...stage };
    const { year, month, turn, phase } = state.season;
    if (turn === null) return closed('me.season.initiative', say('Roll for initiative first.'));
    if (turn !== seat) return closed('me.season.turn', say("It is {seat}'s turn.", { seat: turn }));
    const past =
      args &&
      (args.year !== year ||
        args.month !== month ||
        args.turn !== turn ||
        turnPhases.indexOf(args.phase) < turnPhases.indexOf(phase as never));
    if (past) return closed('me.season.phase', say('That has ended already.'));
    const due = dueBefore(state, seat);
    return due ? closed(due.rule, due.why) : minding(...overlooked(state, seat));
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
