/** What a question is about, above it: the piece or place, and what matters of it. */
import { type JSX, Show } from 'solid-js';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { Question } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import s from './order.module.css';
import { tieWords } from './tied.ts';
import { ToldSoFar } from './told-so-far.tsx';

export function About(props: {
  order: OpenOrder | undefined;
  question: Question;
  /** The dice are on the page: the tie that made the player roll again is over. */
  rolled?: boolean | undefined;
}): JSX.Element {
  const campaign = useCampaign();
  const { view, app } = campaign;
  const about = () => props.order && app.about?.(view(), props.order, props.question);
  return (
    <>
      <Show when={about()}>
        {(told) => (
          <p class={s.about}>
            <b>{told().title}</b>
            <Show when={told().note}>{(note) => <span>{note()}</span>}</Show>
          </p>
        )}
      </Show>
      <Show when={props.order}>{(order) => <ToldSoFar order={order()} />}</Show>
      <Show when={!props.rolled && props.order && tieWords(campaign, props.order, props.question)}>
        {(tied) => (
          <p class={s.about} role="status">
            <b>{tied()}</b>
          </p>
        )}
      </Show>
    </>
  );
}
