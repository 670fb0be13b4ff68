/** Prisoners led to the block, and what happens to those in a baggage train that falls into other hands. */
import * as v from 'valibot';
import { change, choose, note, type Procedure, part } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../changes/index.ts';
import { against, define, notNow, pieceArg, unless } from '../define.ts';
import type { BannerId, State } from '../state.ts';
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
    const { prisoner, regains } = yield* part('block', headsman, { by: seat, name });
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
        yield* change({ type: 'captiveFreed', id, to, kit: regains.join(', ') });
        yield* note('executed', rule, { ...told, prisoner: to === null ? 'escapes-home' : prisoner });
        return;
      }
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
    text: say('{name} has escaped. Which of the nearest banners does he join?', { name }),
    from: Object.fromEntries(friends.map((banner) => [banner, say('{banner}', { banner })])),
  });
}

/** Prisoners and spoils that travel with these banners, for a brief. */
export type Train = {
  readonly captives: readonly { readonly id: string; readonly captive: Captive }[];
  readonly spoils: readonly { readonly id: string; readonly spoil: State['tabletop']['spoils'][string] }[];
};
export function trainOf({ tabletop }: State, banners: readonly BannerId[]): Train {
  const along = ({ banner }: { readonly banner: BannerId | null }) =>
    banner !== null && banners.includes(banner);
  return {
    captives: Object.entries(tabletop.captives)
      .filter(([, captive]) => along(captive))
      .map(([id, captive]) => ({ id, captive })),
    spoils: Object.entries(tabletop.spoils)
      .filter(([, spoil]) => along(spoil))
      .map(([id, spoil]) => ({ id, spoil })),
  };
}
/** A baggage train falls to a seat: its own people are free again, others change their gaoler. */
export function* trainTaken(
  { captives, spoils }: Train,
  seat: Seat,
  banner: BannerId | null,
): Procedure<Change> {
  for (const { id, captive } of captives) {
    const { owner, name, holder, character, level, points } = captive;
    if (owner === seat) yield* change({ type: 'captiveFreed', id, to: banner, kit: '' });
    else {
      const held = { owner, holder: seat, character, name, level, points, banner };
      yield* change({ type: 'captiveTaken', id, from: null, captive: held });
    }
    yield* note('captive-retaken', 'me.tabletop.captive', { seat, owner, name, holder });
  }
  for (const { id, spoil } of spoils)
    yield* change({ type: 'spoilTaken', id, spoil: { ...spoil, holder: seat, banner } });
}
