/** What scouts are likely to find. */
import { lookUp } from '../../../kernel/chart.ts';
import { type Odds, odds } from '../../../kernel/odds.ts';
import { type EventName, scoutingEvents } from '../charts/scouting-events.ts';
import type { Site } from '../charts/source.ts';
import type { ChartTerrain } from '../land/terrain.ts';
import type { Lairs } from '../options.ts';
import { findings } from './findings.ts';

export type Scouted =
  | { readonly find: Site; readonly resists: boolean }
  | { readonly find: 'event'; readonly event: EventName };

/** What scouts find on this ground: on a known tile only the events matter. */
export const scoutingOdds = (column: ChartTerrain, lairOn11: Lairs = 'highland'): Odds<Scouted> =>
  odds(
    () => findings.run({ by: 'table', column, lairOn11 }),
    (_, found): Scouted =>
      found.find === 'event'
        ? { find: 'event', event: lookUp(scoutingEvents, found.event).is.event }
        : { find: found.find, resists: found.resists },
  );
