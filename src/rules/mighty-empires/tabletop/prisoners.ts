/** Prisoners led to the block. */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import { change, choose, note, type Procedure, part } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, notNow, pieceArg } from '../define.ts';
import { isNow } from '../map/walls.ts';
import type { BannerId, State } from '../state.ts';
import { nearest, partOff, whereabouts } from './queries.ts';
import { headsman } from './recovery.ts';
import type { Captive } from './state.ts';

const notHeld = against('me.tabletop.captive', say('You do not hold that prisoner.'));
/** Why a seat cannot lead a prisoner to the block now. */
function spared(state: State, seat: Seat, id: string): Remark | undefined {
  const captive = state.tabletop.captives[id];
  if (captive?.holder !== seat) return notHeld;
  return (
    notNow(state, seat) ??
    (isNow(state, captive.tried)
      ? against(
          'me.tabletop.execution.once',
          say('You have already tried to execute that prisoner this month.'),
        )
      : undefined)
  );
}

export const execute = define({
  id: 'execute',
  rule: 'me.tabletop.execution',
  title: say('Execute a prisoner'),
  args: v.object({ captive: pieceArg }),
  *asks(state, seat) {
    yield* unlessAny(partOff(state));
    const captive = yield* pick('captive', {
      text: say('Which prisoner?'),
      among: () =>
        Object.entries(state.tabletop.captives).flatMap(([id, { holder }]) => (holder === seat ? [id] : [])),
      against: (id) => spared(state, seat, id),
      none: notHeld,
    });
    return { captive };
  },
  applies: (state, { captive }) =>
    Object.hasOwn(state.tabletop.captives, captive) ||
    against('me.tabletop.captive', say('That prisoner is no longer held.')),
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
