/** What waits for another seat's word: strikes, corrections and amendments. Mine to agree to, or mine that still wait. */
import { For, type JSX, Show } from 'solid-js';
import { agree } from '../../../../campaign/acts.ts';
import type { Asking } from '../../../../campaign/view.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { DisputeRow, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';

export function Agreements(): JSX.Element {
  const { session, view, seat, act, player } = useCampaign();
  const what = ({ kind, seat: by }: Asking): string => {
    const who = by === seat() ? t('You') : player(by);
    switch (kind) {
      case 'strike':
        return t('{who} would strike a line', { who });
      case 'restore':
        return t('{who} would restore a line', { who });
      case 'correct':
        return t('{who} would correct a line', { who });
      case 'amend':
        return t('{who} would amend the book', { who });
    }
  };
  return (
    <Show when={view().asking.length > 0}>
      <Head title={t('To be agreed')} />
      <Rows label={t('To be agreed')}>
        <For each={view().asking}>
          {(asking) => (
            <DisputeRow
              lead={<Seal icon="scales" tone="warn" />}
              title={what(asking)}
              note={asking.why ?? t('Look at it in the chronicle first.')}
              end={
                <Show
                  when={asking.seat !== seat() && seat() !== 'guest'}
                  fallback={
                    <Button
                      small
                      href={`/c/${session.campaign}/chronicle?line=${asking.order ?? asking.entry}`}
                    >
                      {t('Look')}
                    </Button>
                  }
                >
                  <Button
                    small
                    href={`/c/${session.campaign}/chronicle?line=${asking.order ?? asking.entry}`}
                  >
                    {t('Look')}
                  </Button>
                  <Button small onTap={() => void act(() => agree(session, seat(), asking.entry))}>
                    {t('Agree')}
                  </Button>
                </Show>
              }
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}
