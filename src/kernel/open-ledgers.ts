/** The ledgers of a book that knows no secrets: they stay empty. */
import type { Seat } from './question.ts';
import type { Ledgers, Remark } from './ruleset.ts';

export type OpenLedger = { readonly seat: Seat };

/** @param nothing said to an app that would write in one */
export const openLedgers = <S, C>(nothing: Remark): Ledgers<S, C, OpenLedger> => ({
  start: (seat) => ({ seat }),
  change: (ledger) => ledger,
  check: () => nothing,
  write: (ledger) => ledger,
  claim: () => undefined,
  tasks: () => [],
});
