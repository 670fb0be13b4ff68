/** What would change if an entry were undone, restored or corrected. */
import { For, type JSX, Show } from 'solid-js';
import type { Consequences } from '../../../../campaign/consequences.ts';
import type { Telling } from '../../../../campaign/telling.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { sentencesOf } from '../../../campaign/sentences.ts';
import { t, tn } from '../../../i18n/index.ts';
import s from './chronicle.module.css';
import { type Turn, turned } from './turned.ts';

/** Nobody reads on through thousands, and a phone would draw them all. */
const MOST = 40;

export function WhatFollows(props: {
  seen: Consequences /** Another seat asks for it: it is known that it needs agreement. */;
  judged?: boolean;
}): JSX.Element {
  const campaign = useCampaign();
  const { seat } = campaign;
  const pairs = (before: Telling, after: Telling): readonly Turn[] =>
    after.asked.map(({ question, value: now }) => {
      const { value: was, by } = before.asked.find((one) => one.question.label === question.label) ?? {};
      return { question, was, now, by };
    });
  /** What both say is not repeated. */
  const apart = (one: Telling, other: Telling): string => {
    const said = new Set(sentencesOf(campaign, other, seat()));
    return sentencesOf(campaign, one, seat())
      .filter((words) => !said.has(words))
      .join(' ');
  };
  /** Where only the dice are others, and all it says stays: that is said once. */
  const reads = (before: Telling, after: Telling): string =>
    apart(after, before) || (apart(before, after) ? '' : sentencesOf(campaign, after, seat()).join(' '));
  const others = () => props.seen.changed.slice(1);
  return (
    <>
      <Show when={props.seen.needsAgreement && !props.judged}>
        <p class={s.agree}>
          {others().length > 0
            ? t('Others have played on from this. It takes effect when another player agrees.')
            : t('It takes effect when another player agrees.')}
        </p>
      </Show>
      <p class={s.more}>
        {others().length === 0
          ? t('Nothing else would change.')
          : tn(others().length, '{n} later entry would change:', '{n} later entries would change:')}
      </p>
      <ul class={s.changes}>
        <For each={props.seen.changed.slice(0, MOST)}>
          {({ before, after }) => (
            <li>
              <Show
                when={!after.struck}
                fallback={
                  <>
                    <del>{sentencesOf(campaign, before, seat()).join(' ')}</del>
                    <span>{t('will be undone')}</span>
                  </>
                }
              >
                <Show when={apart(before, after)}>{(words) => <del>{words()}</del>}</Show>
                <Show when={reads(before, after)}>{(words) => <ins>{words()}</ins>}</Show>
              </Show>
              <For each={turned(campaign, pairs(before, after))}>{(words) => <small>{words}</small>}</For>
              <For each={after.flags}>{(flag) => <small>{campaign.say(flag.why)}</small>}</For>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.seen.changed.length > MOST}>
        <p class={s.more}>{tn(props.seen.changed.length - MOST, 'And {n} more.', 'And {n} more.')}</p>
      </Show>
      <Show when={props.seen.asking.length > 0}>
        <p class={s.agree}>
          {tn(
            props.seen.asking.length,
            'You would have to answer {n} order again.',
            'You would have to answer {n} orders again.',
          )}
        </p>
      </Show>
    </>
  );
}
