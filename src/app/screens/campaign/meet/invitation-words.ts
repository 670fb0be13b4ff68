/** What the invitation that a phone shows is good for: by its own role and count, so that nobody is promised what it does not give. */
import { invitationShown } from '../../../../campaign/invitations.ts';
import type { View } from '../../../../campaign/view.ts';
import type { CampaignKeys } from '../../../../store/types.ts';
import { t, tn } from '../../../i18n/index.ts';

/** undefined where this phone shows no open invitation. */
export function invitationWords(view: View, keys: CampaignKeys): string | undefined {
  const shown = invitationShown(view, keys);
  if (!shown) return undefined;
  const { role, limit = 0, used = 0 } = shown;
  const left = limit - used;
  const free = view.seats.some(({ held }) => !held);
  if (role === 'guest')
    return tn(
      left,
      'For one more guest: they scan this code with their phone and watch.',
      'For {n} more guests: they scan this code with their phones and watch.',
    );
  if (role === 'player')
    return free
      ? tn(
          left,
          'For one more player: they scan this code with their phone and take a free seat.',
          'For {n} more players: each scans this code with their own phone and takes a free seat.',
        )
      : t('This invitation is for players, and no seat is free until a player leaves for good.');
  return free
    ? t('A friend scans this code with their phone and takes a free seat. One code serves your whole table.')
    : t(
        'No seat is free: a newcomer joins as a guest with this code. You can then make them your regent under Campaign, or they take a seat when a player leaves for good.',
      );
}
