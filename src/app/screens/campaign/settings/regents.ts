/** Whose phones act for a seat as its regents, and whose could be asked to: other players', and guests'. */
import type { View } from '../../../../campaign/view.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { openOffers } from '../../../../log/roster.ts';
import { t } from '../../../i18n/index.ts';

export interface Phone {
  readonly device: string;
  readonly name: string;
  /** Whose phone it is; a guest has no seat. */
  readonly seat?: Seat;
}

/** The phone a seat is played from, or a guest came with. */
export function phoneOf({ book, seats }: View, device: string): Phone | undefined {
  const { members } = book.roster;
  const own = members.find((one) => one.device === device && one.role === 'player')?.seat;
  if (own !== undefined) return { device, seat: own, name: seats.find(({ id }) => id === own)?.name ?? own };
  const guest = members.find((one) => one.device === device && one.role === 'guest');
  return guest && { device, name: guest.name ?? t('A guest') };
}

export function regentsOf(view: View, seat: Seat): readonly Phone[] {
  const { roster } = view.book;
  return [...roster.members, ...openOffers(roster)]
    .filter((one) => one.seat === seat && one.role === 'regent')
    .flatMap(({ device }) => phoneOf(view, device) ?? []);
}

/** Phones that the seat may still appoint, the one each seat came with last and every guest's: neither its regents now nor once withdrawn. */
export function phonesToAsk(view: View, seat: Seat): readonly Phone[] {
  const { members, former, offers } = view.book.roster;
  const was = new Set(
    [...members, ...former, ...offers].flatMap((one) =>
      one.seat === seat && one.role === 'regent' ? [one.device] : [],
    ),
  );
  const played = view.seats.flatMap(({ id }) => {
    const last = members.findLast((one) => one.seat === id && one.role === 'player');
    return id === seat || !last ? [] : [last.device];
  });
  const guests = members.filter(({ role }) => role === 'guest').map(({ device }) => device);
  return [...new Set([...played, ...guests])]
    .filter((device) => device !== view.device && !was.has(device))
    .flatMap((device) => phoneOf(view, device) ?? []);
}
