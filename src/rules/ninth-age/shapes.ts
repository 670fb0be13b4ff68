/** What the changes of this rule set hold that is more than a number or a name. */
import type { Direction } from '../../kernel/hex.ts';
import * as is from '../../kernel/shapes.ts';
import { eventIds } from './charts/events.ts';
import { kinds } from './charts/hexes.ts';
import { type Changed, changeable, tinctures } from './options.ts';
import { forms, type Pick, type Result, stages, type Terrain, turnPhases } from './state.ts';

export const stage = is.oneOf(...stages);
export const turnPhase = is.oneOf(...turnPhases);
export const tincture = is.oneOf(...tinctures);
export const form = is.oneOf(...forms);
export const kind = is.oneOf(...kinds);
export const improvement = is.oneOf('city', 'fortress', 'mine');

const edge: is.Kind<Direction> = is.oneOf(0, 1, 2, 3, 4, 5);
export const terrain = is.fields<Terrain>({ kind, river: is.orNull(is.two(edge)) });
export const pick = is.fields<Pick>({
  seat: is.seat,
  event: is.oneOf(...eventIds),
  target: is.orNull(is.seat),
});
export const changed: is.Kind<Changed> = changeable;
export const result = is.fields<Omit<Result, 'turn'>>({
  scores: is.orNull(is.two(is.count)),
  ahead: is.orNull(is.oneOf('first', 'second')),
  percent: is.count,
});
