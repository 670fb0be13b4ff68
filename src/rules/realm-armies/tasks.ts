/** What is before a seat now: asked of it, allowed to it, or to be minded; most urgent first. */
import type { Seat } from '../../kernel/question.ts';
import type { Task } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import { fieldOf, sidesAt } from './battle/field.ts';
import { contested } from './battle/fight.ts';
import { orderable } from './missions/choices.ts';
import { unwritten } from './missions/reveal.ts';
import { pending } from './night/phase.ts';
import { holding, tardy } from './night/turns.ts';
import { phases } from './phases.ts';
import { activities, blockading, inPlay, piecesLeft, playing, speaker } from './queries.ts';
import { possible } from './realm/build.ts';
import { leaderless, mayLaunch, mayRaise, wantsMore } from './realm/draft.ts';
import { court } from './realm/heroes.ts';
import { excess, overstretched } from './realm/maintenance.ts';
import { chooser } from './setup/home.ts';
import { unfinished } from './setup/stages.ts';
import type { Activity, State } from './state.ts';

/** Turns after which a battle that was put off is brought up again. */
export const grownOld = 2;

function setupTasks(state: State, seat: Seat): readonly Task[] {
  const { stage } = state;
  const found: Task[] = [];
  if (stage === 'map' && Object.keys(state.map.tiles).length === 0)
    found.push({
      kind: 'asked',
      rule: 'ra.map.laid',
      title: say('Lay the map'),
      icon: 'compass',
      order: { id: 'lay-map' },
    });
  if (stage === 'map' && Object.keys(state.map.tiles).length > 0)
    found.push({
      kind: 'may',
      rule: 'ra.map.laid',
      title: say('Lay another map'),
      icon: 'compass',
      order: { id: 'lay-map' },
    });
  if (stage === 'homes' && state.precedence.length === 0)
    found.push({
      kind: 'asked',
      rule: 'ra.home.order',
      title: say('Roll for who chooses first'),
      icon: 'rolling-dices',
      order: { id: 'roll-precedence', args: {} },
    });
  if (stage === 'homes' && chooser(state) === seat)
    found.push({
      kind: 'asked',
      rule: 'ra.home.chosen',
      title: say('Choose your home'),
      icon: 'castle',
      order: { id: 'choose-home' },
    });
  if (stage === 'generals') found.push(...drafting(state, seat));
  if (stage !== 'over' && !unfinished(state))
    found.push({
      kind: 'may',
      rule: 'ra.stage',
      title: stage === 'generals' ? say('Begin the campaign') : say('Go on'),
      icon: 'tower-flag',
      order: { id: 'end-stage', args: { stage } },
      onward: true,
    });
  return found;
}

function drafting(state: State, seat: Seat): readonly Task[] {
  const { draft } = state;
  if (draft.order.length === 0 && state.stage === 'season')
    return playing(state).some((each) => wantsMore(state, each))
      ? [
          {
            kind: 'asked',
            rule: 'ra.hero.order',
            title: say('Roll for who drafts first'),
            icon: 'rolling-dices',
            order: { id: 'roll-draft', args: {} },
          },
        ]
      : [];
  const { turn } = draft;
  if (turn === null || (turn !== seat && speaker(state, turn) !== seat && speaker(state, turn) !== 'table'))
    return [];
  const pass: Task = {
    kind: 'may',
    rule: 'ra.hero.passed',
    title: turn === seat ? say('Draft nobody more') : say('Pass for {seat}', { seat: turn }),
    icon: 'walking-boot',
    order: { id: 'pass-draft', args: { seat: turn } },
  };
  if (turn !== seat) return [pass];
  const [army] = leaderless(state, seat);
  return [
    ...(army === undefined
      ? []
      : [
          {
            kind: 'asked' as const,
            rule: 'ra.hero.draft',
            title: say('Draft a general for army {number}', { number: state.armies[army]?.number ?? 0 }),
            icon: 'visored-helm',
            order: { id: 'draft-hero', args: { army } },
            about: army,
          },
        ]),
    ...(state.stage === 'season' && mayRaise(state, seat)
      ? [
          {
            kind: 'may' as const,
            rule: 'ra.recruit',
            title: say('Raise an army for {cost} empire points', { cost: state.options.costs.army }),
            icon: 'rally-the-troops',
            order: { id: 'raise-army' },
          },
        ]
      : []),
    ...(state.stage === 'season' && mayLaunch(state, seat)
      ? [
          {
            kind: 'may' as const,
            rule: 'ra.recruit.fleet',
            title: say('Build a fleet for {cost} empire points', { cost: state.options.costs.fleet }),
            icon: 'caravel',
            order: { id: 'launch-fleet' },
          },
        ]
      : []),
    pass,
  ];
}

function missionTasks(state: State, seat: Seat): readonly Task[] {
  const { turn } = state;
  const missing = unwritten(state);
  const found: Task[] = [];
  if (missing.includes(seat)) {
    const forces = orderable(state, seat).length;
    found.push({
      kind: 'asked',
      rule: 'ra.missions.handed',
      title:
        forces === 0
          ? say('Lay your missions face down')
          : say('Write missions for your forces: {forces}', { forces }),
      icon: 'compass',
      order: { id: 'hand-in', args: { turn: turn.number } },
    });
  }
  for (const [absent, by] of Object.entries(turn.absent))
    if (missing.includes(absent) && (by === seat || (by === 'group' && absent !== seat)))
      found.push({
        kind: 'asked',
        rule: 'ra.missions.absent',
        title: say('Write missions for {seat}', { seat: absent }),
        icon: 'compass',
        order: { id: 'plan-for', args: { turn: turn.number, seat: absent } },
      });
  if (missing.length === 0)
    found.push({
      kind: 'asked',
      rule: 'ra.missions.together',
      title: say('Turn all missions over'),
      icon: 'treasure-map',
      order: { id: 'reveal', args: { turn: turn.number } },
    });
  for (const other of turn.written[seat] === undefined ? [] : missing)
    found.push({
      kind: 'mind',
      rule: 'ra.missions.together',
      title: say('The missions of {seat} are not written yet.', { seat: other }),
      icon: 'hourglass',
    });
  return found;
}

