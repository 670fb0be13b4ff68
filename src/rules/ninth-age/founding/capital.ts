/** Founding the realms: a capital each, never side by side, then a second flag each. */
import * as v from 'valibot';
import { option, pick, unlessAny, words } from '../../../kernel/asks.ts';
import { distance, neighbours, type TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import {
  against,
  define,
  exist,
  hasHex,
  hasRealm,
  nameArg,
  openUnless,
  tileArg,
  wrongStage,
} from '../define.ts';
import { order } from '../lots.ts';
import { imagesFor } from '../map/symmetry.ts';
import { type Tincture, tinctures } from '../options.ts';
import { groundOf, hexesOf } from '../queries.ts';
import type { State } from '../state.ts';

/** Hexes each realm starts with: its capital's, and one more. */
const flags = 2;

/** Who founds a capital now; undefined once all stand. */
export const founder = ({ order, realms }: State): Seat | undefined =>
  order.find((seat) => realms[seat]?.capital === null);
/** Who plants a flag now: everybody once, after the last capital. */
export const planter = (state: State): Seat | undefined =>
  founder(state) === undefined ? state.order.find((seat) => hexesOf(state, seat).length < flags) : undefined;
export const freeTinctures = ({ realms }: State): readonly Tincture[] =>
  tinctures.filter((each) => Object.values(realms).every(({ tincture }) => tincture !== each));

const capitals = ({ realms }: State): readonly TileId[] =>
  Object.values(realms).flatMap(({ capital }) => capital ?? []);

function unfit(state: State, tile: TileId): Remark | undefined {
  const hex = state.hexes[tile];
  if (!hex || hex.flag !== null) return against('na.founding.capital', say('{tile} is not free.', { tile }));
  if (!groundOf(hex.kind).builds) return against('na.conquest.swamp', say('You cannot build in a swamp.'));
  return capitals(state).some((other) => distance(other, tile) <= 1)
    ? against('na.founding.apart', say('A capital cannot stand beside another.'))
    : undefined;
}

/** On a wholly even map capitals lie as even: each the image of the first. */
function uneven(state: State, tile: TileId): Remark | undefined {
  if (state.options.map !== 'symmetrical') return undefined;
  const images = imagesFor(state.seats.length);
  const taken = capitals(state);
  const even = images.some((from) => {
    // The hex whose images these would be: the first capital stands on one of them.
    const base = Object.keys(state.hexes).find((other) => from.of(other as TileId) === tile) as TileId;
    if (base === undefined) return false;
    const all = images.map((image) => image.of(base));
    return (
      new Set(all).size === images.length &&
      taken.every((other) => all.includes(other)) &&
      all.every((site) => state.hexes[site] && !(state.hexes[site]?.kind === 'swamp')) &&
      all.every((a) => all.every((b) => a === b || distance(a, b) > 1))
    );
  });
  return even
    ? undefined
    : against(
        'na.founding.symmetrical',
        say('On an even map every capital must stand on a hex that matches the first.'),
      );
}

/** Hexes without a flag. */
const free = ({ hexes }: State): readonly TileId[] =>
  (Object.keys(hexes) as TileId[]).filter((tile) => hexes[tile]?.flag === null).sort();
/** Hexes where the next capital may stand. */
export const sites = (state: State): readonly TileId[] =>
  (Object.keys(state.hexes) as TileId[]).filter((tile) => !unfit(state, tile) && !uneven(state, tile));
/** Hexes the second flag may be planted on. */
export const flagSites = (state: State, seat: Seat): readonly TileId[] =>
  (Object.keys(state.hexes) as TileId[]).filter((tile) => !unplantable(state, seat, tile));

export const rollFounding = define({
  id: 'roll-founding',
  rule: 'na.founding.order',
  title: say('Roll for the first capital'),
  ...openUnless((state) => [
    wrongStage(state, 'founding'),
    state.order.length > 0 && against('na.founding.order', say('That has already been rolled.')),
  ]),
  applies: () => true,
  brief: ({ seats }) => ({ seats }),
  *run({ seats }) {
    const rolled = yield* order(seats, {
      rule: 'na.founding.order',
      text: say('Who founds the first capital?'),
    });
    yield* change({ type: 'foundingOrder', order: rolled });
    yield* note('founding-order', 'na.founding.order', { first: rolled[0] ?? '' });
  },
});

const notNext = (state: State, seat: Seat, next: Seat | undefined): Remark | undefined => {
  if (state.order.length === 0) return against('na.founding.order', say('Roll for the first capital first.'));
  if (next === seat) return undefined;
  return next === undefined
    ? against('na.founding.order', say('Nobody has anything to found now.'))
    : against('na.founding.order', say('It is {seat}’s turn.', { seat: next }));
};

export const foundCapital = define({
  id: 'found-capital',
  rule: 'na.founding.capital',
  title: say('Found a capital'),
  args: v.object({ tile: tileArg, tincture: v.picklist(tinctures), name: v.optional(nameArg, '') }),
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'founding'), notNext(state, seat, founder(state)));
    const tile = yield* pick('tile', {
      text: say('Where do you found your capital?'),
      among: () => free(state),
      against: (one) => unfit(state, one) ?? uneven(state, one),
      none: against('na.founding.capital', say('No hex is free for a capital.')),
    });
    const tincture = yield* option('tincture', {
      text: say('Which colour?'),
      among: tinctures,
      against: (one) =>
        freeTinctures(state).includes(one)
          ? undefined
          : against('na.founding.tincture', say('Another realm has that colour.')),
    });
    const name = yield* words('name', {
      text: say('What is your realm called?'),
      suggest: () => state.realms[seat]?.name ?? '',
    });
    return { tile, tincture, name };
  },
  applies: (state, { tile }, seat) => exist(hasRealm(state, seat), hasHex(state, tile)),
  brief: (_, args, { seat }) => ({ seat, ...args }),
  *run({ seat, tile, tincture, name }) {
    yield* change({ type: 'capitalFounded', seat, tile, tincture, name });
    yield* note('capital', 'na.founding.capital', { seat, tile, tincture, name });
  },
});

function unplantable(state: State, seat: Seat, tile: TileId): Remark | undefined {
  if (state.hexes[tile]?.flag !== null)
    return against('na.founding.flag', say('{tile} is not free.', { tile }));
  const near = neighbours(tile).includes(state.realms[seat]?.capital as TileId);
  return state.options.rulings.secondFlag === 'adjacent' && !near
    ? against('na.founding.flag', say('Your second flag must go beside your capital.'))
    : undefined;
}

export const plantFlag = define({
  id: 'plant-flag',
  rule: 'na.founding.flag',
  title: say('Plant a flag'),
  args: v.object({ tile: tileArg }),
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'founding'), notNext(state, seat, planter(state)));
    const tile = yield* pick('tile', {
      text: say('Where do you plant your second flag?'),
      among: () => free(state),
      against: (one) => unplantable(state, seat, one),
      none: against('na.founding.flag', say('No hex is free for a flag.')),
    });
    return { tile };
  },
  applies: (state, { tile }, seat) => exist(hasRealm(state, seat), hasHex(state, tile)),
  brief: (_, { tile }, { seat }) => ({ seat, tile }),
  *run({ seat, tile }) {
    yield* change({ type: 'flagPlanted', seat, tile });
    yield* note('flag', 'na.founding.flag', { seat, tile });
  },
});
