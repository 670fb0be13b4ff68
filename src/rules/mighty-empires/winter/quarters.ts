/** Winter quarters: every banner home to a tile of its realm that houses it, every ship to a harbour, all baggage used up. */
import * as v from 'valibot';
import { minded, unlessAny, whole } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, type Procedure, part } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { counted, say, type Text } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { against, define, hasRealm, notYours, pieceArg, tileArg } from '../define.ts';
import { spotsOf } from '../map/terrain.ts';
import type { Spot } from '../places.ts';
import { bannersOf, holdingsOf } from '../queries.ts';
import type { State } from '../state.ts';
import { notInWinter } from '../winter-now.ts';
import { type Berth, proposal, type WaysHome, waysHome, waysOf } from './proposal.ts';
import { retreat } from './retreat.ts';
import { homebound, roomsOf } from './room.ts';
import { harboursFor } from './sea-roads.ts';
import { undecided } from './sieges.ts';

const berth = v.union([tileArg, v.literal('none')]);
const args = v.object({
  /** Where each banner winters; `none`: it is disbanded for want of room. Banners not named go as proposed. */
  homes: v.optional(v.record(pieceArg, berth), {}),
  ships: v.optional(v.record(pieceArg, berth), {}),
});
type Args = v.InferOutput<typeof args>;
type Berths = { readonly [piece: string]: Berth };

/** What everybody's place comes to: as said, else as proposed. */
export function settled(state: State, seat: Seat, said: Args, ways: WaysHome) {
  const proposed = proposal(state, seat, ways);
  return { homes: { ...proposed.homes, ...said.homes }, ships: { ...proposed.ships, ...said.ships } };
}

/** More in a tile than it houses, a tile that houses nobody, or a banner turned out while there is room. */
function crowded(state: State, seat: Seat, homes: { readonly [banner: string]: Berth }): Remark | undefined {
  const rooms = roomsOf(state, seat);
  const guests = Object.values(homes);
  const strange = guests.find((tile) => tile !== 'none' && !rooms.has(tile));
  if (strange !== undefined)
    return against(
      'me.quarters.room',
      say('{tile} cannot house banners over the winter.', { tile: strange }),
    );
  const full = [...rooms].find(([tile, beds]) => guests.filter((each) => each === tile).length > beds);
  if (full)
    return against(
      'me.quarters.room',
      say('{tile} can house only {most} banners.', { tile: full[0], most: full[1] }),
    );
  const beds = [...rooms.values()].reduce((sum, each) => sum + each, 0);
  const housed = guests.filter((tile) => tile !== 'none').length;
  return housed < Math.min(beds, guests.length)
    ? against(
        'me.quarters.unsupported',
        say('There is still room for {rest} more banners: you must house them.', { rest: beds - housed }),
      )
    : undefined;
}

function adrift(state: State, seat: Seat, ships: { readonly [ship: string]: Berth }): Remark | undefined {
  for (const [id, port] of Object.entries(ships)) {
    if (state.ships[id]?.owner !== seat) return against('me.piece.ship', say('That ship is not yours.'));
    const open = harboursFor(state, id);
    if (port === 'none' ? open.size > 0 : !open.has(port))
      return against(
        'me.quarters.ships',
        port === 'none'
          ? say('A ship that can reach one of your harbours must winter there.')
          : say('The ship cannot reach a harbour of yours in {tile} along the coast.', { tile: port }),
      );
  }
  return undefined;
}

/** Who goes home over mountains and rivers. */
const struggling = (
  state: State,
  homes: { readonly [banner: string]: Berth },
  ways: WaysHome,
): readonly string[] =>
  Object.entries(homes).flatMap(([banner, tile]) =>
    tile === 'none' || (ways.get(banner) ?? waysOf(state, banner)).has(tile) ? [] : [banner],
  );

/** What the way through the snow costs, as the chart has it: a player weighs it before they send anybody. */
const toll = (cold: number): Text =>
  counted(
    cold,
    'One banner has no clear way home: roll a D6. On a 1 it is lost; on 2 to 6 it loses D6 × 200, 100, 70, 50 or 30 points.',
    '{n} banners have no clear way home: roll a D6 for each. On a 1 the banner is lost; on 2 to 6 it loses D6 × 200, 100, 70, 50 or 30 points.',
  );
/** The same of a seat that goes home as proposed; undefined where everybody has a clear way. */
export function tollHome(state: State, seat: Seat): Text | undefined {
  const ways = waysHome(state, seat);
  const cold = struggling(state, proposal(state, seat, ways).homes, ways).length;
  return cold > 0 ? toll(cold) : undefined;
}

function minds(
  state: State,
  seat: Seat,
  homes: { readonly [banner: string]: Berth },
  ships: { readonly [ship: string]: Berth },
  ways: WaysHome,
): readonly Remark[] {
  const waits = Object.values(state.encounters).find(
    ({ kind, attacker, defender }) => kind === 'battle' && (attacker === seat || defender === seat),
  );
  const lost = Object.values(homes).filter((tile) => tile === 'none').length;
  const wrecked = Object.values(ships).filter((port) => port === 'none').length;
  const cold = struggling(state, homes, ways).length;
  return [
    waits &&
      against('me.quarters.battle', say('The battle in {tile} is left unfought.', { tile: waits.tile })),
    cold > 0 && against('me.quarters.retreat', toll(cold)),
    lost > 0 &&
      against(
        'me.quarters.unsupported',
        counted(
          lost,
          'There is no room for one banner, and it is lost.',
          'There is no room for {n} banners, and they are lost.',
        ),
      ),
    wrecked > 0 &&
      against(
        'me.quarters.ships',
        counted(
          wrecked,
          'One ship cannot reach a harbour of yours, and is lost.',
          '{n} ships cannot reach a harbour of yours, and are lost.',
        ),
      ),
  ].filter((remark) => remark !== undefined && remark !== false);
}

