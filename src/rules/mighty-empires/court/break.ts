/** Breaking an alliance: its tiles are strangers again, and fight the banners that stand among them. */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, notNow, pieceArg } from '../define.ts';
import { ashoreIn } from '../map/aboard.ts';
import { alliancesOf } from '../map/alliances.ts';
import { landNeighbours } from '../map/terrain.ts';
import { fieldForce } from '../map/walls.ts';
import { ownerOf } from '../queries.ts';
import type { State } from '../state.ts';

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
  *asks(state, seat) {
    const own = alliancesOf(state, seat).flatMap(({ id, kind }) => (kind === 'temporary' ? [id] : []));
    const none = against('me.diplomacy.broken', say('You have no temporary alliance to break.'));
    yield* unlessAny(own.length === 0 && none, notNow(state, seat, 'subsistence', 'scouting', 'movement'));
    const alliance = yield* pick('alliance', {
      text: say('Which alliance do you break?'),
      among: () => own,
      against: (one) =>
        own.includes(one)
          ? undefined
          : against('me.diplomacy.broken', say('That alliance is not yours, or it is over.')),
      called: (one) =>
        say('The people around {place}', { place: state.court.alliances[one]?.tiles[0] ?? '' }),
      none,
    });
    return { alliance };
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
