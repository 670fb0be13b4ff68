/** Where each seat is, in words: on which phones, free, asked for, under a regent; and why a guest cannot sit down there. */
import { createMemo } from 'solid-js';
import { standingIn } from '../../../../campaign/absence.ts';
import { needsGrant } from '../../../../campaign/claims.ts';
import { letsIn } from '../../../../campaign/invitations.ts';
import type { SeatView } from '../../../../campaign/view.ts';
import { otherPhones } from '../../../../campaign/ways-back.ts';
import { markOf } from '../../../../log/mark.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { askedFor, asksGroup, claimed, noWayIn } from '../../../campaign/seating.ts';
import { listed, t, tn } from '../../../i18n/index.ts';
import { regentsOf } from './regents.ts';

export type SeatPlaces = ReturnType<typeof useSeatPlaces>;

export function useSeatPlaces() {
  const campaign = useCampaign();
  const { session, view } = campaign;
  const own = () => view().seats.find(({ mine }) => mine)?.id;
  const asksFor = (seat: string): boolean => asksGroup(view(), session.keys(), seat);
  const asked = createMemo(() => askedFor(view()));
  const standsIn = (id: string): boolean => standingIn(view()).some(({ seat }) => seat === id);
  /** Why a guest cannot sit down in a free seat: it stands beside the button, which no thumb would ask. */
  const barredBy = (id: string): string | undefined =>
    own() !== undefined || letsIn(view(), session.keys(), 'player') || asksFor(id)
      ? undefined
      : noWayIn(view(), session.keys());
  /** Where some seat is free, it is said who acts for it. */
  const where = (seat: SeatView): string =>
    seat.held && seat.id === markOf(view().book.roster) && view().seats.some(({ held }) => !held)
      ? t('{where}, acts for the empty seats', { where: place(seat) })
      : place(seat);
  const place = ({ id, mine, ours, held, idle }: SeatView): string => {
    if (!held && needsGrant(view(), id))
      return asked().includes(id)
        ? t('free; you asked for it: the group can give it to this phone')
        : t('free; this phone held it before: only the group can give it back');
    if (claimed(view()) === id || (!held && asked().includes(id))) return t('free, asked for');
    if (!mine && !held) {
      const free = idle ? t('free, idle') : t('free');
      return barredBy(id) === undefined ? free : `${free}. ${barredBy(id)}`;
    }
    if (!mine && ours)
      return standsIn(id)
        ? t('on another phone; you stand in for {name}', { name: campaign.player(id) })
        : t('on another phone; you are {name}’s regent: you may give orders, answer and roll', {
            name: campaign.player(id),
          });
    if (!mine) return asked().includes(id) ? t('on another phone; you asked for it') : t('on another phone');
    const names = regentsOf(view(), id).map(({ name }) => name);
    return names.length > 0
      ? t('{where}, regent: {names}', { where: onPhones(id), names: listed(names) })
      : onPhones(id);
  };
  /** One's own seat may lie on a friend's phone too, where both once sat at one. */
  const onPhones = (id: string): string => {
    const others = otherPhones(view(), id);
    const known = others.flatMap(({ of }) => (of === undefined ? [] : [campaign.player(of)]));
    if (others.length === 0) return t('on this phone');
    return others.length === 1 && known.length === 1
      ? t('on this phone and {name}’s', { name: known[0] as string })
      : tn(others.length, 'on this phone and {n} other', 'on this phone and {n} others');
  };
  return { own, asksFor, asked, standsIn, barredBy, where };
}
