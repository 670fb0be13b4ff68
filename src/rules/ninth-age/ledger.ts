/** Nothing in this game is secret: every seat's book stays empty. */
import { against } from '../../kernel/offers.ts';
import { type OpenLedger, openLedgers } from '../../kernel/open-ledgers.ts';
import { say } from '../../kernel/text.ts';
import type { Change } from './change.ts';
import type { State } from './state.ts';

export type Ledger = OpenLedger;
export const ledgers = openLedgers<State, Change>(
  against('na.ledger', say('Nothing is secret in this campaign: there is nothing to write.')),
);
