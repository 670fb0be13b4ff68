/** The steps after a battle; a player who cannot pay their force is told what to do. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { worth } from '../charts/territories.ts';
import { paysForNone } from '../roll/list.ts';
import { territoriesOf, upkeep, warbandsOf } from '../roll/points.ts';
import { blocking, forceFaults, membersOf, warbandFaults } from '../roll/structure.ts';
import { sittingOf } from '../sitting.ts';
import type { Sitting, State, Step } from '../state.ts';
import { asked, may, mind, onward } from '../tasks.ts';
import { learners } from './advance.ts';
import { incomeOf } from './income.ts';

type Put = (state: State, seat: Seat, sitting: Sitting) => readonly Task[];
/** A warband too small is filled up if there is gold for it, else discharged; too many in one place are moved or let go. */
function inOrder(state: State, seat: Seat): readonly Task[] {
  const gold = state.realms[seat]?.gold ?? 0;
  const ways = warbandsOf(state, seat).flatMap(([id, warband]): readonly Task[] => {
    const { name } = warband;
    const faults = warbandFaults(state, warband);
    if (faults.length === 0) return [];
    const lacks = faults.some(({ rule }) => rule === 'ch.recruit.minimum');
    const cheapest = Math.min(...membersOf(state, warband).map(([, { cost }]) => cost));
    const args = { warband: id };
    return [
      ...(lacks && cheapest <= gold
        ? [
            asked('ch.recruit.minimum', say('Bring {name} up to strength', { name }), 'rally-the-troops', {
              id: 'recruit',
              args,
            }),
          ]
        : []),
      asked('ch.recruit.minimum', say('Discharge from {name}', { name }), 'walking-boot', {
        id: 'disband',
        args,
      }),
    ];
  });
  return ways.length > 0
    ? ways
    : [
        asked('ch.garrison.transfer', say('Put the force in order: station a warband'), 'stone-tower', {
          id: 'station',
        }),
        asked('ch.recruit', say('Put the force in order: discharge a warband'), 'walking-boot', {
          id: 'disband',
        }),
      ];
}

const steps: { readonly [step in Step]: Put } = {
  casualties: (_, __, { battle, number }) => [
    asked('ch.casualties', say('Who fell in battle {number}?', { number }), 'healing', {
      id: 'record-casualties',
      args: { battle },
    }),
  ],
  experience: (_, __, { battle }) => [
    asked('ch.experience', say('Earn experience'), 'spell-book', {
      id: 'earn-experience',
      args: { battle },
    }),
  ],
  income: (state, seat, { battle, bonus }) => [
    asked(
      'ch.income',
      bonus > 0
        ? say('Collect {gold} gold, and the underdog’s pay of {dice}D6', {
            gold: incomeOf(state, seat),
            dice: bonus,
          })
        : say('Collect {gold} gold', { gold: incomeOf(state, seat) }),
      'coins',
      { id: 'collect-income', args: { battle } },
    ),
  ],
  maintenance(state, seat, { battle }) {
    const due = upkeep(state, seat);
    const gold = state.realms[seat]?.gold ?? 0;
    if (gold >= due)
      return [
        asked('ch.maintenance', say('Pay your force: {due} of your {gold} gold', { due, gold }), 'scales', {
          id: 'pay-maintenance',
          args: { battle },
        }),
      ];
    return [
      asked('ch.maintenance.short', say('Disband until you can pay'), 'walking-boot', {
        id: 'disband',
      }),
      mind(
        'ch.maintenance.short',
        say('Your force costs {due} gold; you have {gold}', { due, gold }),
        'coins',
      ),
    ];
  },
  recruiting(state, seat, { battle }) {
    const faults = forceFaults(state, seat);
    const { gold = 0, army = null } = state.realms[seat] ?? {};
    const better = territoriesOf(state, seat).filter(([, { land }]) => {
      const { upgrade } = worth(land);
      return upgrade !== null && upgrade <= gold;
    }).length;
    const dear: Pick<Task, 'quiet'> = paysForNone(state, seat) ? { quiet: 'rare' } : {};
    const victors =
      army === 'stygians' && state.options.parts.special && sittingOf(state, seat)?.outcome === 'won';
    return [
      ...faults.map(({ rule, why }) => mind(rule, why, 'scales')),
      {
        ...may('ch.recruit', say('Recruit a new warband'), 'tower-flag', { id: 'raise-warband' }),
        ...dear,
      },
      {
        ...may('ch.recruit', say('Recruit figures for a warband'), 'rally-the-troops', { id: 'recruit' }),
        ...dear,
      },
      may('ch.garrison.transfer', say('Station a warband'), 'stone-tower', { id: 'station' }),
      ...(victors
        ? [
            may('ch.drugged.victory', say('Recruit Drugged after the victory'), 'plague-doctor-profile', {
              id: 'recruit-drugged',
            }),
          ]
        : []),
      ...(better > 0
        ? [
            may('ch.upgrade', say('Upgrade a territory: you can pay for {better}', { better }), 'castle', {
              id: 'upgrade-territory',
            }),
          ]
        : []),
      ...(blocking(state, seat)
        ? inOrder(state, seat)
        : [
            onward('ch.sequence', say('Go on to spending experience'), 'anvil', {
              id: 'end-step',
              args: { battle, step: 'recruiting' },
            }),
          ]),
    ];
  },
  spending(state, seat, { battle }) {
    const able = learners(state, seat, state.realms[seat]?.gold).length;
    // What gold alone would pay for is seldom wanted.
    const dear: Pick<Task, 'quiet'> = learners(state, seat).length === 0 ? { quiet: 'rare' } : {};
    const done = { id: 'end-step', args: { battle, step: 'spending' } };
    const title = say('Done with this battle');
    return able > 0
      ? [
          {
            ...may(
              'ch.advance',
              able === 1
                ? say('Spend experience: one warband can')
                : say('Spend experience: {able} warbands can', { able }),
              'anvil',
              { id: 'advance' },
            ),
            ...dear,
          },
          onward('ch.sequence', title, 'flying-flag', done),
        ]
      : [
          {
            ...asked('ch.sequence', title, 'flying-flag', done),
            why: say('You have neither the experience nor the gold to improve a value now.'),
          },
        ];
  },
};

export function aftermathTasks(state: State, seat: Seat): readonly Task[] {
  const sitting = sittingOf(state, seat);
  return state.stage === 'campaign' && sitting ? steps[sitting.at](state, seat, sitting) : [];
}
