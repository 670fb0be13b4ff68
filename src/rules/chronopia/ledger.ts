/** Nothing is secret in this campaign: every muster roll lies open, and the books are empty. */
import type { Ledgers } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import type { Change } from './changes.ts';
import type { State } from './state.ts';

export type Ledger = { readonly seat: string };
export const ledgers: Ledgers<State, Change, Ledger> = {
  start: (seat) => ({ seat }),
  change: (ledger) => ledger,
  check: () => ({ rule: 'ch.open', why: say('Everything lies open in this campaign.') }),
  write: (ledger) => ledger,
  claim: () => undefined,
  tasks: () => [],
};
