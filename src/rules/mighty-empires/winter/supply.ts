/** A siege kept up over the winter: its besiegers are paid for or perish, and those within are asked once how they starve. */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, choose, note, type Procedure, part, rollEach } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { against, define, pieceArg } from '../define.ts';
import { needsNoFood, pride } from '../map/talents.ts';
import { spotsOf } from '../map/terrain.ts';
import { siegesIn } from '../map/walls.ts';
import type { Spot } from '../places.ts';
import { bannersIn, type PlacedBanner } from '../queries.ts';
import { starvationRoll } from '../siege/starvation.ts';
import type { BannerId, State } from '../state.ts';
import { notInWinter, publicCrowns } from '../winter-now.ts';
import { clearWays, startsOf } from './home.ts';
import { beds } from './proposal.ts';
import { homebound, roomsOf } from './room.ts';
import { toSupply } from './sieges.ts';

/** Cold and hunger press harder: what the winter takes off the die. */
export const winterModifier = -1;

/** Where banners that must leave now find a bed by a clear way, once the siege is over; null: nowhere, they perish. */
type Refuge = {
  readonly seat: Seat;
  readonly banner: BannerId;
  readonly number: number;
  readonly home: { readonly tile: TileId; readonly spot: Spot } | null;
};

/** The table with the walls of a tile open and nobody before them any more. */
function opened(state: State, tile: TileId, winner: Seat): State {
  const holding = state.tiles[tile];
  return {
    ...state,
    encounters: Object.fromEntries(Object.entries(state.encounters).filter(([, each]) => each.tile !== tile)),
    ...(holding && { tiles: { ...state.tiles, [tile]: { ...holding, flag: winner } } }),
  };
}

/** @param after the table as it is once the siege is over @param who banners of one seat */
function refuges(after: State, who: readonly PlacedBanner[]): readonly Refuge[] {
  const [first] = who;
  if (!first) return [];
  const rooms = new Map(roomsOf(after, first.seat));
  for (const guest of homebound(after, first.seat))
    if (guest.tile && !who.some(({ id }) => id === guest.id))
      rooms.set(guest.tile, Math.max(0, (rooms.get(guest.tile) ?? 0) - 1));
  const ways = new Map(
    who.map(({ id }) => [
      id,
      [...clearWays(after, first.seat, startsOf(after, id), [...rooms.keys()]).keys()],
    ]),
  );
  const given = beds(who, ways, rooms);
  return who.map(({ id, number }) => {
    const home = given.get(id);
    return {
      seat: first.seat,
      banner: id,
      number,
      home: home ? { tile: home, spot: spotsOf(after, home)[0] ?? { part: 0 } } : null,
    };
  });
}

