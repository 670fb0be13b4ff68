/** My orders that came after their page was turned: they had no effect. Done now, or let go. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import { same } from '../../../../kernel/json.ts';
import { is, type Known } from '../../../../log/entry.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { DisputeRow, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { useTasks } from './use-tasks.ts';

const key = (campaign: string): string => `realmbook.let-go.${campaign}`;

export function Late(): JSX.Element {
  const { session, view, seat, say } = useCampaign();
  const { give } = useTasks();
  const [gone, setGone] = createSignal(
    new Set<string>(JSON.parse(localStorage.getItem(key(session.campaign)) ?? '[]')),
  );
  const letGo = (hash: string): void => {
    const next = new Set(gone()).add(hash);
    localStorage.setItem(key(session.campaign), JSON.stringify([...next]));
    setGone(next);
  };
  const late = () =>
    view().book.late.flatMap(({ hash, entry }): { hash: string; entry: Known<'order'> }[] =>
      is(entry, 'order') && entry.seat === seat() && !gone().has(hash) && !doneBy(entry)
        ? [{ hash, entry }]
        : [],
    );
  /** Another player's line of that page did the very same: nothing was lost. */
  const doneBy = ({ page, body }: Known<'order'>): boolean =>
    view()
      .book.pages.find(({ id }) => id === page)
      ?.entries.some(
        ({ entry }) => is(entry, 'order') && entry.body.id === body.id && same(entry.body.args, body.args),
      ) === true;
  const refused = ({ body }: Known<'order'>): boolean =>
    objections(view(), seat(), body.id, body.args).length > 0;
  return (
    <Show when={late().length > 0}>
      <Head title={t('Too late')} />
      <Rows label={t('Too late')}>
        <For each={late()}>
          {({ hash, entry, entry: { body } }) => (
            <DisputeRow
              lead={<Seal icon="cracked-shield" tone="warn" />}
              title={say(view().ruleset.orders[body.id]?.title ?? { say: body.id })}
              note={t('This arrived after the phase had ended. It changed nothing.')}
              end={
                <>
                  <Button small onTap={() => letGo(hash)}>
                    {t('Let it go')}
                  </Button>
                  <Show when={!refused(entry)}>
                    <Button
                      small
                      onTap={() => void give(body.id, body.args).then((order) => order && letGo(hash))}
                    >
                      {t('Do it now')}
                    </Button>
                  </Show>
                </>
              }
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}
