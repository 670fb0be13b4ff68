/** Whether a banner is likely to find its way, and what the way costs it. */
import type { TileId } from '../../../kernel/hex.ts';
import { type Odds, odds } from '../../../kernel/odds.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { MoveBrief } from './brief.ts';
import { throughTheBlock } from './route.ts';

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
