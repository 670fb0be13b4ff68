/** One line looked into: every roll and choice, what it changed; and taking it back or correcting it, consequences first. */
import { createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { correct, restore, strike } from '../../../../campaign/acts.ts';
import { type Consequences, consequences, type Mend } from '../../../../campaign/consequences.ts';
import type { Telling } from '../../../../campaign/telling.ts';
import type { Given } from '../../../../kernel/run.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Told } from '../parts/told.tsx';
import s from './chronicle.module.css';
import { CorrectForm } from './correct-form.tsx';
import { NoteForm } from './note-form.tsx';
import { sentencesOf } from './sentences.ts';

type Plan = { readonly mend: Mend; readonly seen: Consequences };

export function LineSheet(props: {
  telling: Telling;
  comments: readonly Telling[];
  onClose: () => void;
}): JSX.Element {
  const campaign = useCampaign();
  const { session, seat, act, busy } = campaign;
  const [plan, setPlan] = createSignal<Plan>();
  const [correcting, setCorrecting] = createSignal(false);
  const entry = () => props.telling.entry;
  const ponder = async (mend: Mend): Promise<void> => {
    const seen = await act(() => consequences(session, seat(), mend));
    if (seen) setPlan({ mend, seen });
  };
  const carryOut = async ({ mend }: Plan): Promise<void> => {
    const done = await act(() => {
      if ('correct' in mend) return correct(session, seat(), mend.correct, mend.answers);
      return 'strike' in mend ? strike(session, seat(), mend.strike) : restore(session, seat(), mend.restore);
    });
    if (done) props.onClose();
  };
  const mayMend = () => seat() !== 'guest' && props.telling.kind !== 'amend';
  const canCorrect = () =>
    props.telling.kind === 'order' && props.telling.asked.length > 0 && !props.telling.struck;
  return (
    <SheetDialog open onClose={props.onClose} title={sentencesOf(campaign, props.telling, seat())[0] ?? ''}>
      <Switch
        fallback={
          <>
            <For each={sentencesOf(campaign, props.telling, seat()).slice(1)}>
              {(line) => <p class={s.more}>{line}</p>}
            </For>
            <Told telling={props.telling} />
            <For each={props.comments}>
              {(comment) => (
                <p class={s.more}>
                  {t('{player}: {words}', {
                    player: campaign.player(comment.seat),
                    words: comment.text ?? '',
                  })}
                </p>
              )}
            </For>
            <Show when={seat() !== 'guest'}>
              <NoteForm about={entry()} placeholder={t('Add a word to this line')} />
            </Show>
            <Show when={mayMend()}>
              <div class={s.answers}>
                <Show
                  when={props.telling.struck}
                  fallback={
                    <Button icon="undo" disabled={busy()} onTap={() => void ponder({ strike: entry() })}>
                      {t('Undo it')}
                    </Button>
                  }
                >
                  <Button icon="undo" disabled={busy()} onTap={() => void ponder({ restore: entry() })}>
                    {t('Restore it')}
                  </Button>
                </Show>
                <Show when={canCorrect()}>
                  <Button icon="pen" onTap={() => setCorrecting(true)}>
                    {t('Correct it')}
                  </Button>
                </Show>
              </div>
            </Show>
          </>
        }
      >
        <Match when={plan()}>
          {(now) => (
            <>
              <WhatFollows seen={now().seen} />
              <div class={s.answers}>
                <Button onTap={() => setPlan(undefined)}>{t('Leave it')}</Button>
                <Button kind="filled" disabled={busy()} onTap={() => void carryOut(now())}>
                  {now().seen.needsAgreement ? t('Ask the table') : t('Do it')}
                </Button>
              </div>
            </>
          )}
        </Match>
        <Match when={correcting()}>
          <CorrectForm
            telling={props.telling}
            onCancel={() => setCorrecting(false)}
            onAnswers={(answers: { readonly [label: string]: Given }) =>
              void ponder({ correct: entry(), answers })
            }
          />
        </Match>
      </Switch>
    </SheetDialog>
  );
}

function WhatFollows(props: { seen: Consequences }): JSX.Element {
  const campaign = useCampaign();
  const { seat } = campaign;
  const others = () => props.seen.changed.slice(1);
  return (
    <>
      <Show when={props.seen.needsAgreement}>
        <p class={s.agree}>{t('Others have built on this. It takes effect when another player agrees.')}</p>
      </Show>
      <p class={s.more}>
        {others().length === 0
          ? t('Nothing else in the book would read otherwise.')
          : tn(
              others().length,
              '{n} later line would read otherwise:',
              '{n} later lines would read otherwise:',
            )}
      </p>
      <ul class={s.changes}>
        <For each={props.seen.changed}>
          {({ before, after }) => (
            <li>
              <del>{sentencesOf(campaign, before, seat()).join(' ')}</del>
              <Show when={!after.struck} fallback={<span>{t('will be undone')}</span>}>
                <ins>{sentencesOf(campaign, after, seat()).join(' ')}</ins>
              </Show>
              <For each={after.flags}>{(flag) => <small>{campaign.say(flag.why)}</small>}</For>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.seen.asking.length > 0}>
        <p class={s.agree}>
          {tn(
            props.seen.asking.length,
            '{n} order would have to be answered anew.',
            '{n} orders would have to be answered anew.',
          )}
        </p>
      </Show>
    </>
  );
}
