/** A table in winter, with crowns in every purse and everybody in one phase. */

import type { Json } from '../../../../src/kernel/json.ts';
import {
  type Change,
  type Ledger,
  mightyEmpires,
  type State,
} from '../../../../src/rules/mighty-empires/index.ts';
import type { WinterPhase } from '../../../../src/rules/mighty-empires/winter-phases.ts';
import { table } from '../table.ts';

export const { ledgers } = mightyEmpires;

export function inWinter(
  phase: WinterPhase,
  over: Parameters<typeof table>[0] = {},
  crowns: { readonly [seat: string]: number } = {},
): State {
  const state = table(over);
  return {
    ...state,
    stage: 'winter',
    season: { ...state.season, month: 6, turn: null },
    winter: {
      ...state.winter,
      at: Object.fromEntries(state.seats.map((seat) => [seat, phase])),
      purses: Object.fromEntries(
        state.seats.map((seat) => [seat, { revenue: crowns[seat] ?? 10, spent: 0 }]),
      ),
    },
  };
}

/** The spring after: month and phase of azure's turn. */
export const inSpring = (state: State, month = 1): State => ({
  ...state,
  stage: 'season',
  season: { ...state.season, year: state.season.year + 1, month, turn: 'azure', phase: 'movement' },
});

export function refused(ledger: Ledger, line: Json, state: State): string | undefined {
  const said = ledgers.check(ledger, line, state);
  return said === true ? undefined : said.rule;
}
export function written(ledger: Ledger, line: Json, state: State): Ledger {
  const said = ledgers.check(ledger, line, state);
  if (said !== true) throw new Error(`${said.rule}: ${said.why.say}`);
  return ledgers.write(ledger, line, state);
}
export const changed = (ledger: Ledger, changes: readonly Change[], state: State): Ledger =>
  changes.reduce((book, change) => ledgers.change(book, change, state), ledger);
export const taskRules = (ledger: Ledger, state: State): readonly string[] =>
  ledgers.tasks(ledger, state).map(({ rule }) => rule);
