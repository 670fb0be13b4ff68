/** What others of an order do not lay down, open or say: the way to declare it forfeit, and the nod that this waits for. */
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { mayForfeit, missing } from '../../../../campaign/forfeiting.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { Question } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import s from '../../../rulesets/parts/rolling/order.module.css';
import { Button } from '../../../ui/button.tsx';
import { ForfeitsAsked } from '../absent/forfeits-asked.tsx';

const ForfeitSheet = lazy(() => import('./forfeit-sheet.tsx'));

/** @param props.offers whether declaring it is offered yet */
export function Forfeits(props: { order: OpenOrder; offers: boolean }): JSX.Element {
  const { view, seat, player } = useCampaign();
  const [asking, setAsking] = createSignal<Question>();
  const may = () => (seat() === 'guest' ? [] : mayForfeit(view(), props.order));
  const lacks = ({ by, ask, label }: Question): string => {
    const name = player(by);
    if (ask === 'declare') return t('{name} has not answered.', { name });
    return props.order.committed.includes(label)
      ? t('{name} has not turned over their choice.', { name })
      : t('{name} has not laid down a choice.', { name });
  };
  return (
    <>
      <ForfeitsAsked order={props.order} />
      <Show when={props.offers && missing(props.order).length > 0}>
        <For each={may()}>
          {(question) => (
            <>
              <p class={s.why}>{lacks(question)}</p>
              <Button kind="quiet" onTap={() => setAsking(question)}>
                {t('Declare it forfeit…')}
              </Button>
            </>
          )}
        </For>
      </Show>
      <Suspense>
        <Show when={asking()}>
          {(question) => (
            <ForfeitSheet order={props.order} question={question()} onClose={() => setAsking(undefined)} />
          )}
        </Show>
      </Suspense>
    </>
  );
}
