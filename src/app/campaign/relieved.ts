/** Stand-ins of this phone that ended at the word of another than its own player. */
import type { View } from '../../campaign/view.ts';
import type { StandIn } from '../../log/stand-ins.ts';
import { t } from '../i18n/index.ts';
import { playerIn } from './say.ts';

export const relieved = ({ book, device, seats }: View): readonly StandIn[] =>
  book.standIns.filter(
    ({ device: of, end, lone, nods }) =>
      of === device &&
      end !== undefined &&
      (lone || nods.length > 0) &&
      !seats.some(({ id, mine }) => mine && id === end.seat),
  );

export const reliefWords = (view: View, { seat, end }: StandIn): string => {
  const absent = playerIn(view, seat);
  return end === undefined || end.seat === seat
    ? t('{absent} is back: you no longer stand in for them.', { absent })
    : t('{who} ended it: you no longer stand in for {absent}.', { who: playerIn(view, end.seat), absent });
};

/** Those that ended since this phone looked last. */
export const newlyRelieved = (before: View, now: View): readonly StandIn[] => {
  const known = relieved(before).map(({ entry }) => entry);
  return relieved(now).filter(({ entry }) => !known.includes(entry));
};
