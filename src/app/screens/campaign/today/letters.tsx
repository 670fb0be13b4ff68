/** Letters that were not opened yet. */
import { For, type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { unread } from '../../../campaign/letters-read.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';

export function Letters(): JSX.Element {
  const { view, seat, player, to } = useCampaign();
  const letters = () => unread(view(), seat());
  return (
    <Show when={letters().length > 0}>
      <section>
        <Head title={t('letters')} />
        <Rows label={t('Letters')}>
          <For each={letters()}>
            {({ from }) => (
              <Row
                lead={<Seal icon="spell-book" tone="now" />}
                title={t('A letter from {name}', { name: player(from) })}
                href={to('letters')}
              />
            )}
          </For>
        </Rows>
      </section>
    </Show>
  );
}
