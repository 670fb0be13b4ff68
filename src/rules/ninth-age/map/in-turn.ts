/** The map laid in turn: a hex drawn at random and laid where its player likes, and once each a mountain instead. */
import * as v from 'valibot';
import { given, option, pick, unlessAny } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import { change, note, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { drawnHex, kinds } from '../charts/hexes.ts';
import { against, define, exist, hasRealm, openUnless, tileArg, wrongStage } from '../define.ts';
import { order } from '../lots.ts';
import type { River, State, Terrain } from '../state.ts';
import { mountainsEach, regularEach } from './automatic.ts';
import { courses, coursesAt, flows, takesRivers } from './rivers.ts';
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
      : against('na.map.in-turn', say('On this map players do not lay hexes in turn.'))) ??
    (next === seat
      ? undefined
      : next === undefined
        ? against('na.map.order', say('Nobody has a hex to lay now.'))
        : against('na.map.order', say('It is {seat}’s turn to lay a hex.', { seat: next })))
  );
};

export const rollLaying = define({
  id: 'roll-laying',
  rule: 'na.map.order',
  title: say('Roll for the first hex'),
  ...openUnless((state) => [
    wrongStage(state, 'map'),
    state.options.map !== 'in-turn' &&
      against('na.map.in-turn', say('On this map players do not lay hexes in turn.')),
    state.map.order.length > 0 && against('na.map.order', say('That has already been rolled.')),
  ]),
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
  *asks(state, seat) {
    yield* unlessAny(
      inTurn(state, seat),
      state.map.drawn !== null && against('na.map.drawn', say('You have already drawn a hex: lay it first.')),
      mustRaise(state, seat) &&
        against('na.map.mountain', say('{seat} has only their mountain left to lay.', { seat })),
    );
    const kind = yield* pick<Terrain['kind'] | null>('kind', {
      text: say('Which hex do you draw?'),
      among: () => [null, ...kinds],
      none: against('na.map.drawn', say('There is no hex to draw.')),
    });
    return { kind };
  },
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

/** Why a hex that shows this cannot be laid, wherever it may lie. */
function undrawn(state: State, seat: Seat, kind: Terrain['kind']): Remark | undefined {
  const { drawn } = state.map;
  const asDrawn = drawn?.kind === kind || (drawn?.kind === 'river' && kind === 'plain');
  if (kind !== 'mountain') return asDrawn ? undefined : against('na.map.drawn', say('Draw a hex first.'));
  return drawn?.kind === 'mountain' || mayRaise(state, seat)
    ? undefined
    : against('na.map.mountain', say('{seat} has already laid a mountain.', { seat }));
}
/** Why it does not suit the rivers there. */
function misfit(state: State, tile: TileId, laid: Terrain): Remark | undefined {
  const { drawn } = state.map;
  if (laid.river)
    return flows(state.hexes, tile, laid.river)
      ? undefined
      : against(
          'na.map.river',
          say('A river must come from water or a mountain, and neither end may run onto dry land.'),
        );
  if (drawn?.kind === 'river' && laid.kind === 'plain' && riverFits(state))
    return against('na.map.flip', say('The river still fits somewhere on the map.'));
  return takesRivers(state.hexes, tile, laid.kind)
    ? undefined
    : against('na.map.river', say('A river would end on dry land here.'));
}

/** The hex that was drawn, a river turned over to its plain back, or the mountain. Where it may not lie is advice. */
export const layHex = define({
  id: 'lay-hex',
  rule: 'na.map.place',
  title: say('Lay a hex'),
  args: v.object({ tile: tileArg, kind: kindArg, river: v.optional(riverArg, null) }),
  *asks(state, seat) {
    yield* unlessAny(inTurn(state, seat));
    const kind = yield* option('kind', {
      text: say('Which hex do you lay?'),
      among: kinds,
      // A river without a course is laid as a plain.
      against: (one) => undrawn(state, seat, one) && undrawn(state, seat, one === 'river' ? 'plain' : one),
      none: against('na.map.drawn', say('Draw a hex first.')),
    });
    const none = against('na.map.place', say('It fits nowhere on the map.'));
    const places = freePlaces(state);
    const tile = yield* pick('tile', {
      text: say('Where do you lay it?'),
      among: () => [...places].sort(),
      against: (one) =>
        places.includes(one)
          ? undefined
          : against('na.map.place', say('You must lay a hex beside those already on the map.')),
      none,
    });
    const unfit = (river: River | null): Remark | undefined => {
      const laid = terrain(kind, river);
      return undrawn(state, seat, laid.kind) ?? misfit(state, tile, laid);
    };
    const river = yield* kind === 'river'
      ? pick<River | null>('river', {
          text: say('How does the river run?'),
          among: () => [...courses.filter((course) => flows(state.hexes, tile, course)), null],
          against: unfit,
          none,
        })
      : given<River | null>('river', { value: null, against: unfit });
    return { tile, kind, river };
  },
  applies: (state, { tile }, seat) =>
    exist(
      hasRealm(state, seat),
      !state.hexes[tile] || against('na.map.place', say('There is already a hex at {tile}.', { tile })),
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
