/** Tile upgrades: mines, towers, fortresses, towns, the one citadel, and ports. */
import * as v from 'valibot';
import { option, pick, unlessAny } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { type Upgrade, upgrades } from '../charts/realm.ts';
import { against, define, hasRealm, notNow, tileArg } from '../define.ts';
import type { Piece } from '../options.ts';
import { holding, isCoast, piecesLeft, tilesOf } from '../queries.ts';
import type { State } from '../state.ts';
import { type Building, buildings } from './buildings.ts';

const rowFor = (state: State, tile: TileId, what: Exclude<Building, 'port'>): Upgrade =>
  what === 'mine' && state.map.tiles[tile] === 'mountain' ? 'mine-mountain' : what;

/** Empire points it costs there. */
export const costOf = (state: State, tile: TileId, what: Building): number =>
  what === 'port' ? state.options.costs.port : lookUp(upgrades, rowFor(state, tile, what)).is.cost;

const ruleOf: { readonly [what in Building]: Rule } = {
  mine: 'ra.upgrade.mine',
  tower: 'ra.upgrade.tower',
  fortress: 'ra.upgrade.fortress',
  town: 'ra.upgrade.town',
  citadel: 'ra.upgrade.citadel',
  port: 'ra.upgrade.port',
};
const gone: { readonly [what in Piece]: Text } = {
  mine: say('There is no mine left in the box.'),
  tower: say('There is no tower left in the box.'),
  fortress: say('There is no fortress left in the box.'),
  town: say('There is no town left in the box.'),
  citadel: say('There is no citadel left in the box.'),
  port: say('There is no port left in the box.'),
};
const before: { readonly [from in 'none' | 'tower' | 'fortress']: Text } = {
  none: say('There is already a building there.'),
  tower: say('Only a tower can become a fortress.'),
  fortress: say('Only a fortress can become a town or a citadel.'),
};

function unfitPort(state: State, tile: TileId): Remark | undefined {
  if (!state.options.fleets) return against('ra.upgrade.port', say('You play without fleets.'));
  if (!isCoast(state, tile)) return against('ra.upgrade.port', say('A port needs the sea beside it.'));
  return holding(state, tile).port ? against('ra.upgrade.port', say('There is already a port.')) : undefined;
}

/** Why nobody can build something on a tile, whatever they pay. */
function unfitThere(state: State, seat: Seat, tile: TileId, what: Building): Remark | undefined {
  if (what === 'port') return unfitPort(state, tile);
  const rule = ruleOf[what];
  const { from, swamp, farm } = lookUp(upgrades, rowFor(state, tile, what)).is;
  const { work, mine } = holding(state, tile);
  if (!swamp && state.map.tiles[tile] === 'swamp')
    return against(rule, say('You cannot build that in a swamp.'));
  if (farm && state.map.tiles[tile] !== 'farm')
    return against(rule, say('You can build a town only on a farm tile.'));
  if (what === 'mine' && mine) return against(rule, say('There is already a mine.'));
  if (from !== 'any' && work !== from) return against(rule, before[from]);
  return what === 'citadel' && tilesOf(state, seat).some((each) => each.work === 'citadel')
    ? against('ra.upgrade.capital', say('You already have a citadel: a realm can have only one capital.'))
    : undefined;
}

/** Why a seat cannot build that there; undefined if it can. */
export function unbuildable(state: State, seat: Seat, tile: TileId, what: Building): Remark | undefined {
  if (holding(state, tile).owner !== seat)
    return against('ra.upgrade.own', say('You can build only on your own tiles.'));
  const there = unfitThere(state, seat, tile, what);
  if (there) return there;
  if (piecesLeft(state, what) === 0) return against('ra.upgrade.pieces', gone[what]);
  const cost = costOf(state, tile, what);
  return (state.realms[seat]?.treasury ?? 0) < cost
    ? against('ra.upgrade.cost', say('That costs {cost} empire points; you do not have that many.', { cost }))
    : undefined;
}

export const build = define({
  id: 'build',
  rule: 'ra.upgrade',
  title: say('Build on a tile'),
  args: v.object({ tile: tileArg, what: v.picklist(buildings) }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, 'upgrades'));
    const nothing = against('ra.upgrade', say('There is nothing you can build now.'));
    const tile = yield* pick('tile', {
      text: say('Where do you build?'),
      among: () => tilesOf(state, seat).map((own) => own.tile),
      none: nothing,
    });
    const what = yield* option('what', {
      text: say('What do you build?'),
      among: buildings,
      against: (one) => unbuildable(state, seat, tile, one),
      none: nothing,
    });
    return { tile, what };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { tile, what }, { seat }) => ({
    seat,
    tile,
    what,
    cost: costOf(state, tile, what),
    rule: ruleOf[what],
  }),
  *run({ seat, tile, what, cost, rule }) {
    yield* change({ type: 'paid', seat, points: cost });
    yield* change({ type: 'built', tile, what });
    yield* note('built', rule, { seat, tile, what, cost });
  },
});
