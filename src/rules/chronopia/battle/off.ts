/** A battle that is not fought after all: what was summoned for it is paid back. */
import { change, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Change } from '../change.ts';
import type { Battle, State } from '../state.ts';

export interface PaidBack {
  readonly seat: Seat;
  readonly gold: number;
}
/** What each has paid for the summoned of a battle. */
export const paidBack = (state: State, { summoned, paid }: Battle, only?: Seat): readonly PaidBack[] =>
  Object.entries(summoned).flatMap(([seat, figures]) =>
    only === undefined || only === seat
      ? [
          {
            seat,
            gold: Object.entries(figures).reduce(
              (sum, [figure, count]) =>
                sum + (paid?.[seat]?.[figure] ?? count * (state.figures[figure]?.cost ?? 0)),
              0,
            ),
          },
        ]
      : [],
  );
export function* payBack(rows: readonly PaidBack[]): Procedure<Change> {
  for (const { seat, gold } of rows) {
    yield* change({ type: 'gold', seat, amount: gold });
    yield* note('dispelled', 'ch.devout.refund', { seat, gold, paid: gold });
  }
}

/** Rescues nobody is left to be freed by, once these captives are home or gone. */
export const pointless = (state: State, captives: readonly string[]) =>
  Object.entries(state.battles).flatMap(([id, battle]) =>
    battle.kind === 'rescue' &&
    battle.captives.every((each) => captives.includes(each) || !state.captives[each])
      ? [{ id, sides: battle.sides, back: paidBack(state, battle) }]
      : [],
  );
export function* abandonRescues(rescues: ReturnType<typeof pointless>): Procedure<Change> {
  for (const { id, sides, back } of rescues) {
    yield* payBack(back);
    yield* change({ type: 'battleCalledOff', battle: id });
    yield* note('battle-off', 'ch.rescue', { seat: sides[0] ?? '', others: sides.slice(1) });
  }
}
