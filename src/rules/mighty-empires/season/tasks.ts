/** The way on from a phase of the turn, and what one may let go by agreement before it. */
import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say, type Text } from '../../../kernel/text.ts';
import { tooSoon } from '../battle/fight.ts';
import { mayShutGates } from '../battle/refuge.ts';
import { battlesOf } from '../map/sides.ts';
import { phases } from '../phases.ts';
import { isTurn, turnOf } from '../queries.ts';
import { scouts } from '../scouting/tasks.ts';
import type { PhaseId, State } from '../state.ts';
import { dueBefore } from '../subsistence/owing.ts';

export const seasonTasks = (state: State, seat: Seat): readonly Task[] =>
  isTurn(state, seat) ? [endOf(state, seat)] : [];

/** What ending a phase leads to, by the phase that is ended. */
const onTo: { readonly [phase in PhaseId]: Text } = {
  initiative: say('Go on to subsistence'),
  subsistence: say('Go on to scouting'),
  scouting: say('Go on to movement'),
  movement: say('Go on to the battles'),
  battle: say('Go on to the sieges'),
  siege: say('Go on to razing'),
  raze: say('Go on to reorganisation'),
  reorganisation: say('End your turn'),
};

/** The table may let banners off; it is no way on, and nobody is led there. */
function waive(state: State, seat: Seat, rule: Rule, banners: number): Task {
  const { year, month, phase } = state.season;
  return {
    kind: 'may',
    rule,
    title: counted(
      banners,
      'Skip feeding one banner, by agreement',
      'Skip feeding {n} banners, by agreement',
    ),
    why: say('They neither eat nor roll, and the chronicle says that the table agreed to it.'),
    icon: 'wheat',
    order: { id: 'end-phase', args: { year, month, turn: seat, phase } },
    quiet: 'agreed',
  };
}

function endOf(state: State, seat: Seat): Task {
  const { year, month, turn, phase } = state.season;
  const due = dueBefore(state, seat);
  if (due) return waive(state, seat, due.rule, due.banners);
  const [battle] = battlesOf(state, seat).filter((one) => tooSoon(state, one));
  const looks =
    phase === 'scouting' && Object.keys(turnOf(state, seat).scouted).length === 0 ? scouts(state, seat) : [];
  return {
    kind: 'may',
    rule: 'me.season.phase',
    title: onTo[phase],
    ...(battle && {
      why: mayShutGates(state, battle.id)
        ? say('You fight the battle in {tile} once movement is over. {theirSeat} may shut the gates first.', {
            tile: battle.tile,
            theirSeat: battle.defender,
          })
        : say('You fight the battle in {tile} once movement is over.', { tile: battle.tile }),
    }),
    ...(looks.length > 0 &&
      looks.every(({ quiet }) => quiet) &&
      !battle && {
        why: say(
          'There is nothing left to find around your banners. Without scouts none of them can move this month.',
        ),
        told: true as const,
      }),
    icon: phases.find(({ id }) => id === phase)?.icon ?? 'tower-flag',
    order: { id: 'end-phase', args: { year, month, turn, phase } },
    onward: true,
  };
}
