/** A siege kept up over the winter: its besiegers are paid for or perish, and those within are asked once how they starve. */
import * as v from 'valibot';
import type { TileId } from '../../../kernel/hex.ts';
import { askAll, change, choose, note, type Procedure, part, rolled } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Change } from '../changes/index.ts';
import { against, define, pieceArg, unless } from '../define.ts';
import type { Spot } from '../places.ts';
import { bannersIn, type Standing } from '../queries.ts';
import { starvationRoll } from '../siege/starvation.ts';
import type { BannerId, State } from '../state.ts';
import { spotsOf } from '../terrain.ts';
import { clearWays, startsOf } from './home.ts';
import { notInWinter, publicCrowns } from './now.ts';
import { beds } from './proposal.ts';
import { homebound, roomsOf } from './room.ts';
import { toSupply } from './sieges.ts';

/** Cold and hunger press harder: what the winter takes off the die. */
export const winterModifier = -1;

/** Where banners that must leave now find a bed by a clear way, once the siege is over; null: nowhere, they perish. */
type Refuge = {
  readonly banner: BannerId;
  readonly number: number;
  readonly home: { readonly tile: TileId; readonly spot: Spot } | null;
};

/** @param winner whose the besieged tile then is */
function refuges(state: State, encounter: string, winner: Seat, who: readonly Standing[]): readonly Refuge[] {
  const [first] = who;
  const tile = first?.tile;
  const holding = tile ? state.tiles[tile] : undefined;
  if (!first || !tile || !holding) return [];
  const { [encounter]: _, ...encounters } = state.encounters;
  const after: State = {
    ...state,
    encounters,
    tiles: { ...state.tiles, [tile]: { ...holding, flag: winner } },
  };
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
  offered: (state, seat, args) =>
    unless(
      notInWinter(state, seat, 'baggage'),
      toSupply(state, seat).length === 0 &&
        against('me.stores.siege', say('No siege of yours waits for baggage.')),
      args &&
        !toSupply(state, seat).some(({ id }) => id === args.encounter) &&
        against('me.stores.siege', say('That siege does not wait for your baggage.')),
    ),
  applies: (state, { encounter }) =>
    state.encounters[encounter]?.kind === 'siege' ||
    against('me.quarters.siege', say('That siege is over already.')),
  brief(state, { encounter }, { seat }) {
    const siege = state.encounters[encounter];
    const tile = siege?.tile ?? null;
    const all = tile === null ? [] : bannersIn(state, tile);
    const besiegers = all.filter(({ id }) => siege && Object.hasOwn(siege.attackers, id));
    const garrison = all.filter(({ id }) => siege?.siege?.inside.includes(id));
    const tested = Object.entries(state.encounters).some(
      ([id, other]) => id !== encounter && other.tile === tile && state.winter.sieges[id] === 'supplied',
    );
    return {
      seat,
      encounter,
      tile,
      tested,
      razed: (tile && state.tiles[tile]?.razed) ?? false,
      rest: publicCrowns(state, seat),
      defender: siege?.defender ?? 'independent',
      besiegers: refuges(state, encounter, seat, besiegers),
      garrison: refuges(state, encounter, seat, garrison),
    };
  },
  *run(b) {
    const { seat, encounter, tile, besiegers } = b;
    const rolls = yield* askAll(
      Object.fromEntries(
        besiegers.map(({ banner }) => [
          banner,
          rolled({
            by: seat,
            rule: 'me.stores.siege',
            dice: 'd6',
            text: say('How much baggage does {banner} need for the winter?', { banner }),
          }),
        ]),
      ),
    );
    const crowns = besiegers.reduce((sum, { banner }) => sum + (rolls[banner]?.sorted[0] ?? 0), 0);
    const answer =
      crowns > b.rest
        ? 'abandon'
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
      for (const { banner } of besiegers) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
      yield* note('siege-perished', 'me.stores.siege', { seat, tile, banners: besiegers.length });
      return;
    }
    yield* change({ type: 'spent', seat, crowns });
    yield* change({ type: 'siegeKept', id: encounter, supplied: true });
    yield* note('siege-supplied', 'me.stores.siege', { seat, tile, crowns });
    // Two who besiege one town starve it but once.
    if (!b.tested) yield* starve(b);
  },
  holds: ({ besiegers }) => besiegers.map(({ banner }) => banner),
});

type Brief = {
  readonly seat: Seat;
  readonly encounter: string;
  readonly tile: TileId | null;
  /** Burnt since the siege began: there is nothing left to take. */
  readonly razed: boolean;
  readonly defender: Seat;
  /** Another besieger's winter has asked already how they starve. */
  readonly tested: boolean;
  readonly besiegers: readonly Refuge[];
  readonly garrison: readonly Refuge[];
};

function* starve({ seat, encounter, tile, razed, defender, besiegers, garrison }: Brief): Procedure<Change> {
  const rule = 'me.stores.starvation';
  const by = defender === 'independent' ? seat : defender;
  const { came } = yield* part('hunger', starvationRoll, { by, modifier: winterModifier });
  yield* note('winter-siege', rule, { seat, defender, tile, came });
  if (came === 'holds' || tile === null) return;
  if (came === 'hardship') {
    yield* change({ type: 'hardened', tile, by: 1 });
    return;
  }
  if (came === 'surrender') {
    const terms = yield* choose('terms', {
      by: seat,
      rule,
      text: say('{tile} offers to surrender against safe conduct.', { tile }),
      from: { accept: say('Accept'), refuse: say('Refuse: the siege goes on') },
    });
    if (terms === 'refuse') return;
    for (const each of garrison) yield* toQuarters(defender, each);
  } else for (const { banner } of garrison) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
  if (defender === 'independent') {
    yield* change({ type: 'encounterEnded', id: encounter });
    if (!razed) yield* change({ type: 'tileTaken', tile, seat });
  }
  for (const each of besiegers) yield* toQuarters(seat, each);
}

/** To quarters at once, or lost. */
function* toQuarters(seat: Seat, { banner, number, home }: Refuge): Procedure<Change> {
  const rule = 'me.stores.homeward';
  if (home) yield* change({ type: 'withdrew', banner, ...home });
  else yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
  yield* note(home ? 'siege-home' : 'siege-lost', rule, { seat, number, tile: home?.tile ?? '' });
}
