/** Whose phones act for a seat as its regents, and whose could be asked to. */
import type { View } from '../../../../campaign/view.ts';
import type { Seat } from '../../../../kernel/question.ts';

export interface Phone {
  /** Whose phone it is. */
  readonly seat: Seat;
  readonly device: string;
}

/** The phone each other seat came with last, by the order of seats. */
function phonesOf({ book, seats, device }: View, seat: Seat): readonly Phone[] {
  return seats.flatMap(({ id }): readonly Phone[] => {
    const last = book.roster.members.findLast((one) => one.seat === id && one.role === 'player');
    return id === seat || !last || last.device === device ? [] : [{ seat: id, device: last.device }];
  });
}

export function regentsOf(view: View, seat: Seat): readonly Phone[] {
  const { members } = view.book.roster;
  return members
    .filter((one) => one.seat === seat && one.role === 'regent')
    .flatMap(({ device }): readonly Phone[] => {
      const own = members.find((one) => one.device === device && one.role === 'player');
      return own ? [{ seat: own.seat, device }] : [];
    });
}

/** Phones of other players that the seat may still appoint: neither its regents now nor once withdrawn. */
export function phonesToAsk(view: View, seat: Seat): readonly Phone[] {
  const { members, former } = view.book.roster;
  const was = new Set(
    [...members, ...former].flatMap((one) =>
      one.seat === seat && one.role === 'regent' ? [one.device] : [],
    ),
  );
  return phonesOf(view, seat).filter(({ device }) => !was.has(device));
}
