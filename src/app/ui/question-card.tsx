/** What is asked of you: caps, the question, one line of why, rows already filled in, and the answers. One a screen. */
import { type JSX, Show, useContext } from 'solid-js';
import { t } from '../i18n/index.ts';
import { cx } from './cx.ts';
import { Plate } from './plate.tsx';
import s from './question-card.module.css';
import { createTall } from './spared.ts';
import { ActingFor } from './top-bar.tsx';

export function QuestionCard(props: {
  over?: string | undefined;
  question: string;
  why?: JSX.Element;
  /** Beside the question: the way to its rule. */
  end?: JSX.Element;
  /** The answers: one filled button, one outlined alternative. */
  answers?: JSX.Element;
  /** The answers stay in sight while long rows are read. */
  stuck?: boolean;
  /** Below the answers: what hardly anybody wants. */
  last?: JSX.Element;
  children?: JSX.Element;
}) {
  const acting = useContext(ActingFor);
  /** It is the turn of the player who is asked, also where somebody answers for them. */
  const whose = (): string => {
    const other = acting();
    return other === undefined ? t('your turn') : t('for {name}', { name: other.name });
  };
  return (
    <section aria-label={props.question}>
      <Plate asked>
        <p class={s.over}>{props.over ?? whose()}</p>
        <div class={s.asked}>
          <h2 class={s.question}>{props.question}</h2>
          {props.end}
        </div>
        <Show when={props.why}>{(why) => <p class={s.why}>{why()}</p>}</Show>
        {/* Answers that stick cover rows, which scroll free, and never the question above them. */}
        <div>
          <Show when={props.children}>{(rows) => <div class={s.rows}>{rows()}</div>}</Show>
          <Show when={props.answers}>
            {(answers) => <Answers stuck={props.stuck === true}>{answers()}</Answers>}
          </Show>
        </div>
        <div class={s.rows}>{props.last}</div>
      </Plate>
    </section>
  );
}

/** They stay in sight only while they leave the screen room for the rows. */
function Answers(props: { stuck: boolean; children: JSX.Element }) {
  let bar: HTMLFieldSetElement | undefined;
  const tall = createTall(() => bar);
  return (
    <fieldset
      ref={bar}
      class={cx(s.answers, props.stuck && s.stuck, tall() && s.tall)}
      aria-label={t('Answers')}
    >
      {props.children}
    </fieldset>
  );
}
