/** What battles on the table put before a seat: battles grown old, forces due, walls to storm, wounded to gather, prisoners held. */
import { asked } from '../../../kernel/asking.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { tooSoon } from '../battle/fight.ts';
import type { State } from '../state.ts';
import { hourNow } from './day.ts';
import { fieldOf, isPartOf, monthsSince, partOff, sideOf } from './queries.ts';
import { tableResult } from './result.ts';

/** Months after which a battle that still waits is brought up again. */
export const grownOld = 2;

export function tasks(state: State, seat: Seat): readonly Task[] {
  if (partOff(state) || state.stage === 'map') return [];
  return [
    ...gathering(state, seat),
    ...arrivals(state, seat),
    ...assaults(state, seat),
    ...waiting(state, seat),
    ...prisoners(state, seat),
  ];
}

const gathering = (state: State, seat: Seat): readonly Task[] =>
  Object.entries(state.tabletop.fought)
    .filter(([, fought]) => sideOf(fought, seat) !== undefined && !fought.recovered.includes(seat))
    .map(([battle, { tile }]) => ({
      kind: 'asked',
      rule: 'me.tabletop.recovery',
      title: say('Gather your wounded of the battle of {tile}', { tile }),
      why: say('Enter who fell, then roll for who recovers.'),
      icon: 'cracked-shield',
      order: { id: 'gather-wounded', args: { battle } },
      about: tile,
    }));

const arrivals = (state: State, seat: Seat): readonly Task[] =>
  Object.entries(state.encounters)
    .filter(([, { attacker }]) => attacker === seat)
    .flatMap(([encounter]) => {
      const field = fieldOf(state, encounter);
      return field.contingents
        .filter(({ comes, due }) => comes === null && field.hour !== null && due <= hourNow(field))
        .map(({ from, due }) => ({
          kind: 'asked' as const,
          rule: 'me.tabletop.arrival',
          title: say('The force from {fromTile} is due in hour {due}', { fromTile: from, due }),
          icon: 'walking-boot',
          order: { id: 'roll-arrival', args: { encounter, from } },
          about: encounter,
        }));
    });

/** Walls a besieger may storm with models now. */
const assaults = (state: State, seat: Seat): readonly Task[] =>
  Object.entries(state.encounters)
    .filter(([, { kind, attacker }]) => kind === 'siege' && attacker === seat)
    .flatMap(([encounter, { tile }]): readonly Task[] =>
      asked(tableResult.asks(state, seat), { encounter }).why
        ? []
        : [
            {
              kind: 'may',
              rule: 'me.tabletop.assault',
              title: say('Enter an assault on {tile} fought with models', { tile }),
              icon: 'siege-tower',
              order: { id: 'table-result', args: { encounter } },
              about: tile,
              optional: true,
            },
          ],
    );

/** All waiting battles under one head, and by name those that have grown old or that winter would catch. */
function waiting(state: State, seat: Seat): readonly Task[] {
  const mine = Object.entries(state.encounters).filter(
    ([, each]) => each.kind === 'battle' && isPartOf(each, seat) && !tooSoon(state, each),
  );
  if (mine.length === 0) return [];
  const last = state.stage === 'season' && state.season.month === 6;
  const old = mine.flatMap(([id, { tile, since }]): Task[] => {
    const age = monthsSince(state, since);
    if (age < grownOld && !last) return [];
    const { date, place } = fieldOf(state, id);
    return [
      {
        kind: 'mind',
        rule: 'me.tabletop.waiting',
        title: last
          ? say('Settle the battle of {tile} before winter', { tile })
          : say('The battle of {tile} has waited for {age} months', { tile, age }),
        why:
          date === '' && place === ''
            ? say('Arrange when and where, or settle it without models.')
            : say('Arranged: {when}', { when: [date, place].filter(Boolean).join(', ') }),
        icon: 'crossed-swords',
        order: { id: 'arrange-battle', args: { encounter: id } },
        about: tile,
      },
    ];
  });
  return [
    ...old,
    {
      kind: 'may',
      rule: 'me.tabletop.waiting',
      title: counted(mine.length, 'Fight with models', '{n} battles wait: when and where?'),
      icon: 'crossed-swords',
      order: { id: 'arrange-battle' },
      // In another's turn it waits for the next game evening, and not for this player.
      ...(state.season.turn === seat ? {} : { aside: true }),
    },
  ];
}

const prisoners = (state: State, seat: Seat): readonly Task[] =>
  state.stage !== 'season' || state.season.turn !== seat
    ? []
    : Object.entries(state.tabletop.captives)
        .filter(([, { holder }]) => holder === seat)
        .map(([captive, { name, owner }]) => ({
          kind: 'may',
          rule: 'me.tabletop.captive',
          title: say('{name} of {ownerSeat} is your prisoner', { name, ownerSeat: owner }),
          icon: 'visored-helm',
          order: { id: 'execute', args: { captive } },
        }));
