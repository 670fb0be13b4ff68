/** Nothing is secret in this campaign: every muster roll lies open, and the books are empty. */
import { against } from '../../kernel/offers.ts';
import { type OpenLedger, openLedgers } from '../../kernel/open-ledgers.ts';
import { say } from '../../kernel/text.ts';
import type { Change } from './change.ts';
import type { State } from './state.ts';

export type Ledger = OpenLedger;
export const ledgers = openLedgers<State, Change>(
  against('ch.open', say('Nothing is secret in this campaign: there is nothing to write.')),
);
