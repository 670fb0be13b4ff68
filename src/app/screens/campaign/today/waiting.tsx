/** What others are asked by an order under way, and the way to it. */
import { For, type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { useSince } from './remind.tsx';

export function Waiting(): JSX.Element {
  const { session, view, seat, say, app, player } = useCampaign();
  const since = useSince();
  const asked = () =>
    view().open.flatMap(({ open, run }) =>
      run.open
        .filter(({ by }) => by !== seat() && by !== 'table')
        .map((question) => ({ order: open.order, question })),
    );
  return (
    <Show when={asked().length > 0}>
      <section>
        <Head title={t('asked of others')} />
        <Rows label={t('Asked of others')}>
          <For each={asked()}>
            {({ order, question }) => (
              <Row
                lead={<Shield tincture={app.tincture(view(), question.by)} size={30} label="" />}
                title={
                  question.ask === 'roll'
                    ? t('Waiting for {who}’s roll', { who: player(question.by) })
                    : t('Waiting for {who}', { who: player(question.by) })
                }
                note={[say(question.text), since(question.by)].filter(Boolean).join(' · ')}
                href={`/c/${session.campaign}/order/${order}`}
              />
            )}
          </For>
        </Rows>
      </section>
    </Show>
  );
}
