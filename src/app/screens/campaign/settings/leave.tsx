/** Taking the campaign off this phone: asked twice, after a backup; the other phones keep it. */
import { useNavigate } from '@tanstack/solid-router';
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { deps } from '../../../campaign/deps.ts';
import { letGo } from '../../../campaign/open.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../../ui/dialog.tsx')).ConfirmDialog }));

export function Leave(): JSX.Element {
  const { session, act } = useCampaign();
  const navigate = useNavigate();
  const [asking, setAsking] = createSignal(false);
  const remove = async (): Promise<void> => {
    setAsking(false);
    await act(async () => {
      await letGo(session.campaign);
      await deps().store.unshelve(session.campaign);
    });
    void navigate({ to: '/' } as never);
  };
  return (
    <>
      <Button kind="danger" icon="trash" grow onTap={() => setAsking(true)}>
        {t('Take the campaign off this phone')}
      </Button>
      <Show when={asking()}>
        <Suspense>
          <ConfirmDialog
            open
            danger
            title={t('Take it off this phone?')}
            note={t(
              'A backup is kept on this phone first: open it from the shelf’s Settings, under Backups, and you are back in your seat.',
            )}
            no={t('Keep it here')}
            yes={t('Take it off')}
            onYes={() => void remove()}
            onNo={() => setAsking(false)}
          />
        </Suspense>
      </Show>
    </>
  );
}
