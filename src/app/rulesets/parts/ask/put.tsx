/** One question of an order under the hand, or neighbouring numbers or fields: its head, and what answers it. */
import { createMemo, For, type JSX, mergeProps, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Said } from '../../../../kernel/asking.ts';
import type { Json } from '../../../../kernel/json.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { number, t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Rows } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { NumberField } from '../number-field.tsx';
import page from '../order-page.module.css';
import { asChip, PickChips } from '../pick-chips.tsx';
import { RowsOf } from '../rows-of.tsx';
import { type Answers, isSwitch } from './answers.ts';
import type { AnyPart, Nothing, RowDress } from './dress.ts';
import { type Parts, partOf, useRows } from './parts.ts';
import { NothingToPick, PickRows } from './pick-rows.tsx';
import { CountRow, SomeSwitches, SplitRows, WordsField } from './questions.tsx';

export interface PutProps {
  labels: readonly string[];
  answers: Answers;
  of: Parts;
  nothing: Nothing | undefined;
  told: boolean | undefined;
  followed: boolean;
  first: boolean;
  asked: string | undefined;
  chips: ((label: string, one: Json) => RowDress) | undefined;
}
/** What the ways to answer have in common. */
interface At extends PutProps {
  readonly label: string;
  part: (label: string) => AnyPart | undefined;
  value: () => Json | undefined;
  name: (label: string) => string;
  row: (one: Json) => RowDress;
  none: () => Nothing | undefined;
}
type Way = (props: { at: At }) => JSX.Element;

const shares = (at: At): readonly string[] => {
  const ask = at.answers.ask(at.label);
  return ask?.ask === 'split' ? ask.among() : [];
};
/** The most that is taken, and between what it lies where it may not be nothing. */
function bounds(at: At): { readonly most?: number; readonly hint?: string } {
  const ask = at.answers.ask(at.label);
  if (ask?.ask !== 'count') return {};
  const { from, to } = ask;
  return {
    most: to,
    ...(from > 0 && { hint: t('From {from} to {to}', { from: number(from), to: number(to) }) }),
  };
}

const ways = {
  put: ({ at }) => (
    <>
      {at.part(at.label)?.put?.({
        get open() {
          return at.answers.among(at.label).flatMap(({ one, why }) => (why ? [] : [one]));
        },
        get value() {
          return at.value();
        },
        get said() {
          return at.answers.said();
        },
        say: (value) => at.answers.say(at.label, value),
        begin: (said) => at.answers.begin(said as Said),
      })}
    </>
  ),
  switch: ({ at }) => (
    <Switch
      label={at.name(at.label)}
      note={at.part(at.label)?.hint}
      on={at.value() === true}
      onSwitch={(on) => at.answers.say(at.label, on)}
    />
  ),
  segments: ({ at }) => (
    <Segmented
      label={at.name(at.label)}
      segments={at.answers
        .among(at.label)
        .map(({ one }) => ({ value: JSON.stringify(one), label: at.row(one).title ?? '' }))}
      value={JSON.stringify(at.value())}
      onPick={(value) => at.answers.say(at.label, JSON.parse(value) as Json)}
    />
  ),
  chips: ({ at }) => (
    <PickChips
      label={at.name(at.label)}
      all={at.answers.among(at.label).map(({ one }) => one)}
      on={(one) => at.value() === one}
      {...asChip((one) => at.chips?.(at.label, one) ?? {})}
      onPick={(one) => at.answers.say(at.label, one)}
    />
  ),
  pick: ({ at }) => (
    <PickRows
      label={at.label}
      list={at.name(at.label)}
      answers={at.answers}
      followed={at.followed}
      settled={Object.hasOwn(at.answers.given, at.label)}
      row={at.row}
      nothing={at.none()}
    />
  ),
  some: ({ at }) => (
    <Show when={at.answers.among(at.label).length > 0} fallback={<NothingToPick nothing={at.none()} />}>
      <SomeSwitches
        label={at.label}
        name={at.name(at.label)}
        answers={at.answers}
        folds={at.part(at.label)?.folds === true}
        row={at.row}
      />
    </Show>
  ),
  count: ({ at }) => (
    <RowsOf label={at.name(at.label)} of={at.labels}>
      {(one) => (
        <CountRow
          label={one}
          answers={at.answers}
          step={at.part(one)?.step?.(at.answers.said())}
          show={at.part(one)?.show}
          name={at.name(one)}
          dress={{ title: at.name(one), ...at.part(one)?.row?.(one, at.answers.said()) }}
        />
      )}
    </RowsOf>
  ),
  number: ({ at }) => (
    <div class={page.stack}>
      <NumberField
        label={at.name(at.label)}
        value={at.value() as number | undefined}
        {...bounds(at)}
        onNumber={(n) => at.answers.say(at.label, n)}
      />
    </div>
  ),
  split: ({ at }) => (
    <Show when={shares(at).length > 0} fallback={<NothingToPick nothing={at.none()} />}>
      <Rows label={at.name(at.label)}>
        <SplitRows
          label={at.label}
          name={at.name(at.label)}
          answers={at.answers}
          blank={at.part(at.label)?.blank === true}
          step={at.part(at.label)?.step?.(at.answers.said())}
          row={at.row}
        />
      </Rows>
    </Show>
  ),
  words: ({ at }) => (
    <div class={page.stack}>
      <For each={at.labels}>
        {(one) => <WordsField label={one} name={at.name(one)} answers={at.answers} part={at.part(one)} />}
      </For>
    </div>
  ),
} satisfies { readonly [kind: string]: Way };
type Kind = keyof typeof ways;

