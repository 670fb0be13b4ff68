/** The table of a campaign of this rule set, as its bots see it. */
import type { Game as Played } from '../../../kernel/game.ts';
import type { Ledger } from '../missions/ledger.ts';
import type { State } from '../state.ts';

export { give, offer, replay, start, stateOf, write } from '../../../kernel/game.ts';
export type Game = Played<State, Ledger>;
