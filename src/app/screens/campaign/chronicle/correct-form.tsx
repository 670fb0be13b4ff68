/**
 * A correction: what was rolled and chosen, each to be changed; what the corrected order would ask besides is asked at once,
 * so that nothing is left open in the past. What would follow stands beneath as soon as all is answered.
 */

import { For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Question } from '../../../../kernel/question.ts';
import type { Given } from '../../../../kernel/run.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { DiceTray } from '../../../ui/dice/dice-tray.tsx';
import { createTray } from '../../../ui/dice/tray.ts';
import { answerWords } from '../parts/answer-words.ts';
import s from './chronicle.module.css';
import { createCorrection } from './correction.ts';
import { askedAs } from './turned.ts';
import { WhatFollows } from './what-follows.tsx';

export function CorrectForm(props: {
  telling: Telling;
  onCancel: () => void;
  onCorrect: (answers: { readonly [label: string]: Given }) => void;
}): JSX.Element {
  const { busy } = useCampaign();
  const correction = createCorrection(props.telling);
  const { shown, values, changed, answers, why, follows } = correction;
  return (
    <>
      <For each={shown()}>
        {(question) => (
          <Answer
            question={question}
            all={shown()}
            value={values()[question.label]}
            folded={correction.folded(question)}
            onUnfold={() => correction.unfold(question.label)}
            onValue={(value) => correction.set(question.label, value)}
          />
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
          {follows()?.needsAgreement ? t('Ask the table') : t('Correct the entry')}
        </Button>
      </div>
    </>
  );
}

/** One roll or choice, to be changed. */
function Answer(props: {
  question: Question;
  all: readonly Question[];
  value: Json | undefined;
  folded: boolean;
  onUnfold: () => void;
  onValue: (value: Json) => void;
}): JSX.Element {
  const campaign = useCampaign();
  const { say, player } = campaign;
  const question = props.question;
  return (
    <div class={s.correcting}>
      <h3>
        {askedAs(campaign, props.all, question)}
        <Show when={question.by !== 'table'}>
          <small>{player(question.by)}</small>
        </Show>
      </h3>
      <Switch>
        <Match when={props.folded}>
          <Button onTap={props.onUnfold}>
            {t('{dice}: change it', {
              dice: answerWords(campaign, question, props.value as Json),
            })}
          </Button>
        </Match>
        <Match when={question.ask === 'roll' && question}>
          {(roll) => (
            <Dice question={roll()} faces={props.value} onFaces={(faces) => props.onValue([...faces])} />
          )}
        </Match>
        <Match when={question.ask === 'choose' && question}>
          {(choice) => (
            <Chips label={say(question.text)}>
              <For each={Object.entries(choice().from)}>
                {([value, text]) => (
                  <Chip on={props.value === value} onTap={() => props.onValue(value)}>
                    {say(text)}
                  </Chip>
                )}
              </For>
            </Chips>
          )}
        </Match>
      </Switch>
    </div>
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
