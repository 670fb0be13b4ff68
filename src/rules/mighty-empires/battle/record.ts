/** Battles and sieges settled by the players: the table records what they agree came of it. */
import * as v from 'valibot';
import { given, minded, option, pick, unlessAny, whether, whole } from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Frozen, Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { against, countArg, define, hasBanners, pieceArg, tileArg } from '../define.ts';
import { attackersOf as attackingIn, defendersOf as inTheOpen } from '../map/sides.ts';
import { undeadIn } from '../map/spells.ts';
import { spotsOf } from '../map/terrain.ts';
import { wayOf } from '../movement/brief.ts';
import type { Spot } from '../places.ts';
import { besieged, force, type PlacedBanner } from '../queries.ts';
import { type Reembarking, reembark } from '../sea/retreat.ts';
import type { BannerId, Encounter, Month, State } from '../state.ts';
import { laidToRest } from './undead.ts';
import { attackerSide, defenderSide, type Fighter, refuges as waysOut } from './ways-out.ts';

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
  /** Whose word it takes: the other side's, or one's who is no side while that one is away. Nobody's in the first campaigns. */
  asks: v.optional(v.array(pieceArg), []),
});
export type Agreed = v.InferOutput<typeof args>;

/** The defender's banners that fight in the open; in a siege, those behind the walls. */
export const defendersOf = (state: State, encounter: Encounter): readonly PlacedBanner[] =>
  encounter.kind === 'siege'
    ? force(state, encounter.defender, encounter.tile).filter(({ id }) =>
        encounter.siege?.inside.includes(id),
      )
    : inTheOpen(state, encounter);
export const attackersOf = (state: State, encounter: Encounter): readonly BannerId[] =>
  attackingIn(state, encounter).map(({ id }) => id);

/** Where a beaten defender may go, clear ways first. */
export const refuges = (state: State, banner: BannerId): readonly TileId[] =>
  waysOut(state, banner).map(({ to }) => to);

/** The defenders with their ways out, if they lose. */
const losing = (
  state: State,
  encounter: Encounter,
): readonly Pick<Fighter, 'banner' | 'ways' | 'landed'>[] =>
  encounter.kind === 'battle'
    ? defenderSide(state, encounter)
    : defendersOf(state, encounter).map(({ id }) => {
        return { banner: id, ways: waysOut(state, id), landed: null };
      });

const bySea = (side: readonly Pick<Fighter, 'banner' | 'landed'>[]): readonly Reembarking[] =>
  side.flatMap(({ banner, landed }) => (landed ? { banner, ship: landed.ship } : []));

/** What the rules would have follow from an outcome: a form filled in beforehand, to be agreed on. */
export function expected(state: State, id: string, outcome: Outcome): Agreed | undefined {
  const encounter = state.encounters[id];
  if (!encounter) return undefined;
  const withdraws: Record<BannerId, TileId> = {};
  const destroyed: BannerId[] = [];
  if (outcome === 'defender' || outcome === 'draw' || outcome === 'called-off')
    for (const banner of attackersOf(state, encounter)) {
      // Banners that rallied out go back behind the walls, those that landed back aboard.
      const from = encounter.attackers[banner] as TileId;
      if (from !== encounter.tile) withdraws[banner] = from;
    }
  if (outcome === 'attacker' || outcome === 'draw')
    for (const { banner, ways, landed } of losing(state, encounter)) {
      const [way] = ways;
      if (way) withdraws[banner] = way.to;
      else if (!landed?.ship) destroyed.push(banner);
    }
  const held = state.tiles[encounter.tile];
  // Behind walls somebody else still holds it.
  const taken =
    outcome === 'attacker' && held !== undefined && !held.razed && !besieged(state, encounter.tile);
  return { encounter: id, outcome, lost: {}, destroyed, withdraws, baggage: {}, taken, asks: [] };
}

function unlikely(state: State, agreed: Frozen<Agreed>): readonly Remark[] {
  const encounter = state.encounters[agreed.encounter];
  if (!encounter) return [];
  const sides = [...attackersOf(state, encounter), ...defendersOf(state, encounter).map(({ id }) => id)];
  const strangers = [...Object.keys(agreed.lost), ...agreed.destroyed, ...Object.keys(agreed.withdraws)].find(
    (banner) => !sides.includes(banner),
  );
  const site = state.tiles[encounter.tile]?.site;
  return [
    strangers !== undefined &&
      against('me.battle.recorded', say('Banner {banner} is not in this battle.', { banner: strangers })),
    agreed.outcome === 'siege' &&
      site !== 'city' &&
      site !== 'fortress' &&
      against('me.siege.recorded', say('Only a city or fortress can be besieged.')),
  ].filter((remark) => remark !== false);
}

function* settle(b: Brief): Procedure<Change> {
  const { agreed, places, tile, attacker, beaten, when } = b;
  const { lost, destroyed, baggage } = agreed;
  for (const [banner, points] of Object.entries(lost))
    if (points > 0) yield* change({ type: 'charged', banner, points });
  for (const [banner, points] of Object.entries(baggage))
    yield* change({ type: 'baggageSet', banner, points });
  yield* change({ type: 'encounterEnded', id: agreed.encounter });
  for (const banner of destroyed) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
  for (const place of places) yield* change({ type: 'withdrew', ...place });
  yield* reembark(leavesBySea(b));
  if (agreed.taken) yield* change({ type: 'tileTaken', tile, seat: attacker });
  for (const { banner } of places)
    if (beaten.includes(banner)) yield* change({ type: 'beaten', banner, when });
  if (b.undead > 0 && agreed.outcome === 'attacker') yield* laidToRest(tile);
}
/** Those who landed and did not win, unless the table put them elsewhere. */
const leavesBySea = ({ agreed, landed }: Brief): readonly Reembarking[] =>
  landed[
    agreed.outcome === 'attacker' ? 'defenders' : agreed.outcome === 'draw' ? 'both' : 'attackers'
  ].filter(({ banner }) => !agreed.destroyed.includes(banner) && agreed.withdraws[banner] === undefined);

