/** How alliances and agreements change the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { trim } from '../battle/changes.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';

export const diplomacyShapes = {
  teamsFormed: { of: is.by(is.seat, is.words), until: is.count },
  alliedForTurn: { seats: is.list(is.seat) },
  rulesChanged: { changed: our.changed },
};
export type DiplomacyChange = is.ChangeOf<typeof diplomacyShapes>;

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
