/**
 * The page of an order's form: what is asked, why, the choices, and at the foot the answer. What the rules hold against
 * it stands over the answer while it is being filled in; where they do not offer it, it can be given by agreement.
 */
import { createMemo, createSignal, For, type JSX, Show, useContext } from 'solid-js';
import { objections, reminders } from '../../../campaign/acts.ts';
import { askedFirst } from '../../../campaign/ahead.ts';
import { contested } from '../../../campaign/contested.ts';
import type { Json } from '../../../kernel/json.ts';
import type { AnyOrder, Remark } from '../../../kernel/ruleset.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { useTasks } from '../../campaign/use-tasks.ts';
import { t } from '../../i18n/index.ts';
import { preferences } from '../../preferences.ts';
import { DraftContext } from '../../remembered.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { WhereToRoll } from '../../ui/dice/where-to-roll.tsx';
import type { IconName } from '../../ui/icons/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { Agreement } from './agreement.tsx';
import { KeepPlan } from './keep-plan.tsx';
import { createWatch, NoLonger } from './no-longer.tsx';
import s from './order-page.module.css';
import { ToToday } from './to-today.tsx';
import { Warning } from './warning.tsx';

export interface OrderPageProps {
  order: string;
  /** Undefined while something is still to be chosen. */
  args: Json | undefined;
  title?: string;
  /** None where what the page shows says it already. */
  question?: string | undefined;
  why?: JSX.Element;
  /** What the answer does: 'Confirm shares'. */
  answer: string;
  /** Why what was entered cannot stand, whatever the rules say. */
  wrong?: string | undefined;
  /** Its answer rolls: this phone's dice fall as it is given. */
  rolls?: boolean;
  icon?: IconName;
  danger?: boolean;
  /** It stands back: what is most wanted is chosen on the page first. */
  plain?: boolean | undefined;
  /** Nothing can be done here now: what stands out leads on. */
  idle?: boolean | undefined;
  /** Beside the answer: what it comes to. */
  sum?: JSX.Element;
  /** A quick way to fill it in, over the choices. */
  quick?: JSX.Element;
  onDone: () => void;
  /** After the order is written and before the form is left. */
  onGiven?: (order: string) => Promise<void> | void;
  children?: JSX.Element;
}

/** What the rules hold against the order as it is filled in, whether it rolls, and how it is given. */
function useAnswer(props: OrderPageProps) {
  const { session, view, seat } = useCampaign();
  const { give } = useTasks();
  const [agreeing, setAgreeing] = createSignal(false);
  const barred = (): Remark | undefined => objections(view(), seat(), props.order, props.args)[0];
  /** Another order is settling the same: that one is to be done first, whatever is agreed. */
  const settling = (): boolean =>
    props.args !== undefined && contested(view(), seat(), props.order, props.args) !== undefined;
  const minded = () => reminders(view(), seat(), props.order, props.args);
  const watch = createWatch(() => props.args, barred);
  /** Whether dice of this seat are the first thing it asks. */
  const rolls = createMemo(
    () =>
      props.rolls === true &&
      props.args !== undefined &&
      !barred() &&
      askedFirst(view(), seat(), props.order, props.args).some(
        ({ ask, by }) => ask === 'roll' && by === seat(),
      ),
  );
  const answer = async (override?: string): Promise<void> => {
    if (props.args === undefined) return;
    setAgreeing(false);
    watch.settle();
    const dice = rolls() && preferences().dice === 'phone' ? ('phone' as const) : undefined;
    const given = await give(props.order, props.args, override, { dice });
    if (given === undefined) return;
    await props.onGiven?.(given);
    // What this phone rolled lies on the order's own page, whose way on leads further.
    if (dice === undefined && !session.view()?.open.some(({ open }) => open.order === given)) props.onDone();
  };
  return { agreeing, setAgreeing, barred, settling, minded, watch, rolls, answer };
}

export function OrderPage(props: OrderPageProps): JSX.Element {
  const { view, say, busy, to } = useCampaign();
  const { agreeing, setAgreeing, barred, settling, minded, watch, rolls, answer } = useAnswer(props);
  const order = () => view().ruleset.orders[props.order] as AnyOrder<unknown, Json> | undefined;
  return (
    <Page
      bar={<TopBar back={to('today')} close title={props.title ?? say(order()?.title ?? { say: '' })} />}
      foot={
        <Show
          when={barred() && props.args !== undefined}
          fallback={
            <Actions note={props.sum}>
              <Show when={props.idle}>
                <ToToday />
              </Show>
              <Button
                kind={props.danger ? 'danger' : props.plain || props.idle ? 'outlined' : 'filled'}
                icon={props.icon}
                grow={!props.idle}
                disabled={props.args === undefined || props.wrong !== undefined || busy()}
                onTap={() => void answer()}
              >
                {props.answer}
              </Button>
            </Actions>
          }
        >
          <Actions note={props.sum}>
            <Show when={watch.by() || settling()}>
              <ToToday />
            </Show>
            <Show when={!settling()}>
              <Button
                grow={!watch.by()}
                disabled={props.wrong !== undefined || busy()}
                onTap={() => setAgreeing(true)}
              >
                {t('By agreement…')}
              </Button>
            </Show>
            <KeepPlan order={props.order} args={props.args ?? {}} />
          </Actions>
        </Show>
      }
    >
      <Show when={watch.by()}>{(why) => <NoLonger why={why()} told={watch.told()} />}</Show>
      <Show when={props.question}>
        <h2 class={s.question}>{props.question}</h2>
      </Show>
      <Show when={props.why}>{(why) => <p class={s.why}>{why()}</p>}</Show>
      <Show when={props.quick}>{(quick) => <div class={s.quick}>{quick()}</div>}</Show>
      {props.children}
      <Show when={rolls()}>
        <div class={s.dice}>
          <WhereToRoll />
        </div>
      </Show>
      <Restored onDone={props.onDone} />
      <div class={s.remarks} role="status">
        <Show when={!watch.by() && barred()}>
          {(remark) => <Warning words={say(remark().why)} rule={remark().rule} />}
        </Show>
        <For each={minded()}>{(remark) => <Warning words={say(remark.why)} rule={remark.rule} />}</For>
      </div>
      <Agreement
        open={agreeing()}
        against={barred() ? say((barred() as Remark).why) : ''}
        onClose={() => setAgreeing(false)}
        onAgreed={(why) => void answer(why)}
      />
    </Page>
  );
}

/** What was filled in before has come back, and may be let go. */
function Restored(props: { onDone: () => void }): JSX.Element {
  const drafts = useContext(DraftContext);
  return (
    <Show when={drafts?.restored()}>
      <p class={s.kept}>
        <span>{t('Your earlier draft is back.')}</span>
        <Button
          small
          kind="quiet"
          onTap={() => {
            drafts?.discard();
            props.onDone();
          }}
        >
          {t('Discard')}
        </Button>
      </p>
    </Show>
  );
}