type Brief = {
  readonly seat: string;
  readonly agreed: Agreed;
  readonly tile: TileId;
  readonly attacker: string;
  readonly defender: string;
  readonly landed: { readonly [side in 'attackers' | 'defenders' | 'both']: readonly Reembarking[] };
  /** The losing side's banners: they neither scout nor move this month. */
  readonly beaten: readonly BannerId[];
  readonly when: Month;
  /** Points of the dead that fought here. */
  readonly undead: number;
  readonly places: readonly { readonly banner: BannerId; readonly tile: TileId; readonly spot: Spot }[];
};

export const recordBattle = define({
  id: 'record-battle',
  rule: 'me.battle.recorded',
  title: say('Record a battle'),
  args,
  *asks(state) {
    const none = against('me.battle.recorded', say('There is no battle to fight.'));
    yield* unlessAny(Object.keys(state.encounters).length === 0 && none);
    const encounter = yield* pick('encounter', {
      text: say('Which battle?'),
      among: () => Object.keys(state.encounters),
      none,
    });
    const outcome = yield* option('outcome', { text: say('How did it end?'), among: outcomes });
    const likely = () => expected(state, encounter, outcome);
    const lost = yield* whole<Agreed['lost']>('lost', {
      text: say('How many points did each banner lose?'),
      suggest: () => ({}),
    });
    const destroyed = yield* whole<readonly BannerId[]>('destroyed', {
      text: say('Which banners does the battle destroy?'),
      suggest: () => likely()?.destroyed,
    });
    const withdraws = yield* whole<Agreed['withdraws']>('withdraws', {
      text: say('Which banners withdraw, and where to?'),
      suggest: () => likely()?.withdraws,
    });
    const baggage = yield* whole<Agreed['baggage']>('baggage', {
      text: say('How much baggage do they have afterwards?'),
      suggest: () => ({}),
    });
    const taken = yield* whether('taken', {
      text: say('Does the attacker take the tile?'),
      none,
      usual: () => likely()?.taken ?? false,
    });
    const asks = yield* given<readonly string[]>('asks', { value: [] });
    const agreed = { encounter, outcome, lost, destroyed, withdraws, baggage, taken, asks };
    yield* minded(...unlikely(state, agreed));
    return agreed;
  },
  applies(state, { encounter, lost, destroyed, withdraws, baggage }) {
    if (!Object.hasOwn(state.encounters, encounter))
      return against('me.battle.recorded', say('That encounter is already over.'));
    return hasBanners(state, [
      ...Object.keys(lost),
      ...destroyed,
      ...Object.keys(withdraws),
      ...Object.keys(baggage),
    ]);
  },
  brief(state, agreed, { seat }): Brief {
    const encounter = state.encounters[agreed.encounter] as Encounter;
    const { tile, attacker, defender } = encounter;
    const { year, month } = state.season;
    const places = Object.entries(agreed.withdraws).map(([banner, to]) => ({
      banner,
      tile: to,
      spot: wayOf(state, banner, to, null)?.at ?? spotsOf(state, to)[0] ?? { part: 0 },
    }));
    const losers =
      agreed.outcome === 'attacker'
        ? defendersOf(state, encounter).map(({ id }) => id)
        : agreed.outcome === 'defender'
          ? attackersOf(state, encounter)
          : [];
    const attackers = bySea(attackerSide(state, encounter));
    const defenders = bySea(losing(state, encounter));
    return {
      seat,
      agreed,
      tile,
      attacker,
      defender,
      landed: { attackers, defenders, both: [...attackers, ...defenders] },
      beaten: losers,
      when: { year, month },
      places,
      undead: defender === 'independent' ? undeadIn(state, tile) : 0,
    };
  },
  *run(b) {
    const { seat, agreed, tile, attacker, defender } = b;
    const rule = agreed.outcome === 'siege' ? 'me.siege.recorded' : 'me.battle.recorded';
    const points = Object.values(agreed.lost).reduce((sum, each) => sum + each, 0);
    const against = yield* dissent(agreed.asks, {
      rule,
      text: say(written[agreed.outcome], {
        seat,
        attackerSeat: attacker,
        defenderSeat: defender,
        tile,
        points,
      }),
    });
    if (against !== undefined) return yield* note('battle-refused', rule, { seat, other: against, tile });
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

/** What those are asked who are to agree. */
const written: { readonly [outcome in Outcome]: string } = {
  attacker: '{seat} writes: {attackerSeat} won at {tile}, and {points} points fell.',
  defender: '{seat} writes: {defenderSeat} won at {tile}, and {points} points fell.',
  draw: '{seat} writes: a draw at {tile}, and {points} points fell.',
  siege: '{seat} writes: the battle at {tile} becomes a siege.',
  'called-off': '{seat} writes: the battle at {tile} is called off.',
};
