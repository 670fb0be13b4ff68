/** Bots that ask for what they may not do, and look at every task and warning: advice must be given, never thrown. */
import { neighbours, type TileId, within } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import { ask, askForAll, look, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { designs } from '../land/designs.ts';
import { tinctures } from '../options.ts';
import { bannersOf, besieged } from '../queries.ts';
import { turnPhases } from '../state.ts';
import { type Game, give, stateOf } from './game.ts';
import { ghosts } from './ghosts.ts';

/** A look at everything one seat sees, and a handful of rash requests. */
export function probe(game: Game, seat: Seat): void {
  const state = stateOf(game);
  look(game, seat);
  askForAll(game, seat);
  for (const [id, args] of requests(game)) ask(game, seat, id, args);
  ghosts(game, seat);
  const { year, month, turn } = state.season;
  ask(game, seat, 'end-phase', { year, month, turn: turn ?? seat, phase: pick(turnPhases, game.source) });
}

/** Everything around one of a seat's banners asked for in turn: what is offered here is seen, and what is not. */
export function tease(game: Game, seat: Seat): void {
  const state = stateOf(game);
  const banners = bannersOf(state, seat);
  if (banners.length === 0) return;
  const held = banners.find(({ tile: at }) => at !== null && besieged(state, at));
  const { id, tile } = held ?? pick(banners, game.source);
  for (const from of ['forage', 'stockpile'])
    ask(game, seat, 'subsist', { plan: Object.fromEntries(banners.map((banner) => [banner.id, from])) });
  for (const next of tile === null ? [] : neighbours(tile)) {
    ask(game, seat, 'scout', { banner: id, tile: next });
    ask(game, seat, 'move', { banners: [id], to: next });
  }
}

function requests(game: Game): readonly (readonly [string, Json])[] {
  const { source } = game;
  const state = stateOf(game);
  const banners = Object.keys(state.banners);
  const [first] = banners;
  const capital = [
    'choose-capital',
    { tile: pick([...Object.keys(state.map.laid), 'q0r0'], source), tincture: pick(tinctures, source) },
  ] as const;
  if (first === undefined) return [capital];
  const one = pick(banners, source);
  const aboard = Object.values(state.ships).flatMap(({ carries }) => carries ?? []);
  const two = pick([...banners.slice(0, 2), ...aboard, pick(banners, source)], source);
  const from: TileId = state.banners[one]?.tile ?? 'q0r0';
  const tile = pick(within(from, 2), source);
  const ships = Object.keys(state.ships);
  const ship: Json[] = ships.length > 0 ? [pick(ships, source)] : [];
  return [
    ['scout', { banner: one, tile }],
    ['move', { banners: [one], to: tile }],
    ['move', { banners: [one, two], to: tile }],
    ['subsist', { plan: { [one]: pick(['forage', 'stockpile', 'hunger', two], source), [two]: one } }],
    ['distribute', { tile: from, banners: { [one]: source(8) }, stockpile: source(8) }],
    ['burn-stores', { tile }],
    ['place-banners', { placed: [{ banner: one, tile }] }],
    ['share-baggage', { banners: { [one]: source(8) }, stockpiles: { [tile]: source(8) } }],
    ['raise-banners', { names: Array.from({ length: 1 + source(12) }, () => '') }],
    ['dismiss-banner', { banner: one }],
    capital,
    ['name', { what: 'banner', id: one, name: 'Nobody' }],
    ...Object.keys(state.encounters).flatMap((encounter) => [
      ['fight', { encounter, card: state.encounters[encounter]?.attacker ?? null }] as const,
      ['fall-back', { encounter }] as const,
    ]),
    ...ship.flatMap((id) =>
      [two, ...aboard].map((carries) => ['sail', { ship: id, tile, harbour: true, carries }] as const),
    ),
  ];
}

/** Plays with the tiles before the map is settled: draws, lays, puts back, takes up, paints. */
export function fiddle(game: Game, seat: Seat): void {
  give(game, seat, 'draw-tile', { pack: 'highland' });
  const { drawn } = stateOf(game).map;
  if (drawn) give(game, seat, 'lay-tile', { tile: 'q0r0', design: drawn.design });
  for (let tries = 0; tries < 24; tries++)
    for (const tile of ['q0r0', 'q1r0', 'q2r0'])
      ask(game, seat, 'lay-tile', { tile, design: pick(designs, game.source).id });
  give(game, seat, 'draw-tile', { pack: 'lowland' });
  give(game, seat, 'put-back', {});
  give(game, seat, 'lift-tiles', { tiles: ['q0r0'] });
  give(game, seat, 'paint', { painted: {} });
}
