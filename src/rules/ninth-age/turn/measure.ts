/** At the start of each turn the realms are compared: the smallest plays first, the largest last. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { drawLots } from '../../../kernel/lots.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { thisTurn, turnArg } from '../acting.ts';
import { realmSizeTieBreak } from '../charts/realms.ts';
import { define, notNow } from '../define.ts';
import { alive } from '../queries.ts';
import type { State } from '../state.ts';
import { figures, ranked, toldBy } from './compare.ts';

const ties = realmSizeTieBreak.rows.map(({ is }) => is.by);
/** Every seat's figures, as they are compared for the size of realms. */
export const sizes = (state: State): Readonly<Record<Seat, readonly number[]>> =>
  Object.fromEntries(alive(state).map((seat) => [seat, figures(state, seat, ties)]));

export const measureRealms = define({
  id: 'measure-realms',
  rule: 'na.size',
  title: say('Measure the realms'),
  args: v.object({ turn: turnArg }),
  single: (args) => args,
  *asks(state) {
    yield* unlessAny(notNow(state, 'realms'));
    return { turn: yield* thisTurn(state) };
  },
  applies: () => true,
  brief: (state, { turn }) => ({
    turn,
    seats: alive(state),
    sizes: sizes(state),
    events: turn > 1,
    dissolved: state.teams?.until === turn - 1,
  }),
  *run({ turn, seats, sizes, events, dissolved }) {
    if (dissolved) yield* note('dissolved', 'na.teams.until', { turn });
    const larger: Seat[] = [];
    for (const group of ranked(seats, sizes)) {
      const drawn = yield* drawLots(
        group,
        { rule: 'na.size.tie', text: say('These realms are the same size: which one counts as larger?') },
        `size/${larger.length}`,
      );
      larger.push(...drawn);
    }
    const order = [...larger].reverse();
    yield* change({ type: 'turnOrdered', turn, order });
    const [largest = '', second = ''] = larger;
    const by = second === '' ? 'points' : toldBy(sizes[largest] ?? [], sizes[second] ?? [], ties);
    yield* note('measured', 'na.size', { turn, largest, smallest: larger.at(-1) ?? '', by: by ?? 'die' });
    if (!events) yield* note('no-events', 'na.events.first-turn', { turn });
  },
});
