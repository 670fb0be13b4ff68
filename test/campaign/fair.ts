/** The market on a fair day: who sets up first is drawn each day, which nobody begins; a tent is pitched once, whoever asks. */
import * as v from 'valibot';
import { unlessAny } from '../../src/kernel/asks.ts';
import { drawLots } from '../../src/kernel/lots.ts';
import { change, note, roll } from '../../src/kernel/procedure.ts';
import type { Seat } from '../../src/kernel/question.ts';
import { order, type Ruleset } from '../../src/kernel/ruleset.ts';
import * as is from '../../src/kernel/shapes.ts';
import { say } from '../../src/kernel/text.ts';
import { anything } from '../kernel/anything.ts';
import { type Market, market, type Purse } from './market.ts';

export interface Fair extends Market {
  readonly drawn: { readonly turn: number; readonly order: readonly Seat[] } | null;
  readonly tents: readonly string[];
}
const fairShapes = { drawn: { turn: is.count, order: is.list(is.seat) }, tent: { tent: is.words } };
type Change = is.ChangeOf<typeof fairShapes> | Parameters<typeof market.ledgers.change>[1];
const make = order<Fair, Change>();

const draw = make({
  id: 'draw',
  rule: 'fair.draw',
  title: say('Draw for the first stall'),
  args: v.strictObject({ turn: v.number() }),
  *asks({ drawn, turn }) {
    yield* unlessAny(drawn?.turn === turn && { rule: 'fair.draw', why: say('Drawn.') });
    return yield* anything();
  },
  applies: () => true,
  brief: ({ seats }, { turn }) => ({ seats, turn }),
  *run({ seats, turn }) {
    const first = yield* drawLots(seats, { rule: 'fair.draw', text: say('Who sets up first?') });
    yield* change<Change>({ type: 'drawn', turn, order: first });
    yield* note('drawn', 'fair.draw', { order: [...first] });
  },
});
const pitch = make({
  id: 'pitch',
  rule: 'fair.pitch',
  title: say('Pitch the tent'),
  args: v.strictObject({ colour: v.string() }),
  single: () => null,
  asks: anything,
  applies: () => true,
  brief: (_, { colour }, { seat }) => ({ colour, seat }),
  *run({ colour, seat }) {
    yield* roll('wind', { by: seat, rule: 'fair.pitch', dice: 'd6', text: say('Does it stand?') });
    yield* change<Change>({ type: 'tent', tent: colour });
  },
});

/** The ox is weighed once; two who read the scales differently are both named. */
const weigh = make({
  id: 'weigh',
  rule: 'fair.weigh',
  title: say('Weigh the ox'),
  args: v.strictObject({ pounds: v.number() }),
  single: () => null,
  rival: ({ seat, args }, other) =>
    say('{seat} read {one}, {otherSeat} {two}.', {
      seat,
      one: args.pounds,
      otherSeat: other.seat,
      two: other.args.pounds,
    }),
  asks: anything,
  applies: () => true,
  brief: (_, { pounds }, { seat }) => ({ pounds, seat }),
  *run({ pounds, seat }) {
    yield* note('weighed', 'fair.weigh', { seat, pounds });
  },
});

export const fair: Ruleset<Fair, Change, Purse> = {
  ...market,
  id: 'fair',
  found: (options, seats) => ({ ...market.found(options, seats), drawn: null, tents: [] }),
  orders: { ...(market.orders as object), draw, pitch, weigh } as Ruleset<Fair, Change, Purse>['orders'],
  changes: {
    ...(market.changes as object),
    drawn(draft: { drawn: unknown }, { turn, order: first }: Extract<Change, { type: 'drawn' }>) {
      draft.drawn = { turn, order: [...first] };
    },
    tent(draft: { tents: string[] }, { tent }: Extract<Change, { type: 'tent' }>) {
      draft.tents.push(tent);
    },
  } as unknown as Ruleset<Fair, Change, Purse>['changes'],
  shapes: { ...market.shapes, ...fairShapes },
  calls: ({ drawn, turn }) => (drawn?.turn === turn ? [] : [{ id: 'draw', args: { turn } }]),
  ledgers: market.ledgers as Ruleset<Fair, Change, Purse>['ledgers'],
};

declare module '../../src/kernel/question.ts' {
  interface Books {
    readonly fair: {
      readonly rule: 'fair.draw' | 'fair.pitch' | 'fair.weigh';
      readonly note: 'drawn' | 'weighed';
    };
  }
}
