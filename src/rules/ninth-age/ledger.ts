/** Nothing in this game is secret: every seat's book stays empty. */
import { against } from '../../kernel/offers.ts';
import type { Ledgers } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import type { Change } from './changes.ts';
import type { State } from './state.ts';

export type Ledger = { readonly seat: string };

export const ledgers: Ledgers<State, Change, Ledger> = {
  start: (seat) => ({ seat }),
  change: (ledger) => ledger,
  check: () => against('na.ledger', say('In this campaign every book lies open: there is nothing to write.')),
  write: (ledger) => ledger,
  claim: () => undefined,
  tasks: () => [],
};
