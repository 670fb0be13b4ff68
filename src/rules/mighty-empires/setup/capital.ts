/** Capitals: the dice say who chooses first; each takes a capital tile, a tincture and a name. */
import * as v from 'valibot';
import { pick, unlessAny, words } from '../../../kernel/asks.ts';
import { distance, neighbours, type TileId } from '../../../kernel/hex.ts';
import { drawLots } from '../../../kernel/lots.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, nameArg, openUnless, tileArg, wrongStage } from '../define.ts';
import { capitalSites, isLand, lands } from '../map/terrain.ts';
import { type Tincture, tinctures } from '../options.ts';
import type { State } from '../state.ts';

export const rollPrecedence = define({
  id: 'roll-precedence',
  rule: 'me.realm.precedence',
  title: say('Roll for the first choice of capital'),
  ...openUnless((state) => [
    wrongStage(state, 'capitals'),
    state.precedence.length > 0 && against('me.realm.precedence', say('That has already been rolled.')),
  ]),
  applies: () => true,
  brief: ({ seats }) => ({ seats }),
  *run({ seats }) {
    const order = yield* drawLots(seats, { rule: 'me.realm.precedence', text: say('Who chooses first?') });
    yield* change({ type: 'precedenceSet', seats: order });
    yield* note('precedence', 'me.realm.precedence', { order: [...order] });
  },
});

/** Two tiles at least lie between one capital and the next. */
const apart = 3;

/** Tiles a seat may make its capital: free capital tiles; where the map has none, any land far enough from the others. */
export function sites(state: State): readonly TileId[] {
  const taken = Object.values(state.realms).flatMap(({ capital }) => capital ?? []);
  const printed = capitalSites(state);
  const all =
    printed.length > 0
      ? printed
      : (Object.keys(lands(state)) as TileId[]).filter((tile) => isLand(state, tile));
  return all.filter((tile) => taken.every((other) => distance(other, tile) >= apart));
}
/** Who is to choose a capital now. */
export const chooser = ({ precedence, realms }: State): Seat | undefined =>
  precedence.find((seat) => realms[seat]?.capital == null);
export const freeTinctures = ({ realms }: State): readonly (typeof tinctures)[number][] =>
  tinctures.filter((each) => Object.values(realms).every(({ tincture }) => tincture !== each));

export const chooseCapital = define({
  id: 'choose-capital',
  rule: 'me.realm.capital',
  title: say('Choose a capital'),
  args: v.object({ tile: tileArg, tincture: v.picklist(tinctures), name: v.optional(nameArg, '') }),
  *asks(state, seat) {
    const next = chooser(state);
    yield* unlessAny(
      wrongStage(state, 'capitals'),
      state.precedence.length === 0 &&
        against('me.realm.precedence', say('Roll for the first choice of capital first.')),
      next !== seat &&
        against('me.realm.precedence', say('It is {seat}’s turn to choose.', { seat: next ?? '' })),
    );
    const open = sites(state);
    const tile = yield* pick('tile', {
      text: say('Where do you place your capital?'),
      among: () => open,
      against: (one) =>
        open.includes(one)
          ? undefined
          : against('me.realm.capital', say('No capital can stand in {tile}.', { tile: one })),
      none: against('me.realm.capital', say('No capital can stand anywhere on this map.')),
    });
    const borne = against('me.realm.tincture', say('Another realm has that colour.'));
    const tincture = yield* pick<Tincture>('tincture', {
      text: say('Which colour?'),
      among: () => freeTinctures(state),
      against: (one) => (freeTinctures(state).includes(one) ? undefined : borne),
      none: borne,
    });
    const name = yield* words('name', { text: say('What is your realm called?'), suggest: () => '' });
    return { tile, tincture, name };
  },
  applies: (state, { tile }, seat) =>
    hasRealm(state, seat) !== true
      ? hasRealm(state, seat)
      : isLand(state, tile) || against('me.realm.capital', say('There is no land at {tile}.', { tile })),
  brief: (state, { tile, tincture, name }, { seat }) => ({
    seat,
    tile,
    tincture,
    name,
    // Off the map and in the swamp there is nothing to rule: a realm may be smaller than seven tiles.
    realm: [tile, ...neighbours(tile).filter((next) => isLand(state, next))],
  }),
  *run({ seat, tile, tincture, name, realm }) {
    yield* change({ type: 'capitalChosen', seat, tile, tincture, name, realm });
    yield* note('capital', 'me.realm.capital', { seat, tile, tincture, name, tiles: realm.length });
  },
});
