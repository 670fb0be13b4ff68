/** What is before a seat now: asked of it, allowed to it, or to be minded; most urgent first. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say, type Text } from '../../../kernel/text.ts';
import { holding, tardy } from '../night/turns.ts';
import { phases } from '../phases.ts';
import { inPlay, phasesOf, playing, speaker } from '../queries.ts';
import { excess, overstretched } from '../realm/excess.ts';
import { court } from '../realm/heroes.ts';
import type { State, TurnPhase } from '../state.ts';
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
            title:
              each === seat
                ? say('Disband what you cannot keep up')
                : say('{seat} must disband forces', { seat: each }),
            why:
              fleets === 0
                ? counted(armies, 'That is one army too many.', 'That is {n} armies too many.')
                : armies === 0
                  ? counted(fleets, 'That is one fleet too many.', 'That is {n} fleets too many.')
                  : say('Armies too many: {armies}; fleets: {fleets}.', { armies, fleets }),
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

const onwards: { readonly [phase in TurnPhase]: Text } = {
  missions: say('Go on to the missions'),
  games: say('Go on to the games of the night'),
  battles: say('Go on to the army battles'),
  fleets: say('Go on to the fleets'),
  raids: say('Go on to the raids'),
  maintenance: say('Go on to maintenance'),
  recruitment: say('Go on to recruitment'),
  income: say('Go on to the empire points'),
  upgrades: say('Go on to the upgrades'),
};

function onwardTask(state: State): readonly Task[] {
  const { number, phase } = state.turn;
  if (holding(state) || (inOwnTime(state) && tardy(state).length > 0)) return [];
  const order = phasesOf(state);
  const next = order[order.indexOf(phase) + 1];
  return [
    {
      kind: 'may',
      rule: 'ra.turn.phase',
      title: next === undefined ? say('End the night') : onwards[next],
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
            rule: 'ra.hero.assigned' as const,
            title: say('Give an army its general'),
            icon: 'visored-helm',
            order: { id: 'assign-hero' },
            aside: true as const,
          },
        ]
      : []),
    ...(phase === 'missions' || inOwnTime(state)
      ? [
          {
            kind: 'may' as const,
            rule: 'ra.absent' as const,
            title: say('Somebody is absent tonight'),
            icon: 'walking-boot',
            order: { id: 'stand-in' },
            aside: true as const,
          },
        ]
      : []),
    ...(calm && playing(state).length > 1
      ? [
          {
            kind: 'may' as const,
            rule: 'ra.trade' as const,
            title: say('Strike a bargain'),
            icon: 'shaking-hands',
            order: { id: 'trade' },
            aside: true as const,
          },
        ]
      : []),
    ...(phase === 'missions' && state.turn.written[seat] !== undefined
      ? [
          {
            kind: 'may' as const,
            rule: 'ra.missions.taken-up' as const,
            title: say('Take your missions up again'),
            icon: 'compass',
            order: { id: 'take-up', args: { turn: state.turn.number } },
            aside: true as const,
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
    ...onwardTask(state),
  ];
}
