/** Sieges in winter: whether one is kept up, and what keeping it up costs. */
import { createSignal, For, type JSX } from 'solid-js';
import type { Json } from '../../../../kernel/json.ts';
import { starvation } from '../../../../rules/mighty-empires/charts/sieges.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { purseOf } from './purse.ts';
import { crowns } from './words.ts';

const encounterOf = (args: Json): string => (args as { encounter?: string } | null)?.encounter ?? '';

export const KeepSiegeForm: OrderForm = (props): JSX.Element => {
  const { state } = useEmpire();
  const id = () => encounterOf(props.args);
  const siege = () => state().encounters[id()];
  const banners = () => Object.keys(siege()?.attackers ?? {}).length;
  const [keep, setKeep] = createSignal<boolean>();
  const place = () => placeName(state(), siege()?.tile ?? '');
  return (
    <OrderPage
      order="keep-siege"
      args={keep() === undefined ? undefined : { encounter: id(), keep: keep() as boolean }}
      question={t('Winter before {place}?', { place: place() })}
      why={t('The whole force stays, or the whole force goes home.')}
      answer={keep() === false ? t('Break camp') : t('Keep the siege up')}
      onDone={props.onDone}
    >
      <Rows label={t('What the force does')}>
        <Row
          lead={<Seal icon="siege-tower" />}
          title={t('Stay before the walls')}
          note={tn(
            banners(),
            'A die of crowns for its bread in the baggage phase, and hunger works for you behind the walls',
            'A die of crowns for each of {n} banners in the baggage phase, and hunger works for you behind the walls',
          )}
          current={keep() === true}
          onTap={() => setKeep(true)}
        />
        <Row
          lead={<Seal icon="snowflake-1" />}
          title={t('Go home')}
          note={t('The siege is over, and the banners need quarters')}
          current={keep() === false}
          onTap={() => setKeep(false)}
        />
      </Rows>
    </OrderPage>
  );
};

export const SupplySiegeForm: OrderForm = (props): JSX.Element => {
  const { state, seat, book } = useEmpire();
  const id = () => encounterOf(props.args);
  const siege = () => state().encounters[id()];
  const banners = () => Object.keys(siege()?.attackers ?? {}).length;
  const left = () => purseOf(state(), seat(), book(seat())).left;
  return (
    <OrderPage
      order="supply-siege"
      args={{ encounter: id() }}
      question={t('Bread for the huts before {place}', { place: placeName(state(), siege()?.tile ?? '') })}
      why={tn(
        banners(),
        'A die says how many crowns its bread costs. Unpaid, the force perishes.',
        'A die for each of {n} banners says how many crowns their bread costs. Unpaid, all of them perish.',
      )}
      answer={t('To the dice')}
      icon="dice"
      sum={
        <>
          <b>{t('{least} to {most} crowns', { least: banners(), most: 6 * banners() })}</b>
          {t('{crowns} left', { crowns: crowns(Math.max(0, left())) })}
        </>
      }
      onDone={props.onDone}
    >
      <Rows label={t('Behind the walls, with 1 off the die')}>
        <For each={starvation.rows}>
          {({ on, text }) => (
            <Row
              lead={<Seal icon="tower-flag" />}
              title={text}
              value={on[0] === 1 ? t('1 or 2') : on[0] === 4 ? t('5 or 6') : String(on[0] + 1)}
            />
          )}
        </For>
      </Rows>
    </OrderPage>
  );
};
