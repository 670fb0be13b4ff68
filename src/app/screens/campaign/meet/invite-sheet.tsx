/** The invitation as a sheet of its own. */
import type { JSX } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Invite } from './invite.tsx';

export default function InviteSheet(props: { onClose: () => void }): JSX.Element {
  const { view } = useCampaign();
  return (
    <SheetDialog
      open
      onClose={props.onClose}
      title={t('Add a phone')}
      note={
        view().seats.every(({ held }) => held)
          ? t(
              'No seat is free: a newcomer joins with this as a guest. Then let them rule for you under Campaign, or they sit down when a player leaves for good.',
            )
          : t('Anybody with this can take a free seat. Give it only to your table.')
      }
    >
      <Invite />
    </SheetDialog>
  );
}
