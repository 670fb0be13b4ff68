/** Dice as they were typed, with their total: they are compared with the table while they can still be undone. */
import { For, type JSX } from 'solid-js';
import { dice, type Faces } from '../../../../kernel/dice.ts';
import { type RollQuestion, rolledOn } from '../../../../kernel/question.ts';
import { number, t } from '../../../i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Die } from '../../../ui/dice/die.tsx';
import told from './told.module.css';

export function TypedFaces(props: { question: RollQuestion; faces: Faces }): JSX.Element {
  return (
    <ul class={cx(told.dice, told.typed)} aria-label={t('What you typed')}>
      <For each={props.faces}>
        {(face) => (
          <li>
            <Die sides={dice(props.question.dice).sides} face={face} size={30} />
          </li>
        )}
      </For>
      <li>
        <b>{number(rolledOn(props.question, props.faces))}</b>
      </li>
    </ul>
  );
}
