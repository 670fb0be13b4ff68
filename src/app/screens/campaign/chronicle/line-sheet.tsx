/** One line looked into: every roll and choice, what it changed; and taking it back or correcting it, consequences first. */
import { createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { correct, restore, strike } from '../../../../campaign/acts.ts';
import { type Consequences, consequences, type Mend } from '../../../../campaign/consequences.ts';
import { isNamed, type Telling } from '../../../../campaign/telling.ts';
import type { Flag } from '../../../../kernel/table.ts';
import { type Campaign, CampaignContext, useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Warning } from '../../../rulesets/parts/warning.tsx';
import { Said, Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { flagWords } from '../parts/dispute-words.ts';
import { Told } from '../parts/told.tsx';
import s from './chronicle.module.css';
import { CorrectForm, correctionOf, lineOf } from './correct-form.tsx';
import { NoteForm } from './note-form.tsx';
import { toldOf } from './sentences.ts';
import { WhatFollows } from './what-follows.tsx';
import { Wish, WishAnswers } from './wish.tsx';

type Plan = { readonly mend: Mend; readonly seen: Consequences };

export function LineSheet(props: {
  telling: Telling;
  comments: readonly Telling[];
  /** What tells a line in the names of its time. */
  then?: (telling: Telling) => Campaign;
  /** It opens on its correction. */
  correcting?: boolean;
  onClose: () => void;
}): JSX.Element {
  const campaign = useCampaign();
  const { session, seat, act, busy } = campaign;
  const [plan, setPlan] = createSignal<Plan>();
  const [correcting, setCorrecting] = createSignal(props.correcting === true);
  const entry = () => props.telling.entry;
  const line = () => lineOf(props.telling);
  /** What is asked for about this line and not answered yet. */
  const wishes = () =>
    campaign.view().asking.filter(({ order }) => order !== undefined && isNamed(props.telling, order));
  const as = (telling: Telling): Campaign => props.then?.(telling) ?? campaign;
  const told = () => toldOf(as(props.telling), props.telling, seat());
  const questionOf = ({ dispute }: Flag) =>
    props.telling.asked.find(({ question }) => question.label === dispute?.label)?.question;
  const ponder = async (how: Mend): Promise<void> => {
    const seen = await act(() => consequences(session, seat(), how));
    if (seen) setPlan({ mend: how, seen });
  };
  const mend = async (how: Mend): Promise<void> => {
    const done = await act(() => {
      if ('correct' in how) return correct(session, seat(), how.correct, how.answers);
      return 'strike' in how ? strike(session, seat(), how.strike) : restore(session, seat(), how.restore);
    });
    if (!done) return;
    if ('correct' in how) correctionOf(session.campaign, how.correct).discard();
    props.onClose();
  };
  const mayMend = () => seat() !== 'guest' && !['amend', 'absence', 'seat'].includes(props.telling.kind);
  const canCorrect = () =>
    props.telling.kind === 'order' && props.telling.asked.length > 0 && !props.telling.struck;
  return (
    <SheetDialog open onClose={props.onClose} title={told()[0]?.words ?? ''}>
      <Switch
        fallback={
          <>
            <Why rule={told()[0]?.rule} about={told()[0]?.words} words />
            <For each={wishes()}>{(asking) => <Wish asking={asking} />}</For>
            <For each={told().slice(1)}>
              {({ words, rule }) => (
                <div class={s.more}>
                  <Said words={words} rule={rule} />
                </div>
              )}
            </For>
            <For each={props.telling.flags}>
              {(flag) => <Warning words={flagWords(campaign, flag, questionOf(flag))} rule={flag.rule} />}
            </For>
            <CampaignContext.Provider value={as(props.telling)}>
              <Told telling={props.telling} />
            </CampaignContext.Provider>
            <For each={props.comments}>
              {(comment) => (
                <p class={s.more}>
                  {t('{player}: {words}', {
                    player: as(comment).player(comment.seat),
                    words: comment.text ?? '',
                  })}
                </p>
              )}
            </For>
            <Show when={seat() !== 'guest'}>
              <NoteForm about={entry()} placeholder={t('Add a word to this line')} />
            </Show>
            <Show when={mayMend() && wishes().length === 0}>
              <div class={s.answers}>
                <Show
                  when={props.telling.struck}
                  fallback={
                    <Show when={!props.telling.called}>
                      <Button icon="undo" disabled={busy()} onTap={() => void ponder({ strike: line() })}>
                        {t('Undo it')}
                      </Button>
                    </Show>
                  }
                >
                  <Button icon="undo" disabled={busy()} onTap={() => void ponder({ restore: line() })}>
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
            <For each={wishes()}>
              {(asking) => <WishAnswers asking={asking} onAnswered={props.onClose} />}
            </For>
          </>
        }
      >
        <Match when={plan()}>
          {(now) => (
            <>
              <WhatFollows seen={now().seen} />
              <div class={s.answers}>
                <Button onTap={() => setPlan(undefined)}>{t('Leave it')}</Button>
                <Button kind="filled" disabled={busy()} onTap={() => void mend(now().mend)}>
                  {now().seen.needsAgreement ? t('Ask the table') : t('Do it')}
                </Button>
              </div>
            </>
          )}
        </Match>
        <Match when={correcting()}>
          <CorrectForm
            telling={props.telling}
            onCancel={() => (props.correcting ? props.onClose() : setCorrecting(false))}
            onCorrect={(answers) => void mend({ correct: line(), answers })}
          />
        </Match>
      </Switch>
    </SheetDialog>
  );
}