/** What a seat, and independents, have left of the season's baggage. */
export const leftovers = (state: State, seat: Seat) => ({
  loaded: bannersOf(state, seat).flatMap(({ id, baggage }) => (baggage > 0 ? [id] : [])),
  stored: [seat, 'independent'].flatMap((owner) =>
    holdingsOf(state, owner).flatMap(({ tile, stockpile }) => (stockpile > 0 ? [tile] : [])),
  ),
});

/** Nothing of it lasts the winter. */
export function* eaten({
  seat,
  loaded,
  stored,
}: ReturnType<typeof leftovers> & { readonly seat: Seat }): Procedure<Change> {
  for (const banner of loaded) yield* change({ type: 'baggageSet', banner, points: 0 });
  for (const tile of stored) yield* change({ type: 'stockpileSet', tile, points: 0 });
  if (loaded.length + stored.length > 0) yield* note('stores-used', 'me.quarters.baggage', { seat });
}

export const takeQuarters = define({
  id: 'take-quarters',
  rule: 'me.quarters',
  title: say('Go into winter quarters'),
  args,
  *asks(state, seat) {
    const siege = undecided(state, seat);
    yield* unlessAny(
      notInWinter(state, seat, 'quarters'),
      state.winter.quartered.includes(seat) &&
        against('me.quarters', say('Your army is already in its winter quarters.')),
      siege &&
        against(
          'me.quarters.siege',
          say('First say whether you keep up the siege of {tile}.', { tile: siege.tile }),
        ),
    );
    const homes = yield* whole<Berths>('homes', {
      text: say('Where does each banner winter?'),
      suggest: () => ({}),
    });
    const ways = waysHome(state, seat);
    const proposed = proposal(state, seat, ways);
    const housed = { ...proposed.homes, ...homes };
    const ships = yield* whole<Berths>('ships', {
      text: say('Where does each ship winter?'),
      against: (one) =>
        notYours(state, seat, Object.keys(housed)) ??
        crowded(state, seat, housed) ??
        adrift(state, seat, { ...proposed.ships, ...one }),
      suggest: () => ({}),
    });
    yield* minded(...minds(state, seat, housed, { ...proposed.ships, ...ships }, ways));
    return { homes, ships };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief(state, said, { seat }) {
    const ways = waysHome(state, seat);
    const { homes, ships } = settled(state, seat, said, ways);
    return {
      seat,
      banners: homebound(state, seat).map(({ id, number, tile }) => {
        const home = homes[id] ?? 'none';
        const way = home === 'none' ? undefined : ways.get(id)?.get(home);
        return {
          banner: id,
          number,
          from: tile,
          home,
          spot: spotIn(state, home),
          way: way ? [...way] : null,
        };
      }),
      ships: Object.entries(state.ships).flatMap(([ship, { owner, number }]) =>
        owner === seat ? [{ ship, number, port: ships[ship] ?? 'none' }] : [],
      ),
      ...leftovers(state, seat),
    };
  },
  *run(b) {
    const { seat, banners, ships } = b;
    yield* eaten(b);
    for (const each of banners) yield* home(seat, each);
    for (const each of ships) yield* harboured(seat, each);
    yield* change({ type: 'quartered', seat });
    const housed = banners.filter(({ home: tile }) => tile !== 'none').length;
    yield* note('quartered', 'me.quarters', { seat, banners: housed });
  },
});

const spotIn = (state: State, tile: Berth): Spot =>
  (tile === 'none' ? undefined : spotsOf(state, tile)[0]) ?? { part: 0 };

type Guest = {
  readonly banner: string;
  readonly number: number;
  readonly from: TileId | null;
  readonly home: Berth;
  readonly spot: Spot;
  readonly way: readonly TileId[] | null;
};

function* home(seat: Seat, { banner, number, from, home: tile, spot, way }: Guest): Procedure<Change> {
  if (tile === 'none') {
    yield* change({ type: 'bannerFell', banner, how: 'disbanded' });
    yield* note('unsupported', 'me.quarters.unsupported', { seat, number });
    return;
  }
  if (way === null) {
    const { total, points } = yield* part(banner, retreat, { by: seat });
    yield* note('retreat', 'me.quarters.retreat', { seat, number, from, total, points: points ?? -1 });
    if (points === null) {
      yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
      return;
    }
    yield* change({ type: 'charged', banner, points });
  } else if (way.length > 1) yield* note('went-home', 'me.quarters.way', { seat, number, tile, way });
  yield* change({ type: 'withdrew', banner, tile, spot });
}

function* harboured(
  seat: Seat,
  { ship, number, port }: { readonly ship: string; readonly number: number; readonly port: Berth },
): Procedure<Change> {
  if (port === 'none') {
    yield* change({ type: 'shipLost', ship });
    yield* note('ship-lost', 'me.quarters.ships', { seat, number });
  } else yield* change({ type: 'shipSailed', ship, tile: port, harbour: true, carries: null });
}
