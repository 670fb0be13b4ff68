/** Spells that lay waste: water, wind, blood, madness. */
import { directions, neighbour, type TileId } from '../../../../kernel/hex.ts';
import { change, type Decision, note, type Procedure, part, roll } from '../../../../kernel/procedure.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { say } from '../../../../kernel/text.ts';
import type { Change } from '../../change.ts';
import { numbersOf } from '../../map/spellbook.ts';
import type { CastBrief, Lay } from '../brief.ts';
import { lay, losses, razing } from './lay.ts';

/** The flood takes the settlement of the tile, and villages down the river. */
export function* deluge(b: CastBrief): Procedure<Change> {
  const rule = 'me.magic.deluge';
  const { razes, downstream } = numbersOf('deluge');
  const { seat, here } = b;
  const drowned = yield* razing(b, rule, here, razes, 'here');
  yield* note('deluge', rule, { seat, tile: here.tile, drowned });
  for (const tile of b.downstream) {
    const below = b.lays[tile];
    if (!below || below.protected) continue;
    if (yield* razing(b, rule, below, downstream, `below/${tile}`))
      yield* note('washed-away', rule, { tile });
  }
}

type Trail = { readonly by: Seat; readonly open: readonly number[] };
/** The side the wind blows over; off the map the die is rolled again. */
const gust: Decision<Trail, number> = {
  id: 'me.magic.doom',
  *run(trail) {
    const side = yield* roll('side', {
      by: trail.by,
      rule: 'me.magic.doom',
      dice: 'd6',
      text: say('Where does the wind howl next? 1 is east, then clockwise.'),
    });
    return trail.open.includes(side) ? side : yield* part('again', gust, trail);
  },
};

/** Tile by tile at random, until it has blown over as many as the die says. */
export function* howlingDoom(b: CastBrief): Procedure<Change> {
  const rule = 'me.magic.doom';
  const { eachLoses, razes, tiles } = numbersOf('howling-doom');
  const count = yield* roll('tiles', {
    by: b.seat,
    rule,
    dice: tiles,
    text: say('Over how many tiles does the wind howl?'),
  });
  const razed = new Set<TileId>();
  let at = b.here.tile;
  for (let step = 1; ; step++) {
    const below = b.lays[at];
    const strikes = below !== undefined && !below.protected;
    const points = strikes ? yield* losses(b, rule, below.banners, eachLoses, `step${step}`) : 0;
    const falls = strikes && !razed.has(at) && (yield* razing(b, rule, below, razes, `step${step}/village`));
    if (falls) razed.add(at);
    yield* note('howling-doom', rule, { seat: b.seat, tile: at, points, razed: falls });
    const open = directions.filter((side) => b.onMap.includes(neighbour(at, side))).map((side) => side + 1);
    if (step >= count || open.length === 0) return;
    const side = yield* part(`step${step}/wind`, gust, { by: b.seat, open });
    at = neighbour(at, (side - 1) as 0);
  }
}

export function* inundation(b: CastBrief): Procedure<Change> {
  const rule = 'me.magic.inundation';
  const { eachLoses, razes } = numbersOf('inundation-of-blood');
  yield* lay(b, 'inundation-of-blood');
  yield* change({ type: 'winterEffect', effect: { kind: 'unpaid', tile: b.here.tile, why: rule } });
  const points = yield* losses(b, rule, b.here.banners, eachLoses, 'blood');
  const razed = yield* razing(b, rule, b.here, razes, 'village');
  yield* note('inundation-of-blood', rule, { seat: b.seat, tile: b.here.tile, points, razed });
}

export function* madness({ seat, here }: CastBrief): Procedure<Change> {
  yield* change({ type: 'razed', tile: here.tile, by: null });
  yield* destroyed(here);
  yield* note('reign-of-madness', 'me.magic.madness', {
    seat,
    tile: here.tile,
    banners: here.banners.length,
  });
}

function* destroyed({ banners }: Lay): Procedure<Change> {
  for (const { banner } of banners) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
}

/** Out of doors a force dies in it; under a roof only if the roof goes. */
export function* tornado(b: CastBrief): Procedure<Change> {
  const rule = 'me.magic.tornado';
  const { seat, here } = b;
  const razed = yield* razing(b, rule, here, numbersOf('tornado-of-peril').razes, 'roof');
  const dies = razed || here.site === null;
  if (dies) yield* destroyed(here);
  yield* note('tornado-of-peril', rule, {
    seat,
    tile: here.tile,
    razed,
    banners: dies ? here.banners.length : 0,
  });
}
