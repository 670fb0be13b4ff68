/** Which of one's counters is turned over next, with what it may come to before the dice fall. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { counters } from '../../../../rules/mighty-empires/espionage/queries.ts';
import { bannersIn } from '../../../../rules/mighty-empires/queries.ts';
import { t, tn } from '../../../i18n/index.ts';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import s from './espionage.module.css';
import { operativeCharts, operativeIcons, operativeName } from './words.ts';

export const TurnOperativeForm: OrderForm = (props): JSX.Element => {
  const { state, seat, book } = useEmpire();
  const mine = () => counters(state()).filter((counter) => counter.seat === seat());
  const typeOf = (id: string) => book(seat())?.spies.operatives[id]?.type ?? undefined;
  const given = () => (props.args as { readonly operative?: string } | null)?.operative;
  const [picked, setPicked] = createSignal(given() ?? mine()[0]?.id);
  const chosen = () => mine().find(({ id }) => id === picked()) ?? mine()[0];
  const chart = () => {
    const counter = chosen();
    const type = counter && typeOf(counter.id);
    if (!counter || !type) return undefined;
    const [first, second] = operativeCharts[type];
    const guarded = bannersIn(state(), counter.tile).some((banner) => banner.seat !== seat());
    return guarded ? first : (second ?? first);
  };
  const beside = (tile: string): string => {
    const there = counters(state()).filter((one) => one.tile === tile);
    const own = there.filter((one) => one.seat === seat()).length - 1;
    const others = there.length - own - 1;
    const said = [
      others > 0 && tn(others, '{n} stranger beside him', '{n} strangers beside him'),
      own > 0 && tn(own, '{n} more of yours beside him', '{n} more of yours beside him'),
    ];
    return said.filter(Boolean).join(', ') || t('alone there');
  };
  return (
    <OrderPage
      order="turn-operative"
      args={chosen() ? { operative: chosen()?.id ?? '' } : undefined}
      title={t('Operatives')}
      question={t('Who acts now?')}
      why={t('He is turned over for all to see, and his deed is done at once.')}
      answer={t('Turn him over')}
      icon="eye"
      onDone={props.onDone}
    >
      <Rows label={t('Counters')}>
        <For each={mine()}>
          {({ id, tile }) => (
            <Row
              lead={
                <Seal
                  icon={operativeIcons[typeOf(id) ?? 'agent']}
                  tone={id === chosen()?.id ? 'now' : undefined}
                />
              }
              title={t('{who} in {place}', {
                who: typeOf(id) ? operativeName(typeOf(id) ?? 'agent') : t('Not named yet'),
                place: placeName(state(), tile),
              })}
              note={beside(tile)}
              current={id === chosen()?.id}
              onTap={() => setPicked(id)}
            />
          )}
        </For>
      </Rows>
      <Show when={chart()}>
        {(one) => (
          <div class={s.chart}>
            <ChartTable chart={one()} />
          </div>
        )}
      </Show>
    </OrderPage>
  );
};
