/** Going on in a new book; and, once it goes on there, the way to it and back. */
import { useNavigate } from '@tanstack/solid-router';
import { createResource, createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { takeUpAgain } from '../../../../campaign/onward.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { titleOf } from '../../../campaign/title-of.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';

const OnwardSheet = lazy(() => import('./onward-sheet.tsx'));

export function Onward(): JSX.Element {
  const { session, view, act, busy } = useCampaign();
  const navigate = useNavigate();
  const [asking, setAsking] = createSignal(false);
  const [title] = createResource(() => view().onward, titleOf);
  const sits = () => view().seats.some(({ mine }) => mine);
  return (
    <Show
      when={view().onward}
      fallback={
        <Show when={sits()}>
          <Button icon="shelf" grow onTap={() => setAsking(true)}>
            {t('Go on in a new book')}
          </Button>
          <Show when={asking()}>
            <Suspense>
              <OnwardSheet
                onClose={() => setAsking(false)}
                onBegun={(campaign) => void navigate({ to: `/c/${campaign}/today` } as never)}
              />
            </Suspense>
          </Show>
        </Show>
      }
    >
      {(onward) => (
        <>
          <p role="status">
            <strong>
              {title.state === 'ready' && title()
                ? t('This campaign goes on in “{title}”.', { title: title() ?? '' })
                : t('This campaign goes on in a new book.')}
            </strong>{' '}
            {t('You can still read it here as it was, but nobody writes in it any more.')}
          </p>
          <Show when={title.state === 'ready' && title()}>
            <Button kind="filled" grow href={`/c/${onward()}/today`}>
              {t('Open the new book')}
            </Button>
          </Show>
          <Button grow disabled={busy()} onTap={() => void act(() => takeUpAgain(session))}>
            {t('Play on here after all')}
          </Button>
        </>
      )}
    </Show>
  );
}
