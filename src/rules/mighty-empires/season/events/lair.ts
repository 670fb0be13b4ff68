/** The scouts stumble on a lair. If its dragons wake, they wait on the table until somebody lets them fly. */
import { lookUp } from '../../../../kernel/chart.ts';
import { change, note, type Procedure, roll } from '../../../../kernel/procedure.ts';
import { say } from '../../../../kernel/text.ts';
import type { Change } from '../../changes/index.ts';
import { dragonNumbers } from '../../charts/dragonrage.ts';
import { dragonLair } from '../../charts/scouting-events.ts';
import type { ScoutBrief, Target } from '../scout-brief.ts';

export function* lair({ seat, order }: ScoutBrief, { tile }: Target): Procedure<Change> {
  const rule = 'me.scouting.event.lair';
  const stirred = yield* roll('lair', {
    by: seat,
    rule,
    dice: 'd6',
    chart: dragonLair.id,
    text: say('Do the dragons of {tile} wake?', { tile }),
  });
  if (!lookUp(dragonLair, stirred).is.wake) {
    yield* note('lair', rule, { seat, tile });
    return;
  }
  const dragons = yield* roll('dragons', {
    by: seat,
    rule: 'me.dragons.number',
    dice: lookUp(dragonNumbers, 'lair').is.dragons,
    chart: dragonNumbers.id,
    text: say('How many dragons wake?'),
  });
  yield* change({ type: 'dragonsWoke', id: `${order}.d`, lair: tile, dragons, by: seat });
  yield* note('dragons-woke', 'me.dragons.number', { seat, tile, dragons });
}
