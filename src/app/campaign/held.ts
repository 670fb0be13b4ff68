/** The players who have gone on from an order that its player wants to take back: they decide, and the player reads their names. */
import type { Asking, View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import { is } from '../../log/entry.ts';
import type { Placed } from '../../log/placed.ts';
import { t } from '../i18n/index.ts';
import { playerIn } from './say.ts';

/** The line of another seat that keeps a seat of this phone from taking back its own order; undefined where there is none. */
export function goneOn(view: View, seat: Seat, line: string): Placed | undefined {
  const held = view.book.heldBy(line, { author: view.device, seat });
  return held && held.entry.seat !== seat ? held : undefined;
}

/** What this phone had taken back with nobody's leave, until a line came from another that had gone on from it. */
export interface NowAsking {
  readonly asking: Asking;
  readonly held: Placed;
}
export function nowAsking(before: View, now: View): readonly NowAsking[] {
  return now.asking.flatMap((asking): readonly NowAsking[] => {
    const mend = now.book.asking.find(({ hash }) => hash === asking.entry);
    if (!mend || mend.entry.author !== now.device || asking.order === undefined) return [];
    const wasFree =
      before.book.standing(mend.hash) !== undefined &&
      ![...before.book.asking, ...before.book.refused.map((one) => one.correction)].some(
        ({ hash }) => hash === mend.hash,
      );
    const held = now.book.heldBy(asking.order, mend.hash);
    return wasFree && held ? [{ asking, held }] : [];
  });
}

const answers = ({ entry }: Placed): boolean =>
  is(entry, 'answer') || is(entry, 'sealed') || is(entry, 'reveal');
const who = (view: View, { hash, entry }: Placed): string =>
  playerIn(view, view.book.actedBy.get(hash) ?? entry.seat);

/** Before it is taken back: who is asked instead. */
export const heldWords = (view: View, held: Placed): string =>
  answers(held)
    ? t('{who} had just answered.', { who: who(view, held) })
    : t('{who} had just gone on from it.', { who: who(view, held) });
/** After it: they are asked already. */
export const askedWords = (view: View, held: Placed): string =>
  answers(held)
    ? t('{who} had just answered: Realmbook asks them whether you may change it.', { who: who(view, held) })
    : t('{who} had just gone on from it: Realmbook asks them whether you may change it.', {
        who: who(view, held),
      });
