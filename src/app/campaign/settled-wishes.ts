/** What somebody asked the table for, and another player has answered meanwhile: who asked and everybody else is told. */
import type { Asking, View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import { is } from '../../log/entry.ts';

export interface Settled {
  readonly asking: Asking;
  readonly by: Seat;
  readonly agreed: boolean;
}

/** What other phones answered between two pictures of a campaign. */
export function settledWishes(before: View, now: View): readonly Settled[] {
  const open = new Set(now.asking.map(({ entry }) => entry));
  return before.asking.flatMap((asking): readonly Settled[] => {
    if (open.has(asking.entry)) return [];
    const no = now.book.refused.find(({ correction }) => correction.hash === asking.entry)?.by.entry;
    const yes = now.book.pages
      .slice(-2)
      .flatMap(({ entries }) => entries)
      .find(({ entry }) => is(entry, 'agree') && entry.body.entry === asking.entry)?.entry;
    const answer = no ?? yes;
    // A player who dropped their own wish, or answered here, knows.
    if (!answer || answer.author === now.device || answer.seat === asking.seat) return [];
    return [{ asking, by: answer.seat, agreed: no === undefined }];
  });
}
