/** A counter is placed face down: everybody sees where, nobody but its owner what. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, pieceArg, tileArg, unless } from '../define.ts';
import { isLand } from '../terrain.ts';
import { notInWinter } from '../winter/now.ts';
import { noSpies } from './counting.ts';
import { placer, undeclared } from './queries.ts';

export const placeOperative = define({
  id: 'place-operative',
  rule: 'me.espionage.placed',
  title: say('Place an operative'),
  /** The operative by the id it has in its owner's ledger: what it is, is fixed there. */
  args: v.object({ operative: pieceArg, tile: tileArg }),
  offered(state, seat, args) {
    const [late] = undeclared(state);
    const next = placer(state);
    return unless(
      noSpies(state),
      notInWinter(state, seat, 'espionage'),
      late !== undefined &&
        against('me.espionage.declared', say('{seat} has not told its operatives yet.', { seat: late })),
      next === undefined && against('me.espionage.placed', say('Every operative is placed.')),
      next !== undefined &&
        next !== seat &&
        against('me.espionage.turn', say('It is for {seat} to place an operative.', { seat: next })),
      args &&
        state.espionage.counters[args.operative] !== undefined &&
        against('me.espionage.placed', say('That operative is on the map already.')),
    );
  },
  applies(state, { tile }, seat) {
    const realm = hasRealm(state, seat);
    if (realm !== true) return realm;
    return isLand(state, tile) || against('me.piece.tile', say('No land lies at {tile}.', { tile }));
  },
  brief: (_, args, { seat }) => ({ ...args, seat }),
  *run({ operative, tile, seat }) {
    yield* change({ type: 'operativePlaced', operative, seat, tile });
    yield* note('operative-placed', 'me.espionage.placed', { seat, tile });
  },
});
