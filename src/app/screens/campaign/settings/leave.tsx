/** Taking the campaign off this phone. */
import { useNavigate } from '@tanstack/solid-router';
import { createSignal, type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import TakeOff from '../../keeping/take-off.tsx';

export function Leave(): JSX.Element {
  const { session } = useCampaign();
  const navigate = useNavigate();
  const [asking, setAsking] = createSignal(false);
  return (
    <>
      <Button kind="danger" icon="trash" grow onTap={() => setAsking(true)}>
        {t('Remove the campaign from this phone')}
      </Button>
      <Show when={asking()}>
        <TakeOff
          campaign={session.campaign}
          note={t(
            'Realmbook keeps a backup on this phone first: open it from the shelf’s Settings, under Backups, and you are back in your seat.',
          )}
          onKeep={() => setAsking(false)}
          onGone={() => void navigate({ to: '/' } as never)}
        />
      </Show>
    </>
  );
}
