/** How alliances and agreements change the table. */
import { agreed } from '../../../kernel/accord.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { trim } from '../battle/changes.ts';
import { table } from '../options.ts';
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
    draft.options = agreed(table, draft.options, changed);
    return trim(draft);
  },
};
