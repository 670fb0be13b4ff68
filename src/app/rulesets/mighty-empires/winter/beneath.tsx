/** What is looked up in winter: the chest as it runs down phase by phase, spent and planned, and where the other realms are. */
import { createMemo, type JSX, Show } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { Plate } from '../../../ui/plate.tsx';
import { useEmpire } from '../empire.ts';
import { stepOf, usePhaseNames } from './phases.ts';
import { Plan } from './plan.tsx';
import { purseOf } from './purse.ts';
import { Treasury } from './treasury.tsx';
import { Places } from './waits.tsx';
import s from './winter.module.css';

export function WinterBeneath(): JSX.Element {
  const { state, seat, book } = useEmpire();
  const nameOf = usePhaseNames();
  const purse = createMemo(() => purseOf(state(), seat(), book(seat())));
  const has = () => state().winter.at[seat()] !== undefined;
  return (
    <section class={s.winter} aria-label={t('The chest and the other realms')}>
      <Show when={has()}>
        <Plate>
          <Treasury budget={purse()} now={stepOf(state(), seat())} />
        </Plate>
        <Plan />
      </Show>
      <Places nameOf={nameOf} />
    </section>
  );
}
