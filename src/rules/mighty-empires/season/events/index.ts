/** What befalls scouts, by the row of the event chart. Scouting has failed with all of them but one. */
import { lookUp } from '../../../../kernel/chart.ts';
import type { Procedure } from '../../../../kernel/procedure.ts';
import { note } from '../../../../kernel/procedure.ts';
import type { Change } from '../../changes/index.ts';
import { scoutingEvents } from '../../charts/scouting-events.ts';
import type { ScoutBrief, Target } from '../scout-brief.ts';
import { astray, type Onward } from './astray.ts';
import { convoy, mercenaries } from './encounters.ts';
import { mutiny, storms } from './halts.ts';
import { lair } from './lair.ts';
import { rot, toll } from './tolls.ts';

export function* event(b: ScoutBrief, target: Target, total: number, onward: Onward): Procedure<Change> {
  const { is } = lookUp(scoutingEvents, total);
  switch (is.event) {
    case 'desertion':
    case 'sickness':
      return yield* toll(b, is.event, is.eachLoses);
    case 'rot':
      return yield* rot(b, is.eachLosesBaggage);
    case 'mutiny':
      return yield* mutiny(b);
    case 'storms':
      return yield* storms(b);
    case 'astray':
      return yield* astray(b, target, is.direction, onward);
    case 'bandits':
      return yield* note('bandits', 'me.scouting.event.bandits', { seat: b.seat, tile: target.tile });
    case 'convoy':
      return yield* convoy(b, is.baggage);
    case 'mercenaries':
      return yield* mercenaries(b);
    case 'lair':
      return yield* lair(b, target);
    default:
      is satisfies never;
  }
}
