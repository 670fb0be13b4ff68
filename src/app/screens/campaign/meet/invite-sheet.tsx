/** The invitation as a sheet of its own. */
import type { JSX } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Invite } from './invite.tsx';

export default function InviteSheet(props: { onClose: () => void }): JSX.Element {
  return (
    <SheetDialog
      open
      onClose={props.onClose}
      title={t('Add a phone')}
      note={t('Anybody with this can take a free seat. Give it only to your table.')}
    >
      <Invite />
    </SheetDialog>
  );
}
