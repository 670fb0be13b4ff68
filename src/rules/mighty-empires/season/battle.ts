/** Battles and sieges settled by the players: the table records what they agree came of it. */
import * as v from 'valibot';
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import { change, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../changes/index.ts';
import { against, countArg, define, hasBanners, minding, pieceArg, tileArg } from '../define.ts';
import type { Spot } from '../places.ts';
import { force, ownerOf, type Standing } from '../queries.ts';
import type { BannerId, Encounter, State } from '../state.ts';
import { spotsOf } from '../terrain.ts';
import { wayOf } from './move-brief.ts';

export const outcomes = ['attacker', 'defender', 'draw', 'siege', 'called-off'] as const;
export type Outcome = (typeof outcomes)[number];

const args = v.object({
  encounter: pieceArg,
  outcome: v.picklist(outcomes),
  /** Points each banner lost. */
  lost: v.optional(v.record(pieceArg, countArg), {}),
  destroyed: v.optional(v.array(pieceArg), []),
  /** Who withdraws, and where to. */
  withdraws: v.optional(v.record(pieceArg, tileArg), {}),
  /** Baggage each banner holds afterwards, where it changed. */
  baggage: v.optional(v.record(pieceArg, countArg), {}),
  /** Whether the attacker takes the tile. */
  taken: v.optional(v.boolean(), false),
});
export type Agreed = v.InferOutput<typeof args>;

const attackersOf = (state: State, { attackers }: Encounter): readonly string[] =>
  Object.keys(attackers).filter((banner) => state.banners[banner]);
export const defendersOf = (state: State, { defender, tile }: Encounter): readonly Standing[] =>
  defender === 'independent' ? [] : force(state, defender, tile);

/** Where a beaten defender may go: adjacent tiles of its own empire it can reach over land, clear ways first. */
export const refuges = (state: State, banner: BannerId): readonly TileId[] => {
  const { tile, seat } = state.banners[banner] ?? {};
  if (!tile || !seat) return [];
  const found = neighbours(tile).flatMap((next) => {
    const way = ownerOf(state, next) === seat ? wayOf(state, banner, next, null) : undefined;
    return way ? [{ next, bars: way.why.length }] : [];
  });
  return found.sort((a, b) => a.bars - b.bars).map(({ next }) => next);
};

/** What the rules would have follow from an outcome: a form filled in beforehand, to be agreed on. */
export function expected(state: State, id: string, outcome: Outcome): Agreed | undefined {
  const encounter = state.encounters[id];
  if (!encounter) return undefined;
  const withdraws: Record<BannerId, TileId> = {};
  const destroyed: BannerId[] = [];
  if (outcome === 'defender' || outcome === 'draw' || outcome === 'called-off')
    for (const banner of attackersOf(state, encounter))
      withdraws[banner] = encounter.attackers[banner] as TileId;
  if (outcome === 'attacker' || outcome === 'draw')
    for (const { id: banner } of defendersOf(state, encounter)) {
      const [refuge] = refuges(state, banner);
      if (refuge) withdraws[banner] = refuge;
      else destroyed.push(banner);
    }
  const held = state.tiles[encounter.tile];
  const taken = outcome === 'attacker' && held !== undefined && !held.razed;
  return { encounter: id, outcome, lost: {}, destroyed, withdraws, baggage: {}, taken };
}

function unlikely(state: State, agreed: Agreed): readonly Remark[] {
  const encounter = state.encounters[agreed.encounter];
  if (!encounter) return [];
  const sides = [...attackersOf(state, encounter), ...defendersOf(state, encounter).map(({ id }) => id)];
  const strangers = [...Object.keys(agreed.lost), ...agreed.destroyed, ...Object.keys(agreed.withdraws)].find(
    (banner) => !sides.includes(banner),
  );
  const site = state.tiles[encounter.tile]?.site;
  return [
    strangers !== undefined &&
      against('me.battle.recorded', say('Banner {banner} is in no part of this.', { banner: strangers })),
    agreed.outcome === 'siege' &&
      site !== 'city' &&
      site !== 'fortress' &&
      against('me.siege.recorded', say('Only a city or fortress can stand a siege.')),
  ].filter((remark) => remark !== false);
}

function* settle({ agreed, places, tile, attacker }: Brief): Procedure<Change> {
  const { lost, destroyed, baggage } = agreed;
  for (const [banner, points] of Object.entries(lost))
    if (points > 0) yield* change({ type: 'charged', banner, points });
  for (const [banner, points] of Object.entries(baggage))
    yield* change({ type: 'baggageSet', banner, points });
  yield* change({ type: 'encounterEnded', id: agreed.encounter });
  for (const banner of destroyed) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
  for (const place of places) yield* change({ type: 'withdrew', ...place });
  if (agreed.taken) yield* change({ type: 'tileTaken', tile, seat: attacker });
}

type Brief = {
  readonly agreed: Agreed;
  readonly tile: TileId;
  readonly attacker: string;
  readonly defender: string;
  readonly places: readonly { readonly banner: BannerId; readonly tile: TileId; readonly spot: Spot }[];
};

export const recordBattle = define({
  id: 'record-battle',
  rule: 'me.battle.recorded',
  title: say('Record a battle'),
  args,
  offered(state, _, agreed) {
    if (Object.keys(state.encounters).length === 0)
      return { open: false, ...against('me.battle.recorded', say('No battle is waiting.')) };
    return minding(...(agreed ? unlikely(state, agreed) : []));
  },
  applies(state, { encounter, lost, destroyed, withdraws, baggage }) {
    if (!Object.hasOwn(state.encounters, encounter))
      return against('me.battle.recorded', say('That encounter is over already.'));
    return hasBanners(state, [
      ...Object.keys(lost),
      ...destroyed,
      ...Object.keys(withdraws),
      ...Object.keys(baggage),
    ]);
  },
  brief(state, agreed): Brief {
    const { tile, attacker, defender } = state.encounters[agreed.encounter] as Encounter;
    const places = Object.entries(agreed.withdraws).map(([banner, to]) => ({
      banner,
      tile: to,
      spot: wayOf(state, banner, to, null)?.at ?? spotsOf(state, to)[0] ?? { part: 0 },
    }));
    return { agreed, tile, attacker, defender, places };
  },
  *run(b) {
    const { agreed, tile, attacker, defender } = b;
    const rule = agreed.outcome === 'siege' ? 'me.siege.recorded' : 'me.battle.recorded';
    const points = Object.values(agreed.lost).reduce((sum, each) => sum + each, 0);
    yield* note('battle', rule, {
      tile,
      attacker,
      defender,
      outcome: agreed.outcome,
      taken: agreed.taken,
      points,
    });
    if (agreed.outcome === 'siege') yield* change({ type: 'besieged', id: agreed.encounter });
    else yield* settle(b);
  },
});
