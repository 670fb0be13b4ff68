/** How alliances and agreements change the table. */
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { trim } from '../battle/changes.ts';
import type { Changed } from '../options.ts';
import type { State } from '../state.ts';

export type DiplomacyChange =
  | {
      readonly type: 'teamsFormed';
      readonly of: { readonly [seat: Seat]: string };
      readonly until: number;
    }
  | { readonly type: 'alliedForTurn'; readonly seats: readonly Seat[] }
  | { readonly type: 'rulesChanged'; readonly changed: Changed };

export const diplomacyChanges: Changes<State, DiplomacyChange> = {
  teamsFormed(draft, { of, until }) {
    draft.teams = { of: { ...of }, until };
  },
  alliedForTurn(draft, { seats }) {
    draft.turn.allies.push([...seats]);
  },
  rulesChanged(draft, { changed }) {
    const { improvements, brash, ...rest } = changed;
    for (const [name, value] of Object.entries(rest))
      if (value !== undefined) Object.assign(draft.options, { [name]: value });
    if (improvements) draft.options.rulings.improvements = improvements;
    if (brash) draft.options.rulings.brash = brash;
    return trim(draft);
  },
};
