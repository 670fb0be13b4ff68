/**
 * One verb for one thing: a player stands in for one who is away, is the regent of one who appointed them, and acts for a seat
 * that is free or stands idle.
 */
import { standingIn } from '../../campaign/absence.ts';
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import { t } from '../i18n/index.ts';

type As = 'stand-in' | 'regent' | 'acting';

function as(view: View, seat: Seat): As {
  if (standingIn(view).some((one) => one.seat === seat)) return 'stand-in';
  const { device, book } = view;
  const appointed = book.roster.members.some(
    (one) => one.device === device && one.seat === seat && one.role === 'regent',
  );
  return appointed ? 'regent' : 'acting';
}

/** As what this phone writes for another's seat, over every page. */
export function actingWords(view: View, seat: Seat, name: string): string {
  switch (as(view, seat)) {
    case 'stand-in':
      return t('You stand in for {name}', { name });
    case 'regent':
      return t('You are {name}’s regent', { name });
    case 'acting':
      return t('You act for {name}', { name });
  }
}

/** What a button says that turns this phone to that seat. */
export function toActWords(view: View, seat: Seat, name: string): string {
  switch (as(view, seat)) {
    case 'stand-in':
      return t('Stand in for {name} now', { name });
    case 'regent':
      return t('Act as {name}’s regent', { name });
    case 'acting':
      return t('Act for {name}', { name });
  }
}

/** That one may, beside a player whom the table waits for. */
export function mayActWords(view: View, seat: Seat): string {
  switch (as(view, seat)) {
    case 'stand-in':
      return t('You stand in for them.');
    case 'regent':
      return t('You are their regent.');
    case 'acting':
      return t('You may act for them.');
  }
}
