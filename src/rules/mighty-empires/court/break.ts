/** Breaking an alliance: its tiles are strangers again, and fight the banners that stand among them. */
import * as v from 'valibot';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, closed, define, notNow, pieceArg, unless } from '../define.ts';
import { ownerOf } from '../queries.ts';
import { ashoreIn } from '../sea/aboard.ts';
import { fieldForce } from '../siege/walls.ts';
import type { State } from '../state.ts';
import { landNeighbours } from '../terrain.ts';
import { alliancesOf } from './alliances.ts';

/** Where a force that is set upon would fall back to: its own land first, never among enemies. */
const wayOut = (state: State, seat: Seat, tile: TileId): TileId => {
  const open = landNeighbours(state, tile).filter((next) =>
    ashoreIn(state, next).every((banner) => banner.seat === seat),
  );
  return (
    open.find((next) => ownerOf(state, next) === seat) ??
    open.find((next) => ownerOf(state, next) === undefined) ??
    tile
  );
};

export const breakAlliance = define({
  id: 'break-alliance',
  rule: 'me.diplomacy.broken',
  title: say('Break an alliance'),
  args: v.object({ alliance: pieceArg }),
  offered(state, seat, args) {
    const mine = alliancesOf(state, seat).filter(({ kind }) => kind === 'temporary');
    if (mine.length === 0)
      return closed('me.diplomacy.broken', say('You have no temporary alliance to break.'));
    return unless(
      notNow(state, seat, 'subsistence', 'scouting', 'movement'),
      args &&
        !mine.some(({ id }) => id === args.alliance) &&
        against('me.diplomacy.broken', say('That alliance is not yours, or over.')),
    );
  },
  applies: (state, { alliance }) =>
    Object.hasOwn(state.court.alliances, alliance) ||
    against('me.diplomacy.broken', say('There is no such alliance.')),
  brief(state, { alliance }, { order }) {
    const { seat = '', tiles = [] } = state.court.alliances[alliance] ?? {};
    const standing = tiles.filter((tile) => state.tiles[tile]?.flag === 'independent');
    return {
      order,
      seat,
      alliance,
      tile: tiles[0] ?? null,
      met: standing.flatMap((tile) => {
        const banners = fieldForce(state, seat, tile).map(({ id }) => id);
        return banners.length > 0 ? [{ tile, banners, back: wayOut(state, seat, tile) }] : [];
      }),
    };
  },
  *run({ order, seat, alliance, tile, met }) {
    yield* change({ type: 'allianceBroken', id: alliance });
    yield* note('alliance-broken', 'me.diplomacy.broken', { seat, tile, forces: met.length });
    for (const [index, { tile: at, banners, back }] of met.entries()) {
      const attackers = Object.fromEntries(banners.map((banner) => [banner, back]));
      const id = `${order}.e${index + 1}`;
      yield* change({ type: 'met', id, tile: at, attacker: seat, attackers, defender: 'independent' });
      yield* note('met', 'me.movement.battle', { seat, tile: at, defender: 'independent' });
    }
  },
});
