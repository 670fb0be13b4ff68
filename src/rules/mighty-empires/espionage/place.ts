/** A counter is placed face down: everybody sees where, nobody but its owner what. */
import * as v from 'valibot';
import { given, pick, unlessAny } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, pieceArg, tileArg } from '../define.ts';
import { isLand, lands } from '../map/terrain.ts';
import { notInWinter } from '../winter-now.ts';
import { noSpies } from './counting.ts';
import { placer, undeclared } from './queries.ts';

const noLand = (tile: TileId): Remark =>
  against('me.piece.tile', say('There is no land at {tile}.', { tile }));

export const placeOperative = define({
  id: 'place-operative',
  rule: 'me.espionage.placed',
  title: say('Place an operative'),
  /** The operative by the id it has in its owner's ledger: what it is, is fixed there. */
  args: v.object({ operative: pieceArg, tile: tileArg }),
  *asks(state, seat) {
    yield* unlessAny(noSpies(state), notInWinter(state, seat, 'espionage'));
    const [late] = undeclared(state);
    const next = placer(state);
    yield* unlessAny(
      late !== undefined &&
        against(
          'me.espionage.declared',
          say('{seat} has not announced their operatives yet.', { seat: late }),
        ),
      next === undefined && against('me.espionage.placed', say('All operatives are already placed.')),
      next !== undefined &&
        next !== seat &&
        against('me.espionage.turn', say('It is {seat}’s turn to place an operative.', { seat: next })),
    );
    const operative = yield* given<string>('operative', {
      against: (one) =>
        state.espionage.counters[one] === undefined
          ? undefined
          : against('me.espionage.placed', say('That operative is already on the map.')),
    });
    const tile = yield* pick('tile', {
      text: say('Where do you place the operative?'),
      among: () => (Object.keys(lands(state)) as TileId[]).filter((one) => isLand(state, one)),
      against: (one) => (isLand(state, one) ? undefined : noLand(one)),
      none: against('me.piece.tile', say('There is no land to place an operative on.')),
    });
    return { operative, tile };
  },
  applies(state, { tile }, seat) {
    const realm = hasRealm(state, seat);
    if (realm !== true) return realm;
    return isLand(state, tile) || noLand(tile);
  },
  brief: (_, args, { seat }) => ({ ...args, seat }),
  *run({ operative, tile, seat }) {
    yield* change({ type: 'operativePlaced', operative, seat, tile });
    yield* note('operative-placed', 'me.espionage.placed', { seat, tile });
  },
});
