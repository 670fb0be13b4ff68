/** How bots spend a winter on the land: home, through what comes, counting, mending, building, and out again. Rash rather than clever. */
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import { ask, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { openTo } from '../../../kernel/tastes.ts';
import { besieged, holdingsOf } from '../queries.ts';
import { buildings } from '../winter/construction.ts';
import { barns, deployable, overseas, postsOf, supplied, toPlace } from '../winter/deployment.ts';
import { rebuildable } from '../winter/recovery.ts';
import { ruins, toRoll } from '../winter/ruins.ts';
import { harboursOf } from '../winter/sea-roads.ts';
import { toDecide, toSupply } from '../winter/sieges.ts';
import { publicCrowns } from '../winter-now.ts';
import { type Game, give, offer, stateOf } from './game.ts';

export function goHome(game: Game, seat: Seat): void {
  const { source } = game;
  for (const { id } of toDecide(stateOf(game), seat))
    give(game, seat, 'keep-siege', { encounter: id, keep: source(6) > 0 });
}

/** Only once every siege is decided does anybody leave. */
export function quarter(game: Game, seat: Seat): void {
  const state = stateOf(game);
  ask(game, seat, 'take-quarters', {});
  const [mine] = deployable(state, seat);
  if (mine) {
    ask(game, seat, 'take-quarters', { homes: { [mine.id]: 'none' } });
    ask(game, seat, 'take-quarters', { homes: { [mine.id]: 'q90r90' } });
  }
  const [ship] = Object.entries(state.ships).find(([, { owner }]) => owner === seat) ?? [];
  if (ship) ask(game, seat, 'take-quarters', { ships: { [ship]: 'q90r90' } });
  give(game, seat, 'take-quarters', {});
}

export function meetTheWinter(game: Game, seat: Seat): void {
  give(game, seat, 'winter-event', {});
  for (const waking of Object.keys(stateOf(game).wakings)) give(game, seat, 'fly-dragons', { waking });
}

export function count(game: Game, seat: Seat): void {
  give(game, seat, 'collect-revenue', {});
}

export function recover(game: Game, seat: Seat): void {
  const state = stateOf(game);
  if (state.winter.recovery === null && toRoll(state).length > 0) give(game, seat, 'roll-recovery', {});
  for (const { tile } of ruins(stateOf(game))) ask(game, seat, 'rebuild', { tile });
  for (const { tile, crowns } of rebuildable(stateOf(game), seat))
    if (
      toSupply(stateOf(game), seat).length === 0 &&
      crowns <= publicCrowns(stateOf(game), seat) &&
      game.source(2) === 0
    )
      offer(game, seat, 'rebuild', { tile });
}

export function raise(game: Game, seat: Seat): void {
  const { source } = game;
  for (const { tile } of holdingsOf(stateOf(game), seat).slice(0, 4))
    ask(game, seat, 'build', { tile, what: pick(buildings, source) });
  for (let n = 0; n < 3; n++) {
    const sites = openTo(game, seat, 'build', 'tile').flatMap((tile) =>
      openTo(game, seat, 'build', 'what', { tile }).map((what) => ({ tile, what })),
    );
    // Bread for a siege comes first.
    if (sites.length === 0 || toSupply(stateOf(game), seat).length > 0) break;
    const site = pick(sites, source);
    if (source(3) === 0) give(game, seat, 'build', site);
    ask(game, seat, 'build', site);
  }
  for (const { tile, site } of holdingsOf(stateOf(game), seat))
    if (site === 'village') ask(game, seat, 'build', { tile, what: 'fortress' });
}

export function stock(game: Game, seat: Seat): void {
  for (const { id } of toSupply(stateOf(game), seat)) {
    give(game, seat, 'supply-siege', { encounter: id }, ({ label }) =>
      label === 'pay' && game.source(6) > 0 ? 'pay' : undefined,
    );
  }
  const crowns = publicCrowns(stateOf(game), seat);
  ask(game, seat, 'buy-baggage', { points: crowns + 1 });
  // Every other seat keeps its crowns for what is done in the dark.
  if (crowns > 0 && game.source(2) === 0)
    give(game, seat, 'buy-baggage', { points: 1 + game.source(Math.min(6, crowns)) });
}

export function post(game: Game, seat: Seat): void {
  const { source } = game;
  const state = stateOf(game);
  const posts = postsOf(state, seat);
  const docks = harboursOf(state, seat);
  const far = overseas(state, seat);
  for (const { id, tile } of deployable(state, seat)) {
    if (posts.length === 0) continue;
    const near = posts.filter((post) => !far.has(post));
    const to = pick(near.length > 0 ? near : posts, source);
    for (const each of far) ask(game, seat, 'deploy', { banners: { [id]: each } });
    if (tile) ask(game, seat, 'deploy', { banners: { [id]: neighbours(tile)[source(6)] as TileId } });
    if (tile === null || !posts.includes(tile) || source(2) === 0)
      give(game, seat, 'deploy', { banners: { [id]: to } });
  }
  for (const [id, { owner }] of Object.entries(state.ships)) {
    if (owner !== seat) continue;
    ask(game, seat, 'deploy', { ships: { [id]: state.realms[seat]?.tiles[1] ?? 'q0r0' } });
    if (docks.length > 0 && source(2) === 0)
      give(game, seat, 'deploy', { ships: { [id]: pick(docks, source) } });
  }
  const [held] =
    Object.entries(state.banners).find(
      ([, banner]) => banner.seat === seat && banner.tile !== null && besieged(state, banner.tile),
    ) ?? [];
  if (held && posts[0]) ask(game, seat, 'deploy', { banners: { [held]: posts[0] } });
  if (source(3) === 0) {
    give(game, seat, 'new-banner', { name: '' });
    const flag = deployable(stateOf(game), seat).findLast(({ tile }) => tile === null);
    if (flag) give(game, seat, 'roll-up', { banner: flag.id });
  }
  load(game, seat);
}

function load(game: Game, seat: Seat): void {
  const state = stateOf(game);
  let rest = toPlace(state, seat);
  ask(game, seat, 'store-baggage', { banners: {}, stockpiles: { q90r90: 1 } });
  const banners: Record<string, number> = {};
  for (const { id } of supplied(state, seat)) {
    banners[id] = game.source(Math.min(6, rest) + 1);
    rest -= banners[id];
  }
  const stockpiles: Record<string, number> = {};
  for (const { tile } of barns(state, seat)) {
    stockpiles[tile] = Math.min(6, rest);
    rest -= stockpiles[tile];
  }
  offer(game, seat, 'store-baggage', { banners, stockpiles });
}
