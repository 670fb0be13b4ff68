/** A counter is turned: its owner's ledger says what it is, and it does what its kind does. */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import { change, declare, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { type Operative, operatives } from '../charts/assassins.ts';
import { against, define, pieceArg } from '../define.ts';
import { agent } from './agents.ts';
import { assassin } from './assassins.ts';
import { noSpies } from './counting.ts';
import { hasTarget } from './placing.ts';
import { counters, resolver } from './queries.ts';
import { saboteur } from './sabotage.ts';
import { sceneOf } from './scene.ts';
import { spy } from './spying.ts';

const deeds = { assassin, spy, saboteur, agent } as const;
const isOperative = (type: unknown): type is Operative => (operatives as readonly unknown[]).includes(type);

const offTheMap = against('me.espionage.acts', say('That operative is no longer on the map.'));

export const turnOperative = define({
  id: 'turn-operative',
  rule: 'me.espionage.acts',
  title: say('Turn an operative over'),
  args: v.object({ operative: pieceArg }),
  *asks(state, seat) {
    const next = resolver(state);
    yield* unlessAny(
      noSpies(state),
      state.stage !== 'winter' && against('me.winter.phase', say('It is not winter.')),
      state.espionage.order.length === 0 &&
        against('me.espionage.order', say('Roll for whose operatives act first.')),
      next === undefined && against('me.espionage.acts', say('There are no operatives left.')),
    );
    const notYet = against(
      'me.espionage.turn',
      say('It is {seat}’s turn to reveal an operative.', { seat: next ?? '' }),
    );
    const operative = yield* pick('operative', {
      text: say('Which operative acts?'),
      among: () => counters(state).flatMap((counter) => (counter.seat === seat ? [counter.id] : [])),
      against(one) {
        const of = state.espionage.counters[one]?.seat;
        if ((of ?? seat) !== next) return notYet;
        if (of === undefined) return offTheMap;
        return of === seat ? undefined : against('me.espionage.turn', say('That operative is not yours.'));
      },
      none: notYet,
    });
    return { operative };
  },
  applies: (state, { operative }) => Object.hasOwn(state.espionage.counters, operative) || offTheMap,
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
  drawsSecret: true,
});
