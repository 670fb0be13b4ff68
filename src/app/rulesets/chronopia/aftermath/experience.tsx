/** Hits that went home, by warband; the rest of the experience is rolled and reckoned. */
import { type JSX, Show } from 'solid-js';
import { earners, leaderOf } from '../../../../rules/chronopia/aftermath/experience.ts';
import { earnedFor } from '../../../../rules/chronopia/charts/experience.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useForce } from '../force.ts';
import d from '../orders/orders.module.css';
import { type Chosen, Counts, taken, total } from '../parts/counts.tsx';

export const ExperienceForm: OrderForm = (props): JSX.Element => {
  const { state, seat, sitting } = useForce();
  const { battle = sitting()?.battle ?? '' } = (props.args ?? {}) as { readonly battle?: string };
  const rows = () => earners(state(), seat());
  const [hits, setHits] = chosenSignal<Chosen>('hits', {});
  const bonus = () => sitting()?.bonus ?? 0;
  const leader = () => state().warbands[leaderOf(state(), seat())]?.name;
  return (
    <OrderPage
      order="earn-experience"
      rolls
      args={{ battle, hits: taken(hits()) }}
      title={t('Experience')}
      question={t('Which hits went home?')}
      why={t('Each that left an enemy with an unsaved wound is worth {n} points.', { n: earnedFor('hit') })}
      answer={t('Roll for the survivors')}
      icon="dice"
      sum={t('{n} points', { n: total(hits()) * earnedFor('hit') })}
      onDone={props.onDone}
    >
      <Show when={rows().length > 0} fallback={<Warning words={t('Nobody is left to learn anything.')} />}>
        <Counts
          label={t('Hits')}
          rows={rows().map(({ warband, name, survivors }) => ({
            id: warband,
            name,
            note: tn(survivors, '{n} came through', '{n} came through'),
            most: 200,
          }))}
          chosen={hits()}
          onChange={setHits}
        />
      </Show>
      <Show when={rows().length > 0 && total(hits()) === 0}>
        <Warning words={t('No hit is counted yet, and none can be added once the survivors have rolled.')} />
      </Show>
      <Show when={leader()}>
        {(name) => (
          <p class={d.facts}>
            {t('{name} led the victors: {n} points more.', { name: name(), n: earnedFor('leader') })}
          </p>
        )}
      </Show>
      <Show when={bonus() > 0}>
        <p class={d.facts}>
          {tn(
            bonus(),
            'Underdog: one point more for each survivor.',
            'Underdog: {n} points more for each survivor.',
          )}
        </p>
      </Show>
    </OrderPage>
  );
};
