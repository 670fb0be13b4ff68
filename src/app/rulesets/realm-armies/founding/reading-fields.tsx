/** The readings as rows of choices, each with what the answer means. */
import { For, type JSX } from 'solid-js';
import type { Readings } from '../../../../rules/realm-armies/options.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import s from '../../parts/founding.module.css';
import own from './founding.module.css';
import { answerOf, questions } from './readings.ts';

export function ReadingFields(props: {
  readings: Readings;
  onChange: (changed: Partial<Readings>) => void;
}): JSX.Element {
  return (
    <div class={own.readings}>
      <For each={questions}>
        {(question) => (
          <div class={s.part}>
            <Segmented
              titled
              label={question.ask()}
              segments={question.answers.map(({ value, label }) => ({ value, label: label() }))}
              value={props.readings[question.name] as string}
              onPick={(value) => props.onChange({ [question.name]: value })}
            />
            <p class={s.why} aria-live="polite">
              {answerOf(question, props.readings)?.why()}
            </p>
          </div>
        )}
      </For>
    </div>
  );
}
