/** How bots hold walls and storm them: they shut themselves in, sally, batter, assault, give up, come to terms, and burn towns. */

import type { TileId } from '../../../kernel/hex.ts';
import { ask, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { mayBegin } from '../../../kernel/tastes.ts';
import { roomIn } from '../map/gates.ts';
import { isMountainHold } from '../map/talents.ts';
import { landNeighbours } from '../map/terrain.ts';
import { type Besieging, fieldForce, isInside, siegeOf, siegesIn, wallsOf } from '../map/walls.ts';
import { encountersIn, force, forces, mostBaggage } from '../queries.ts';
import { loot } from '../siege/raze.ts';
import type { State } from '../state.ts';
import { type Game, give, offer, stateOf } from './game.ts';
import { tease } from './probe.ts';
import { stormOnTable } from './tabletop.ts';

const sieges = (state: State): readonly Besieging[] =>
  Object.keys(state.encounters).flatMap((id) => siegeOf(state, id) ?? []);

/** Marches on walls next door without waiting for scouts, as a table may agree: there are too few sieges otherwise. */
export function raid(game: Game, seat: Seat): void {
  for (const [from, banners] of forces(stateOf(game), seat)) {
    const state = stateOf(game);
    const going = banners.filter(
      ({ id, spot }) =>
        spot !== null && !isInside(state, id) && mayBegin(game, seat, 'move', { banners: [id] }),
    );
    const target = landNeighbours(state, from).find((to) => {
      const holding = state.tiles[to];
      const foreign = holding && holding.flag !== seat && holding.flag !== 'independent' && wallsOf(holding);
      const besieged = siegesIn(state, to).length > 0;
      return besieged || (foreign && force(state, holding.flag, to).length > 0);
    });
    if (!target || going.length === 0 || game.source(2) === 0) continue;
    give(game, seat, 'move', { banners: going.map(({ id }) => id), to: target });
  }
}

/** A Dwarf hold with somebody in it draws an army from afar, as a table may agree. */
export function raidHolds(game: Game, seat: Seat): void {
  const state = stateOf(game);
  const hold = (Object.entries(state.tiles) as [TileId, State['tiles'][TileId]][]).find(
    ([tile, holding]) =>
      holding &&
      holding.flag !== seat &&
      wallsOf(holding) &&
      isMountainHold(state, holding.flag, tile) &&
      force(state, holding.flag, tile).length > 0 &&
      encountersIn(state, tile).length === 0,
  );
  const [, army = []] = [...forces(state, seat)].find(([, banners]) => banners.length > 1) ?? [];
  const going = army.filter(
    ({ id, spot }) =>
      spot !== null && !isInside(state, id) && mayBegin(game, seat, 'move', { banners: [id] }),
  );
  if (!hold || going.length === 0 || game.source(2) === 0) return;
  const banners = going.map(({ id }) => id);
  give(game, seat, 'move', { banners, to: hold[0] }, undefined, 'a siege is wanted');
}

/** A player attacked beside their own walls mostly shuts themself in, with as many as they hold. */
export function shelter(game: Game): void {
  for (const [encounter, { tile, defender }] of Object.entries(stateOf(game).encounters)) {
    const state = stateOf(game);
    if (
      defender === 'independent' ||
      !mayBegin(game, defender, 'take-refuge', { encounter }) ||
      game.source(5) === 0
    )
      continue;
    const field = fieldForce(state, defender, tile).map(({ id }) => id);
    const most = Math.min(field.length, roomIn(state, tile));
    const banners = field.slice(0, most - (most > 1 && game.source(4) === 0 ? 1 : 0));
    if (game.source(3) === 0) pester(game);
    if (banners.length > 0) give(game, defender, 'take-refuge', { encounter, banners });
  }
}

/** The besieged come out to fight now and then, and always beside friends. */
export function sallyOut(game: Game, seat: Seat): void {
  for (const { tile, defender, siege } of sieges(stateOf(game))) {
    const friends = Object.values(stateOf(game).encounters).some(
      (each) => each.kind === 'battle' && each.tile === tile && each.attacker === defender,
    );
    if (defender === 'independent' || (!friends && (defender !== seat || game.source(8) > 0))) continue;
    offer(game, defender, 'sally', { tile, banners: [...siege.inside] });
    if (game.source(2) === 0) pester(game);
  }
}

/** Hunger behind walls that townsfolk hold. */
export function starveTowns(game: Game, seat: Seat): void {
  for (const { id, attacker } of sieges(stateOf(game)))
    if (attacker === seat) offer(game, seat, 'starve-out', { siege: id });
}

export function besiege(game: Game, seat: Seat): void {
  for (const { id } of sieges(stateOf(game)).filter(({ attacker }) => attacker === seat)) {
    const siege = siegeOf(stateOf(game), id);
    if (!siege) continue;
    const banners = Object.keys(siege.attackers);
    if (isMountainHold(stateOf(game), siege.defender, siege.tile)) {
      pound(game, siege);
      continue;
    }
    switch (siege.defender !== 'independent' && game.source(2) === 0 ? 13 : game.source(14)) {
      case 0:
        give(game, seat, 'lift-siege', {
          siege: id,
          banners: banners.slice(0, 1 + game.source(banners.length)),
        });
        break;
      case 1:
        talk(game, siege);
        break;
      case 2:
      case 3:
      case 4:
      case 5:
        offer(game, seat, 'batter', { siege: id });
        break;
      case 6:
      case 7:
      case 8:
      case 9:
        break;
      default:
        storm(game, siege);
    }
    if (game.source(3) === 0) pester(game);
  }
}

/** Dwarf holds are battered before they are stormed: few are laid siege to. */
function pound(game: Game, siege: Besieging): void {
  if (siege.siege.battered) storm(game, siege);
  else give(game, siege.attacker, 'batter', { siege: siege.id });
}

/** On paper as a rule, now and then with models. */
function storm(game: Game, { id, attacker, defender }: Besieging): void {
  if (stateOf(game).options.parts.tabletop && game.source(4) === 0) {
    stormOnTable(game, attacker, id);
    return;
  }
  const others = stateOf(game).seats.filter((seat) => seat !== attacker);
  for (let tries = 1 + game.source(3); tries > 0; tries--) {
    const card = defender === 'independent' && game.source(2) === 0 ? pick(others, game.source) : null;
    if (!offer(game, attacker, 'assault', { siege: id, card })) return;
  }
}

function talk(game: Game, { id, tile, attacker, defender }: Besieging): void {
  const to = landNeighbours(stateOf(game), tile).find(
    (next) => force(stateOf(game), attacker, next).length === 0,
  );
  if (!to || defender === 'independent') return;
  offer(game, game.source(2) === 0 ? attacker : defender, 'offer-terms', {
    siege: id,
    who: game.source(3) === 0 ? 'besieger' : 'garrison',
    to,
    baggage: game.source(2) === 0 ? 'left' : 'kept',
    besides: game.source(2) === 0 ? 'and a cask of wine' : '',
  });
}

/** Few settlements go up in flames: what is burnt feeds nobody. */
export function burnTowns(game: Game, seat: Seat): void {
  for (const tile of forces(stateOf(game), seat).keys()) {
    if (game.source(6) === 0) {
      const all = force(stateOf(game), seat, tile).map(({ id }) => [id, mostBaggage + 1]);
      ask(game, seat, 'raze', { tile, shares: Object.fromEntries(all) });
    }
    if (!mayBegin(game, seat, 'raze', { tile }) || game.source(30) > 0) continue;
    give(game, seat, 'raze', { tile, shares: shared(stateOf(game), seat, tile) });
  }
}

function shared(state: State, seat: Seat, tile: TileId): Record<string, number> {
  let left = loot(state, tile);
  const shares: Record<string, number> = {};
  for (const { id, baggage } of force(state, seat, tile)) {
    const taken = Math.min(left, mostBaggage - baggage);
    left -= taken;
    shares[id] = taken;
  }
  return shares;
}

/** Asks for everything around every siege, sense or nonsense, as everybody. */
function pester(game: Game): void {
  for (const seat of stateOf(game).seats)
    tease(
      game,
      seat,
      'assault',
      'table-result',
      'batter',
      'starve-out',
      'lift-siege',
      'offer-terms',
      'sally',
      'raze',
      'distribute',
      'take-refuge',
      'record-battle',
      'scout',
      'move',
    );
}
