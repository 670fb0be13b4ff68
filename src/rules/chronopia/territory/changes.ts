/** How land and gold change hands. The garrison of a territory that is lost joins the field army. */

import type { Seat } from '../../../kernel/question.ts';
import type { Changes, Mutable } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { byWorth } from '../charts/territories.ts';
import * as our from '../shapes.ts';
import type { State, TerritoryId } from '../state.ts';

export const territoryShapes = {
  territoryGained: { id: is.piece, seat: is.seat, land: our.land },
  territoryPassed: { territory: is.piece, to: is.seat },
  territoryLost: { territory: is.piece },
  territoryRaised: { territory: is.piece, land: our.land },
  territoryNamed: { territory: is.piece, name: is.words },
  /** Into the treasury, or out of it. */
  gold: { seat: is.seat, amount: is.whole },
};
export type TerritoryChange = is.ChangeOf<typeof territoryShapes>;

/** The garrison marches off, and where the home fortress was lost another territory takes in the Hospital. */
function vacate(draft: Mutable<State>, territory: TerritoryId): void {
  const held = draft.territories[territory];
  if (!held) return;
  for (const warband of Object.values(draft.warbands))
    if (warband.place === territory) warband.place = 'field';
  if (!held.home) return;
  held.home = false;
  const [next] = Object.entries(draft.territories)
    .filter(([id, each]) => id !== territory && each.seat === held.seat)
    .sort(([, a], [, b]) => byWorth(a.land, b.land));
  if (next) next[1].home = true;
}
const isHomeless = (draft: Mutable<State>, seat: Seat): boolean =>
  !Object.values(draft.territories).some((each) => each.seat === seat && each.home);

export const territoryChanges: Changes<State, TerritoryChange> = {
  territoryGained(draft, { id, seat, land }) {
    draft.territories[id] = { seat, land, name: '', home: isHomeless(draft, seat) };
  },
  territoryPassed(draft, { territory, to }) {
    const held = draft.territories[territory];
    if (!held || !draft.realms[to]) return;
    vacate(draft, territory);
    held.home = isHomeless(draft, to);
    held.seat = to;
  },
  territoryLost(draft, { territory }) {
    vacate(draft, territory);
    delete draft.territories[territory];
  },
  territoryRaised(draft, { territory, land }) {
    const held = draft.territories[territory];
    if (held) held.land = land;
  },
  territoryNamed(draft, { territory, name }) {
    const held = draft.territories[territory];
    if (held) held.name = name;
  },
  gold(draft, { seat, amount }) {
    const realm = draft.realms[seat];
    if (!realm) return;
    const left = realm.gold + amount;
    realm.gold = Math.max(0, left);
    return left < 0
      ? [
          {
            rule: 'ch.gold',
            why: say('{seat}’s treasury is overdrawn by {gold}.', { seat, gold: -left }),
          },
        ]
      : undefined;
  },
};
