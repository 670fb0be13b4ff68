/** Whether this phone has its place in a campaign, and which seats it asked for in vain. */
import { isLost } from '../../campaign/claim-desk.ts';
import { needsGrant } from '../../campaign/claims.ts';
import { letsIn } from '../../campaign/invitations.ts';
import { ownSeat } from '../../campaign/own-seat.ts';
import type { View } from '../../campaign/view.ts';
import { waysBack } from '../../campaign/ways-back.ts';
import type { Seat } from '../../kernel/question.ts';
import type { CampaignKeys } from '../../store/types.ts';
import { listed, t } from '../i18n/index.ts';

const of = (view: View) => view.book.roster.members.filter(({ device }) => device === view.device);

/** Plays, or has come along as a guest. */
export const seated = (view: View): boolean => of(view).length > 0;

const sitsThere = (view: View): boolean => of(view).some(({ seat }) => seat === view.wanted?.seat);

/** Seats that this phone asked the group for. */
export const askedFor = (view: View, { wanted } = view): readonly Seat[] =>
  wanted?.asks && !wanted.refused && !sitsThere(view) ? [wanted.seat] : [];

/** Whether players would have to give a seat to this phone, which sits in none: it left it, or its invitation lets in no player. */
export const asksGroup = (view: View, keys: CampaignKeys, seat: Seat): boolean =>
  needsGrant(view, seat) ||
  (ownSeat(view) === undefined &&
    !letsIn(view, keys, 'player') &&
    keys.invite !== undefined &&
    waysBack(view, { device: view.device, seat }).givers.length > 0);

/** What must come about before a seat that this phone asked for is given to it. */
export function howGiven(view: View, seat: Seat, player: (seat: Seat) => string): string {
  const { hands, givers, holders, words } = waysBack(view, { device: view.device, seat });
  const names = { name: player(seat), givers: listed(givers.map(player), 'disjunction') };
  if (hands === 1)
    return t('Waiting for {givers}: one of them gives it to this phone while you are linked.', names);
  const shown =
    holders.length > 0
      ? t(
          '{holder}’s phone holds the seat, too, and can show you its twelve words: type them under “Return as {name}”.',
          {
            ...names,
            holder: listed(holders.map(player), 'disjunction'),
          },
        )
      : '';
  if (givers.length === 0)
    return (
      shown ||
      [
        t('Two other players would have to give it to this phone, and there are too few at this table.'),
        ...(words ? [t('Return as {name} with the twelve words, or open your backup.', names)] : []),
      ].join(' ')
    );
  const given =
    givers.length === 2
      ? t('Waiting for {both}, who give it to this phone together while you are linked.', {
          both: listed(givers.map(player)),
        })
      : t('Waiting for any two of {all}, who give it to this phone together while you are linked.', {
          all: listed(givers.map(player)),
        });
  return [given, shown].filter(Boolean).join(' ');
}

/** The seat that this phone claimed, free as far as it knows: a member's phone admits it. */
export const claimed = (view: View): Seat | undefined =>
  view.wanted && !view.wanted.asks && !isLost(view) && !sitsThere(view) ? view.wanted.seat : undefined;

/** Seats this phone wanted to sit down in while somebody else was quicker. */
export const lateFor = (view: View): readonly Seat[] =>
  view.wanted && isLost(view) ? [view.wanted.seat] : [];

/** Why this phone's invitation brings nobody to a seat. */
export const noWayIn = (view: View, keys: CampaignKeys): string =>
  letsIn(view, keys, 'guest')
    ? t('Your invitation is for guests. To take a seat, ask a player for another, and open it on this phone.')
    : t(
        'Your invitation is no longer open. To take a seat, ask a player for a new one, and open it on this phone.',
      );
