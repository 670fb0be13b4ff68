/** What is before a seat now: asked of it, allowed to it, or to be minded; most urgent first. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { holding, tardy } from '../night/turns.ts';
import { phases } from '../phases.ts';
import { inPlay, playing, speaker } from '../queries.ts';
import { excess, overstretched } from '../realm/excess.ts';
import { court } from '../realm/heroes.ts';
import type { State } from '../state.ts';
import { drafting } from './draft.ts';
import { missionTasks } from './missions.ts';
import { nightTasks, waiting } from './night.ts';
import { building } from './realm.ts';
import { setupTasks } from './setup.ts';

function phaseTasks(state: State, seat: Seat): readonly Task[] {
  const { turn } = state;
  const mine = (each: Seat): boolean => each === seat || speaker(state, each) === seat;
  switch (turn.phase) {
    case 'missions':
      return missionTasks(state, seat);
    case 'games':
      return tardy(state)
        .filter((each) => mine(each) || turn.absent[each] === 'group')
        .map((each) => ({
          kind: 'asked',
          rule: 'ra.tactics',
          title:
            each === seat
              ? say('Report your games of the night')
              : say('Report the games of {seat}', { seat: each }),
          icon: 'rolling-dices',
          order: { id: 'report-night', args: { seat: each } },
        }));
    case 'maintenance':
      return overstretched(state)
        .filter((each) => mine(each) || turn.absent[each] === 'group')
        .map((each) => {
          const { armies, fleets } = excess(state, each);
          return {
            kind: 'asked',
            rule: 'ra.maintenance',
            title: say('Too many forces of {seat}: {armies} armies, {fleets} fleets', {
              seat: each,
              armies,
              fleets,
            }),
            icon: 'scales',
            order: { id: 'disband' },
          };
        });
    case 'recruitment':
      return drafting(state, seat);
    case 'income':
      return turn.collected.length > 0
        ? []
        : [
            {
              kind: 'asked',
              rule: 'ra.income',
              title: say('Collect empire points'),
              icon: 'coins',
              order: { id: 'collect', args: { turn: turn.number } },
            },
          ];
    case 'upgrades':
      return building(state, seat);
    default:
      return nightTasks(state, seat);
  }
}

/** Everybody reports, and everybody builds in his own time: nobody ends that for the others. */
const inOwnTime = (state: State): boolean => ['games', 'upgrades'].includes(state.turn.phase);

/** Whom the others wait for. */
const stillOut = (state: State, seat: Seat): readonly Task[] =>
  !inOwnTime(state) || tardy(state).includes(seat)
    ? []
    : tardy(state).map((late) => ({
        kind: 'mind',
        rule: state.turn.phase === 'games' ? 'ra.tactics' : 'ra.upgrade.finished',
        title:
          state.turn.phase === 'games'
            ? say('{seat} has not reported his games.', { seat: late })
            : say('{seat} is not done building.', { seat: late }),
        icon: 'hourglass',
      }));

function onwardTask(state: State): readonly Task[] {
  const { number, phase } = state.turn;
  if (holding(state) || (inOwnTime(state) && tardy(state).length > 0)) return [];
  return [
    {
      kind: 'may',
      rule: 'ra.turn.phase',
      title: phase === 'upgrades' ? say('End the night') : say('Go on'),
      icon: phases.find(({ id }) => id === phase)?.icon ?? 'tower-flag',
      order: { id: 'end-phase', args: { turn: number, phase } },
      onward: true,
    },
  ];
}

/** Open at quieter moments: bargains, somebody absent, heroes who wait at court. */
function besides(state: State, seat: Seat): readonly Task[] {
  const { phase } = state.turn;
  const calm = !['battles', 'fleets', 'raids'].includes(phase);
  const idle = court(state, seat).length > 0 && ['missions', 'recruitment', 'upgrades'].includes(phase);
  return [
    ...(idle
      ? [
          {
            kind: 'may' as const,
            rule: 'ra.hero.assigned',
            title: say('Give an army its general'),
            icon: 'visored-helm',
            order: { id: 'assign-hero' },
          },
        ]
      : []),
    ...(phase === 'missions' || inOwnTime(state)
      ? [
          {
            kind: 'may' as const,
            rule: 'ra.absent',
            title: say('Somebody is absent tonight'),
            icon: 'walking-boot',
            order: { id: 'stand-in' },
          },
        ]
      : []),
    ...(calm && playing(state).length > 1
      ? [
          {
            kind: 'may' as const,
            rule: 'ra.trade',
            title: say('Strike a bargain'),
            icon: 'shaking-hands',
            order: { id: 'trade' },
          },
        ]
      : []),
    ...(phase === 'missions' && state.turn.written[seat] !== undefined
      ? [
          {
            kind: 'may' as const,
            rule: 'ra.missions.taken-up',
            title: say('Take your missions up again'),
            icon: 'compass',
            order: { id: 'take-up', args: { turn: state.turn.number } },
          },
        ]
      : []),
  ];
}

export function tasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage === 'over') return [];
  if (state.stage !== 'season') return setupTasks(state, seat);
  const fallen: readonly Task[] = inPlay(state, seat)
    ? []
    : [
        {
          kind: 'mind',
          rule: 'ra.realm.fallen',
          title: say('Your realm has fallen'),
          icon: 'tombstone',
        },
      ];
  return [
    ...fallen,
    ...phaseTasks(state, seat),
    ...waiting(state, seat),
    ...(fallen.length > 0 ? [] : besides(state, seat)),
    ...stillOut(state, seat),
    ...onwardTask(state),
  ];
}
