/**
 * One verb for one thing: a player stands in for one who is away, is the regent of one who appointed them, and acts for a seat
 * that is free or stands idle.
 */
import { standingIn } from '../../campaign/absence.ts';
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import { offeredTo } from '../../log/roster.ts';
import { t } from '../i18n/index.ts';

type As = 'stand-in' | 'regent' | 'acting';

function as(view: View, seat: Seat): As {
  if (standingIn(view).some((one) => one.seat === seat)) return 'stand-in';
  const { members } = view.book.roster;
  const regencies = [
    ...members.filter(({ role }) => role === 'regent'),
    ...offeredTo(view.book.roster, view.device),
  ];
  const appointed = regencies.some((one) => one.device === view.device && one.seat === seat);
  return appointed ? 'regent' : 'acting';
}

/** As what this phone writes for another's seat, over every page. */
export const actingWords = (view: View, seat: Seat, name: string): string =>
  ({
    'stand-in': t('You stand in for {name}', { name }),
    regent: t('You are {name}’s regent', { name }),
    acting: t('You act for {name}', { name }),
  })[as(view, seat)];

/** What a button says that turns this phone to that seat. */
export const toActWords = (view: View, seat: Seat, name: string): string =>
  ({
    'stand-in': t('Stand in for {name} now', { name }),
    regent: t('Act as {name}’s regent', { name }),
    acting: t('Act for {name}', { name }),
  })[as(view, seat)];

/** That one may, beside a player whom the table waits for. */
export const mayActWords = (view: View, seat: Seat): string =>
  ({
    'stand-in': t('You stand in for them.'),
    regent: t('You are their regent.'),
    acting: t('You may act for them.'),
  })[as(view, seat)];
