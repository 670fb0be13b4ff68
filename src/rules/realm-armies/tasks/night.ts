/** What is carried out next tonight, and the battles that were put off, with their age. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say, type Text } from '../../../kernel/text.ts';
import { fieldOf, sidesAt } from '../battle/field.ts';
import { contested } from '../battle/fight.ts';
import { pending } from '../night/phase.ts';
import { activities, blockading, speaker } from '../queries.ts';
import type { Activity, State } from '../state.ts';

/** Turns after which a battle that was put off is brought up again. */
const grownOld = 2;

const idOf: { readonly [kind in Activity['kind']]: string } = {
  land: 'fight',
  assault: 'fight',
  sail: 'sail',
  raid: 'raid',
};

const look = say('Look at it first');
/** What lies under one tap of a player who only keeps the night going: whose deed it is comes first. */
const readyFor = (seat: Seat, mine: boolean, deed: Text): Text =>
  mine ? deed : say('Carry it out for {seat}', { seat });

/** A player who is neither in it nor acts for one who is may carry it out, and is not called for it. */
function activityTask(state: State, id: string, activity: Activity, mine: boolean): Task {
  const { kind, seat, target } = activity;
  const base = {
    ...(mine ? { kind: 'asked' as const } : { kind: 'may' as const, quiet: 'rare' as const }),
    order: { id: idOf[kind], args: { activity: id } },
    about: target,
  };
  if (kind === 'raid')
    return {
      ...base,
      rule: 'ra.raid',
      title: say('{seat} raids {tile}', { seat, tile: target }),
      icon: 'burning-tree',
    };
  if (kind === 'sail') {
    const barred = blockading(state, target, seat).length > 0;
    return {
      ...base,
      rule: 'ra.sea',
      title: barred
        ? say('{seat} would break out of {tile}', { seat, tile: target })
        : say('{seat} puts to sea from {tile}', { seat, tile: target }),
      ...(barred ? {} : { ready: readyFor(seat, mine, say('Put to sea')), look }),
      icon: 'caravel',
    };
  }
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
  /** Nobody stands against it: one tap does it. */
  const ready = {
    lapsed: say('Let the mission lapse'),
    friendly: say('March there'),
    uncontested: say('Take the tile'),
    landing: say('Take the tile'),
    field: undefined,
    siege: undefined,
    assault: undefined,
  }[field];
  return {
    ...base,
    rule: 'ra.battle',
    title,
    icon,
    ...(ready ? { ready: field === 'lapsed' ? ready : readyFor(seat, mine, ready), look } : {}),
  };
}

/** What comes next tonight: asked of those it is for, open to everybody; putting it off is open to those who fight. */
export function nightTasks(state: State, seat: Seat): readonly Task[] {
  const [next] = pending(state);
  if (!next) return [];
  const { id, ...activity } = next;
  const fights = activity.kind === 'land' || activity.kind === 'assault';
  const acts = (each: Seat): boolean => each === seat || speaker(state, each) === seat;
  const field = fights ? fieldOf(state, id).kind : undefined;
  const mine = sidesAt(state, id).some(acts);
  /** Only where dice are rolled on both sides is the other asked as well. */
  const concerned =
    acts(activity.seat) ||
    speaker(state, activity.seat) === 'table' ||
    (field !== undefined && contested(field) && mine);
  const later: readonly Task[] =
    field !== undefined && mine && contested(field)
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
  return [activityTask(state, id, activity, concerned), ...later];
}

/** Battles put off, with their age. */
export function waiting(state: State, seat: Seat): readonly Task[] {
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
                ? counted(age, 'It has waited for one turn.', 'It has waited for {n} turns.')
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
