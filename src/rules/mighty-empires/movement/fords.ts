/**
 * Rivers that magic holds: who goes through them dry-shod, and what the mage who holds the water may do about it. Once a
 * campaign turn he may try to let it go; banners that are just crossing drown.
 */
import type { TileId } from '../../../kernel/hex.ts';
import { same } from '../../../kernel/json.ts';
import {
  change,
  choose,
  type Decision,
  note,
  type Procedure,
  part,
  roll,
} from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { numbersOf } from '../map/spellbook.ts';
import { crossing, dried } from '../map/terrain.ts';
import type { Spot } from '../places.ts';
import type { BannerId, Month, State } from '../state.ts';
import type { Ford, MoveBrief, Mover } from './moves.ts';

/** Whether a caster has not tried to undo a spell in this campaign turn. */
export const untried = ({ season: { year, month } }: State, tried: Month | null): boolean =>
  tried?.year !== year || tried.month !== month;

/** The river a banner crosses by magic alone, on its way to where it wants to arrive. */
function fordOf(state: State, id: BannerId, to: TileId, arrive: Spot | null): TileId | undefined {
  const banner = state.banners[id];
  if (!banner?.tile || !banner.spot) return undefined;
  const from = { tile: banner.tile, at: banner.spot };
  const wet = { map: state.map, tiles: state.tiles };
  const pick = (ways: ReturnType<typeof crossing>['ways']) =>
    ways.find(({ at }) => arrive !== null && same(at, arrive)) ?? ways[0];
  const way = pick(crossing(state, banner.seat, from, to).ways);
  const without = way && crossing(wet, banner.seat, from, to).ways.find(({ at }) => same(at, way.at));
  const dry = dried(state);
  return without?.why.find(
    ({ what, tile }) =>
      what === 'river' &&
      dry.has(tile) &&
      !way?.why.some((block) => block.what === 'river' && block.tile === tile),
  )?.tile;
}

export function fordsOf(
  state: State,
  seat: Seat,
  banners: readonly BannerId[],
  to: TileId,
  arrive: Spot | null,
): readonly Ford[] {
  const dry = dried(state);
  if (dry.size === 0) return [];
  const { year, month } = state.season;
  const found = new Map<TileId, BannerId[]>();
  for (const id of banners) {
    const tile = fordOf(state, id, to, arrive);
    if (tile !== undefined) found.set(tile, [...(found.get(tile) ?? []), id]);
  }
  return [...found].flatMap(([tile, crossed]) => {
    const spell = dry.get(tile);
    return spell && spell.by !== seat && untried(state, spell.tried)
      ? [{ spell: spell.id, by: spell.by, tile, banners: crossed, now: { year, month } }]
      : [];
  });
}

/** Whether the water comes back. */
export const letGo: Decision<{ readonly by: Seat }, boolean> = {
  id: 'me.magic.river.reversed',
  *run({ by }) {
    const from = numbersOf('hold-river').reversedFrom;
    const score = yield* roll('water', {
      by,
      rule: 'me.magic.river.reversed',
      dice: 'd6',
      text: say('Does the water come back? On {from} or more it does.', { from }),
    });
    return score >= from;
  },
};

/** Those who get over: all, unless the water comes back while they are in the bed of the river. */
export function* forded(
  { seat, fords }: MoveBrief,
  going: readonly Mover[],
): Procedure<Change, readonly Mover[]> {
  const rule = 'me.magic.river.reversed';
  const drowned: BannerId[] = [];
  const tried = new Set<string>();
  for (const { spell, by, tile, banners, now } of fords) {
    const crossing = going.filter(({ banner }) => banners.includes(banner));
    if (crossing.length === 0 || tried.has(spell)) continue;
    tried.add(spell);
    const word = yield* choose(`ford/${tile}`, {
      by,
      rule,
      text: say('{seat} is crossing the dry river in {tile}. Do you let the water go?', { seat, tile }),
      from: { hold: say('Hold it'), release: say('Let it go') },
    });
    if (word === 'hold') continue;
    yield* change({ type: 'riverTried', id: spell, month: now });
    if (!(yield* part(`ford/${tile}/roll`, letGo, { by }))) {
      yield* note('river-stays', rule, { seat: by, tile });
      continue;
    }
    yield* change({ type: 'spellEnded', id: spell });
    for (const { banner } of crossing) {
      drowned.push(banner);
      yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
    }
    yield* note('drowned', rule, { seat, tile, banners: crossing.length });
  }
  return going.filter(({ banner }) => !drowned.includes(banner));
}
