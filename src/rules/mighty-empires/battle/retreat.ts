/**
 * A force leaves its tile: each part of it that has the same ways to go chooses one, rolls for a route where mountain or
 * river bars it, and is destroyed where none is left. After a draw the die is rolled until one is found.
 */
import type { TileId } from '../../../kernel/hex.ts';
import {
  change,
  choose,
  type Decision,
  note,
  type Procedure,
  part,
  under,
} from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { peril, routeRoll, type Seeking, seeking } from '../movement/route.ts';
import { reembark } from '../sea/retreat.ts';
import type { RouteFound } from '../state.ts';
import type { Fighter, WayOut } from './ways-out.ts';

/** `any`: rolled until one is found, after a draw. `none`: scattered or dispersed, there is no time to look for one. */
export type Routes = 'roll' | 'any' | 'none';
export type Retreat = {
  readonly seat: Seat;
  readonly from: TileId;
  readonly fighters: readonly Fighter[];
  readonly routes: Routes;
};

const open = ({ ways }: Fighter, routes: Routes): readonly WayOut[] =>
  routes === 'none' ? ways.filter(({ blocked }) => !blocked) : ways;
/** Whether a banner has any way out at all. */
export const canLeave = (fighter: Fighter, routes: Routes): boolean =>
  fighter.walls || fighter.landed !== null || open(fighter, routes).length > 0;

/** A route, however often the die must be rolled for it. */
export const surelyFound: Decision<Seeking, RouteFound> = {
  id: 'me.battle.route',
  *run(seeker) {
    const { by } = seeker;
    const found = yield* part('try', routeRoll, seeker);
    if (found !== 'none') return found;
    yield* note('route-sought', 'me.battle.route', { seat: by });
    return yield* part('again', surelyFound, seeker);
  },
};

/** Banners with the same ways open to them, in the order of their numbers. */
function parties(fighters: readonly Fighter[], routes: Routes): readonly (readonly Fighter[])[] {
  const found = new Map<string, Fighter[]>();
  for (const fighter of fighters) {
    const key = open(fighter, routes)
      .map(({ to, blocked }) => `${to}${blocked}`)
      .join();
    found.set(key, [...(found.get(key) ?? []), fighter]);
  }
  return [...found.values()];
}

/** Those who can leave do; a banner that finds no route is destroyed on the way. */
export function* retreat({ seat, from, fighters, routes }: Retreat): Procedure<Change> {
  const back = fighters.filter(({ walls }) => walls);
  if (back.length > 0)
    yield* note('behind-walls', 'me.battle.rallied', { seat, tile: from, banners: back.length });
  yield* reembark(fighters.flatMap(({ banner, landed }) => (landed ? [{ banner, ...landed }] : [])));
  const marching = fighters.filter((each) => !each.walls && !each.landed && canLeave(each, routes));
  for (const [i, party] of parties(marching, routes).entries())
    yield* under(`party${i + 1}`, leave({ seat, from, fighters: party, routes }));
}

function* leave({ seat, from, fighters, routes }: Retreat): Procedure<Change> {
  const [first] = fighters;
  const ways = first ? open(first, routes) : [];
  const [only] = ways;
  if (!only) return;
  const to =
    ways.length === 1
      ? only.to
      : yield* choose('to', {
          by: seat,
          rule: 'me.battle.retreat',
          text: say('Where do your banners fall back to from {tile}?', { tile: from }),
          from: Object.fromEntries(
            ways.map(({ to, blocked }) => [
              to,
              blocked
                ? say('{tile}, if your banners find a route', { tile: to })
                : say('{tile}', { tile: to }),
            ]),
          ),
        });
  const blocked = ways.some((way) => way.to === to && way.blocked);
  if (blocked && !(yield* findRoute({ seat, from, fighters, routes }, to as TileId))) return;
  for (const { banner, ways: own } of fighters) {
    const spot = own.find((way) => way.to === to)?.spot ?? { part: 0 };
    yield* change({ type: 'withdrew', banner, tile: to as TileId, spot });
  }
  yield* note('retreated', 'me.battle.retreat', { seat, from, to, banners: fighters.length });
}

/** Whether the blocked get through; who does not is destroyed. */
function* findRoute({ seat, from, fighters, routes }: Retreat, to: TileId): Procedure<Change, boolean> {
  const hillfolk = fighters.every(({ ways }) => ways.find((way) => way.to === to)?.hillfolk ?? false);
  const found = yield* part('way', routes === 'any' ? surelyFound : routeRoll, seeking(seat, hillfolk));
  if (found === 'none') {
    for (const { banner } of fighters) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
    yield* note('cut-off', 'me.battle.destroyed', { seat, tile: from, banners: fighters.length });
    return false;
  }
  if (found === 'perilous') {
    const movers = fighters.map(({ banner, number, baggage, ways }) => {
      return { banner, number, baggage, blocked: true, spot: ways[0]?.spot ?? { part: 0 }, marching: false };
    });
    yield* peril({ seat, from, to }, movers);
  }
  return true;
}
