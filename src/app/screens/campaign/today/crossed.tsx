/** Orders of the open page that crossed: shown before anybody turns it. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Crossed } from '../../../../campaign/crossed.ts';
import { type Campaign, useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { DisputeRow, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';

/** Which two orders name one piece without having seen each other. */
export function crossedWords({ view, say, player }: Campaign, { orders: [one, other] }: Crossed): string {
  const title = (id: string): string => say(view().ruleset.orders[id]?.title ?? { say: id });
  return t(
    '{one}’s “{first}” and {other}’s “{second}” name the same piece, and neither had seen the other.',
    {
      one: player(one.entry.seat),
      first: title(one.entry.body.id),
      other: player(other.entry.seat),
      second: title(other.entry.body.id),
    },
  );
}

export function CrossedOrders(): JSX.Element {
  const campaign = useCampaign();
  const crossed = createMemo(() => campaign.view().crossed);
  return (
    <Show when={crossed().length > 0}>
      <Head title={t('Crossed orders')} />
      <Rows label={t('Crossed orders')}>
        <For each={crossed()}>
          {(pair) => (
            <DisputeRow
              lead={<Seal icon="scales" tone="warn" />}
              title={t('Crossed orders')}
              note={`${crossedWords(campaign, pair)} ${t('They are carried out one after the other, as they stand in the chronicle.')}`}
              end={null}
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}
