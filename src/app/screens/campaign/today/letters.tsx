/** Letters that were not opened yet, the book's own and those that rules carry: each is called, quietly. */
import { For, type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { unmarked, unread } from '../../../campaign/letters-read.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';

export function Letters(): JSX.Element {
  const { view, seat, app, player, to } = useCampaign();
  const carried = () => app.letters?.(view(), seat());
  const letters = () => [
    ...unread(view(), seat()).map(({ from }) => ({ from, at: 'letters' })),
    ...unmarked('read', view().campaign, seat(), carried()?.got ?? []).map(({ from }) => ({
      from,
      at: carried()?.at ?? '',
    })),
  ];
  return (
    <Show when={letters().length > 0}>
      <section>
        <Head title={t('letters')} note={String(letters().length)} />
        <Rows label={t('Letters')}>
          <For each={letters()}>
            {({ from, at }) => (
              <Row
                lead={<Seal icon="spell-book" tone="now" />}
                title={t('A letter from {name}', { name: player(from) })}
                href={to(at)}
              />
            )}
          </For>
        </Rows>
      </section>
    </Show>
  );
}
