/**
 * A correction: what was rolled and chosen, each to be changed; what the corrected order would ask besides is asked at once,
 * so that nothing is left open in the past. What would follow stands beneath as soon as all is answered.
 */
import { createMemo, createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { consequences } from '../../../../campaign/consequences.ts';
import type { Telling } from '../../../../campaign/telling.ts';
import { type Json, same } from '../../../../kernel/json.ts';
import { type Question, shapeOf } from '../../../../kernel/question.ts';
import type { Given } from '../../../../kernel/run.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { createDrafts, drafted } from '../../../drafts.ts';
import { t } from '../../../i18n/index.ts';
import type { Drafts } from '../../../remembered.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { DiceTray } from '../../../ui/dice/dice-tray.tsx';
import { createTray } from '../../../ui/dice/tray.ts';
import { answerWords } from '../parts/answer-words.ts';
import s from './chronicle.module.css';
import { imagineOrder } from './imagine.ts';
import { askedAs } from './turned.ts';
import { WhatFollows } from './what-follows.tsx';

/** A correction that is being filled in. */
export const correctionOf = (campaign: string, entry: string): Drafts =>
  createDrafts(JSON.stringify([campaign, 'correct', entry]));

/** So many rolls lie open side by side. */
const FEW = 2;

/** The name a line is mended by. */
export const lineOf = ({ entry, line }: Telling): string => line ?? entry;

export function CorrectForm(props: {
  telling: Telling;
  onCancel: () => void;
  onCorrect: (answers: { readonly [label: string]: Given }) => void;
}): JSX.Element {
  const campaign = useCampaign();
  const { session, seat, say, player, busy } = campaign;
  const before = Object.fromEntries(
    props.telling.asked.flatMap(({ question, value }) =>
      value === undefined ? [] : [[question.label, value]],
    ),
  );
  // By the line that began it, a seat may mend its own; what no line began goes by its name.
  const order = lineOf(props.telling);
  const drafts = correctionOf(session.campaign, order);
  const [values, setValues] = drafted<{ readonly [label: string]: Json }>(drafts, 'values', before);
  const asked = createMemo(() => imagineOrder(session, order, values()));
  /** What nobody had answered yet where the order is still under way: it is answered where it is asked. */
  const open = new Set(
    props.telling.asked.flatMap(({ question, value }) =>
      value === undefined && !props.telling.done ? [question.label] : [],
    ),
  );
  const shown = createMemo(() => asked().questions.filter(({ label }) => !open.has(label)));
  const complete = (): boolean =>
    asked().done || (!props.telling.done && shown().every(({ label }) => values()[label] !== undefined));
  const changed = createMemo(() => complete() && !same(values(), before));
  const rolls = createMemo(() => shown().filter(({ ask }) => ask === 'roll').length);
  const [unfolded, unfold] = createSignal<string>();
  /** Of many rolls one at a time lies open. */
  const folded = ({ label }: Question): boolean =>
    rolls() > FEW && unfolded() !== label && values()[label] !== undefined;
  const set = (label: string, value: Json): void => void setValues((known) => ({ ...known, [label]: value }));
  const answers = (): { readonly [label: string]: Given } =>
    Object.fromEntries(
      shown().flatMap((question) => {
        const value = values()[question.label];
        return value === undefined ? [] : [[question.label, { value, shape: shapeOf(question) }]];
      }),
    );
  const [seen] = createResource(
    () => (changed() ? answers() : undefined),
    (given) => consequences(session, seat(), { correct: order, answers: given }),
  );
  const why = (): string | undefined =>
    complete()
      ? changed()
        ? undefined
        : t('Nothing is changed yet.')
      : t('Something is still to be answered.');
  const follows = () => (changed() && !seen.loading && !seen.error ? seen() : undefined);
  return (
    <>
      <For each={shown()}>
        {(question) => (
          <div class={s.correcting}>
            <h3>
              {askedAs(campaign, shown(), question)}
              <Show when={question.by !== 'table'}>
                <small>{player(question.by)}</small>
              </Show>
            </h3>
            <Switch>
              <Match when={folded(question)}>
                <Button onTap={() => unfold(question.label)}>
                  {t('{dice}: change it', {
                    dice: answerWords(campaign, question, values()[question.label] as Json),
                  })}
                </Button>
              </Match>
              <Match when={question.ask === 'roll' && question}>
                {(roll) => (
                  <Dice
                    question={roll()}
                    faces={values()[question.label]}
                    onFaces={(faces) => set(question.label, [...faces])}
                  />
                )}
              </Match>
              <Match when={question.ask === 'choose' && question}>
                {(choice) => (
                  <Chips label={say(question.text)}>
                    <For each={Object.entries(choice().from)}>
                      {([value, text]) => (
                        <Chip
                          on={values()[question.label] === value}
                          onTap={() => set(question.label, value)}
                        >
                          {say(text)}
                        </Chip>
                      )}
                    </For>
                  </Chips>
                )}
              </Match>
            </Switch>
          </div>
        )}
      </For>
      <div role="status">
        <Show when={follows()}>{(now) => <WhatFollows seen={now()} />}</Show>
      </div>
      <div class={s.answers}>
        <Button onTap={props.onCancel}>{t('Leave it')}</Button>
        <Button
          kind="filled"
          disabled={(changed() && !follows()) || busy()}
          barred={why()}
          onTap={() => props.onCorrect(answers())}
        >
          {follows()?.needsAgreement ? t('Ask the table') : t('Correct it')}
        </Button>
      </div>
    </>
  );
}

function Dice(props: {
  question: Extract<Question, { ask: 'roll' }>;
  faces: Json | undefined;
  onFaces: (faces: readonly number[]) => void;
}): JSX.Element {
  const tray = createTray({
    dice: () => props.question.dice,
    rolled: Array.isArray(props.faces)
      ? { faces: props.faces as readonly number[], how: 'table' }
      : undefined,
    onRolled: (faces) => props.onFaces(faces),
  });
  tray.pick('table');
  return <DiceTray tray={tray} bare large />;
}
