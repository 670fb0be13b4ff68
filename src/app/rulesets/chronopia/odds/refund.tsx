/** What the Devout get back of what they summoned. */
import { createSignal, For, type JSX } from 'solid-js';
import { mean } from '../../../../kernel/odds.ts';
import { refundOdds } from '../../../../rules/chronopia/aftermath/chances.ts';
import type { Refund } from '../../../../rules/chronopia/charts/gold.ts';
import { number, t } from '../../../i18n/index.ts';
import { Rows } from '../../../ui/rows.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Apart } from '../../parts/headed.tsx';
import { StepRow } from '../../parts/step-row.tsx';

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
        <StepRow title={t('Cost of each')} value={cost()} min={1} max={500} onStep={setCost} />
        <For each={states}>
          {({ was, title, note }) => (
            <StepRow
              title={title()}
              note={note()}
              value={of(was)}
              max={60}
              onStep={(n) => setCounts((before) => ({ ...before, [was]: n }))}
            />
          )}
        </For>
      </Rows>
      <Apart>
        <Figures
          figures={[
            { label: t('paid'), value: number(paid()) },
            { label: t('back'), value: number(Math.round(back() * 10) / 10) },
          ]}
          note={t('On average.')}
        />
      </Apart>
    </>
  );
}
