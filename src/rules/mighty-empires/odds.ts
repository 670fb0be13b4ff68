/** Chances worth knowing before the dice fall, worked out from the rules themselves. Points are points of troops. */

import { lookUp } from '../../kernel/chart.ts';
import type { TileId } from '../../kernel/hex.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { type Decision, part, sumOf } from '../../kernel/procedure.ts';
import type { Seat } from '../../kernel/question.ts';
import { type ScoutingEvent, scoutingEvents } from './charts/scouting-events.ts';
import type { Site } from './charts/source.ts';
import type { ChartTerrain } from './land/terrain.ts';
import type { Lairs } from './options.ts';
import { findings } from './season/findings.ts';
import type { MoveBrief } from './season/move-brief.ts';
import { throughTheBlock } from './season/route.ts';
import { type Starving, shortfall } from './season/shortfall.ts';

const pointsLost: Decision<Starving, number> = {
  id: 'me.subsistence.shortfall.points',
  *run(starving) {
    return (yield* part('banner', shortfall, starving)).points;
  },
};

/** Points lost by so many banners that go hungry, all together. */
export const shortfallOdds = (banners: number): Odds<number> =>
  odds(
    () => sumOf('hungry', pointsLost, { by: 'table' }, banners),
    (_, points) => points,
  );

export type Scouted =
  | { readonly find: Site; readonly resists: boolean }
  | { readonly find: 'event'; readonly event: ScoutingEvent['event'] };

/** What scouts find on this ground: on a known tile only the events matter. */
export const scoutingOdds = (column: ChartTerrain, lairOn11: Lairs = 'highland'): Odds<Scouted> =>
  odds(
    () => findings.run({ by: 'table', column, lairOn11 }),
    (_, found): Scouted =>
      found.find === 'event'
        ? { find: 'event', event: lookUp(scoutingEvents, found.event).is.event }
        : { find: found.find, resists: found.resists },
  );

export type Crossed = { readonly through: boolean; readonly points: number; readonly baggage: number };

/**
 * Whether one banner gets over blocking terrain, and what it loses on the way.
 * @param baggage what it carries @param dares whether it takes a perilous way @param hillfolk Dwarfs in the mountains
 */
export function routeOdds(baggage: number, dares: boolean, hillfolk = false): Odds<Crossed> {
  const mover = { banner: 'banner', number: 1, baggage, blocked: true, spot: { part: 0 }, marching: false };
  const seat: Seat = 'table';
  const tile: TileId = 'q0r0';
  const brief: MoveBrief = {
    seat,
    order: '',
    from: tile,
    to: 'q1r0',
    movers: [mover],
    hillfolk,
    key: '',
    route: null,
    owner: null,
    chaos: false,
    fords: [],
    meets: [],
  };
  return odds(
    () => throughTheBlock(brief, [mover]),
    ({ changes }, through): Crossed => ({
      through: through.length > 0,
      points: changes.reduce((sum, change) => sum + (change.type === 'charged' ? change.points : 0), 0),
      baggage: changes.reduce((sum, change) => sum + (change.type === 'baggageChanged' ? -change.by : 0), 0),
    }),
    { policy: () => (dares ? { go: 1 } : { stay: 1 }) },
  );
}
