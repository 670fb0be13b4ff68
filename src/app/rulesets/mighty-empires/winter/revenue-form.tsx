/** Revenue as a ledger page: what every place pays, what pays nothing and why, what the winter adds, and the sum. */
import { For, type JSX, Show } from 'solid-js';
import { revenueOf } from '../../../../rules/mighty-empires/winter/revenue.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { KnownRow } from '../../parts/known-row.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { kindIcons, kindName } from '../words.ts';
import { crowns, reason } from './words.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const order = ['capital', 'city', 'fortress', 'village'] as const;

export const RevenueForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useEmpire();
  const revenue = () => revenueOf(state(), seat());
  /** The towns one by one, the villages together. */
  const towns = () =>
    revenue()
      .paying.filter(({ kind }) => kind !== 'village')
      .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const villages = () => revenue().paying.filter(({ kind }) => kind === 'village');
  return (
    <OrderPage
      order="collect-revenue"
      args={{}}
      title={t('Revenue')}
      question={t('Your chest this winter')}
      why={t('Crowns that you do not spend by spring are lost.')}
      answer={t('Collect {crowns}', { crowns: crowns(revenue().crowns) })}
      icon="check"
      onDone={props.onDone}
    >
      <Show
        when={revenue().capital}
        fallback={
          <Warning
            words={t('Your capital has fallen or is in ruins: you collect nothing.')}
            rule="me.revenue.capital"
          />
        }
      >
        <Rows label={t('Income')}>
          <For each={towns()}>
            {({ tile, kind, crowns: worth, ships }) => (
              <KnownRow
                id={tile}
                note={
                  ships > 0
                    ? tn(ships, '{kind}, one ship in harbour', '{kind}, {n} ships in harbour', {
                        kind: kindName(kind),
                      })
                    : kindName(kind)
                }
                value={String(worth + ships)}
              />
            )}
          </For>
          <Show when={villages().length > 0}>
            <Row
              lead={<Seal icon="village" />}
              title={tn(villages().length, 'One village', '{n} villages')}
              note={villages()
                .map(({ tile }) => placeName(state(), tile))
                .join(', ')}
              value={String(villages().reduce((sum, each) => sum + each.crowns, 0))}
            />
          </Show>
          <For each={revenue().extra}>
            {({ why, crowns: more }) => (
              <Row lead={<Seal icon="coins" />} title={reason(why)} value={signed(more)} />
            )}
          </For>
        </Rows>
      </Show>
      <Show when={revenue().unpaid.length > 0}>
        <Head title={t('pays nothing')} />
        <RowsOf label={t('Pays nothing')} of={revenue().unpaid}>
          {({ tile, kind, why }) => (
            <Row
              lead={<Seal icon={kindIcons[kind]} tone="warn" />}
              title={placeName(state(), tile)}
              note={`${kindName(kind)}: ${reason(why)}`}
              tone="warn"
              value="0"
            />
          )}
        </RowsOf>
      </Show>
    </OrderPage>
  );
};
