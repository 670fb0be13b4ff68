/**
 * An order about to be given: its form if the rule set has one. Without a form it is given by one tap, where the rules
 * offer it, or by agreement; never by the address alone, which a reload or the way back would follow again.
 */
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/solid-router';
import { createMemo, createSignal, For, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { objections, reminders } from '../../../../campaign/acts.ts';
import { parse } from '../../../../kernel/args.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { AnyOrder } from '../../../../kernel/ruleset.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { type Given, GivenContext } from '../../../campaign/given.ts';
import { useNextStep } from '../../../campaign/next-step.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { DraftForm } from '../../../draft-form.tsx';
import { t } from '../../../i18n/index.ts';
import { KeepPlan } from '../../../rulesets/parts/keep-plan.tsx';
import { Warning } from '../../../rulesets/parts/warning.tsx';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { argsOf } from './args.ts';
import { NoSuch } from './no-such.tsx';

export default function DoScreen(): JSX.Element {
  const { session, view, seat, app, say } = useCampaign();
  const router = useRouter();
  const navigate = useNavigate();
  const params = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const today = `/c/${session.campaign}/today`;
  const id = () => params().order ?? '';
  const order = () => view().ruleset.orders[id()] as AnyOrder<unknown, Json> | undefined;
  const args = () => argsOf((search() as { args?: unknown }).args);
  /** A form is filled in afresh for other arguments: what it was opened with it reads once. */
  const address = createMemo(() => JSON.stringify([id(), args() ?? null]));
  /** What was being filled in is of no more use to another seat, nor once the campaign has gone on. */
  const draft = (): string => {
    const { year, step, phase, turn } = view().clock;
    return JSON.stringify([session.campaign, seat(), year, step, phase, turn, address()]);
  };
  const whole = () => {
    const made = order();
    const given = args();
    return made !== undefined && given !== undefined && parse(made.args, given).ok;
  };
  // A player who walked on while the order was being written is not fetched back.
  let gone = false;
  onCleanup(() => {
    gone = true;
  });
  const goOn = useNextStep();
  /** Its own first page, which asked what it is about, lies behind it: once it is given there is nothing to do there. */
  const picked = createMemo<{ readonly id: string; readonly asks: boolean; readonly behind: boolean }>(
    (last) => {
      const asks = Object.keys(args() ?? {}).length === 0;
      const same = last?.id === id();
      return { id: id(), asks, behind: !asks && same && (last.asks || last.behind) };
    },
  );
  const given: Given = {};
  const leave = (): void => {
    const { order } = given;
    given.order = undefined;
    if (gone || goOn(id(), order)) return;
    if (!picked().behind && router.history.canGoBack()) router.history.back({ ignoreBlocker: true });
    else void navigate({ to: today } as never);
  };
  return (
    <GivenContext.Provider value={given}>
      <Switch fallback={<NoSuch today={today} order />}>
        <Match when={args() !== undefined && app.orders[id()]}>
          {(form) => (
            <Show when={address()} keyed>
              <DraftForm form={draft()}>
                <Dynamic component={form()} args={args() ?? {}} onDone={leave} />
              </DraftForm>
            </Show>
          )}
        </Match>
        <Match when={whole() && order()}>
          {(made) => (
            <Page bar={<TopBar back={today} close title={say(made().title)} />}>
              <DraftForm form={draft()}>
                <AtOnce order={made()} args={args() ?? {}} onDone={leave} />
              </DraftForm>
            </Page>
          )}
        </Match>
      </Switch>
    </GivenContext.Provider>
  );
}

function AtOnce(props: { order: AnyOrder<unknown, Json>; args: Json; onDone: () => void }): JSX.Element {
  const { session, view, seat, say, busy } = useCampaign();
  const { give } = useTasks();
  const [agreed, setAgreed] = createSignal('');
  const against = () => objections(view(), seat(), props.order.id, props.args)[0];
  const minded = () => reminders(view(), seat(), props.order.id, props.args);
  const warned = () => JSON.stringify(minded().map(({ rule }) => rule));
  // A player who comes back with nothing changed cannot change it, or will not: from then on the way leads on.
  const [heeded, setHeeded] = chosenSignal('heeded', '');
  const again = () => heeded() === warned();
  const answer = async (override?: string): Promise<void> => {
    const given = await give(props.order.id, props.args, override);
    if (given && !session.view()?.open.some(({ open }) => open.order === given)) props.onDone();
  };
  return (
    <QuestionCard
      over={against() ? t('by agreement') : t('you can')}
      question={say(props.order.title)}
      end={
        <Why rule={(against() ?? props.order).rule} about={say(against()?.why ?? props.order.title)} words />
      }
      why={<Show when={against()}>{(remark) => <>{say(remark().why)}</>}</Show>}
      answers={
        <>
          <Show when={against()}>
            <KeepPlan order={props.order.id} args={props.args} />
          </Show>
          <Show when={!against() && minded().length > 0}>
            <Button
              {...(again() ? {} : { kind: 'filled' as const })}
              grow
              onTap={() => {
                setHeeded(warned());
                props.onDone();
              }}
            >
              {t('Back to the order')}
            </Button>
          </Show>
          <Button
            kind={against() || (minded().length > 0 && !again()) ? undefined : 'filled'}
            grow
            disabled={busy() || (against() !== undefined && agreed().trim() === '')}
            onTap={() => void answer(against() ? agreed().trim() : undefined)}
          >
            {against()
              ? t('Do it by agreement')
              : minded().length > 0
                ? t('Do it anyway')
                : say(props.order.title)}
          </Button>
        </>
      }
    >
      <For each={minded()}>{(remark) => <Warning words={say(remark.why)} rule={remark.rule} />}</For>
      <Show when={against()}>
        <Field
          label={t('What the table agreed')}
          value={agreed()}
          maxLength={200}
          rows={2}
          onInput={setAgreed}
          hint={t('The chronicle shows these words.')}
        />
      </Show>
    </QuestionCard>
  );
}
