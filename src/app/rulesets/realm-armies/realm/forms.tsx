/** What a realm does with its forces at home: disbands what it cannot keep up, and appoints generals. */
import { For, type JSX, Show } from 'solid-js';
import type { Json } from '../../../../kernel/json.ts';
import { armiesOf, fleetsOf, heroesOf, upkeep } from '../../../../rules/realm-armies/queries.ts';
import { excess, overstretched } from '../../../../rules/realm-armies/realm/excess.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Guidon } from '../../../ui/heraldry/guidon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { armyName, fleetName } from '../names.ts';
import { useRealm } from '../realm.ts';

export const DisbandForm: OrderForm = (props): JSX.Element => {
  const { state, seat, colour, player } = useRealm();
  const [piece, setPiece] = chosenSignal<string>('piece');
  const heavy = () => overstretched(state());
  const whose = () => (heavy().includes(seat()) ? seat() : (heavy()[0] ?? seat()));
  const over = () => excess(state(), whose());
  const keeps = () => upkeep(state(), whose());
  const forces = () => [
    ...(over().armies > 0 ? armiesOf(state(), whose()) : []),
    ...(over().fleets > 0 ? fleetsOf(state(), whose()) : []),
  ];
  return (
    <OrderPage
      order="disband"
      args={piece() === undefined ? undefined : { piece: piece() ?? '' }}
      question={
        whose() === seat()
          ? t('Which force do you disband?')
          : t('Which force does {who} disband?', { who: player(whose()) })
      }
      why={t(
        'An army for each fortress or citadel ({armies}), a fleet for each port ({fleets}). Its hero is free for anybody.',
        keeps(),
      )}
      answer={t('Disband it')}
      danger
      onDone={props.onDone}
    >
      <Show when={forces().length > 0} fallback={<EmptyState title={t('Every force is kept up')} />}>
        <Rows label={t('Forces')}>
          <For each={forces()}>
            {(force) => (
              <Row
                lead={
                  'hero' in force ? (
                    <Guidon tincture={colour(whose())} number={force.number} />
                  ) : (
                    <Seal icon="caravel" tincture={colour(whose())} />
                  )
                }
                title={'hero' in force ? armyName(force) : fleetName(force)}
                note={
                  'hero' in force
                    ? force.hero === null
                      ? t('without a general')
                      : (state().heroes[force.hero]?.name ?? '')
                    : force.port === null
                      ? t('at sea')
                      : t('in port')
                }
                current={piece() === force.id}
                onTap={() => setPiece(force.id)}
              />
            )}
          </For>
        </Rows>
      </Show>
    </OrderPage>
  );
};

export const AssignHeroForm: OrderForm = (props): JSX.Element => {
  const { state, seat, colour } = useRealm();
  const given = () => (props.args ?? {}) as { readonly hero?: string; readonly army?: string };
  const [hero, setHero] = chosenSignal('hero', given().hero);
  const [army, setArmy] = chosenSignal<string | null | undefined>('army', given().army);
  const leads = (id: string): string | undefined =>
    armiesOf(state(), seat()).find((each) => each.hero === id)?.id;
  const args = (): Json | undefined => {
    const [who, what] = [hero(), army()];
    return who === undefined || what === undefined ? undefined : { hero: who, army: what };
  };
  return (
    <OrderPage
      order="assign-hero"
      args={args()}
      question={t('Who leads which army?')}
      why={t('The general before goes to your court, and may lead another.')}
      answer={t('Confirm')}
      icon="check"
      onDone={props.onDone}
    >
      <Rows label={t('Heroes')}>
        <For each={heroesOf(state(), seat())}>
          {({ id, name }) => (
            <Row
              lead={<Seal icon="visored-helm" />}
              title={name}
              note={
                leads(id) === undefined
                  ? t('at court')
                  : t('leads {army}', {
                      army: armyName(state().armies[leads(id) ?? ''] ?? { name: '', number: 0 }),
                    })
              }
              current={hero() === id}
              onTap={() => setHero(id)}
            />
          )}
        </For>
      </Rows>
      <Show when={hero()}>
        <section>
          <Head title={t('to')} />
          <Rows label={t('Where they go')}>
            <For each={armiesOf(state(), seat())}>
              {(each) => (
                <Row
                  lead={<Guidon tincture={colour(seat())} number={each.number} />}
                  title={armyName(each)}
                  note={each.hero === null ? t('without a general') : (state().heroes[each.hero]?.name ?? '')}
                  current={army() === each.id}
                  onTap={() => setArmy(each.id)}
                />
              )}
            </For>
            <Row
              lead={<Seal icon="crown" />}
              title={t('To court')}
              current={army() === null}
              onTap={() => setArmy(null)}
            />
          </Rows>
        </section>
      </Show>
    </OrderPage>
  );
};
