/** Sieges in winter: whether one is kept up, and what keeping it up costs. */
import { type Component, For, type JSX } from 'solid-js';
import { starvation } from '../../../../rules/mighty-empires/charts/sieges.ts';
import type { Encounter } from '../../../../rules/mighty-empires/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { PickEncounter } from '../parts/pick-encounter.tsx';
import { purseOf } from './purse.ts';
import { crowns } from './words.ts';

type OfSiege = Component<{ id: string; siege: Encounter; onDone: () => void }>;

/** A form of one siege: read once, for the answer may end it; without one, a choice of those this seat lays. */
const ofSiege =
  (order: string, Form: OfSiege): OrderForm =>
  (props) => {
    const { state, seat } = useEmpire();
    const { encounter: id = '' } = (props.args ?? {}) as { readonly encounter?: string };
    const siege = state().encounters[id];
    const mine = () =>
      Object.entries(state().encounters)
        .filter(([, { kind, attacker }]) => kind === 'siege' && attacker === seat())
        .map(([each, encounter]) => ({ id: each, ...encounter }));
    return siege ? (
      <Form id={id} siege={siege} onDone={props.onDone} />
    ) : (
      <PickEncounter
        order={order}
        title={t('A siege')}
        all={id === '' ? mine() : []}
        none={t('You lie before no walls')}
      />
    );
  };

export const KeepSiegeForm = ofSiege('keep-siege', (props): JSX.Element => {
  const { state } = useEmpire();
  const id = () => props.id;
  const banners = () => Object.keys(props.siege.attackers).length;
  const [keep, setKeep] = chosenSignal<boolean>('keep');
  const place = () => placeName(state(), props.siege.tile);
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
});

export const SupplySiegeForm = ofSiege('supply-siege', (props): JSX.Element => {
  const { state, seat, book } = useEmpire();
  const id = () => props.id;
  const banners = () => Object.keys(props.siege.attackers).length;
  const left = () => purseOf(state(), seat(), book(seat())).left;
  return (
    <OrderPage
      order="supply-siege"
      args={{ encounter: id() }}
      question={t('Bread for the huts before {place}', { place: placeName(state(), props.siege.tile) })}
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
});
