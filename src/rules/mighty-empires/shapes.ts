/** What the changes of several chapters hold that is more than a number or a name. */
import * as is from '../../kernel/shapes.ts';
import { peoplesOf } from './map/peoples.ts';
import { landArg, spotArg } from './map/terrain.ts';
import { tinctures } from './options.ts';
import type { Month } from './pieces.ts';
import type { Laid, Painted, Spot } from './places.ts';
import { stages, turnPhases } from './state.ts';

export const stage = is.oneOf(...stages);
export const turnPhase = is.oneOf(...turnPhases);
export const tincture = is.oneOf(...tinctures);
export const people = is.oneOf(...peoplesOf);
export const site = is.oneOf('barren', 'village', 'fortress', 'city');
export const month = is.fields<Month>({ year: is.count, month: is.count });

export const spot: is.Kind<Spot> = spotArg;
export const laid: is.Kind<Laid> = is.by(
  is.tile,
  is.fields<Laid[never]>({ design: is.piece, turn: is.oneOf(0, 1, 2, 3, 4, 5) }),
);
export const painted: is.Kind<Painted> = is.by(is.tile, landArg as is.Kind<Painted[never]>);

export const halt = is.oneOf('mutiny', 'storms', 'route', 'terror');
export const routeFound = is.oneOf('none', 'perilous', 'safe');
