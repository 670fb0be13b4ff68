/** My orders that had no effect: they came after their page was turned, or under a key that wrote two histories. Done now, or let go. */
import { For, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import { forkedOrders, type LateOrder, lostOrders } from '../../../../campaign/late.ts';
import type { Known } from '../../../../log/entry.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { letGo, letGoIn } from '../../../campaign/let-go.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t } from '../../../i18n/index.ts';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { DisputeRow } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';

export function Late(): JSX.Element {
  const { session, view, seat, say } = useCampaign();
  const { give } = useTasks();
  const leave = (hash: string): void => letGo(session.campaign, hash);
  const kept = (orders: readonly LateOrder[]): readonly LateOrder[] =>
    orders.filter(({ hash }) => !letGoIn(session.campaign).has(hash));
  const groups = () => [
    {
      title: t('Too late'),
      note: t('This arrived after the phase had ended. It changed nothing.'),
      orders: kept(lostOrders(view().book, seat())),
    },
    {
      title: t('Two histories'),
      note: t(
        'Two phones wrote with the same key, and nobody had played on from this entry yet. It changed nothing.',
      ),
      orders: kept(forkedOrders(view().book, session.chains(), seat())),
    },
  ];
  const refused = ({ body }: Known<'order'>): boolean =>
    objections(view(), seat(), body.id, body.args).length > 0;
  return (
    <For each={groups().filter(({ orders }) => orders.length > 0)}>
      {({ title, note, orders }) => (
        <>
          <Head title={title} />
          <RowsOf label={title} of={orders}>
            {({ hash, entry, entry: { body } }) => (
              <DisputeRow
                lead={<Seal icon="cracked-shield" tone="warn" />}
                title={say(view().ruleset.orders[body.id]?.title ?? { say: body.id })}
                note={note}
                end={
                  <>
                    <Button small onTap={() => leave(hash)}>
                      {t('Discard it')}
                    </Button>
                    <Show when={!refused(entry)}>
                      <Button
                        small
                        onTap={() => void give(body.id, body.args).then((order) => order && leave(hash))}
                      >
                        {t('Do it now')}
                      </Button>
                    </Show>
                  </>
                }
              />
            )}
          </RowsOf>
        </>
      )}
    </For>
  );
}
