/** What an order under way has come to so far, in the chronicle's words, and what is to be known of it: for the phone that is asked next, and for all who follow. */
import { For, type JSX, Show } from 'solid-js';
import type { OpenOrder } from '../../../../campaign/view.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import s from './order.module.css';

/** Earlier ones are in the chronicle. */
const latest = 3;

export function ToldSoFar(props: { order: OpenOrder }): JSX.Element {
  const { view, seat, say } = useCampaign();
  const flags = () => view().tellings.find(({ entry }) => entry === props.order.open.order)?.flags ?? [];
  const words = () => [
    ...flags().flatMap(({ kind, why }) => (kind === 'remark' ? [say(why)] : [])),
    ...props.order.run.notes
      .filter(({ visible }) => visible === undefined || visible.includes(seat()))
      .map((note) => say(view().ruleset.tell(note)))
      .filter(Boolean)
      .slice(-latest),
  ];
  return (
    <Show when={words().length > 0}>
      <div class={s.about} role="status">
        <For each={words()}>{(sentence) => <span>{sentence}</span>}</For>
      </div>
    </Show>
  );
}
