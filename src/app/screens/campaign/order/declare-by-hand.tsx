/**
 * What only the phone of an absent player knows, as the table takes it to be: somebody acts for them here. A side of the order
 * enters what a player who is no side of it says on a phone of their own.
 */

import { createSignal, For, type JSX, Show } from 'solid-js';
import { giveAnswer, takeSuggestion } from '../../../../campaign/acts.ts';
import { isParty, judges, saidBy } from '../../../../campaign/parties.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { DeclareQuestion, Seat } from '../../../../kernel/question.ts';
import { askedHere } from '../../../campaign/asked-of-others.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { listed, t } from '../../../i18n/index.ts';
import type { ByHand } from '../../../rulesets/contract.ts';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { answerWords } from '../parts/answer-words.ts';

interface HandProps {
  readonly question: DeclareQuestion;
  readonly order: OpenOrder;
  readonly entry: ByHand | undefined;
}

export function DeclareByHand(props: HandProps): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat, player, act, busy } = campaign;
  /** Where there is one way only, nothing is judged. */
  const only = (): Json | undefined => {
    const { entry } = props;
    return entry && 'from' in entry && entry.from.length === 1 ? entry.from[0]?.value : undefined;
  };
  const [picked, setValue] = createSignal<Json>();
  const value = (): Json | undefined => picked() ?? only();
  const owner = () => player(props.question.by);
  const acts = () => seat() === props.question.by;
  const others = () => (acts() && props.entry && only() === undefined ? judges(view(), props.order) : []);
  /** What may be entered by hand here. */
  const entry = () => (others().length === 0 ? props.entry : undefined);
  const tell = (): void => {
    const given = value();
    if (given === undefined) return;
    void act(() => giveAnswer(session, seat(), props.order.open.order, props.question, given, 'table'));
  };
  const why = useWhy(props, { acts, others, only });
  return (
    <QuestionCard
      over={t('for {name}', { name: owner() })}
      question={askedHere(campaign, props.question)}
      end={<Why rule={props.question.rule} about={askedHere(campaign, props.question)} words />}
      why={why()}
      answers={
        <>
          <Show when={entry()}>
            <Button kind="filled" grow disabled={value() === undefined || busy()} onTap={tell}>
              {acts()
                ? t('Enter it for {name}', { name: owner() })
                : t('Say it for {name}', { name: owner() })}
            </Button>
          </Show>
          <For each={others().length > 0 ? saidBy(view(), props.order, props.question.label) : []}>
            {(made) => (
              <Button
                kind="filled"
                grow
                disabled={busy()}
                onTap={() => void act(() => takeSuggestion(session, seat(), made))}
              >
                {t('Enter {name}’s answer: {value}', {
                  name: player(made.seat),
                  value: answerWords(campaign, props.question, made.value),
                })}
              </Button>
            )}
          </For>
        </>
      }
    >
      <Entry entry={entry()} value={value()} onValue={setValue} />
    </QuestionCard>
  );
}

/** Who knows it, and why it falls to this player to enter or to say it. */
function useWhy(
  props: HandProps,
  {
    acts,
    others,
    only,
  }: { acts: () => boolean; others: () => readonly Seat[]; only: () => Json | undefined },
): () => string {
  const { view, player } = useCampaign();
  return () => {
    const name = player(props.question.by);
    if (!props.entry)
      return t('Only {name}’s phone knows. Wait until they are back, or take this order back.', { name });
    if (!acts())
      return t('Only {name}’s phone knows, and you are on neither side: say what you think it is.', { name });
    if (others().length > 0)
      return t(
        'Only {name}’s phone knows, and you are the other side. {who} is on neither side: they open this order on another phone and answer.',
        {
          name,
          who: listed(others().map(player), 'disjunction'),
        },
      );
    if (only() !== undefined)
      return t('Only {name}’s phone knows their book. The rule divides the losses among their banners.', {
        name,
      });
    return isParty(view(), props.order)
      ? t(
          'Only {name}’s phone knows. You are the other side, and no other player is here: the chronicle will say that you entered it.',
          { name },
        )
      : t('Only {name}’s phone knows. Agree on it at the table, then enter it.', { name });
  };
}

/** What it is taken to be: a number, or one of a few. */
function Entry(props: {
  entry: ByHand | undefined;
  value: Json | undefined;
  onValue: (value: Json | undefined) => void;
}): JSX.Element {
  const number = () => {
    const free = props.entry;
    return free && 'most' in free ? free : undefined;
  };
  const choice = () => {
    const free = props.entry;
    return free && 'from' in free ? free : undefined;
  };
  const typed = (text: string): void => {
    const digits = Number(text.replace(/\D/g, ''));
    props.onValue(text.trim() === '' ? undefined : Math.min(digits, number()?.most ?? digits));
  };
  return (
    <>
      <Show when={number()}>
        {(one) => (
          <Field
            label={one().label}
            value={props.value === undefined ? '' : String(props.value)}
            maxLength={5}
            inputmode="numeric"
            {...(one().hint === undefined ? {} : { hint: one().hint as string })}
            end={<Why rule={one().why} about={one().label} />}
            onInput={typed}
          />
        )}
      </Show>
      <Show when={choice()}>
        {(one) => (
          <Chips label={one().label} wrap>
            <For each={one().from}>
              {(each) => (
                <Chip on={props.value === each.value} onTap={() => props.onValue(each.value)}>
                  {each.words}
                </Chip>
              )}
            </For>
          </Chips>
        )}
      </Show>
    </>
  );
}
