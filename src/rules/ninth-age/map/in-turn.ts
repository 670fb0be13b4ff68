/** The map laid in turn: a hex drawn at random and laid where its player likes, and once each a mountain instead. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import { change, note, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { drawnHex } from '../charts/hexes.ts';
import { against, define, exist, hasRealm, noArgs, tileArg, unless, wrongStage } from '../define.ts';
import { order } from '../founding/first.ts';
import type { State, Terrain } from '../state.ts';
import { mountainsEach, regularEach } from './automatic.ts';
import { coursesAt, flows, takesRivers } from './rivers.ts';
import { kindArg, riverArg, terrain } from './terrain.ts';

const share = regularEach + mountainsEach;
export const laidBy = ({ map }: State, seat: Seat): number => map.laid[seat] ?? 0;

/** Who lays the next hex; undefined before the order is rolled and once the map is full. */
export const layer = (state: State): Seat | undefined => {
  const { order } = state.map;
  const fewest = Math.min(share, ...order.map((seat) => laidBy(state, seat)));
  return fewest < share ? order.find((seat) => laidBy(state, seat) === fewest) : undefined;
};
/** Whether a seat may still lay its mountain, and whether nothing else is left to it. */
export const mayRaise = ({ map }: State, seat: Seat): boolean => !map.mountains.includes(seat);
export const mustRaise = (state: State, seat: Seat): boolean =>
  mayRaise(state, seat) && laidBy(state, seat) === share - 1;

/** Places a hex may be laid: beside those that lie, anywhere for the first. */
export const freePlaces = ({ hexes }: State): readonly TileId[] => {
  const laid = Object.keys(hexes);
  return laid.length === 0 ? ['q0r0'] : [...new Set(laid.flatMap(neighbours))].filter((tile) => !hexes[tile]);
};
/** Whether a river can be laid anywhere at all. */
export const riverFits = (state: State): boolean =>
  freePlaces(state).some((tile) => coursesAt(state.hexes, tile).length > 0);

const inTurn = (state: State, seat: Seat): Remark | undefined => {
  const next = layer(state);
  return (
    wrongStage(state, 'map') ??
    (state.options.map === 'in-turn'
      ? undefined
      : against('na.map.in-turn', say('This map is not laid in turn.'))) ??
    (next === seat
      ? undefined
      : next === undefined
        ? against('na.map.order', say('Nobody has a hex to lay now.'))
        : against('na.map.order', say('{seat} lays the next hex.', { seat: next })))
  );
};

export const rollLaying = define({
  id: 'roll-laying',
  rule: 'na.map.order',
  title: say('Roll for the first hex'),
  args: noArgs,
  *asks(state) {
    yield* unlessAny(
      wrongStage(state, 'map'),
      state.options.map !== 'in-turn' && against('na.map.in-turn', say('This map is not laid in turn.')),
      state.map.order.length > 0 && against('na.map.order', say('That has been rolled already.')),
    );
    return {};
  },
  applies: () => true,
  brief: ({ seats }) => ({ seats }),
  *run({ seats }) {
    const rolled = yield* order(seats, { rule: 'na.map.order', text: say('Who lays the first hex?') });
    yield* change({ type: 'layingOrder', order: rolled });
    yield* note('laying-order', 'na.map.order', { first: rolled[0] ?? '' });
  },
});

/** From the chart, or out of a box: then its kind is entered. */
export const drawHex = define({
  id: 'draw-hex',
  rule: 'na.map.drawn',
  title: say('Draw a hex'),
  args: v.object({ kind: v.optional(v.nullable(kindArg), null) }),
  offered: (state, seat) =>
    unless(
      inTurn(state, seat),
      state.map.drawn !== null && against('na.map.drawn', say('A hex is drawn and not yet laid.')),
      mustRaise(state, seat) &&
        against('na.map.mountain', say('Only the mountain is left for {seat} to lay.', { seat })),
    ),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, { kind }, { seat }) => ({ seat, kind }),
  *run({ seat, kind }) {
    const drawn =
      kind ??
      lookUp(
        drawnHex,
        yield* roll('hex', {
          by: seat,
          dice: 'd6',
          rule: 'na.map.drawn',
          text: say('Which hex do you draw?'),
          chart: 'drawn-hex',
        }),
      ).is.kind;
    yield* change({ type: 'hexDrawn', seat, kind: drawn });
    yield* note('hex-drawn', 'na.map.drawn', { seat, kind: drawn });
  },
});

function misfit(state: State, seat: Seat, tile: TileId, laid: Terrain): Remark | undefined {
  const { drawn } = state.map;
  const asDrawn = drawn?.kind === laid.kind || (drawn?.kind === 'river' && laid.kind === 'plain');
  if (laid.kind === 'mountain' && drawn?.kind !== 'mountain' && !mayRaise(state, seat))
    return against('na.map.mountain', say('{seat} has laid a mountain already.', { seat }));
  if (laid.kind !== 'mountain' && !asDrawn) return against('na.map.drawn', say('Draw a hex first.'));
  if (!freePlaces(state).includes(tile))
    return against('na.map.place', say('A hex is laid beside those that lie already.'));
  if (laid.river)
    return flows(state.hexes, tile, laid.river)
      ? undefined
      : against('na.map.river', say('A river must come from water or a mountain, and no end may run dry.'));
  if (drawn?.kind === 'river' && laid.kind === 'plain' && riverFits(state))
    return against('na.map.flip', say('The river can still be laid somewhere.'));
  return takesRivers(state.hexes, tile, laid.kind)
    ? undefined
    : against('na.map.river', say('A river would end here on dry land.'));
}

/** The hex that was drawn, a river turned over to its plain back, or the mountain. Where it may not lie is advice. */
export const layHex = define({
  id: 'lay-hex',
  rule: 'na.map.place',
  title: say('Lay a hex'),
  args: v.object({ tile: tileArg, kind: kindArg, river: v.optional(riverArg, null) }),
  offered: (state, seat, args) =>
    unless(inTurn(state, seat), args && misfit(state, seat, args.tile, terrain(args.kind, args.river))),
  applies: (state, { tile }, seat) =>
    exist(
      hasRealm(state, seat),
      !state.hexes[tile] || against('na.map.place', say('A hex lies at {tile} already.', { tile })),
    ),
  brief: (state, { tile, kind, river }, { seat }) => ({
    seat,
    tile,
    terrain: terrain(kind, river),
    mountain: kind === 'mountain' && state.map.drawn?.kind !== 'mountain',
    flipped: kind === 'plain' && state.map.drawn?.kind === 'river',
  }),
  *run({ seat, tile, terrain, mountain, flipped }) {
    yield* change({ type: 'hexLaid', seat, tile, terrain, mountain });
    if (mountain) yield* note('mountain-laid', 'na.map.mountain', { seat, tile });
    else if (flipped) yield* note('river-flipped', 'na.map.flip', { seat, tile });
    else if (terrain.river) yield* note('river-laid', 'na.map.river', { seat, tile });
    else yield* note('hex-laid', 'na.map.place', { seat, tile, kind: terrain.kind });
  },
});
