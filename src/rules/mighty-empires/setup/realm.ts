/** The realm: each tile around the capital is nominated and rolled for; coastal cities are rolled for ships. */
import * as v from 'valibot';
import { lookUp, lookUpCell } from '../../../kernel/chart.ts';
import { dice, total as totalOf } from '../../../kernel/dice.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { askAll, change, note, rolled } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { realmSettlements, realmShips } from '../charts/realms.ts';
import { against, define, hasRealm, tileArg, unless, wrongStage } from '../define.ts';
import { left } from '../queries.ts';
import type { State } from '../state.ts';
import { columnAt, groundAt } from '../terrain.ts';

/** Realm tiles whose contents are not yet rolled. */
export const unsettled = (state: State, seat: Seat): readonly TileId[] =>
  (state.realms[seat]?.tiles ?? []).filter((tile) => !state.tiles[tile]);

export const settleRealm = define({
  id: 'settle-realm',
  rule: 'me.realm.settlements',
  title: say('Settle the realm'),
  /** In the order nominated. */
  args: v.object({ tiles: v.array(tileArg) }),
  offered(state, seat, args) {
    const open = unsettled(state, seat);
    const foreign = args?.tiles.find((tile) => !open.includes(tile));
    return unless(
      wrongStage(state, 'realms'),
      open.length === 0 && against('me.realm.settlements', say('The whole realm is settled.')),
      foreign !== undefined &&
        against('me.realm.settlements', say('Tile {tile} is not yours to settle.', { tile: foreign })),
    );
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { tiles }, { seat }) => ({
    seat,
    tiles: tiles
      .filter((tile, index) => !state.tiles[tile] && tiles.indexOf(tile) === index)
      .map((tile) => ({ tile, ground: columnAt(state, tile) })),
  }),
  *run({ seat, tiles }) {
    const rolls = yield* askAll(
      Object.fromEntries(
        tiles.map(({ tile, ground }) => [
          tile,
          rolled({
            by: seat,
            rule: 'me.realm.settlements',
            dice: '2d6',
            chart: realmSettlements.id,
            column: ground,
            text: say('What lies in {tile}?', { tile }),
          }),
        ]),
      ),
    );
    for (const { tile, ground } of tiles) {
      const total = totalOf(dice('2d6'), rolls[tile] ?? []);
      const { is: site } = lookUpCell(realmSettlements, total, ground);
      yield* change({ type: 'tileFound', tile, site, owner: seat });
      yield* note('realm-tile', 'me.realm.settlements', { seat, tile, site, total });
    }
  },
  holds: ({ tiles }) => tiles.map(({ tile }) => tile),
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
  offered(state, seat, args) {
    const all = ports(state, seat);
    const strange = args?.tiles.find((tile) => !all.includes(tile));
    return unless(
      wrongStage(state, 'realms'),
      all.length === 0 && against('me.realm.ships', say('No port of the realm is left to roll for.')),
      strange !== undefined &&
        against('me.realm.ships', say('Tile {tile} has no port left to roll for.', { tile: strange })),
    );
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { tiles }, { seat, order }) => ({ seat, order, tiles, left: left(state).ship }),
  *run({ seat, order, tiles, left: models }) {
    const rolls = yield* askAll(
      Object.fromEntries(
        tiles.map((tile) => [
          tile,
          rolled({
            by: seat,
            rule: 'me.realm.ships',
            dice: 'd6',
            chart: realmShips.id,
            text: say('How many ships lie in {tile}?', { tile }),
          }),
        ]),
      ),
    );
    let launched = 0;
    for (const tile of tiles) {
      const { ships } = lookUp(realmShips, rolls[tile]?.sorted[0] ?? 1).is;
      const here = Math.min(ships, models === null ? ships : models - launched);
      for (let i = 0; i < here; i++)
        yield* change({ type: 'shipLaunched', ship: `${order}.${++launched}`, owner: seat, tile });
      yield* change({ type: 'portRolled', seat, tile });
      yield* note('realm-ships', 'me.realm.ships', { seat, tile, ships: here });
    }
  },
});
