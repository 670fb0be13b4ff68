/** The invitation as a sheet of its own. It says who sat down since it was opened, and leads on once nobody is missing. */
import { createMemo, type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { listed, t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Invite } from './invite.tsx';

export default function InviteSheet(props: { onClose: () => void }): JSX.Element {
  const { view, to } = useCampaign();
  const sitting = () => view().seats.filter(({ held }) => held);
  const full = () => sitting().length === view().seats.length;
  const before = new Set(sitting().map(({ id }) => id));
  const sat = createMemo(() => sitting().flatMap(({ id, name }) => (before.has(id) ? [] : [name])));
  return (
    <SheetDialog
      open
      onClose={props.onClose}
      title={t('Add a phone')}
      note={full() && sat().length > 0 ? t('Every seat is taken.') : ''}
    >
      <p role="status">{sat().length > 0 ? t('At the table now: {names}.', { names: listed(sat()) }) : ''}</p>
      <Show when={!full() || sat().length === 0} fallback={<Onward to={to('today')} />}>
        <Invite />
      </Show>
    </SheetDialog>
  );
}

const Onward = (props: { to: string }): JSX.Element => (
  <Actions>
    <Button kind="filled" grow href={props.to}>
      {t('Go to Today')}
    </Button>
  </Actions>
);
