/** Building, raiding, sharing with allies, and being done. */
import * as v from 'valibot';
import { count, minded, option, pick, unlessAny } from '../../../kernel/asks.ts';
import { dice, total } from '../../../kernel/dice.ts';
import { change, note, type Procedure, rollFaces } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { notYourTurn, thisTurn, turnArg } from '../acting.ts';
import { improvements, unbuildable } from '../building.ts';
import type { Change } from '../change.ts';
import { multiplier, raidDice } from '../charts/gold.ts';
import {
  against,
  define,
  exist,
  hasHex,
  hasRealm,
  notNow,
  notYours,
  openUnless,
  outOfPlay,
  pieceArg,
  tileArg,
} from '../define.ts';
import { alive, allied, hexesOf } from '../queries.ts';
import type { State } from '../state.ts';
import { price } from './costs.ts';
import { tooDear } from './expand.ts';
import { purseOf } from './points.ts';

export const build = define({
  id: 'build',
  rule: 'na.conquest.build',
  title: say('Build'),
  args: v.object({ tile: tileArg, what: v.picklist(improvements) }),
  *asks(state, seat) {
    yield* unlessAny(notYourTurn(state, seat, 'conquest'));
    const none = against('na.conquest.build', say('There is nothing you can build now.'));
    const tile = yield* pick('tile', {
      text: say('Where do you build?'),
      among: () => hexesOf(state, seat).map(({ tile: own }) => own),
      against: (one) => notYours(state, seat, one),
      none,
    });
    const what = yield* option('what', {
      text: say('What do you build?'),
      among: improvements,
      against: (one) => unbuildable(state, seat, tile, one) ?? tooDear(state, seat, price('build')),
      none,
    });
    return { tile, what };
  },
  applies: (state, { tile }, seat) => exist(hasRealm(state, seat), hasHex(state, tile)),
  brief: (_, { tile, what }, { seat }) => ({ seat, tile, what, points: price('build') }),
  *run({ seat, tile, what, points }) {
    yield* change({ type: 'pointsSpent', seat, points, expands: false });
    yield* change({ type: 'built', tile, what });
    yield* note('built', 'na.conquest.build', { seat, tile, what });
  },
});

/** Gold from across the border. */
export function* plunder(seat: Seat, times: number): Procedure<Change> {
  const faces = yield* rollFaces('raid', {
    by: seat,
    dice: raidDice,
    rule: 'na.conquest.raid',
    text: say('How much gold does the raid bring home?'),
  });
  const gold = total(dice(raidDice), faces) * times;
  yield* change({ type: 'goldChanged', seat, by: gold });
  yield* note('raided', 'na.conquest.raid', { seat, gold });
}

export const raid = define({
  id: 'raid',
  rule: 'na.conquest.raid',
  title: say('Raid'),
  ...openUnless((state, seat) => [notYourTurn(state, seat, 'conquest'), tooDear(state, seat, price('raid'))]),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, _, { seat }) => ({ seat, points: price('raid'), times: multiplier(state.options.standard) }),
  *run({ seat, points, times }) {
    yield* change({ type: 'pointsSpent', seat, points, expands: false });
    yield* plunder(seat, times);
  },
});

const notShared = (state: State, seat: Seat, to: Seat): Remark | undefined =>
  allied(state, seat, to)
    ? state.turn.finished.includes(to)
      ? against(
          'na.conquest.share',
          say('{seat} is done with conquest for this turn and could not spend them.', { seat: to }),
        )
      : undefined
    : against('na.conquest.share', say('{seat} is not on your side.', { seat: to }));

export const sharePoints = define({
  id: 'share-points',
  rule: 'na.conquest.share',
  title: say('Share Conquest Points'),
  args: v.object({ to: pieceArg, points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)) }),
  *asks(state, seat) {
    yield* unlessAny(
      notNow(state, 'conquest'),
      outOfPlay(state, seat),
      state.turn.finished.includes(seat) &&
        against('na.conquest.lost', say('You are done with conquest for this turn.')),
    );
    const to = yield* pick<Seat>('to', {
      text: say('Who gets them?'),
      among: () => alive(state).filter((other) => other !== seat),
      against: (one) => notShared(state, seat, one),
      none: against('na.conquest.share', say('There is no one on your side.')),
    });
    const points = yield* count('points', {
      text: say('How many Conquest Points?'),
      from: 1,
      to: Math.max(1, purseOf(state, seat).left),
      against: (one) => tooDear(state, seat, one),
    });
    return { to, points };
  },
  applies: (state, { to }, seat) => exist(hasRealm(state, seat), hasRealm(state, to)),
  brief: (_, { to, points }, { seat }) => ({ seat, to, points }),
  *run({ seat, to, points }) {
    yield* change({ type: 'pointsShared', from: seat, to, points });
    yield* note('shared', 'na.conquest.share', { seat, other: to, points });
  },
});

/** Ends a seat's conquests of this turn: what is left over is lost. */
export const finish = define({
  id: 'finish',
  rule: 'na.conquest.lost',
  title: say('Done with conquest'),
  args: v.object({ turn: turnArg }),
  *asks(state, seat) {
    yield* unlessAny(notYourTurn(state, seat, 'conquest'));
    const turn = yield* thisTurn(state);
    const { left } = purseOf(state, seat);
    if (left > 0)
      yield* minded(
        against('na.conquest.lost', say('Conquest Points you do not spend are lost: {left}', { left })),
      );
    return { turn };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, _, { seat }) => ({ seat, left: Math.max(0, purseOf(state, seat).left) }),
  *run({ seat, left }) {
    yield* change({ type: 'seatFinished', seat });
    yield* note(left > 0 ? 'points-lost' : 'finished', 'na.conquest.lost', { seat, left });
  },
});
