/** Orders with nothing left to choose that are not lightly taken back: what they come to, and one button. */
import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { isDue, standings } from '../../../../rules/chronopia/accord/end.ts';
import { slaversPay } from '../../../../rules/chronopia/captives/dispose.ts';
import { countOf } from '../../../../rules/chronopia/captives/queries.ts';
import { above, worth } from '../../../../rules/chronopia/charts/territories.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import { landName, territoryName } from '../names.ts';
import s from '../parts/parts.module.css';
import { landIcons } from '../realm/territories.tsx';
import { count } from '../words.ts';

interface Given {
  readonly captives?: readonly string[];
  readonly battle?: string;
  readonly territory?: string;
  readonly id?: string;
  readonly warband?: string;
  readonly spell?: string;
}

export const SellCaptivesForm: OrderForm = (props): JSX.Element => {
  const { state } = useForce();
  const captives = () => [...((props.args as Given).captives ?? [])];
  return (
    <OrderPage
      order="sell-captives"
      args={{ captives: captives() }}
      title={t('Captives')}
      question={tn(countOf(state(), captives()), 'Sell one captive?', 'Sell {n} captives?')}
      why={t('The slavers pay {gold} gold, and nobody sees them again.', {
        gold: slaversPay(state(), captives()),
      })}
      answer={t('Sell them')}
      danger
      onDone={props.onDone}
    />
  );
};
export const ForgoRescueForm: OrderForm = (props): JSX.Element => {
  const { state } = useForce();
  const captives = () => [...((props.args as Given).captives ?? [])];
  return (
    <OrderPage
      order="forgo-rescue"
      args={{ captives: captives() }}
      title={t('Captives')}
      question={tn(
        countOf(state(), captives()),
        'Leave one captive to his fate?',
        'Leave {n} captives to their fate?',
      )}
      why={t('No rescue comes then. They may still be ransomed, if the holder will.')}
      answer={t('Leave them')}
      danger
      onDone={props.onDone}
    />
  );
};
export const CallOffForm: OrderForm = (props): JSX.Element => (
  <OrderPage
    order="call-off"
    args={{ battle: (props.args as Given).battle ?? '' }}
    title={t('The battle')}
    question={t('Call the battle off?')}
    why={t('The others are asked. What was summoned for it is paid back.')}
    answer={t('Propose it')}
    onDone={props.onDone}
  />
);
export const SellSpellForm: OrderForm = (props): JSX.Element => {
  const { state } = useForce();
  const given = () => props.args as Given;
  const spell = () => state().warbands[given().warband ?? '']?.spells[given().spell ?? ''];
  return (
    <OrderPage
      order="sell-spell"
      args={{ warband: given().warband ?? '', spell: given().spell ?? '' }}
      title={t('Spells')}
      question={t('Sell {spell} back?', { spell: spell()?.name ?? '' })}
      why={t('{gold} gold come back.', { gold: spell()?.cost ?? 0 })}
      answer={t('Sell it back')}
      onDone={props.onDone}
    />
  );
};
export const UnlistFigureForm: OrderForm = (props): JSX.Element => {
  const { state } = useForce();
  const id = () => (props.args as Given).id ?? '';
  return (
    <OrderPage
      order="unlist-figure"
      args={{ id: id() }}
      title={t('Army list')}
      question={t('Strike {name} off the list?', { name: state().figures[id()]?.name ?? '' })}
      answer={t('Strike it off')}
      danger
      onDone={props.onDone}
    />
  );
};
export const UpgradeTerritoryForm: OrderForm = (props): JSX.Element => {
  const force = useForce();
  const { state, lands, gold } = force;
  const id = () => (props.args as Given).territory;
  const held = () => state().territories[id() ?? ''];
  return (
    <Show
      when={held()}
      fallback={
        <Page bar={<TopBar back={force.to('today')} close title={t('Territories')} />}>
          <h2 class={s.question}>{t('Which territory is bettered?')}</h2>
          <Rows label={t('Territories')}>
            <For each={lands().filter(([, { land }]) => worth(land).upgrade !== null)}>
              {([territory, { land }]) => (
                <Row
                  lead={<Seal icon={landIcons[land]} />}
                  title={territoryName(state(), territory)}
                  note={t('a {land} for {gold} gold', {
                    land: landName(above(land) ?? land),
                    gold: worth(land).upgrade ?? 0,
                  })}
                  href={formOf(force, 'upgrade-territory', { territory })}
                />
              )}
            </For>
          </Rows>
        </Page>
      }
    >
      {(territory) => (
        <OrderPage
          order="upgrade-territory"
          args={{ territory: id() ?? '' }}
          title={territoryName(state(), id() ?? '')}
          question={t('Make it a {land}?', { land: landName(above(territory().land) ?? territory().land) })}
          why={t('It brings {now} gold now, and {later} from the next battle on.', {
            now: worth(territory().land).income,
            later: worth(above(territory().land) ?? territory().land).income,
          })}
          answer={t('Build it')}
          icon="check"
          sum={t('{price} of {gold}', {
            price: count(worth(territory().land).upgrade ?? 0),
            gold: count(gold()),
          })}
          onDone={props.onDone}
        />
      )}
    </Show>
  );
};
export const EndCampaignForm: OrderForm = (props): JSX.Element => {
  const { state, player } = useForce();
  return (
    <OrderPage
      order="end-campaign"
      args={{}}
      title={t('The end')}
      question={t('End the campaign?')}
      why={
        isDue(state()) ? t('The end you agreed on has come.') : t('Before its time: everybody else is asked.')
      }
      answer={t('End it')}
      icon="check"
      onDone={props.onDone}
    >
      <Rows facts label={t('How you stand')}>
        <For each={standings(state())}>
          {({ seat, territories, rating, gold }) => (
            <Row
              title={player(seat)}
              note={t('rating {rating} · {gold} gold', { rating: count(rating), gold: count(gold) })}
              value={tn(territories, '{n} territory', '{n} territories')}
            />
          )}
        </For>
      </Rows>
    </OrderPage>
  );
};
