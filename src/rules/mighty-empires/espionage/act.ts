/** A counter is turned: its owner's ledger says what it is, and it does what its kind does. */
import * as v from 'valibot';
import { change, declare, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { type Operative, operatives } from '../charts/assassins.ts';
import { against, define, pieceArg, unless } from '../define.ts';
import { agent } from './agents.ts';
import { assassin } from './assassins.ts';
import { noSpies } from './counting.ts';
import { hasTarget } from './placing.ts';
import { resolver } from './queries.ts';
import { saboteur } from './sabotage.ts';
import { sceneOf } from './scene.ts';
import { spy } from './spying.ts';

const deeds = { assassin, spy, saboteur, agent } as const;
const isOperative = (type: unknown): type is Operative => (operatives as readonly unknown[]).includes(type);

export const turnOperative = define({
  id: 'turn-operative',
  rule: 'me.espionage.acts',
  title: say('Turn an operative over'),
  args: v.object({ operative: pieceArg }),
  offered(state, seat, args) {
    const next = resolver(state);
    const of = args && state.espionage.counters[args.operative]?.seat;
    return unless(
      noSpies(state),
      state.stage !== 'winter' && against('me.winter.phase', say('It is not winter.')),
      state.espionage.order.length === 0 &&
        against('me.espionage.order', say('First roll whose operatives act first.')),
      next === undefined && against('me.espionage.acts', say('No operative is left.')),
      next !== undefined &&
        (of ?? seat) !== next &&
        against('me.espionage.turn', say('It is the turn of an operative of {seat}.', { seat: next })),
      of !== undefined && of !== seat && against('me.espionage.turn', say('That operative is not yours.')),
    );
  },
  applies: (state, { operative }) =>
    Object.hasOwn(state.espionage.counters, operative) ||
    against('me.espionage.acts', say('That operative is off the map.')),
  brief: (state, { operative }, { order }) => sceneOf(state, operative, order),
  *run(scene) {
    const { seat, tile, operative, targets } = scene;
    const type = yield* declare('type', {
      by: seat,
      rule: 'me.espionage.acts',
      text: say('What is the operative in {tile}?', { tile }),
      claim: 'operative',
      about: { operative },
    });
    yield* change({ type: 'operativeSpent', operative, seat });
    if (!isOperative(type) || !hasTarget(type, targets)) {
      yield* note('misplaced', 'me.espionage.misplaced', { seat, tile, type: String(type) });
      return;
    }
    yield* note('turned', 'me.espionage.acts', { seat, tile, type });
    yield* deeds[type](scene);
  },
  holds: ({ operative, tile }) => [operative, tile],
  drawsSecret: true,
});
