/** A rule set as small as one can be, made as docs/adding-a-rule-set.md says: the player who holds the hill after three rounds has won. */
import * as v from 'valibot';
import { type Chapter, fromChapters } from '../../../src/kernel/chapter.ts';
import { type ChartBook, chart, lookUp } from '../../../src/kernel/chart.ts';
import { drawLots } from '../../../src/kernel/lots.ts';
import { against, unlessIn } from '../../../src/kernel/offers.ts';
import { type OpenLedger, openLedgers } from '../../../src/kernel/open-ledgers.ts';
import { change, note, roll } from '../../../src/kernel/procedure.ts';
import type { Seat } from '../../../src/kernel/question.ts';
import { type Changes, order, type Ruleset } from '../../../src/kernel/ruleset.ts';
import { sentence } from '../../../src/kernel/sentences.ts';
import * as is from '../../../src/kernel/shapes.ts';
import { say } from '../../../src/kernel/text.ts';

export type Hill = {
  readonly options: object;
  readonly seats: readonly Seat[];
  readonly order: readonly Seat[];
  readonly round: number;
  /** Who has stormed this round. */
  readonly tried: readonly Seat[];
  readonly holder: Seat | null;
};
const shapes = {
  drawn: { order: is.list(is.seat) },
  tried: { seat: is.seat, holds: is.yes },
};
export type HillChange = is.ChangeOf<typeof shapes>;

export const rules = {
  'hill.lots': 'Lots',
  'hill.storm': 'Storming',
  'hill.turn': 'Storming',
  'hill.won': 'The end',
} as const;
const rounds = 3;

export const storming = chart({
  id: 'storming',
  title: 'Storming the hill',
  dice: 'd6',
  source: { document: 'The Hill', section: 'Storming' },
  rows: [
    { on: [1, 4], text: 'Thrown back', is: 'repelled' },
    { on: [5, 6], text: 'The hill is taken', is: 'taken' },
  ],
});
export const book: ChartBook = {
  charts: [storming],
  sections: [{ id: 'hill', title: 'The hill', icon: 'mountains', charts: [storming] }],
};

const define = order<Hill, HillChange>();
const openUnless = unlessIn<Hill>();
const over = ({ round }: Hill): boolean => round > rounds;
const next = ({ order: seats, tried }: Hill): Seat | undefined => seats.find((seat) => !tried.includes(seat));

const draw = define({
  id: 'draw-lots',
  rule: 'hill.lots',
  title: say('Draw lots'),
  ...openUnless(({ order: drawn }) => [
    drawn.length > 0 && against('hill.lots', say('Lots are drawn once.')),
  ]),
  applies: () => true,
  brief: ({ seats }) => ({ seats: [...seats] }),
  *run({ seats }) {
    const drawn = yield* drawLots(seats, { rule: 'hill.lots', text: say('Who storms first?') });
    yield* change({ type: 'drawn', order: [...drawn] });
    yield* note('lots', 'hill.lots', { first: drawn[0] ?? '' });
  },
});
const storm = define({
  id: 'storm',
  rule: 'hill.storm',
  title: say('Storm the hill'),
  ...openUnless((state, seat) => [
    over(state) && against('hill.won', say('The hill has its lord.')),
    next(state) !== seat && against('hill.turn', say('It is not your turn.')),
  ]),
  applies: () => true,
  brief: ({ holder }, _, { seat }) => ({ seat, holder }),
  *run({ seat, holder }) {
    const total = yield* roll('storm', {
      by: seat,
      rule: 'hill.storm',
      dice: 'd6',
      chart: storming.id,
      text: say('How does the storm go?'),
    });
    const came = holder === seat ? 'repelled' : lookUp(storming, total).is;
    yield* change({ type: 'tried', seat, holds: came === 'taken' });
    yield* note(came, 'hill.storm', { seat });
  },
});

const sentences = {
  lots: sentence('{firstSeat} goes up the hill first.'),
  repelled: sentence('{seat} comes down faster than he went up.'),
  taken: sentence('{seat} plants a flag on the hill.'),
};
const changes: Changes<Hill, HillChange> = {
  drawn(draft, { order: drawn }) {
    draft.order = [...drawn];
  },
  tried(draft, { seat, holds }) {
    if (holds) draft.holder = seat;
    draft.tried.push(seat);
    if (draft.tried.length < draft.seats.length) return;
    draft.tried = [];
    draft.round += 1;
  },
};

const hill = {
  orders: [draw, storm],
  shapes,
  changes,
  sentences,
  begin: () => ({ order: [], round: 1, tried: [], holder: null }),
  tasks(state, seat) {
    if (state.order.length === 0)
      return [
        {
          kind: 'asked',
          rule: 'hill.lots',
          title: say('Draw lots'),
          icon: 'rolling-dices',
          order: { id: 'draw-lots' },
        },
      ];
    return over(state) || next(state) !== seat
      ? []
      : [
          {
            kind: 'asked',
            rule: 'hill.storm',
            title: say('Storm the hill'),
            icon: 'mountains',
            order: { id: 'storm' },
          },
        ];
  },
  invariants: ({ tried, seats }) => (tried.length < seats.length ? [] : ['a round did not end']),
} satisfies Chapter<Hill, HillChange>;

export const fifth: Ruleset<Hill, HillChange, OpenLedger> = {
  id: 'fifth',
  title: 'The Hill',
  version: 1,
  options: v.object({}),
  seats: { least: 2, most: 4 },
  phases: [{ id: 'storming', title: say('Storming'), icon: 'mountains', runs: 'in-turn', turnsPage: true }],
  charts: book.charts,
  ...fromChapters([hill], () => ({})),
  clock: (state) => ({
    stage: 'play',
    title: over(state) ? say('The end') : say('Round {n}', { n: state.round }),
    steps: [say('First round'), say('Second round'), say('Third round')],
    step: Math.min(state.round, rounds) - 1,
    phases: ['storming'],
    phase: 'storming',
    turns: state.order,
    ...(next(state) && !over(state) ? { turn: next(state) ?? '' } : {}),
  }),
  awaited: () => [],
  ledgers: openLedgers(against('hill.turn', say('Nothing is secret here.'))),
};

declare module '../../../src/kernel/question.ts' {
  interface Books {
    readonly hill: {
      readonly rule: `hill.${'lots' | 'storm' | 'turn' | 'won'}`;
      readonly note: keyof typeof sentences;
    };
  }
}
