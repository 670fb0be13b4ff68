/** How this chapter changes the table. */
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { noBanner, noSeat } from '../changes/remarks.ts';
import { turnDraft } from '../changes/season.ts';
import { eaten } from '../changes/subsistence.ts';
import type { BannerId, State } from '../state.ts';
import type { People } from './peoples.ts';

export type PeoplesChange =
  | { readonly type: 'peopleSet'; readonly seat: Seat; readonly people: People }
  /** It marches on: it may scout and move once more, and pays for it. */
  | { readonly type: 'marchesOn'; readonly banner: BannerId; readonly from: string }
  | { readonly type: 'tired'; readonly banner: BannerId };

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