const idOf: { readonly [kind in Activity['kind']]: string } = {
  land: 'fight',
  assault: 'fight',
  sail: 'sail',
  raid: 'raid',
};

function activityTask(state: State, id: string, activity: Activity): Task {
  const { kind, seat, target } = activity;
  const base = { kind: 'asked' as const, order: { id: idOf[kind], args: { activity: id } }, about: target };
  if (kind === 'raid')
    return {
      ...base,
      rule: 'ra.raid',
      title: say('{seat} raids {tile}', { seat, tile: target }),
      icon: 'burning-tree',
    };
  if (kind === 'sail')
    return {
      ...base,
      rule: 'ra.sea',
      title:
        blockading(state, target, seat).length > 0
          ? say('{seat} would break out of {tile}', { seat, tile: target })
          : say('{seat} puts to sea from {tile}', { seat, tile: target }),
      icon: 'caravel',
    };
  const field = fieldOf(state, id).kind;
  const title = {
    lapsed: say('Nobody is left to march on {tile}', { tile: target }),
    friendly: say('{seat} marches to {tile}', { seat, tile: target }),
    uncontested: say('{seat} takes {tile} unopposed', { seat, tile: target }),
    landing: say('{seat} lands in {tile} unopposed', { seat, tile: target }),
    field: say('{seat} gives battle in {tile}', { seat, tile: target }),
    siege: say('{seat} storms the walls of {tile}', { seat, tile: target }),
    assault: say('{seat} assaults {tile} from the sea', { seat, tile: target }),
  }[field];
  const icon = field === 'siege' ? 'siege-tower' : contested(field) ? 'crossed-swords' : 'walking-boot';
  return { ...base, rule: 'ra.battle', title, icon };
}

/** What comes next tonight, for everybody; putting it off is open to those who fight. */
function nightTasks(state: State, seat: Seat): readonly Task[] {
  const [next] = pending(state);
  if (!next) return [];
  const { id, ...activity } = next;
  const fights = activity.kind === 'land' || activity.kind === 'assault';
  const mine = sidesAt(state, id).some((each) => each === seat || speaker(state, each) === seat);
  const later: readonly Task[] =
    fights && mine && contested(fieldOf(state, id).kind)
      ? [
          {
            kind: 'may',
            rule: 'ra.later.arranged',
            title: say('Put the battle of {tile} off', { tile: activity.target }),
            icon: 'hourglass',
            order: { id: 'arrange', args: { activity: id } },
            about: activity.target,
          },
          {
            kind: 'may',
            rule: 'ra.later.result',
            title: say('Enter how the battle of {tile} went', { tile: activity.target }),
            icon: 'crossed-swords',
            order: { id: 'table-result', args: { activity: id } },
            about: activity.target,
          },
        ]
      : [];
  return [activityTask(state, id, activity), ...later];
}

/** Battles put off, with their age. */
function waiting(state: State, seat: Seat): readonly Task[] {
  return activities(state)
    .filter(
      ({ id, arranged }) =>
        arranged && sidesAt(state, id).some((each) => each === seat || speaker(state, each) === seat),
    )
    .flatMap(({ id, target, since, arranged }): Task[] => {
      const age = state.turn.number - since;
      const when = [arranged?.when, arranged?.where].filter(Boolean).join(', ');
      return [
        {
          kind: age >= grownOld ? 'mind' : 'may',
          rule: age >= grownOld ? 'ra.later.old' : 'ra.later.arranged',
          title: say('The battle of {tile} waits', { tile: target }),
          why:
            when !== ''
              ? say('Arranged: {when}', { when })
              : age > 0
                ? say('For {age} turns now.', { age })
                : say('Fight it with models, or with dice.'),
          icon: 'crossed-swords',
          order: { id: 'fight', args: { activity: id } },
          about: target,
        },
        {
          kind: 'may',
          rule: 'ra.later.result',
          title: say('Enter how the battle of {tile} went', { tile: target }),
          icon: 'crossed-swords',
          order: { id: 'table-result', args: { activity: id } },
          about: target,
        },
      ];
    });
}

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

function building(state: State, seat: Seat): readonly Task[] {
  const { turn } = state;
  const open = possible(state, seat).length;
  const late = tardy(state).filter((each) => each === seat || state.turn.absent[each] !== undefined);
  return [
    ...(open === 0
      ? []
      : [
          {
            kind: 'may' as const,
            rule: 'ra.upgrade',
            title: say('Build on your tiles'),
            icon: 'castle',
            order: { id: 'build' },
          },
        ]),
    ...late.map(
      (each): Task => ({
        kind: 'asked',
        rule: 'ra.upgrade.finished',
        title: each === seat ? say('Done building') : say('{seat} builds no more', { seat: each }),
        icon: 'tower-flag',
        order: { id: 'finish', args: { turn: turn.number, seat: each } },
      }),
    ),
    ...(piecesLeft(state, 'fortress') === 0
      ? [
          {
            kind: 'mind' as const,
            rule: 'ra.upgrade.pieces',
            title: say('The last fortress is out of the box'),
            icon: 'castle',
          },
        ]
      : []),
  ];
}

function onwardTask(state: State): readonly Task[] {
  const { number, phase } = state.turn;
  if (holding(state)) return [];
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
    ...(phase === 'missions' || phase === 'games'
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
    ...onwardTask(state),
  ];
}