/** Fields and switches bear their names themselves; chips say what they are about. */
const selfNamed: readonly string[] = ['words', 'number', 'switch', 'chips'];

/** How a question is answered. Two or three things that need no more than a word stand side by side. */
function wayOf(at: At): Kind | undefined {
  const ask = at.answers.ask(at.label);
  if (!ask) return undefined;
  if (at.part(at.label)?.put && !(ask.ask === 'some' && ask.among().length === 0)) return 'put';
  if (ask.ask === 'count' && at.part(at.label)?.typed) return 'number';
  if (ask.ask !== 'pick') return Object.hasOwn(ways, ask.ask) ? (ask.ask as Kind) : undefined;
  if (isSwitch(ask)) return 'switch';
  const all = at.answers.among(at.label);
  const plain = all.every(({ one, why }) => !why && Object.keys(at.row(one)).length === 1);
  if (plain && all.length > 1 && all.length <= 3 && !at.first) return 'segments';
  return at.chips ? 'chips' : 'pick';
}

export function Put(props: PutProps): JSX.Element {
  const { say } = useCampaign();
  const label = props.labels[0] ?? '';
  const rowOf = useRows(props.answers, props.of);
  const at: At = mergeProps(props, {
    label,
    part: (one: string) => partOf(props.of, one),
    value: () => props.answers.said()[label],
    name(one: string) {
      const put = props.answers.ask(one);
      return partOf(props.of, one)?.label ?? (put && 'text' in put ? say(put.text) : '');
    },
    row: (one: Json) => rowOf(label, one),
    none() {
      if (props.nothing || props.told) return props.nothing;
      const put = props.answers.ask(label);
      return [put && 'none' in put && put.none ? say(put.none.why) : ''] as const;
    },
  });
  const way = createMemo(() => wayOf(at));
  /** A number that stands alone bears its name in its row. */
  const named = (): boolean =>
    selfNamed.includes(way() ?? '') || (way() === 'count' && props.labels.length === 1);
  const headed = (): boolean => !props.first && !['', props.asked].includes(at.name(label)) && !named();
  const head = () => partOf(props.of, label)?.head?.(props.answers.said());
  /** Nobody has any of what would be shared, and there is nothing to say about it. */
  const idle = (): boolean => way() === 'split' && shares(at).length === 0 && !at.none()?.[0];
  return (
    <Show when={!idle()}>
      <section class={headed() || head() ? page.headed : undefined}>
        <Show when={head()}>{(over) => <Head title={over()[0]} note={over()[1]} />}</Show>
        <Show when={headed()}>
          <Head title={at.name(label)} note={partOf(props.of, label)?.note ?? ''} />
        </Show>
        <Show when={way()}>{(one) => <Dynamic component={ways[one()] as Way} at={at} />}</Show>
      </section>
    </Show>
  );
}
