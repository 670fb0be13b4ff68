/** What the changes of this chapter hold that is more than a number or a name. */
import * as is from '../../../kernel/shapes.ts';
import { winterPhases } from '../winter-phases.ts';
import type { WinterEffect } from './state.ts';

export const winterPhase = is.oneOf(...winterPhases);
export const settlement = is.oneOf('village', 'fortress', 'city');
type Effect<K> = Extract<WinterEffect, { readonly kind: K }>;
const crowned = { seat: is.seat, crowns: is.whole, why: is.rule };
export const winterEffect: is.Kind<WinterEffect> = is.either(
  is.either(
    is.fields<Effect<'crowns' | 'cities'>>({ kind: is.oneOf('crowns', 'cities'), ...crowned } as never),
    is.fields<Effect<'villages'>>({
      kind: is.oneOf('villages'),
      seat: is.seat,
      each: is.whole,
      why: is.rule,
    }),
  ),
  is.either(
    is.either(
      is.fields<Effect<'unpaid'>>({ kind: is.oneOf('unpaid'), tile: is.tile, why: is.rule }),
      is.fields<Effect<'famine'>>({ kind: is.oneOf('famine'), seat: is.seat, why: is.rule }),
    ),
    is.fields<Effect<'way'>>({ kind: is.oneOf('way'), banner: is.piece, safe: is.yes, why: is.rule }),
  ),
);
