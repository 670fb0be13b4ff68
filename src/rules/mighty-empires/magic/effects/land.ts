/** Spring spells that lie on the land: most of them only lie there, and are asked for when somebody comes. */

import { neighbour } from '../../../../kernel/hex.ts';
import {
  change,
  type Decision,
  note,
  owe,
  type Procedure,
  part,
  roll,
  rollEach,
} from '../../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../../kernel/question.ts';
import { say } from '../../../../kernel/text.ts';
import type { Change } from '../../change.ts';
import { numbersOf } from '../../map/spellbook.ts';
import type { CastBrief } from '../brief.ts';
import type { Effect } from './effect.ts';
import { lay } from './lay.ts';

/** A spell that does nothing but last. */
export const enchant = (rule: Rule): Effect =>
  function* (b) {
    if (b.spell === null) return;
    yield* lay(b, b.spell);
    yield* note(b.spell, rule, { seat: b.seat, tile: b.here.tile });
  };

/** What stands in the tile goes with it. */
export function* voided(b: CastBrief): Procedure<Change> {
  yield* lay(b, 'chaos-void');
  for (const { banner } of b.here.banners) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
  yield* note('chaos-void', 'me.magic.void', {
    seat: b.seat,
    tile: b.here.tile,
    banners: b.here.banners.length,
  });
}

export function* protect(b: CastBrief): Procedure<Change> {
  yield* change({ type: 'spellsLifted', tile: b.here.tile });
  yield* lay(b, 'magical-protection');
  yield* note('magical-protection', 'me.magic.protection', { seat: b.seat, tile: b.here.tile });
}

/** Every rival in the tile shows the caster their force there. */
export function* scrye({ seat, here }: CastBrief): Procedure<Change> {
  const rule = 'me.magic.scrye';
  yield* note('scrye', rule, { seat, tile: here.tile });
  const rivals = new Set(here.banners.map((banner) => banner.seat).filter((other) => other !== seat));
  for (const rival of rivals)
    yield* owe(`${rival}/contents`, {
      from: rival,
      to: [seat],
      rule,
      claim: 'contents',
      about: {
        banners: here.banners.filter((banner) => banner.seat === rival).map(({ banner }) => banner),
        tile: here.tile,
      },
    });
}

type Driven = { readonly by: Seat; readonly open: readonly number[] };
/** The side a ship is driven over; rolled again where no ship can go. */
const drift: Decision<Driven, number> = {
  id: 'me.magic.storm.ships',
  *run(driven) {
    const side = yield* roll('side', {
      by: driven.by,
      rule: 'me.magic.storm.ships',
      dice: 'd6',
      text: say('Where does the wind drive it? 1 is east, then clockwise.'),
    });
    return driven.open.includes(side) ? side : yield* part('again', drift, driven);
  },
};

export function* storm(b: CastBrief): Procedure<Change> {
  const { here, seat, seaward } = b;
  const rule = 'me.magic.storm.ships';
  yield* lay(b, 'storm');
  yield* note('storm', 'me.magic.storm', { seat, tile: here.tile });
  const rolls = yield* rollEach(here.ships, ({ ship }) => ({
    label: ship,
    by: seat,
    rule,
    dice: 'd6',
    text: say('Is the ship in {tile} wrecked?', { tile: here.tile }),
  }));
  for (const [{ ship, carries }, die] of rolls) {
    if (die <= numbersOf('storm').shipWreckedUpTo) {
      yield* change({ type: 'shipLost', ship });
      yield* note('ship-wrecked', rule, { tile: here.tile });
    } else if (seaward.length > 0) {
      const side = yield* part(`${ship}/drift`, drift, { by: seat, open: seaward });
      const tile = neighbour(here.tile, (side - 1) as 0);
      yield* change({ type: 'shipSailed', ship, tile, harbour: false, carries });
      yield* note('ship-driven', rule, { tile: here.tile, next: tile });
    }
  }
}
