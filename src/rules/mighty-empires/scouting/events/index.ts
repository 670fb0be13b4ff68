/**
 * What befalls scouts, by the row of the event chart: what each event does, and its sentence, stand in one file. Scouting has
 * failed with all of them but one.
 */
import { lookUp } from '../../../../kernel/chart.ts';
import type { Procedure } from '../../../../kernel/procedure.ts';
import type { Change } from '../../change.ts';
import { scoutingEvents } from '../../charts/scouting-events.ts';
import type { ScoutBrief, Target } from '../brief.ts';
import { astray, astraySentences } from './astray.ts';
import { encounterSentences, encounters } from './encounters.ts';
import type { Events, Onward } from './event.ts';
import { haltSentences, halts } from './halts.ts';
import { lair, lairSentences } from './lair.ts';
import { tollSentences, tolls } from './tolls.ts';

const events: Events = { ...tolls, ...halts, ...encounters, ...astray, ...lair };
export const eventSentences = {
  ...tollSentences,
  ...haltSentences,
  ...encounterSentences,
  ...astraySentences,
  ...lairSentences,
};

export function* event(b: ScoutBrief, target: Target, total: number, onward: Onward): Procedure<Change> {
  const { is } = lookUp(scoutingEvents, total);
  yield* events[is.event](b, is as never, target, onward);
}
