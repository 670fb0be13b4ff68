/** The rolls and choices of an order: each die as it fell and how it was rolled, each choice in words. */
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import type { AnsweredQuestion, Telling } from '../../../../campaign/telling.ts';
import { dice, total } from '../../../../kernel/dice.ts';
import type { Question } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { commas } from '../../../rulesets/parts/joined.ts';
import s from '../../../rulesets/parts/rolling/told.module.css';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Die } from '../../../ui/dice/die.tsx';
import { Row } from '../../../ui/rows.tsx';
import { answerWords } from './answer-words.ts';
import { sourceWords, whoseAnswer } from './source-words.ts';

export function Told(props: { telling: Telling }): JSX.Element {
  const campaign = useCampaign();
  const { say } = campaign;
  const whose = (one: AnsweredQuestion): string | undefined => whoseAnswer(campaign, one);
  /** Whose answer it was, who gave it where that was another, and how it came. */
  const source = (one: AnsweredQuestion): string =>
    commas(byName() ? undefined : whose(one), ...sourceWords(campaign, one, props.telling.asked));
  const answered = () => props.telling.asked.filter(({ value }) => value !== undefined);
  /** Where many are asked the same, it is their names that tell the rows apart. */
  const byName = (): boolean =>
    answered().length > 1 &&
    answered().every(
      (one) => whose(one) && say(one.question.text) === say(answered()[0]?.question.text ?? { say: '' }),
    ) &&
    new Set(answered().map(whose)).size > 1;
  /** Beside so long a question its answer would have no room. */
  const isLong = (one: AnsweredQuestion): boolean => !byName() && say(one.question.text).length > 40;
  return (
    <Show when={answered().length > 0}>
      <RowsOf facts label={t('What was rolled and chosen')} of={answered()}>
        {(one) => (
          <Row
            title={byName() ? whose(one) : say(one.question.text)}
            note={
              isLong(one) ? (
                <>
                  <b class={s.beneath}>
                    <Value one={one} />
                  </b>
                  {source(one)}
                </>
              ) : (
                source(one)
              )
            }
            value={isLong(one) ? undefined : <Value one={one} />}
            end={<Why rule={one.question.rule} about={say(one.question.text)} />}
          />
        )}
      </RowsOf>
    </Show>
  );
}

function Value(props: { one: AnsweredQuestion }): JSX.Element {
  const campaign = useCampaign();
  const rolled = (question: Question) => (question.ask === 'roll' ? question : undefined);
  const chosen = () => answerWords(campaign, props.one.question, props.one.value ?? null);
  return (
    <Switch fallback={<span>{chosen()}</span>}>
      <Match when={rolled(props.one.question)}>
        {(question) => {
          const faces = () => props.one.value as readonly number[];
          return (
            <span class={s.dice}>
              <For each={faces()}>
                {(face) => <Die sides={dice(question().dice).sides} face={face} size={22} />}
              </For>
              <b>{total(dice(question().dice), faces())}</b>
            </span>
          );
        }}
      </Match>
    </Switch>
  );
}
