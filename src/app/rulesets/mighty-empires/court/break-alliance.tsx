/** Breaking one's word to a free people: what it opens, and who is set upon. */
import { For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { alliancesOf } from '../../../../rules/mighty-empires/court/alliances.ts';
import { force } from '../../../../rules/mighty-empires/queries.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { bannerName, kindIcons, kindName, kindOf } from '../words.ts';

export const BreakAllianceForm: OrderForm = (props): JSX.Element => {
  const { state, seat, to } = useEmpire();
  const { alliance: id } = (props.args ?? {}) as { readonly alliance?: string };
  const all = alliancesOf(state(), seat()).filter(({ kind }) => kind === 'temporary');
  return (
    <Show
      when={all.find((one) => one.id === id) ?? all[0]}
      fallback={
        <Page bar={<TopBar back={to('today')} close title={t('An alliance')} />}>
          <EmptyState
            title={t('You have no alliance to break')}
            action={
              <Button kind="filled" href={to('today')}>
                {t('To today')}
              </Button>
            }
          >
            {t('Only an alliance for one season can be broken: it lapses by itself when the season ends.')}
          </EmptyState>
        </Page>
      }
    >
      {(alliance) => <Break id={alliance().id} tiles={alliance().tiles} onDone={props.onDone} />}
    </Show>
  );
};

function Break(props: { id: string; tiles: readonly TileId[]; onDone: () => void }): JSX.Element {
  const { state, seat } = useEmpire();
  const tiles = () => props.tiles;
  const among = () => tiles().flatMap((tile) => force(state(), seat(), tile));
  return (
    <OrderPage
      order="break-alliance"
      args={{ alliance: props.id }}
      title={t('An alliance')}
      question={t('Do you break your word?')}
      why={t('After that the land feeds your banners and can be taken. Its people will fight for it.')}
      answer={t('Break the alliance')}
      danger
      onDone={props.onDone}
    >
      <Rows label={t('The allied tiles')}>
        <For each={tiles()}>
          {(tile) => {
            const holding = state().tiles[tile];
            const kind = holding ? kindOf(holding) : 'barren';
            return (
              <Row
                lead={<Seal icon={kindIcons[kind]} />}
                title={placeName(state(), tile)}
                note={[kindName(kind), ...force(state(), seat(), tile).map(bannerName)].join(', ')}
              />
            );
          }}
        </For>
      </Rows>
      <Show when={among().length > 0}>
        <Warning
          rule="me.diplomacy.broken"
          words={t('They are set upon where they stand: {who}.', { who: among().map(bannerName).join(', ') })}
        />
      </Show>
    </OrderPage>
  );
}
