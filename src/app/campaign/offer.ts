/** The offer to undo that lies over the page. It goes as the phone turns to another seat: it is not the next player's to take. */
import type { View } from '../../campaign/view.ts';
import { type Toast, toast } from '../ui/toasts.tsx';

/** Where a campaign stands in its calendar: as this changes, what was offered before goes. */
export const monthOf = ({ page, clock }: View): string => [page, clock.stage, clock.year, clock.step].join();

let offered: { readonly withdraw: () => void; readonly month: string } | undefined;

/** @param now the book as it stands, which the page shows a frame later: what turned the page is offered before that */
export const offerUndo = (now: View, what: Toast): void => {
  // What follows by itself is taken back together with what led to it: two offers would say two things.
  offered?.withdraw();
  offered = { withdraw: toast(what), month: monthOf(now) };
};
/** @param month what was offered in it stays */
export const withdrawUndo = (month?: string): void => {
  if (month === undefined || offered?.month !== month) offered?.withdraw();
};
