/** Prisoners led to the block. */
import * as v from 'valibot';
import { change, choose, note, type Procedure, part } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, notNow, pieceArg, unless } from '../define.ts';
import type { BannerId } from '../state.ts';
import { nearest, partOff, whereabouts } from './queries.ts';
import { headsman } from './recovery.ts';
import type { Captive } from './state.ts';

export const execute = define({
  id: 'execute',
  rule: 'me.tabletop.execution',
  title: say('Execute a prisoner'),
  args: v.object({ captive: pieceArg }),
  offered(state, seat, args) {
    const captive = args && state.tabletop.captives[args.captive];
    const { year, month } = state.season;
    const holds = Object.values(state.tabletop.captives).some(({ holder }) => holder === seat);
    return unless(
      partOff(state),
      (args ? captive?.holder !== seat : !holds) &&
        against('me.tabletop.captive', say('No such prisoner is in your hands.')),
      notNow(state, seat),
      captive?.tried?.year === year &&
        captive.tried.month === month &&
        against('me.tabletop.execution.once', say('The omens have spoken for this month.')),
    );
  },
  applies: (state, { captive }) =>
    Object.hasOwn(state.tabletop.captives, captive) ||
    against('me.tabletop.captive', say('That prisoner is nobody’s any more.')),
  brief(state, { captive: id }, { seat }) {
    const captive = state.tabletop.captives[id] as Captive;
    return {
      id,
      seat,
      owner: captive.owner,
      name: captive.name,
      friends: nearest(state, captive.owner, whereabouts(state, captive)).map((one) => one.id),
    };
  },
  *run({ id, seat, owner, name, friends }) {
    const rule = 'me.tabletop.execution';
    const { prisoner, kit } = yield* part('block', headsman, { by: seat, name });
    const told = { seat, owner, name };
    switch (prisoner) {
      case 'dies':
        yield* change({ type: 'captiveDied', id });
        break;
      case 'stays':
        yield* change({ type: 'captiveTried', id });
        break;
      case 'escapes-home':
        yield* change({ type: 'captiveFreed', id, to: null, kit: '' });
        break;
      case 'escapes-to-force': {
        const to = yield* whereTo(owner, name, friends);
        yield* change({ type: 'captiveFreed', id, to, kit });
        yield* note('executed', rule, { ...told, prisoner: to === null ? 'escapes-home' : prisoner });
        return;
      }
      default:
        prisoner satisfies never;
    }
    yield* note('executed', rule, { ...told, prisoner });
  },
});

/** The nearest friendly force; among several as near its owner picks; without one the capital. */
function* whereTo(
  owner: Seat,
  name: string,
  friends: readonly BannerId[],
): Procedure<never, BannerId | null> {
  const [only] = friends;
  if (only === undefined) return null;
  if (friends.length === 1) return only;
  return yield* choose('joins', {
    by: owner,
    rule: 'me.tabletop.execution',
    text: say('{name} has escaped. Which of the nearest banners do they join?', { name }),
    from: Object.fromEntries(friends.map((banner) => [banner, say('{banner}', { banner })])),
  });
}
