/** What only the phone of an absent player knows, as the table takes it to be: somebody acts for them here. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { giveAnswer } from '../../../../campaign/acts.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { DeclareQuestion } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import type { ByHand } from '../../../rulesets/contract.ts';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';

export function DeclareByHand(props: {
  question: DeclareQuestion;
  order: OpenOrder;
  entry: ByHand | undefined;
}): JSX.Element {
  const { session, seat, say, player, act, busy } = useCampaign();
  const [value, setValue] = createSignal<Json>();
  const owner = () => player(props.question.by);
  const number = () => {
    const { entry } = props;
    return entry && 'most' in entry ? entry : undefined;
  };
  const choice = () => {
    const { entry } = props;
    return entry && 'from' in entry ? entry : undefined;
  };
  const typed = (text: string): void => {
    const digits = Number(text.replace(/\D/g, ''));
    setValue(text.trim() === '' ? undefined : Math.min(digits, number()?.most ?? digits));
  };
  const tell = (): void => {
    const given = value();
    if (given === undefined) return;
    void act(() => giveAnswer(session, seat(), props.order.open.order, props.question, given, 'table'));
  };
  return (
    <QuestionCard
      question={say(props.question.text)}
      end={<Why rule={props.question.rule} about={say(props.question.text)} words />}
      why={
        props.entry
          ? t('Only {name}’s phone knows. Settle it at the table, and enter what you take it to be.', {
              name: owner(),
            })
          : t('Only {name}’s phone knows. It waits until they are back, or take this order back.', {
              name: owner(),
            })
      }
      answers={
        <Show when={props.entry}>
          <Button kind="filled" grow disabled={value() === undefined || busy()} onTap={tell}>
            {t('Enter it for {name}', { name: owner() })}
          </Button>
        </Show>
      }
    >
      <Show when={number()}>
        {(one) => (
          <Field
            label={one().label}
            value={value() === undefined ? '' : String(value())}
            maxLength={5}
            inputmode="numeric"
            onInput={typed}
          />
        )}
      </Show>
      <Show when={choice()}>
        {(one) => (
          <Chips label={one().label} wrap>
            <For each={one().from}>
              {(each) => (
                <Chip on={value() === each.value} onTap={() => setValue(each.value)}>
                  {each.words}
                </Chip>
              )}
            </For>
          </Chips>
        )}
      </Show>
    </QuestionCard>
  );
}
