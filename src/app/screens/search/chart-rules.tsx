/** The rules behind a chart, by name, once they are asked for: each opens in our words. */
import { createSignal, For, lazy, Show, Suspense } from 'solid-js';
import type { Rule } from '../../../kernel/question.ts';
import type { RulesetId } from '../../../rules/ids.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { explainedOf } from './explained.ts';

const WhySheet = lazy(async () => ({
  default: (await import('../../rulesets/parts/why-sheet.tsx')).WhySheet,
}));

export function ChartRules(props: { set: RulesetId; chart: string }) {
  const [asked, setAsked] = createSignal(false);
  const [rule, setRule] = createSignal<Rule>();
  const rules = () =>
    asked() ? explainedOf(props.set)?.rules.filter(({ charts }) => charts.includes(props.chart)) : undefined;
  return (
    <section>
      <Show
        when={rules()}
        fallback={
          <Button kind="quiet" icon="why" onTap={() => setAsked(true)}>
            {t('The rules behind this chart')}
          </Button>
        }
      >
        {(found) => (
          <>
            <Head title={t('rules')} />
            <Rows facts label={t('The rules behind this chart')}>
              <For each={found()}>
                {(one) => <Row title={one.title} note={one.text} onTap={() => setRule(one.id)} />}
              </For>
            </Rows>
          </>
        )}
      </Show>
      <Show when={rule()} keyed>
        {(id) => (
          <Suspense>
            <WhySheet rule={id} onClose={() => setRule(undefined)} />
          </Suspense>
        )}
      </Show>
    </section>
  );
}
