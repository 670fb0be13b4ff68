/**
 * An encounter lasts as long as both sides stand in its tile: in the open for a battle, behind the walls for a siege. An
 * undefended tile of the loser's falls to the side that is left; razed walls hold no force, and their garrison must fight.
 */
import type { TileId } from '../../../kernel/hex.ts';
import type { Mutable } from '../../../kernel/ruleset.ts';
import type { Encounter } from '../state.ts';
import type { Draft } from './remarks.ts';
import { undeadIn } from './spells.ts';

/** Hands a tile to a seat; nobody can have what is razed, unknown, or held by a garrison of its owner's. */
export function takeTile(draft: Draft, tile: TileId, seat: string): boolean {
  const holding = draft.tiles[tile];
  if (!holding || holding.razed || garrisoned(draft, tile, seat)) return false;
  if (holding.flag === 'independent') strikeColours(draft, tile, seat);
  holding.flag = seat;
  tidyEncounters(draft, tile);
  return true;
}

/** The ships of an independent port go with it to the player who takes it. */
function strikeColours(draft: Draft, tile: TileId, seat: string): void {
  const fleet = Object.values(draft.ships);
  for (const ship of fleet) {
    if (ship.owner !== 'independent' || ship.tile !== tile) continue;
    const numbers = fleet.filter(({ owner }) => owner === seat).map(({ number }) => number);
    Object.assign(ship, { owner: seat, number: 1 + Math.max(0, ...numbers) });
  }
}

/** Stands on the land of a tile: who is aboard a ship takes no part, and holds nothing. */
const isAshore = (draft: Draft, banner: string, tile: TileId): boolean => {
  const standing = draft.banners[banner];
  return standing?.tile === tile && standing.spot !== null;
};

const inTile = (draft: Draft, tile: TileId): readonly (readonly [string, Mutable<Encounter>])[] =>
  Object.entries(draft.encounters).filter(([, encounter]) => encounter.tile === tile);

const garrisoned = (draft: Draft, tile: TileId, against: string): boolean =>
  inTile(draft, tile).some(
    ([, each]) =>
      each.kind === 'siege' && each.defender === draft.tiles[tile]?.flag && each.defender !== against,
  );

/** Whether the defender still has anybody where this encounter is fought. */
function stands(draft: Draft, { kind, tile, defender, siege }: Mutable<Encounter>): boolean {
  const holding = draft.tiles[tile];
  if (defender === 'independent')
    return (holding?.flag === 'independent' && !holding.razed) || undeadIn(draft, tile) > 0;
  if (kind === 'siege') return (siege?.inside.length ?? 0) > 0;
  const shut = inTile(draft, tile).flatMap(([, each]) => each.siege?.inside ?? []);
  return Object.entries(draft.banners).some(
    ([id, banner]) => banner.seat === defender && isAshore(draft, id, tile) && !shut.includes(id),
  );
}

const anybody = (draft: Draft, tile: TileId, side: string): boolean =>
  Object.entries(draft.banners).some(([id, banner]) => banner.seat === side && isAshore(draft, id, tile));

/** Drops those who have left from a tile's encounters, and encounters without two sides. */
export function tidyEncounters(draft: Draft, tile: TileId): void {
  for (const [id, encounter] of inTile(draft, tile)) {
    const { attackers, landed, siege, defender } = encounter;
    for (const banner of Object.keys(attackers))
      if (!isAshore(draft, banner, tile)) {
        delete attackers[banner];
        if (landed) delete landed[banner];
      }
    if (!siege) continue;
    siege.inside = siege.inside.filter(
      (banner) => isAshore(draft, banner, tile) && draft.banners[banner]?.seat === defender,
    );
    if (draft.tiles[tile]?.razed) breakOut(draft, id, encounter);
  }
  const won: Mutable<Encounter>[] = [];
  for (const [id, encounter] of inTile(draft, tile)) {
    const attacked = Object.keys(encounter.attackers).length > 0;
    if (attacked && stands(draft, encounter)) continue;
    delete draft.encounters[id];
    if (attacked) won.push(encounter);
  }
  // Of several who are left, who has been there longest.
  won.sort((a, b) => a.since.year - b.since.year || a.since.month - b.since.month);
  for (const { attacker, defender } of won)
    if (draft.tiles[tile]?.flag === defender && !anybody(draft, tile, defender))
      takeTile(draft, tile, attacker);
}

/** The walls are gone: the siege turns into a battle, or into the battle that is on already. */
function breakOut(draft: Draft, id: string, encounter: Mutable<Encounter>): void {
  const { attacker, defender, tile } = encounter;
  const known = inTile(draft, tile).some(
    ([, each]) => each.kind === 'battle' && each.attacker === attacker && each.defender === defender,
  );
  if (known) delete draft.encounters[id];
  else Object.assign(encounter, { kind: 'battle', siege: null });
}
