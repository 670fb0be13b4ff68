/** What mustering puts before a seat. */
import { beginForAll } from '../../../kernel/begin.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { listOf, paysForNone } from '../roll/list.ts';
import { territoriesOf, warbandsOf } from '../roll/points.ts';
import { forceFaults } from '../roll/structure.ts';
import type { State } from '../state.ts';
import { asked, may, mind, onward } from '../tasks.ts';
import { missing } from './muster.ts';

const again = say('Muster again');

export function musterTasks(state: State, seat: Seat): readonly Task[] {
  const realm = state.realms[seat];
  if (state.stage !== 'muster' || !realm) return [];
  if (state.seats.every((each) => state.realms[each]?.ready))
    return [
      {
        ...asked('ch.stage', say('Begin the campaign'), 'flying-flag', { id: 'begin-campaign', args: {} }),
        deed: beginForAll(state.seats.length),
      },
    ];
  if (realm.ready)
    return [
      {
        ...may('ch.initial', again, 'rally-the-troops', { id: 'ready', args: { ready: false } }),
        deed: again,
        aside: true,
      },
    ];
  const listed = listOf(state, seat).length > 0;
  const some = warbandsOf(state, seat).length > 0;
  const { gold } = realm;
  const lacks = missing(state, seat);
  const faults = some ? forceFaults(state, seat) : [];
  /** Nobody more can be paid: what is wrong with the force is put right by choosing otherwise, which costs nothing yet. */
  const spent = some && paysForNone(state, seat);
  return [
    ...(realm.army === null
      ? [asked('ch.army', say('Choose your army'), 'visored-helm', { id: 'choose-army' })]
      : []),
    ...(territoriesOf(state, seat).length < 2
      ? [
          asked('ch.territory.start', say('Roll for your second territory'), 'village', {
            id: 'roll-territory',
            args: {},
          }),
        ]
      : []),
    ...(spent && faults.length > 0
      ? [
          asked('ch.disband', say('Give figures back: {gold} points left', { gold }), 'walking-boot', {
            id: 'disband',
          }),
        ]
      : []),
    ...(listed && !spent
      ? [
          // What still bars the way on is asked for.
          (some && !lacks ? may : asked)(
            'ch.initial',
            say('Recruit your initial force: {gold} points left', { gold }),
            'rally-the-troops',
            { id: 'raise-warband' },
          ),
        ]
      : []),
    (listed ? may : asked)(
      'ch.list',
      listed ? say('Add to your army list') : say('Write your army list'),
      'spell-book',
      { id: 'list-figures' },
    ),
    ...faults.map(({ rule, why }) => mind(rule, why, 'scales')),
    ...(lacks
      ? []
      : [
          onward('ch.initial', say('The force is mustered'), 'flying-flag', {
            id: 'ready',
            args: { ready: true },
          }),
        ]),
  ];
}
