/** Whether this phone has its place in a campaign, and which seats it asked for in vain. */
import { isLost } from '../../../campaign/claim-desk.ts';
import { letsIn } from '../../../campaign/invitations.ts';
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import { isVacant } from '../../../log/roster.ts';
import type { CampaignKeys } from '../../../store/types.ts';
import { t } from '../../i18n/index.ts';

const of = (view: View) => view.book.roster.members.filter(({ device }) => device === view.device);

/** Plays, or has come along as a guest. */
export const seated = (view: View): boolean => of(view).length > 0;

const sitsThere = (view: View): boolean => of(view).some(({ seat }) => seat === view.wanted?.seat);

/** Seats that this phone asked the group for. */
export const askedFor = (view: View, { wanted } = view): readonly Seat[] =>
  wanted?.asks && !wanted.refused && !sitsThere(view) ? [wanted.seat] : [];

/** What must come about before a seat that this phone asked for is given to it. */
export function howGiven({ book: { roster } }: View, seat: Seat): string {
  if (isVacant(roster, seat)) return t('Another player gives it to this phone while you are linked.');
  const givers = roster.members.flatMap((one) =>
    one.role === 'player' && one.seat !== seat ? [one.device] : [],
  );
  return new Set(givers).size > 1
    ? t('Waiting for two other players, who give it to this phone together while you are linked.')
    : t(
        'Two other players would have to give it to this phone, and only one sits there. Bring in your own backup or recovery phrase.',
      );
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
