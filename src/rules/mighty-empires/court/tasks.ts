/** What the courts put before a seat: missions, audiences, letters, recruits, contingents. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { alliancesOf } from '../map/alliances.ts';
import type { State } from '../state.ts';
import { notInWinter, publicCrowns, unaffordable } from '../winter-now.ts';
import { hasDeclared, neighbouringCourts, pending, undeclared } from './embassies.ts';

export const courtTasks = (state: State, seat: Seat): readonly Task[] => [
  ...diplomacy(state, seat),
  ...hearings(state, seat),
  ...recruitment(state, seat),
  ...alliances(state, seat),
];

function diplomacy(state: State, seat: Seat): readonly Task[] {
  if (notInWinter(state, seat, 'diplomacy')) return [];
  const courts = neighbouringCourts(state, seat).length;
  return [
    // Where no free people borders the realm, or no crown is left for a mission, the way on says so.
    ...(hasDeclared(state, seat) || courts === 0 || publicCrowns(state, seat) === 0
      ? []
      : [
          {
            kind: 'asked',
            rule: 'me.diplomacy.mission',
            icon: 'shaking-hands',
            title: say('Say where your missions go'),
            why:
              courts === 1
                ? say('One independent empire borders yours. A mission costs a crown.')
                : say('{courts} independent empires border yours. A mission costs a crown.', { courts }),
            order: { id: 'send-missions' },
          } satisfies Task,
        ]),
    {
      kind: 'may',
      rule: 'me.diplomacy.letter',
      icon: 'spell-book',
      title: say('Letters'),
      why: say('Only the player you write to reads it.'),
      about: 'desk-letters',
      own: true,
    },
    ...(state.seats.length > 1
      ? [
          {
            kind: 'may',
            rule: 'me.diplomacy.ransom',
            icon: 'scales',
            title: say('Crowns and captives'),
            why: say('Ransom or exchange captives, or give crowns.'),
            order: { id: 'ransom' },
          } satisfies Task,
        ]
      : []),
  ];
}

/** Kings whom a mission of this seat waits for, also once its player has gone on. */
function hearings(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'winter' || undeclared(state).length > 0) return [];
  const { year } = state.season;
  return pending(state)
    .filter((mission) => mission.seat === seat)
    .map(
      ({ tiles: [tile] }): Task => ({
        kind: 'asked',
        rule: 'me.diplomacy.audience',
        icon: 'crown',
        title: say('The king at {tile} hears the missions', { tile: tile ?? '' }),
        order: { id: 'hold-audience', args: { year, tile: tile ?? '' } },
      }),
    );
}

function recruitment(state: State, seat: Seat): readonly Task[] {
  if (notInWinter(state, seat, 'recruitment')) return [];
  return [
    {
      kind: 'may',
      rule: 'me.recruitment',
      icon: 'rally-the-troops',
      title: say('Recruit'),
      why: say('A crown buys 100 points. Nobody sees how much you spend.'),
      about: 'desk-recruits',
      own: true,
      ...unaffordable(state, seat),
    },
  ];
}

function alliances(state: State, seat: Seat): readonly Task[] {
  const { turn, phase } = state.season;
  if (state.stage !== 'season' || turn !== seat) return [];
  if (!['subsistence', 'scouting', 'movement'].includes(phase)) return [];
  return alliancesOf(state, seat)
    .filter(({ kind }) => kind === 'temporary')
    .map(
      ({ id, tiles: [tile] }): Task => ({
        kind: 'may',
        rule: 'me.diplomacy.broken',
        icon: 'shaking-hands',
        title: say('Break the alliance around {tile}', { tile: tile ?? '' }),
        why: say('Only then can you forage there or take its tiles.'),
        order: { id: 'break-alliance', args: { alliance: id } },
      }),
    );
}
