/**
 * A form whose order was offered as it stands, and is no longer, because of what others did meanwhile.
 * What they did and the reason stand at its top.
 */
import { createEffect, createSignal, For, type JSX, onMount, untrack } from 'solid-js';
import type { Json } from '../../../kernel/json.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import type { Hash } from '../../../log/bytes.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { sentencesOf } from '../../screens/campaign/chronicle/sentences.ts';
import s from './order-page.module.css';
import { Warning } from './warning.tsx';

export interface Watch {
  /** Why the order is offered no longer; undefined where it is, or never was with what is chosen. */
  readonly by: () => Remark | undefined;
  /** Lines that were in the book as the form was opened. */
  readonly since: ReadonlySet<Hash>;
  /** The player gives the order themself: what bars it from then on is their own doing. */
  readonly settle: () => void;
}

export function createWatch(args: () => Json | undefined, barred: () => Remark | undefined): Watch {
  const { view } = useCampaign();
  const since = new Set(untrack(view).tellings.map(({ entry }) => entry));
  const [stood, setStood] = createSignal<string>();
  const [settled, setSettled] = createSignal(false);
  const now = (): string | undefined => (args() === undefined ? undefined : JSON.stringify(args()));
  createEffect(() => {
    const chosen = now();
    if (chosen !== undefined && !barred()) setStood(chosen);
  });
  return {
    by: () => (!settled() && stood() !== undefined && stood() === now() ? barred() : undefined),
    since,
    settle: () => setSettled(true),
  };
}

export function NoLonger(props: { why: Remark; since: ReadonlySet<Hash> }): JSX.Element {
  const campaign = useCampaign();
  const { view, seat, say } = campaign;
  let top: HTMLDivElement | undefined;
  onMount(() => top?.scrollIntoView?.({ block: 'center' }));
  const done = (): readonly string[] => {
    const last = view().tellings.findLast(
      ({ entry, notes, struck }) => !props.since.has(entry) && notes.length > 0 && !struck,
    );
    return last && last.seat !== seat() ? sentencesOf(campaign, last, seat()) : [];
  };
  return (
    <div ref={top} class={s.noLonger} role="alert">
      <For each={done()}>{(words) => <h2 class={s.question}>{words}</h2>}</For>
      <Warning words={say(props.why.why)} rule={props.why.rule} />
    </div>
  );
}
