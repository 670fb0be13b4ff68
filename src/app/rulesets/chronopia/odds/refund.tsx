/** What the Devout get back of what they summoned. */
import { createSignal, For, type JSX } from 'solid-js';
import { mean } from '../../../../kernel/odds.ts';
import type { Refund } from '../../../../rules/chronopia/charts/gold.ts';
import { refundOdds } from '../../../../rules/chronopia/odds.ts';
import { number, t } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Figures } from '../../parts/figures.tsx';
import s from './odds.module.css';

const states: readonly {
  readonly was: Refund['was'];
  readonly title: () => string;
  readonly note: () => string;
}[] = [
  { was: 'whole', title: () => t('Unharmed'), note: () => t('all of it') },
  { was: 'wounded', title: () => t('Wounded'), note: () => t('all on 3 or more, else half') },
  { was: 'killed', title: () => t('Killed'), note: () => t('all on 5 or more, else half') },
  { was: 'captured', title: () => t('Captured'), note: () => t('nothing') },
];
export function RefundOddsPage(): JSX.Element {
  const [cost, setCost] = createSignal(20);
  const [counts, setCounts] = createSignal<{ readonly [was: string]: number }>({ whole: 4 });
  const of = (was: string): number => counts()[was] ?? 0;
  const paid = () => cost() * states.reduce((sum, { was }) => sum + of(was), 0);
  const back = () =>
    states.reduce((sum, { was }) => sum + of(was) * mean(refundOdds(was, cost()), (gold) => gold), 0);
  return (
    <>
      <Rows label={t('The summoned')}>
        <Row
          title={t('Cost of each')}
          end={<Stepper label={t('Cost of each')} value={cost()} min={1} max={500} onStep={setCost} />}
        />
        <For each={states}>
          {({ was, title, note }) => (
            <Row
              title={title()}
              note={note()}
              end={
                <Stepper
                  label={title()}
                  value={of(was)}
                  max={60}
                  onStep={(n) => setCounts((before) => ({ ...before, [was]: n }))}
                />
              }
            />
          )}
        </For>
      </Rows>
      <section class={s.part}>
        <Figures
          figures={[
            { label: t('paid'), value: number(paid()) },
            { label: t('back'), value: number(Math.round(back() * 10) / 10) },
          ]}
          note={t('On average.')}
        />
      </section>
    </>
  );
}
