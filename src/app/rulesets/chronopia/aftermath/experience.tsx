/** Hits that went home, by warband; the rest of the experience is rolled and reckoned. */
import { type JSX, Show } from 'solid-js';
import { earners, leaderOf } from '../../../../rules/chronopia/aftermath/experience.ts';
import { earnedFor } from '../../../../rules/chronopia/charts/experience.ts';
import { t, tn } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useForce } from '../force.ts';
import d from '../orders/orders.module.css';
import { type Chosen, total } from '../parts/counts.tsx';

export const ExperienceForm = dressed<{ readonly battle: string; readonly hits: Chosen }>(
  'earn-experience',
  () => {
    const { state, seat } = useForce();
    const survivors = (id: string): number =>
      earners(state(), seat()).find(({ warband }) => warband === id)?.survivors ?? 0;
    return {
      title: () => t('Experience'),
      why: () =>
        t('Each hit that left an enemy with an unsaved wound is worth {n} points.', { n: earnedFor('hit') }),
      answer: t('Roll for the survivors'),
      icon: 'dice',
      rolls: true,
      sum: ({ hits = {} }) => t('{n} points', { n: total(hits) * earnedFor('hit') }),
      of: {
        hits: {
          label: t('Hits'),
          row: (id) => ({
            lead: undefined,
            note: tn(survivors(id), '{n} came through', '{n} came through'),
          }),
        },
      },
      under: ({ hits = {} }) => <Besides hits={total(hits)} />,
    };
  },
);

/** What is earned besides hits, and what to mind before the survivors roll. */
function Besides(props: { hits: number }): JSX.Element {
  const { state, seat, sitting } = useForce();
  const rows = () => earners(state(), seat());
  const bonus = () => sitting()?.bonus ?? 0;
  const leader = () => state().warbands[leaderOf(state(), seat())]?.name;
  return (
    <>
      <Show when={rows().length === 0}>
        <Warning words={t('Nobody is left to learn anything.')} />
      </Show>
      <Show when={rows().length > 0 && props.hits === 0}>
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
    </>
  );
}
