/** How mustering changes the table. */

import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import type { Tincture } from '../options.ts';
import type { Army, State } from '../state.ts';

export type SetupChange =
  | {
      readonly type: 'armyChosen';
      readonly seat: Seat;
      readonly army: Army;
      readonly house: string;
      readonly tincture: Tincture;
    }
  | { readonly type: 'readied'; readonly seat: Seat; readonly ready: boolean }
  | { readonly type: 'begun' };

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
