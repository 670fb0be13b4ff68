/** Which tile an order is about, where nothing has settled that yet: each with the banners there. */
import { For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { force } from '../../../../rules/mighty-empires/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import s from '../../parts/order-page.module.css';
import { useEmpire } from '../empire.ts';
import { bannerName, kindIcons, kindOf, placeLine } from '../words.ts';

export function PickTile(props: { order: string; question: string; tiles: readonly TileId[] }): JSX.Element {
  const empire = useEmpire();
  const { state, view, seat, say, to } = empire;
  const title = () => say(view().ruleset.orders[props.order]?.title ?? { say: '' });
  const icon = (tile: TileId) => {
    const holding = state().tiles[tile];
    return holding ? kindIcons[kindOf(holding)] : 'position-marker';
  };
  return (
    <Page bar={<TopBar back={to('today')} close title={title()} />}>
      <h2 class={s.question}>{props.question}</h2>
      <Show when={props.tiles.length > 0} fallback={<EmptyState title={t('There is nowhere to do that')} />}>
        <Rows label={props.question}>
          <For each={props.tiles}>
            {(tile) => (
              <Row
                lead={<Seal icon={icon(tile)} />}
                title={placeLine(state(), tile)}
                note={force(state(), seat(), tile).map(bannerName).join(', ')}
                href={formOf(empire, props.order, { tile })}
              />
            )}
          </For>
        </Rows>
      </Show>
    </Page>
  );
}
