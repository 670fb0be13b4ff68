/** Who goes aboard which ship: banners beside a ship of their own in harbour. */
import { For, type JSX, Show } from 'solid-js';
import { barredFromHarbour, berths } from '../../../../rules/mighty-empires/sea/embark.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { Flag } from '../parts/flag.tsx';
import { shipLine, shipName } from '../ship-words.ts';
import { bannerInFull, placeLine } from '../words.ts';
import s from './sea.module.css';

export const EmbarkForm: OrderForm = (props): JSX.Element => {
  const { state, seat, mine, colour } = useEmpire();
  const given = (props.args ?? {}) as { readonly banner?: string; readonly ship?: string };
  const able = () => mine().filter(({ id }) => id === given.banner || berths(state(), id).length > 0);
  const [banner, setBanner] = chosenSignal('banner', given.banner ?? able()[0]?.id);
  /** Ships it may board; where none is open, those of the realm, to agree on. */
  const ships = () => {
    const open = berths(state(), banner() ?? '');
    const own = Object.keys(state().ships).filter((id) => state().ships[id]?.owner === seat());
    return open.length > 0 ? open : own;
  };
  const [picked, setPicked] = chosenSignal('picked', given.ship);
  const ship = () => (picked() !== undefined && ships().includes(picked() ?? '') ? picked() : ships()[0]);
  const tile = () => state().banners[banner() ?? '']?.tile;
  const args = () => {
    const [who, what] = [banner(), ship()];
    return who === undefined || what === undefined ? undefined : { banner: who, ship: what };
  };
  return (
    <OrderPage
      order="embark"
      args={args()}
      title={tile() ? placeName(state(), tile() ?? '') : t('Go aboard')}
      question={t('Who goes aboard?')}
      why={t('A ship carries one banner, which lives on its own baggage at sea.')}
      answer={t('Go aboard')}
      icon="check"
      onDone={props.onDone}
    >
      <Show
        when={able().length > 0}
        fallback={
          <EmptyState title={t('Nobody stands beside a ship')}>
            {t('A banner goes aboard in the tile of a harbour where a ship of yours lies empty.')}
          </EmptyState>
        }
      >
        <Rows label={t('Which banner')}>
          <For each={able()}>
            {(each) => (
              <Row
                lead={<Flag banner={each} />}
                title={bannerInFull(each)}
                note={t('{place}, {loads}', {
                  place: each.tile === null ? t('not on the map') : placeLine(state(), each.tile),
                  loads: tn(each.baggage, '{n} month of food', '{n} months of food'),
                })}
                open={each.id === banner()}
                current={each.id === banner()}
                onTap={() => setBanner(each.id)}
              />
            )}
          </For>
        </Rows>
        <section class={s.part}>
          <Head title={t('on board of')} />
          <Rows label={t('Which ship')}>
            <For each={ships()}>
              {(id) => (
                <Show when={state().ships[id]}>
                  {(one) => (
                    <Row
                      lead={<Seal icon="caravel" tincture={colour(one().owner)} />}
                      title={shipName(one())}
                      note={shipLine(state(), one())}
                      open={id === ship()}
                      current={id === ship()}
                      onTap={() => setPicked(id)}
                    />
                  )}
                </Show>
              )}
            </For>
          </Rows>
        </section>
      </Show>
      <Show when={banner() && barredFromHarbour(state(), banner() ?? '')}>
        <Warning
          words={t('The way to the harbour is barred: you would roll for a route.')}
          rule="me.sea.embark"
        />
      </Show>
    </OrderPage>
  );
};
