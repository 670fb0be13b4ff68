/** A spell as its procedure sees it: who casts it where, and what lies within its reach. */

import { dice, highest } from '../../../kernel/dice.ts';
import { directions, neighbour, neighbours, type TileId, within } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { refuges } from '../battle/record.ts';
import type { Settlement } from '../charts/source.ts';
import { hasSea } from '../land/terrain.ts';
import { downstream } from '../map/rivers.ts';
import { numbersOf, untilOf } from '../map/spellbook.ts';
import { isProtected } from '../map/spells.ts';
import { landAt, lands, spotsOf } from '../map/terrain.ts';
import { insideOf, siegeBy, siegesIn } from '../map/walls.ts';
import type { Spot } from '../places.ts';
import { bannersIn, bannersOf, nextNumber, ownerOf, shipsIn } from '../queries.ts';
import type { BannerId, Owner, ShipId, State } from '../state.ts';
import { equinoxOf } from './casters.ts';
import type { SpellName, Until } from './state.ts';
import { inTheMists, reachOf, standing } from './targets.ts';

export type Victim = {
  readonly banner: BannerId;
  readonly seat: Seat;
  readonly number: number;
  /** Where it would be driven to. */
  readonly refuge: TileId;
};
/** What a spell strikes in one tile. */
export type Lay = {
  readonly tile: TileId;
  readonly site: Settlement | null;
  readonly owner: Owner | null;
  readonly protected: boolean;
  readonly banners: readonly Victim[];
  readonly ships: readonly { readonly ship: ShipId; readonly carries: BannerId | null }[];
};
export type Besieged = {
  readonly id: string;
  readonly attacker: Seat;
  readonly defender: Owner;
  readonly attackers: readonly BannerId[];
  readonly defenders: readonly BannerId[];
};
export type CastBrief = {
  readonly seat: Seat;
  readonly order: string;
  readonly spell: SpellName | null;
  readonly tile: TileId | null;
  readonly distance: number;
  /** The place it is cast on is protected: it comes to nothing. */
  readonly nullified: boolean;
  readonly until: Until;
  readonly here: Lay;
  /** Tiles with something to strike, where a spell goes on to others. */
  readonly lays: { readonly [tile: string]: Lay };
  /** Where such a spell may go: every tile of the map around. */
  readonly onMap: readonly TileId[];
  readonly downstream: readonly TileId[];
  /** Sides of the target over which ships may be driven, 1 to 6. */
  readonly seaward: readonly number[];
  /** The target and the razed tiles around it. */
  readonly razed: readonly TileId[];
  readonly sieges: readonly Besieged[];
  readonly forces: readonly Seat[];
  /** Own banners, for a gift. */
  readonly bearers: readonly { readonly banner: BannerId; readonly number: number }[];
  /** Items are chosen from army lists; without them they are points. */
  readonly items: boolean;
  readonly flag: { readonly number: number; readonly spot: Spot };
};

const layOf = (state: State, tile: TileId): Lay => ({
  tile,
  site: standing(state, tile) ?? null,
  owner: ownerOf(state, tile) ?? null,
  protected: isProtected(state, tile),
  banners: bannersIn(state, tile).map(({ id, seat, number }) => ({
    banner: id,
    seat,
    number,
    // A garrison stays behind its walls, besiegers go back where they came from.
    refuge: insideOf(state, tile).includes(id)
      ? tile
      : (siegeBy(state, id)?.attackers[id] ?? refuges(state, id)[0] ?? tile),
  })),
  ships: shipsIn(state, tile).map(({ id, carries }) => ({ ship: id, carries })),
});
const isBare = ({ site, banners, ships }: Lay): boolean =>
  site === null && banners.length + ships.length === 0;

const besiegedHere = (state: State, tile: TileId): readonly Besieged[] =>
  siegesIn(state, tile).map(({ id, attacker, attackers, defender, siege }) => ({
    id,
    attacker,
    defender,
    attackers: Object.keys(attackers),
    defenders: siege.inside,
  }));

/** Tiles a spell may touch beyond its target. */
function beyond(state: State, spell: SpellName | null, tile: TileId): readonly TileId[] {
  if (spell === 'deluge') return downstream(lands(state), tile);
  if (spell !== 'howling-doom') return [];
  return within(tile, highest(dice(numbersOf(spell).tiles)) - 1).filter((at) => landAt(state, at));
}

export function castBrief(state: State, seat: Seat, order: string, tile: TileId | null): CastBrief {
  const spell = state.magic.drawn[seat] ?? null;
  const capital = state.realms[seat]?.capital ?? null;
  const at = tile ?? capital ?? ('q0r0' as TileId);
  const on = spell === 'call-of-heroes' ? capital : tile;
  const reached = beyond(state, spell, at);
  const equinox = equinoxOf(state, seat) ?? state.magic.at?.equinox ?? 'autumn';
  return {
    seat,
    order,
    spell,
    tile,
    distance: tile === null ? 0 : reachOf(state, seat, tile),
    nullified: on !== null && isProtected(state, on),
    until: untilOf(spell ?? 'bumper-crop', equinox, state.season.year),
    here: layOf(state, at),
    lays: Object.fromEntries(
      reached.map((each) => [each, layOf(state, each)] as const).filter(([, lay]) => !isBare(lay)),
    ),
    onMap: spell === 'howling-doom' ? reached : [],
    downstream: spell === 'deluge' ? reached : [],
    seaward: directions.flatMap((side) => {
      const land = landAt(state, neighbour(at, side));
      return land && hasSea(land) ? [side + 1] : [];
    }),
    razed: [at, ...neighbours(at)].filter((each) => state.tiles[each]?.razed && !isProtected(state, each)),
    sieges: besiegedHere(state, at),
    forces: inTheMists(state, seat, at),
    bearers: bannersOf(state, seat).map(({ id, number }) => ({ banner: id, number })),
    items: state.options.armies === 'units' && state.options.parts.tabletop,
    flag: { number: nextNumber(state, seat), spot: spotsOf(state, at)[0] ?? { part: 0 } },
  };
}
