/** A change that somebody asks for in this line, and its consequences; at the sheet’s foot yes or no. The asker may withdraw it. */
import { createResource, type JSX, Show } from 'solid-js';
import { agree, refuseMend } from '../../../../campaign/acts.ts';
import { consequences, type ProposedCorrection } from '../../../../campaign/consequences.ts';
import type { Asking } from '../../../../campaign/view.ts';
import { voice } from '../../../../campaign/voice.ts';
import { is } from '../../../../log/entry.ts';
import { wishOf } from '../../../campaign/called.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import s from './chronicle.module.css';
import { WhatFollows } from './what-follows.tsx';

export function Wish(props: { asking: Asking }): JSX.Element {
  const { session, view, seat, say } = useCampaign();
  const mine = () => props.asking.seat === seat();
  const mend = (): ProposedCorrection | undefined => {
    const entry = view().book.asking.find(({ hash }) => hash === props.asking.entry)?.entry;
    if (!entry) return undefined;
    if (is(entry, 'strike')) return { strike: entry.body.entry };
    if (is(entry, 'restore')) return { restore: entry.body.entry };
    if (!is(entry, 'correct')) return undefined;
    const answers = Object.entries(entry.body.answers).map(([label, { value, shape }]) => {
      return [label, { value, ...(shape === undefined ? {} : { shape }) }] as const;
    });
    return { correct: entry.body.order, answers: Object.fromEntries(answers) };
  };
  const [seen] = createResource(mend, (one) => consequences(session, props.asking.seat, one));
  return (
    <section class={s.wish}>
      <p class={s.agree}>
        {mine() ? t('You asked to change this entry: waiting for an answer.') : say(wishOf(props.asking))}
      </p>
      <Show when={props.asking.why}>{(why) => <p class={s.more}>{why()}</p>}</Show>
      <Show when={seen()}>{(now) => <WhatFollows seen={now()} judged />}</Show>
    </section>
  );
}

/** Stays in sight, however much would follow. */
export function WishAnswers(props: { asking: Asking; onAnswered: () => void }): JSX.Element {
  const { session, view, seat, act, busy, player } = useCampaign();
  const mine = () => props.asking.seat === seat();
  const by = () => voice(view(), seat(), props.asking);
  const answer = async (what: () => Promise<string>): Promise<void> => {
    if ((await act(what)) !== undefined) props.onAnswered();
  };
  return (
    <Show when={by()}>
      {(own) => (
        <div class={cx(s.answers, s.judge)}>
          <Button
            disabled={busy()}
            onTap={() => void answer(() => refuseMend(session, own(), props.asking.entry))}
          >
            {mine() ? t('Withdraw the request') : t('Refuse')}
          </Button>
          <Show when={!mine()}>
            <Button
              kind="filled"
              disabled={busy()}
              onTap={() => void answer(() => agree(session, own(), props.asking.entry))}
            >
              {own() === seat() ? t('Agree') : t('Agree as {name}', { name: player(own()) })}
            </Button>
          </Show>
        </div>
      )}
    </Show>
  );
}
