/** How this chapter changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { noBanner, noSeat } from '../map/remarks.ts';
import { turnDraft } from '../map/turn.ts';
import { eaten } from '../provisions/changes.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';

export const peoplesShapes = {
  peopleSet: { seat: is.seat, people: our.people },
  /** It marches on: it may scout and move once more, and pays for it. */
  marchesOn: { banner: is.piece, from: is.piece },
  tired: { banner: is.piece },
};
export type PeoplesChange = is.ChangeOf<typeof peoplesShapes>;

export const peoplesChanges: Changes<State, PeoplesChange> = {
  peopleSet(draft, { seat, people }) {
    const realm = draft.realms[seat];
    if (!realm) return noSeat(seat);
    realm.people = people;
    return;
  },
  marchesOn(draft, { banner, from }) {
    const marching = draft.banners[banner];
    if (!marching) return noBanner(banner);
    const turn = turnDraft(draft, marching.seat);
    turn.moved = turn.moved.filter((id) => id !== banner);
    if (!turn.marching.includes(banner)) turn.marching.push(banner);
    if (!turn.marched.includes(banner)) turn.marched.push(banner);
    return eaten(draft, banner, from);
  },
  tired(draft, { banner }) {
    const marching = draft.banners[banner];
    if (!marching) return noBanner(banner);
    const turn = turnDraft(draft, marching.seat);
    turn.marching = turn.marching.filter((id) => id !== banner);
    return;
  },
};
