/** Orders of the open page that crossed: shown before anybody turns it. */
import { createMemo, type JSX, Show } from 'solid-js';
import type { Crossed } from '../../../../campaign/crossed.ts';
import { type Campaign, useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { Head } from '../../../ui/head.tsx';
import { DisputeRow } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';

/** Which two orders name one piece without having seen each other. */
export function crossedWords({ view, say, player }: Campaign, { orders: [one, other] }: Crossed): string {
  const title = (id: string): string => say(view().ruleset.orders[id]?.title ?? { say: id });
  return t(
    '{one}’s “{first}” and {other}’s “{second}” use the same piece, and neither player had seen the other order.',
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
      <RowsOf label={t('Crossed orders')} of={crossed()}>
        {(pair) => (
          <DisputeRow
            lead={<Seal icon="scales" tone="warn" />}
            title={t('Crossed orders')}
            note={`${crossedWords(campaign, pair)} ${t('They are carried out one after the other, in the order of the chronicle.')}`}
            end={null}
          />
        )}
      </RowsOf>
    </Show>
  );
}
