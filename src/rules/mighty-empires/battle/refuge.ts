/** Taking refuge: defenders shut themselves up in their city or fortress before a battle is joined; the rest must fight it. */

import * as v from 'valibot';
import { hopeless } from '../../../kernel/ahead.ts';
import { type Asking, pick, pickSome, unlessAny, type Why } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasBanners, pieceArg } from '../define.ts';
import { noRefuge, roomIn } from '../map/gates.ts';
import { fieldForce } from '../map/walls.ts';
import type { BannerId, Encounter, State } from '../state.ts';

const isMet = (state: State, encounter: string): true | Remark =>
  Object.hasOwn(state.encounters, encounter) ||
  against('me.battle.recorded', say('That encounter is already over.'));

/** A battle that could be shunned behind walls. */
function* attackedAt(
  state: State,
  seat: Seat,
  closed: (id: string) => Why = () => undefined,
): Asking<string> {
  return yield* pick('encounter', {
    text: say('Who attacks you?'),
    among: () => Object.keys(state.encounters).filter((id) => !noRefuge(state, seat, id)),
    against: (id) => noRefuge(state, seat, id) ?? closed(id),
    none: against('me.siege.refuge', say('No one is attacking you where you have walls.')),
  });
}

/** The other answer: who is attacked may say beforehand that the gates stay open. They may still think better of it. */
export const holdField = define({
  id: 'hold-field',
  rule: 'me.siege.refuge',
  title: say('Meet them in the field'),
  args: v.object({ encounter: pieceArg }),
  *asks(state, seat) {
    const encounter = yield* attackedAt(state, seat, (id) =>
      state.encounters[id]?.afield ? against('me.siege.refuge', say('You have already said so.')) : undefined,
    );
    return { encounter };
  },
  applies: (state, { encounter }) => isMet(state, encounter),
  brief(state, { encounter }) {
    const { tile, attacker, defender } = state.encounters[encounter] as Encounter;
    return { battle: encounter, tile, attacker, defender };
  },
  *run({ battle, tile, attacker, defender }) {
    yield* change({ type: 'stoodAfield', battle });
    yield* note('afield', 'me.siege.refuge', { tile, attacker, defender });
  },
});

export const takeRefuge = define({
  id: 'take-refuge',
  rule: 'me.siege.refuge',
  title: say('Take refuge behind the walls'),
  args: v.object({ encounter: pieceArg, banners: v.pipe(v.array(pieceArg), v.minLength(1)) }),
  *asks(state, seat) {
    const encounter = yield* attackedAt(state, seat);
    const tile = state.encounters[encounter]?.tile;
    const room = tile ? roomIn(state, tile) : 0;
    const field = tile ? fieldForce(state, seat, tile).map(({ id }) => id) : [];
    const banners = yield* pickSome('banners', {
      text: say('Which banners take refuge behind the walls?'),
      among: () => field,
      against: (_, before) =>
        before.length < room
          ? undefined
          : against(
              'me.siege.room',
              say('There is room for only {room} more banners behind the walls.', { room }),
            ),
      none: against('me.siege.refuge', say('You have no banner outside those walls.')),
    });
    const stray = banners.find((banner) => !field.includes(banner));
    yield* unlessAny(
      stray !== undefined &&
        against('me.siege.refuge', say('Banner {banner} is not defending there.', { banner: stray })),
    );
    return { encounter, banners };
  },
  applies(state, { encounter, banners }) {
    const met = isMet(state, encounter);
    return met === true ? hasBanners(state, banners) : met;
  },
  brief(state, { encounter, banners }, { order }) {
    const { tile, attacker, defender } = state.encounters[encounter] as Encounter;
    const rest =
      defender === 'independent'
        ? 0
        : fieldForce(state, defender, tile).filter(({ id }) => !banners.includes(id)).length;
    const inside: readonly BannerId[] = banners;
    return { battle: encounter, siege: `${order}.s`, tile, attacker, defender, inside, rest };
  },
  *run({ battle, siege, tile, attacker, defender, inside, rest }) {
    yield* change({ type: 'tookRefuge', battle, siege, inside });
    yield* note('refuge', 'me.siege.refuge', { tile, attacker, defender, inside: inside.length, rest });
  },
});

/** Whether the defender of a battle may still take banners behind walls. */
export function mayShutGates(state: State, encounter: string): boolean {
  const { defender = 'independent' } = state.encounters[encounter] ?? {};
  return defender !== 'independent' && !hopeless(() => takeRefuge.asks(state, defender), { encounter });
}
