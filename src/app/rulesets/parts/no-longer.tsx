/**
 * A form whose order was offered as it stands, and is no longer, because of what others did meanwhile.
 * What they did and the reason stand at its top.
 */
import { createEffect, createSignal, For, type JSX, on, onMount, untrack } from 'solid-js';
import type { Telling } from '../../../campaign/telling.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import type { Hash } from '../../../log/bytes.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { sentencesOf } from '../../campaign/sentences.ts';
import s from './order-page.module.css';
import { Warning } from './warning.tsx';

export interface Watch {
  /** Why the order is offered no longer; undefined where it is, or never was with what is chosen. */
  readonly by: () => Remark | undefined;
  /** What was written since the form was opened, oldest first, also on pages that were turned. */
  readonly told: () => readonly Telling[];
  /** The player gives the order themself: what bars it from then on is their own doing. */
  readonly settle: () => void;
}

export function createWatch(args: () => Json | undefined, barred: () => Remark | undefined): Watch {
  const { session, view } = useCampaign();
  const begun = untrack(view).page;
  const since: ReadonlySet<Hash> = new Set(untrack(view).tellings.map(({ entry }) => entry));
  const [turned, setTurned] = createSignal<readonly Telling[]>([]);
  createEffect(
    on(
      () => view().page,
      async (page) => {
        const pages = Array.from({ length: page - begun }, (_, n) => session.tellings(begun + n));
        setTurned((await Promise.all(pages)).flat());
      },
    ),
  );
  const [stood, setStood] = createSignal<string>();
  const [settled, setSettled] = createSignal(false);
  const now = (): string | undefined => (args() === undefined ? undefined : JSON.stringify(args()));
  createEffect(() => {
    const chosen = now();
    if (chosen !== undefined && !barred()) setStood(chosen);
  });
  return {
    by: () => (!settled() && stood() !== undefined && stood() === now() ? barred() : undefined),
    told: () => [...turned(), ...view().tellings].filter(({ entry }) => !since.has(entry)),
    settle: () => setSettled(true),
  };
}

export function NoLonger(props: { why: Remark; told: readonly Telling[] }): JSX.Element {
  const campaign = useCampaign();
  const { seat, say } = campaign;
  let top: HTMLDivElement | undefined;
  onMount(() => top?.scrollIntoView?.({ block: 'center' }));
  const done = (): readonly string[] => {
    const last = props.told.findLast(({ notes, struck }) => notes.length > 0 && !struck);
    return last && last.seat !== seat() ? sentencesOf(campaign, last, seat()) : [];
  };
  return (
    <div ref={top} class={s.noLonger} role="alert">
      <For each={done()}>{(words) => <h2 class={s.question}>{words}</h2>}</For>
      <Warning words={say(props.why.why)} rule={props.why.rule} />
    </div>
  );
}
