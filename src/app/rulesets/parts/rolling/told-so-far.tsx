/** What an order under way has come to so far, in the chronicle's words, and what is to be known of it: for the phone that is asked next, and for all who follow. */
import { For, type JSX, Show } from 'solid-js';
import type { OpenOrder } from '../../../../campaign/view.ts';
import { type Campaign, useCampaign } from '../../../campaign/context.tsx';
import s from './order.module.css';

/** Earlier ones are in the chronicle. */
const latest = 3;

/** What is to be known of an order: two players meant two things by it. */
export const remarksOn = ({ view, say }: Campaign, { open }: OpenOrder): readonly string[] =>
  (view().tellings.find(({ entry }) => entry === open.order)?.flags ?? []).flatMap(({ kind, why }) =>
    kind === 'remark' ? [say(why)] : [],
  );

/** What has come of an order so far, for a seat's eyes. */
export const toldOfOrder = ({ view, seat, say }: Campaign, { run }: OpenOrder): readonly string[] =>
  run.notes
    .filter(({ visible }) => visible === undefined || visible.includes(seat()))
    .map((note) => say(view().ruleset.sentenceOf(note)))
    .filter(Boolean);

export function ToldSoFar(props: { order: OpenOrder }): JSX.Element {
  const campaign = useCampaign();
  const words = () => [
    ...remarksOn(campaign, props.order),
    ...toldOfOrder(campaign, props.order).slice(-latest),
  ];
  return (
    <Show when={words().length > 0}>
      <div class={s.about} role="status">
        <For each={words()}>{(sentence) => <span>{sentence}</span>}</For>
      </div>
    </Show>
  );
}
