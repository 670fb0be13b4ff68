/** The rare things to do with an order under way: take it back, or ask for it where others have answered in it. */
import { useNavigate } from '@tanstack/solid-router';
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { strike } from '../../../../campaign/acts.ts';
import { consequences } from '../../../../campaign/consequences.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/button.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../../ui/dialog.tsx')).ConfirmDialog }));

export function OrderMenu(props: { order: string }): JSX.Element {
  const { session, view, seat, act } = useCampaign();
  const navigate = useNavigate();
  const [asking, setAsking] = createSignal<'own' | 'table'>();
  const mine = () => view().open.find(({ open }) => open.order === props.order)?.open.seat === seat();
  const ask = async (): Promise<void> => {
    const seen = await act(() => consequences(session, seat(), { strike: view().lineOf(props.order) }));
    if (seen) setAsking(seen.needsAgreement ? 'table' : 'own');
  };
  const shared = () => asking() === 'table';
  const takeBack = async (): Promise<void> => {
    setAsking(undefined);
    if (await act(() => strike(session, seat(), props.order)))
      void navigate({ to: `/c/${session.campaign}/today` } as never);
  };
  return (
    <Show when={mine()}>
      <IconButton icon="undo" label={t('Take this order back')} onTap={() => void ask()} />
      <Show when={asking()}>
        <Suspense>
          <ConfirmDialog
            open
            title={shared() ? t('Ask the table to take it back?') : t('Take this order back?')}
            note={
              shared()
                ? t(
                    'Other players have already answered in it. It goes on until another player agrees to take it back.',
                  )
                : t('The chronicle keeps it, struck through. Players who have seen it will see that too.')
            }
            yes={shared() ? t('Ask the table') : t('Take the order back')}
            danger
            onYes={() => void takeBack()}
            onNo={() => setAsking(undefined)}
          />
        </Suspense>
      </Show>
    </Show>
  );
}
