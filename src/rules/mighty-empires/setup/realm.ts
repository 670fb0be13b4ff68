/** The realm: each tile around the capital is nominated and rolled for; coastal cities are rolled for ships. */
import * as v from 'valibot';
import { pickSome, unlessAny } from '../../../kernel/asks.ts';
import { lookUp, lookUpCell } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, rollEach } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { realmSettlements, realmShips } from '../charts/realms.ts';
import { against, define, hasRealm, tileArg, wrongStage } from '../define.ts';
import { columnAt, groundAt } from '../map/terrain.ts';
import { left } from '../queries.ts';
import type { State } from '../state.ts';

/** Realm tiles whose contents are not yet rolled. */
export const unsettled = (state: State, seat: Seat): readonly TileId[] =>
  (state.realms[seat]?.tiles ?? []).filter((tile) => !state.tiles[tile]);

export const settleRealm = define({
  id: 'settle-realm',
  rule: 'me.realm.settlements',
  title: say('Settle the realm'),
  /** In the order nominated. */
  args: v.object({ tiles: v.array(tileArg) }),
  *asks(state, seat) {
    const open = unsettled(state, seat);
    const none = against('me.realm.settlements', say('The whole realm is already settled.'));
    yield* unlessAny(wrongStage(state, 'realms'), open.length === 0 && none);
    const tiles = yield* pickSome('tiles', {
      text: say('Which tile do you roll for?'),
      among: () => open,
      against: (tile) =>
        open.includes(tile)
          ? undefined
          : against('me.realm.settlements', say('{tile} is not yours to settle.', { tile })),
      none,
    });
    return { tiles };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { tiles }, { seat }) => ({
    seat,
    tiles: tiles
      .filter((tile, index) => !state.tiles[tile] && tiles.indexOf(tile) === index)
      .map((tile) => ({ tile, ground: columnAt(state, tile) })),
  }),
  *run({ seat, tiles }) {
    const rolls = yield* rollEach(tiles, ({ tile, ground }) => ({
      label: tile,
      by: seat,
      rule: 'me.realm.settlements',
      dice: '2d6',
      chart: realmSettlements.id,
      column: ground,
      text: say('What is in {tile}?', { tile }),
    }));
    for (const [{ tile, ground }, total] of rolls) {
      const { is: site } = lookUpCell(realmSettlements, total, ground);
      yield* change({ type: 'tileFound', tile, site, owner: seat });
      yield* note('realm-tile', 'me.realm.settlements', { seat, tile, site, total });
    }
  },
});

/** Coastal cities of the realm not yet rolled for ships. A city on a river's mouth has a harbour but no ships to start with. */
export const ports = (state: State, seat: Seat): readonly TileId[] =>
  (state.realms[seat]?.tiles ?? []).filter(
    (tile) =>
      state.options.parts.ships &&
      state.tiles[tile]?.site === 'city' &&
      groundAt(state, tile) === 'coastal' &&
      !state.realms[seat]?.ports.includes(tile),
  );

export const rollShips = define({
  id: 'roll-ships',
  rule: 'me.realm.ships',
  title: say('Roll for ships'),
  args: v.object({ tiles: v.array(tileArg) }),
  *asks(state, seat) {
    const open = ports(state, seat);
    const none = against('me.realm.ships', say('Your realm has no ports left to roll for.'));
    yield* unlessAny(wrongStage(state, 'realms'), open.length === 0 && none);
    const tiles = yield* pickSome('tiles', {
      text: say('Which ports do you roll for?'),
      among: () => open,
      against: (tile) =>
        open.includes(tile)
          ? undefined
          : against('me.realm.ships', say('{tile} has no port left to roll for.', { tile })),
      none,
    });
    return { tiles };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { tiles }, { seat, order }) => ({ seat, order, tiles, left: left(state).ship }),
  *run({ seat, order, tiles, left: models }) {
    const rolls = yield* rollEach(tiles, (tile) => ({
      label: tile,
      by: seat,
      rule: 'me.realm.ships',
      dice: 'd6',
      chart: realmShips.id,
      text: say('How many ships are in {tile}?', { tile }),
    }));
    let launched = 0;
    for (const [tile, die] of rolls) {
      const { ships } = lookUp(realmShips, die).is;
      const here = Math.min(ships, models === null ? ships : models - launched);
      for (let i = 0; i < here; i++)
        yield* change({ type: 'shipLaunched', ship: `${order}.${++launched}`, owner: seat, tile });
      yield* change({ type: 'portRolled', seat, tile });
      yield* note('realm-ships', 'me.realm.ships', { seat, tile, ships: here });
    }
  },
});
