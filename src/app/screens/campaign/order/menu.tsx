/** The rare things to do with an order under way: take it back. */
import { useNavigate } from '@tanstack/solid-router';
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { strike } from '../../../../campaign/acts.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/button.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../../ui/dialog.tsx')).ConfirmDialog }));

export function OrderMenu(props: { order: string }): JSX.Element {
  const { session, view, seat, act } = useCampaign();
  const navigate = useNavigate();
  const [asking, setAsking] = createSignal(false);
  const mine = () => view().open.find(({ open }) => open.order === props.order)?.open.seat === seat();
  const takeBack = async (): Promise<void> => {
    setAsking(false);
    if (await act(() => strike(session, seat(), props.order)))
      void navigate({ to: `/c/${session.campaign}/today` } as never);
  };
  return (
    <Show when={mine()}>
      <IconButton icon="undo" label={t('Take this order back')} onTap={() => setAsking(true)} />
      <Show when={asking()}>
        <Suspense>
          <ConfirmDialog
            open
            title={t('Take this order back?')}
            note={t('The chronicle keeps it, struck through. Others who have seen it will see that, too.')}
            yes={t('Take it back')}
            danger
            onYes={() => void takeBack()}
            onNo={() => setAsking(false)}
          />
        </Suspense>
      </Show>
    </Show>
  );
}
