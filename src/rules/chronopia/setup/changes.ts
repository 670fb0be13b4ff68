/** How mustering changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { tinctures } from '../options.ts';
import { armies, type State } from '../state.ts';

export const setupShapes = {
  armyChosen: { seat: is.seat, army: is.oneOf(...armies), house: is.words, tincture: is.oneOf(...tinctures) },
  readied: { seat: is.seat, ready: is.yes },
  begun: {},
};
export type SetupChange = is.ChangeOf<typeof setupShapes>;

export const setupChanges: Changes<State, SetupChange> = {
  armyChosen(draft, { seat, army, house, tincture }) {
    const realm = draft.realms[seat];
    if (realm) Object.assign(realm, { army, house, tincture });
  },
  readied(draft, { seat, ready }) {
    const realm = draft.realms[seat];
    if (realm) realm.ready = ready;
  },
  begun(draft) {
    if (draft.stage === 'muster') draft.stage = 'campaign';
  },
};
