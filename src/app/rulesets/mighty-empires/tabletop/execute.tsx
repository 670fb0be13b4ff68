/** A prisoner to be led to the block: who he is, and what the chances are, before anybody is asked to swing an axe. */
import { For, type JSX, Show } from 'solid-js';
import type { Execution } from '../../../../rules/mighty-empires/charts/casualties.ts';
import { executionOdds } from '../../../../rules/mighty-empires/tabletop/odds.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { percents } from '../../../ui/percents.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { points } from '../words.ts';
import s from './tabletop.module.css';

const endWords: Readonly<Record<Execution['prisoner'], () => string>> = {
  dies: () => t('he dies'),
  stays: () => t('omens: he stays'),
  'escapes-home': () => t('he gets home'),
  'escapes-to-force': () => t('he joins a force'),
};

export const ExecuteForm: OrderForm = (props): JSX.Element => {
  const empire = useEmpire();
  const { state, seat, player } = empire;
  const id = () => (props.args as { readonly captive?: string } | null)?.captive;
  const all = () => Object.entries(state().tabletop.captives).filter(([, { holder }]) => holder === seat());
  const one = () => state().tabletop.captives[id() ?? ''];
  return (
    <OrderPage
      order="execute"
      args={one() ? { captive: id() ?? '' } : undefined}
      question={one() ? t('Execute {name}?', { name: one()?.name ?? '' }) : t('Which prisoner?')}
      why={
        one()
          ? t('{who} of {owner}: level {level}, {points}. In winter he could be ransomed.', {
              who: one()?.name ?? '',
              owner: player(one()?.owner ?? ''),
              level: one()?.level ?? 0,
              points: points(one()?.points ?? 0),
            })
          : t('Heroes have a way of slipping the noose.')
      }
      answer={t('To the block')}
      danger
      onDone={props.onDone}
    >
      <Show
        when={one()}
        fallback={
          <Rows label={t('Prisoners')}>
            <For each={all()}>
              {([captive, { name, owner }]) => (
                <Row
                  lead={<Seal icon="visored-helm" />}
                  title={name}
                  note={t('of {owner}', { owner: player(owner) })}
                  href={formOf(empire, 'execute', { captive })}
                />
              )}
            </For>
          </Rows>
        }
      >
        <Head title={t('before the die')} />
        <dl class={s.odds}>
          <For each={executionOdds().outcomes}>
            {({ value }, at) => (
              <div>
                <dt>{endWords[value]()}</dt>
                <dd>{percents(executionOdds().outcomes.map(({ p }) => p))[at()]}</dd>
              </div>
            )}
          </For>
        </dl>
      </Show>
    </OrderPage>
  );
};
