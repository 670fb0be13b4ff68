/** The questions of an order beside that of one among some: several, a number, shares, words. */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Ask } from '../../../../kernel/asks.ts';
import type { Json } from '../../../../kernel/json.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { DraftContext } from '../../../remembered.ts';
import { faultShown } from '../../../twins.ts';
import { Field } from '../../../ui/field.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import s from '../order-page.module.css';
import { StepRow } from '../step-row.tsx';
import { type Answers, most } from './answers.ts';
import type { AnyPart, RowDress } from './dress.ts';

interface Put {
  readonly label: string;
  readonly answers: Answers;
}
/** As many lie open of a list that folds. */
const few = 6;
/** Each that may go along is a switch. Where only one can go, another takes its place. */
export function SomeSwitches(
  props: Put & { name: string; folds: boolean; row: (one: Json) => RowDress },
): JSX.Element {
  const { say } = useCampaign();
  const all = createMemo(() => props.answers.among(props.label));
  const picked = () => (props.answers.said()[props.label] ?? []) as readonly string[];
  const instead = (one: string): boolean => {
    const ask = props.answers.ask(props.label);
    const [other] = picked();
    return (
      ask?.ask === 'some' &&
      picked().length === 1 &&
      other !== one &&
      ask.against?.(one, picked()) !== undefined &&
      ask.against(one, []) === undefined
    );
  };
  const whyOf = (one: string) => (instead(one) ? undefined : all().find((each) => each.one === one)?.why);
  const turn = (one: string, on: boolean): void => {
    const others = picked().filter((other) => other !== one);
    props.answers.say(props.label, on ? [...(instead(one) ? [] : others), one] : others);
  };
  const [unfolded, setUnfolded] = createSignal(false);
  const folded = () => !unfolded() && props.folds && all().length > few;
  const shown = () =>
    all().flatMap(({ one }) => (folded() && !picked().includes(one as string) ? [] : [one as string]));
  return (
    // The page keeps what is picked: a switch would take over what another of its name was when it was there.
    <DraftContext.Provider value={undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would stand apart from the rows around it */}
      <div role="group" class={s.group} aria-label={props.name || undefined}>
        <For each={shown()}>
          {(one) => (
            <Switch
              label={props.row(one).title ?? ''}
              note={whyOf(one) ? say(whyOf(one)?.why ?? { say: '' }) : props.row(one).note}
              on={picked().includes(one)}
              onSwitch={(on) => turn(one, on)}
            />
          )}
        </For>
        <Show when={folded()}>
          <Rows>
            <Row
              title={t('{n} to choose from', { n: all().length })}
              unfolded={false}
              onTap={() => setUnfolded(true)}
            />
          </Rows>
        </Show>
      </div>
    </DraftContext.Provider>
  );
}

/** A number by its stepper, in a row. */
export function CountRow(
  props: Put & {
    name: string;
    dress: RowDress;
    step: number | undefined;
    show: ((n: number) => string) | undefined;
  },
): JSX.Element {
  const ask = () => props.answers.ask(props.label) as (Ask & { ask: 'count' }) | undefined;
  const value = () => (props.answers.said()[props.label] as number | undefined) ?? ask()?.from ?? 0;
  return (
    <Row
      lead={props.dress.lead}
      title={props.dress.title}
      note={props.dress.note}
      end={
        <Stepper
          label={props.name}
          value={value()}
          min={ask()?.from ?? 0}
          max={((one) => (one ? most(one) : 0))(ask())}
          step={props.step ?? 1}
          {...(props.show ? { show: props.show } : {})}
          onStep={(n) => props.answers.say(props.label, n)}
        />
      }
    />
  );
}

/** What each gets of what is shared, a stepper for each. */
export function SplitRows(
  props: Put & { name: string; blank: boolean; step: number | undefined; row: (one: Json) => RowDress },
): JSX.Element {
  const ask = createMemo(() => props.answers.ask(props.label) as (Ask & { ask: 'split' }) | undefined);
  const shares = () => (props.answers.said()[props.label] ?? {}) as { readonly [name: string]: number };
  const all = createMemo(() => ask()?.among() ?? []);
  const step = (one: string, n: number): void => {
    const next = Object.fromEntries(
      Object.entries({ ...shares(), [one]: n }).filter(([, share]) => share > 0),
    );
    props.answers.say(props.label, props.blank && Object.keys(next).length === 0 ? undefined : next);
  };
  return (
    <For each={all()}>
      {(one) => (
        <StepRow
          lead={props.row(one).lead}
          title={props.row(one).title ?? ''}
          note={props.row(one).note}
          label={`${props.name}: ${props.row(one).title ?? ''}`}
          value={shares()[one] ?? 0}
          max={ask()?.most(one) ?? 0}
          step={props.step ?? 1}
          onStep={(n) => step(one, n)}
        />
      )}
    </For>
  );
}

/** A name, a letter. What no rule minds until it is given is no fault of a field that nobody has touched. */
export function WordsField(props: Put & { name: string; part: AnyPart | undefined }): JSX.Element {
  const value = () => (props.answers.said()[props.label] ?? '') as string;
  const suggests = () => {
    const ask = props.answers.ask(props.label);
    return ask?.ask === 'words' && ask.suggest !== undefined;
  };
  return (
    <Field
      label={props.name}
      value={value()}
      maxLength={props.part?.most ?? 60}
      {...(props.part?.placeholder === undefined ? {} : { placeholder: props.part.placeholder })}
      {...(props.part?.hint === undefined ? {} : { hint: props.part.hint })}
      {...faultShown(value(), props.part?.wrong?.(value(), props.answers.said()))}
      onInput={(typed) => props.answers.say(props.label, typed === '' && !suggests() ? undefined : typed)}
    />
  );
}
