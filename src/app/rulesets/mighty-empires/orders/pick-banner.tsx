/** Which banner an order is about, where nothing has settled that yet. */
import { For, type JSX, Show } from 'solid-js';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import s from '../../parts/order-page.module.css';
import { useEmpire } from '../empire.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName, placeLine } from '../words.ts';

export function PickBanner(props: { order: string; question: string }): JSX.Element {
  const empire = useEmpire();
  const { mine, state, view, say, to } = empire;
  const title = () => say(view().ruleset.orders[props.order]?.title ?? { say: '' });
  return (
    <Page bar={<TopBar back={to('today')} close title={title()} />}>
      <h2 class={s.question}>{props.question}</h2>
      <Show when={mine().length > 0} fallback={<EmptyState title={t('No banner of yours is on the map')} />}>
        <Rows label={props.question}>
          <For each={mine()}>
            {(banner) => (
              <Row
                lead={<Flag banner={banner} />}
                title={bannerName(banner)}
                note={banner.tile === null ? t('not on the map yet') : placeLine(state(), banner.tile)}
                href={formOf(empire, props.order, { banner: banner.id })}
              />
            )}
          </For>
        </Rows>
      </Show>
    </Page>
  );
}