export const supplySiege = define({
  id: 'supply-siege',
  rule: 'me.stores.siege',
  title: say('Sustain the siege'),
  args: v.object({ encounter: pieceArg }),
  *asks(state, seat) {
    const none = against('me.stores.siege', say('None of your sieges needs baggage.'));
    const waiting = toSupply(state, seat).map(({ id }) => id);
    yield* unlessAny(notInWinter(state, seat, 'baggage'), waiting.length === 0 && none);
    const encounter = yield* pick('encounter', {
      text: say('Which siege?'),
      among: () => waiting,
      against: (one) =>
        waiting.includes(one)
          ? undefined
          : against('me.stores.siege', say('That siege does not need your baggage.')),
      none,
    });
    return { encounter };
  },
  applies: (state, { encounter }) =>
    state.encounters[encounter]?.kind === 'siege' || against('me.quarters.siege', say('That siege is over.')),
  brief(state, { encounter }, { seat }) {
    const tile = state.encounters[encounter]?.tile ?? null;
    const sieges = tile === null ? [] : siegesIn(state, tile);
    const all = tile === null ? [] : bannersIn(state, tile);
    // The besieger who has lain there longest takes what is betrayed or yielded.
    const { attacker = seat, defender = 'independent' } = sieges[0] ?? {};
    const before = sieges.map(({ attackers }) => all.filter(({ id }) => Object.hasOwn(attackers, id)));
    const garrison = all.filter(({ id }) => sieges.some(({ siege }) => siege.inside.includes(id)));
    const after = tile === null ? state : opened(state, tile, attacker);
    const inside = garrison.map(({ id }) => id);
    return {
      seat,
      encounter,
      tile,
      // Two who besiege one town starve it but once, and nobody starves the dead.
      tested:
        sieges.some(({ id }) => id !== encounter && state.winter.sieges[id] === 'supplied') ||
        (inside.length > 0 && inside.every((banner) => needsNoFood(state, banner))),
      razed: (tile && state.tiles[tile]?.razed) ?? false,
      rest: publicCrowns(state, seat),
      attacker,
      defender,
      proud: pride(state, defender, attacker, inside),
      sieges: sieges.map(({ id }) => id),
      banners: Object.keys(state.encounters[encounter]?.attackers ?? {}),
      hungry: before
        .flat()
        .flatMap(({ id, seat: whose }) => (whose === seat && !needsNoFood(state, id) ? [id] : [])),
      besiegers: before.flatMap((who) => refuges(after, who)),
      garrison: refuges(after, garrison),
    };
  },
  *run(b) {
    const { seat, encounter, tile, banners, hungry } = b;
    const rolls = yield* rollEach(hungry, (banner) => ({
      label: banner,
      by: seat,
      rule: 'me.stores.siege',
      dice: 'd6',
      text: say('How much baggage does {banner} need for the winter?', { banner }),
    }));
    const crowns = rolls.reduce((sum, [, loads]) => sum + loads, 0);
    const answer =
      crowns > b.rest
        ? 'abandon'
        : crowns === 0
          ? 'pay'
          : yield* choose('pay', {
              by: seat,
              rule: 'me.stores.siege',
              text: counted(
                crowns,
                'The besiegers need a crown of baggage. Without it all of them perish.',
                'The besiegers need {n} crowns of baggage. Without it all of them perish.',
              ),
              from: {
                pay: counted(crowns, 'Pay a crown', 'Pay {n} crowns'),
                abandon: say('Leave them to the winter'),
              },
            });
    if (answer === 'abandon') {
      for (const banner of banners) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
      yield* note('siege-perished', 'me.stores.siege', { seat, tile, banners: banners.length });
      return;
    }
    yield* change({ type: 'spent', seat, crowns });
    yield* change({ type: 'siegeKept', id: encounter, supplied: true });
    if (crowns > 0) yield* note('siege-supplied', 'me.stores.siege', { seat, tile, crowns });
    if (!b.tested) yield* starve(b);
  },
});

type Brief = {
  readonly seat: Seat;
  readonly tile: TileId | null;
  /** Burnt since the siege began: there is nothing left to take. */
  readonly razed: boolean;
  /** Who has lain there longest. */
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly proud: ReturnType<typeof pride>;
  /** Every siege of these walls, and who lies before them. */
  readonly sieges: readonly string[];
  readonly besiegers: readonly Refuge[];
  readonly garrison: readonly Refuge[];
};

function* starve(b: Brief): Procedure<Change> {
  const { tile, razed, attacker, defender, proud, besiegers, garrison } = b;
  const rule = 'me.stores.starvation';
  const by = defender === 'independent' ? b.seat : defender;
  const { came } = yield* part('hunger', starvationRoll, { by, modifier: winterModifier });
  if ((came === 'betrayal' && proud.betrayal) || (came === 'surrender' && proud.surrender))
    return yield* note('steadfast', 'me.peoples.dwarfs.steadfast', { tile, defender });
  yield* note('winter-siege', rule, { seat: attacker, defender, tile, came });
  if (came === 'holds' || tile === null) return;
  if (came === 'hardship') {
    yield* change({ type: 'hardened', tile, by: 1 });
    return;
  }
  if (came === 'surrender') {
    const terms = yield* choose('terms', {
      by: attacker,
      rule,
      text: say('{tile} offers to surrender in return for safe conduct.', { tile }),
      from: { accept: say('Accept'), refuse: say('Refuse: the siege goes on') },
    });
    if (terms === 'refuse') return;
  }
  for (const id of b.sieges) yield* change({ type: 'encounterEnded', id });
  for (const each of garrison)
    if (came === 'surrender') yield* toQuarters(each);
    else yield* change({ type: 'bannerFell', banner: each.banner, how: 'destroyed' });
  if (!razed) yield* change({ type: 'tileTaken', tile, seat: attacker });
  for (const each of besiegers) yield* toQuarters(each);
}

/** To quarters at once, or lost. */
function* toQuarters({ seat, banner, number, home }: Refuge): Procedure<Change> {
  const rule = 'me.stores.homeward';
  if (home) yield* change({ type: 'withdrew', banner, ...home });
  else yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
  yield* note(home ? 'siege-home' : 'siege-lost', rule, { seat, number, tile: home?.tile ?? '' });
}
