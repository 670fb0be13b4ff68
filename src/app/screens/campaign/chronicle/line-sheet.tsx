/** One line looked into: every roll and choice, what it changed; and taking it back or correcting it, consequences first. */
import { createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { correct, restore, strike } from '../../../../campaign/acts.ts';
import {
  type Consequences,
  consequences,
  type ProposedCorrection,
} from '../../../../campaign/consequences.ts';
import { isNamed, type Telling } from '../../../../campaign/telling.ts';
import type { Asking } from '../../../../campaign/view.ts';
import type { Flag } from '../../../../kernel/table.ts';
import { type Campaign, CampaignContext, useCampaign } from '../../../campaign/context.tsx';
import { toldOf } from '../../../campaign/sentences.ts';
import { t } from '../../../i18n/index.ts';
import { Warning } from '../../../rulesets/parts/warning.tsx';
import { Said, Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { flagWords } from '../parts/dispute-words.ts';
import { Told } from '../parts/told.tsx';
import s from './chronicle.module.css';
import { CorrectForm } from './correct-form.tsx';
import { correctionOf, lineOf } from './correction.ts';
import { NoteForm } from './note-form.tsx';
import { WhatFollows } from './what-follows.tsx';
import { Wish, WishAnswers } from './wish.tsx';

type Plan = { readonly mend: ProposedCorrection; readonly seen: Consequences };

interface LineProps {
  readonly telling: Telling;
  readonly comments: readonly Telling[];
  /** What tells a line in the names of its time. */
  readonly then?: (telling: Telling) => Campaign;
  /** It opens on its correction. */
  readonly correcting?: boolean;
  readonly onClose: () => void;
}

export function LineSheet(props: LineProps): JSX.Element {
  const campaign = useCampaign();
  const { session, seat, act } = campaign;
  const [plan, setPlan] = createSignal<Plan>();
  const [correcting, setCorrecting] = createSignal(props.correcting === true);
  const line = () => lineOf(props.telling);
  /** What is asked for about this line and not answered yet. */
  const wishes = () =>
    campaign.view().asking.filter(({ order }) => order !== undefined && isNamed(props.telling, order));
  const as = (telling: Telling): Campaign => props.then?.(telling) ?? campaign;
  const told = () => toldOf(as(props.telling), props.telling, seat());
  const ponder = async (how: ProposedCorrection): Promise<void> => {
    const seen = await act(() => consequences(session, seat(), how));
    if (seen) setPlan({ mend: how, seen });
  };
  const mend = async (how: ProposedCorrection): Promise<void> => {
    const done = await act(() => {
      if ('correct' in how) return correct(session, seat(), how.correct, how.answers);
      return 'strike' in how ? strike(session, seat(), how.strike) : restore(session, seat(), how.restore);
    });
    if (!done) return;
    if ('correct' in how) correctionOf(session.campaign, how.correct).discard();
    props.onClose();
  };
  return (
    <SheetDialog open onClose={props.onClose} title={told()[0]?.words ?? ''}>
      <Switch
        fallback={
          <Looked
            {...props}
            as={as}
            told={told()}
            wishes={wishes()}
            onPonder={(how) => void ponder(how)}
            onCorrect={() => setCorrecting(true)}
          />
        }
      >
        <Match when={plan()}>
          {(now) => (
            <Planned plan={now()} onLeave={() => setPlan(undefined)} onDo={() => void mend(now().mend)} />
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

interface LookedProps extends LineProps {
  readonly as: (telling: Telling) => Campaign;
  readonly told: ReturnType<typeof toldOf>;
  readonly wishes: readonly Asking[];
  readonly onPonder: (how: ProposedCorrection) => void;
  readonly onCorrect: () => void;
}

/** The line with all that belongs to it, and what may be done about it. */
function Looked(props: LookedProps): JSX.Element {
  const campaign = useCampaign();
  const { seat } = campaign;
  const questionOf = ({ dispute }: Flag) =>
    props.telling.asked.find(({ question }) => question.label === dispute?.label)?.question;
  const mayMend = () => seat() !== 'guest' && !['amend', 'absence', 'seat'].includes(props.telling.kind);
  return (
    <>
      <Why rule={props.told[0]?.rule} about={props.told[0]?.words} words />
      <For each={props.wishes}>{(asking) => <Wish asking={asking} />}</For>
      <For each={props.told.slice(1)}>
        {({ words, rule }) => (
          <div class={s.more}>
            <Said words={words} rule={rule} />
          </div>
        )}
      </For>
      <For each={props.telling.flags}>
        {(flag) => <Warning words={flagWords(campaign, flag, questionOf(flag))} rule={flag.rule} />}
      </For>
      <CampaignContext.Provider value={props.as(props.telling)}>
        <Told telling={props.telling} />
      </CampaignContext.Provider>
      <For each={props.comments}>
        {(comment) => (
          <p class={s.more}>
            {t('{player}: {words}', {
              player: props.as(comment).player(comment.seat),
              words: comment.text ?? '',
            })}
          </p>
        )}
      </For>
      <Show when={seat() !== 'guest'}>
        <NoteForm about={props.telling.entry} placeholder={t('Add a note to this entry')} />
      </Show>
      <Show when={mayMend() && props.wishes.length === 0}>
        <Mends {...props} />
      </Show>
      <For each={props.wishes}>{(asking) => <WishAnswers asking={asking} onAnswered={props.onClose} />}</For>
    </>
  );
}

/** Undoing it, restoring it, correcting it. */
function Mends(props: LookedProps): JSX.Element {
  const { busy } = useCampaign();
  const canCorrect = () =>
    props.telling.kind === 'order' && props.telling.asked.length > 0 && !props.telling.struck;
  return (
    <div class={s.answers}>
      <Show
        when={props.telling.struck}
        fallback={
          <Show when={!props.telling.called}>
            <Button
              icon="undo"
              disabled={busy()}
              onTap={() => props.onPonder({ strike: lineOf(props.telling) })}
            >
              {t('Undo the entry')}
            </Button>
          </Show>
        }
      >
        <Button
          icon="undo"
          disabled={busy()}
          onTap={() => props.onPonder({ restore: lineOf(props.telling) })}
        >
          {t('Restore the entry')}
        </Button>
      </Show>
      <Show when={canCorrect()}>
        <Button icon="pen" onTap={props.onCorrect}>
          {t('Correct the entry')}
        </Button>
      </Show>
    </div>
  );
}

/** What would follow, before it is done. */
function Planned(props: { plan: Plan; onLeave: () => void; onDo: () => void }): JSX.Element {
  const { busy } = useCampaign();
  return (
    <>
      <WhatFollows seen={props.plan.seen} />
      <div class={s.answers}>
        <Button onTap={props.onLeave}>{t('Leave it')}</Button>
        <Button kind="filled" disabled={busy()} onTap={props.onDo}>
          {props.plan.seen.needsAgreement ? t('Ask the table') : t('Change the chronicle')}
        </Button>
      </div>
    </>
  );
}
