/** Claiming free hexes, and conquering those of players beaten this turn. */
import * as v from 'valibot';
import { type Asking, pick, unlessAny, type Why } from '../../../kernel/asks.ts';
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { notYourTurn } from '../acting.ts';
import { against, define, exist, hasHex, hasRealm, tileArg } from '../define.ts';
import { goldOf, hexesOf, touches } from '../queries.ts';
import type { Hex, State } from '../state.ts';
import { costOf, rapid } from './costs.ts';
import { beat, purseOf } from './points.ts';

/** Fewer points left than a deed costs. */
export const tooDear = (
  state: State,
  seat: Seat,
  cost: number,
  { left } = purseOf(state, seat),
): Remark | undefined =>
  left < cost
    ? against(
        'na.conquest.points',
        say('That costs {cost} Conquest Points; you have {left}.', { cost, left }),
      )
    : undefined;
const apart = (state: State, seat: Seat, tile: TileId): Remark | undefined =>
  touches(state, seat, tile)
    ? undefined
    : against('na.conquest.adjacent', say('{tile} does not touch any of your hexes.', { tile }));

/** Why a hex cannot be claimed, or conquered, whatever points are left. */
export function untakeable(state: State, seat: Seat, tile: TileId): Remark | undefined {
  const flag = state.hexes[tile]?.flag ?? null;
  if (flag === seat) return against('na.conquest.own', say('{tile} is already yours.', { tile }));
  return (
    apart(state, seat, tile) ??
    (flag !== null && !beat(state, seat, flag)
      ? against('na.conquest.beaten', say('You have not beaten {seat} this turn.', { seat: flag }))
      : undefined)
  );
}
/** The next hex to take, which the realm touches. @param other why it is for the other order */
function* beside(
  state: State,
  seat: Seat,
  text: Text,
  none: Remark,
  other: (hex?: Hex) => Why,
): Asking<TileId> {
  const purse = purseOf(state, seat);
  return yield* pick('tile', {
    text,
    among: () =>
      [...new Set(hexesOf(state, seat).flatMap(({ tile }) => neighbours(tile)))]
        .filter((tile) => state.hexes[tile] && !other(state.hexes[tile]) && state.hexes[tile].flag !== seat)
        .sort(),
    against: (one) =>
      other(state.hexes[one]) ??
      untakeable(state, seat, one) ??
      tooDear(state, seat, costOf(state, seat, one), purse),
    none,
  });
}
/** Hexes a seat may take with the points it has. */
export const takeable = (state: State, seat: Seat): readonly TileId[] =>
  (Object.keys(state.hexes) as TileId[]).filter(
    (tile) => !untakeable(state, seat, tile) && !tooDear(state, seat, costOf(state, seat, tile)),
  );

const args = v.object({ tile: tileArg });
const applies = (state: State, { tile }: { readonly tile: TileId }, seat: Seat) =>
  exist(hasRealm(state, seat), hasHex(state, tile));

export const claim = define({
  id: 'claim',
  rule: 'na.conquest.claim',
  title: say('Claim a hex'),
  args,
  *asks(state, seat) {
    yield* unlessAny(notYourTurn(state, seat, 'conquest'));
    const none = against('na.conquest.claim', say('There is no hex you can claim now.'));
    const tile = yield* beside(state, seat, say('Which hex do you claim?'), none, (hex) =>
      hex?.flag != null
        ? against('na.conquest.claim', say('A flag already flies there: conquer the hex instead.'))
        : undefined,
    );
    return { tile };
  },
  applies,
  brief: (state, { tile }, { seat }) => ({
    seat,
    tile,
    points: costOf(state, seat, tile),
    rapid: rapid(state, seat),
    mountain: state.hexes[tile]?.kind === 'mountain',
  }),
  *run({ seat, tile, points, rapid, mountain }) {
    yield* change({ type: 'pointsSpent', seat, points, expands: true });
    yield* change({ type: 'flagMoved', tile, to: seat });
    yield* note('claimed', mountain ? 'na.conquest.mountain' : 'na.conquest.claim', { seat, tile, points });
    if (rapid) yield* note('rapid', 'na.events.rapid-expansion', { seat });
  },
});

export const conquer = define({
  id: 'conquer',
  rule: 'na.conquest.conquer',
  title: say('Conquer a hex'),
  args,
  *asks(state, seat) {
    yield* unlessAny(notYourTurn(state, seat, 'conquest'));
    const none = against('na.conquest.conquer', say('There is no hex you can conquer now.'));
    const tile = yield* beside(state, seat, say('Which hex do you conquer?'), none, (hex) =>
      hex?.flag == null
        ? against('na.conquest.conquer', say('No flag flies there: claim the hex instead.'))
        : undefined,
    );
    return { tile };
  },
  applies,
  brief(state, { tile }, { seat }) {
    const hex = state.hexes[tile];
    const flag = hex?.flag ?? '';
    const last = flag !== '' && flag !== seat && hexesOf(state, flag).length === 1;
    return {
      seat,
      tile,
      from: flag,
      points: costOf(state, seat, tile),
      rapid: rapid(state, seat),
      walled: hex?.walls != null,
      capital: hex?.capitalOf != null && hex.capitalOf === flag,
      last,
      gold: last ? goldOf(state, flag) : 0,
    };
  },
  *run({ seat, tile, from, points, rapid, walled, capital, last, gold }) {
    yield* change({ type: 'pointsSpent', seat, points, expands: true });
    yield* change({ type: 'flagMoved', tile, to: seat });
    yield* note(
      capital ? 'capital-conquered' : 'conquered',
      walled ? 'na.conquest.walls' : 'na.conquest.conquer',
      {
        seat,
        tile,
        from,
        points,
      },
    );
    if (rapid) yield* note('rapid', 'na.events.rapid-expansion', { seat });
    if (last) yield* note('destroyed', 'na.destroyed', { seat, from, gold });
  },
});
