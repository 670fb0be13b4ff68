/** What mustering puts before a seat. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { listOf } from '../roll/list.ts';
import { territoriesOf, warbandsOf } from '../roll/points.ts';
import { forceFaults } from '../roll/structure.ts';
import { missing } from '../setup/muster.ts';
import type { State } from '../state.ts';
import { asked, may, mind, onward } from './words.ts';

export function musterTasks(state: State, seat: Seat): readonly Task[] {
  const realm = state.realms[seat];
  if (state.stage !== 'muster' || !realm) return [];
  if (state.seats.every((each) => state.realms[each]?.ready))
    return [asked('ch.stage', say('Begin the campaign'), 'flying-flag', { id: 'begin-campaign', args: {} })];
  if (realm.ready)
    return [
      may('ch.initial', say('Muster again'), 'rally-the-troops', { id: 'ready', args: { ready: false } }),
    ];
  const listed = listOf(state, seat).length > 0;
  const some = warbandsOf(state, seat).length > 0;
  const { gold } = realm;
  const lacks = missing(state, seat);
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
    ...(listed
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
    ...(some ? forceFaults(state, seat).map(({ rule, why }) => mind(rule, why, 'scales')) : []),
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
