/**
 * An order under way: its questions one after the other, dice on the printed chart, choices as rows, and at the end what
 * came of it as a sentence, with what it changed. Dice of this phone are in the book before their faces are shown.
 */
import { useNavigate, useParams } from '@tanstack/solid-router';
import { createEffect, createMemo, createSignal, type JSX, Match, Switch } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import { type Question, type RollQuestion as Roll, shapeOf } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { letGo, letGoIn } from '../../../campaign/let-go.ts';
import { DraftForm } from '../../../draft-form.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { useGiveBack } from '../parts/use-give-back.tsx';
import { useNextStep } from '../today/next-step.ts';
import { ChooseQuestion } from './choose.tsx';
import { DeclareQuestion } from './declare.tsx';
import { EnterQuestion } from './enter.tsx';
import { OrderMenu } from './menu.tsx';
import { Outcome } from './outcome.tsx';
import { RollQuestion } from './roll.tsx';
import { Rolled } from './rolled.tsx';
import { useRolling } from './rolling.ts';
import { Suggested } from './suggested.tsx';
import { Waiting } from './waiting.tsx';

/** The book grows while a question is looked at: dice half typed in stay as long as it asks the same. */
const sameQuestion = (was: Question | undefined, now: Question | undefined): boolean =>
  was === now ||
  (was !== undefined && now !== undefined && was.label === now.label && shapeOf(was) === shapeOf(now));

export function OrderScreen(): JSX.Element {
  const { session, view, say, seat } = useCampaign();
  const params = useParams({ strict: false });
  const navigate = useNavigate();
  const order = () => (params() as { order?: string }).order ?? '';
  const open = () => view().open.find((one) => one.open.order === order());
  const onPage = () => view().tellings.find(({ entry }) => entry === order());
  const [ended, setEnded] = createSignal<Telling>();
  const told = () => onPage() ?? (ended()?.entry === order() ? ended() : undefined);
  const rolling = useRolling(order);
  const mine = createMemo(
    (was: { order: OpenOrder; question: Question } | undefined) =>
      rolling.throwing()
        ? was
        : view()
            .asked(seat())
            .find((one) => one.order.open.order === order()),
    undefined,
    { equals: (was, now) => sameQuestion(was?.question, now?.question) },
  );
  /** A die of somebody else's that this player would roll for them, until it is rolled. */
  const [helping, setHelping] = createSignal<string>();
  const theirs = createMemo(
    () => {
      const of = view().suggestions.some(
        (made) => made.order === order() && made.label === helping() && made.seat === seat(),
      );
      const question = open()?.run.open.find(({ label }) => label === helping());
      return !of && question?.ask === 'roll' && question.by !== seat() ? question : undefined;
    },
    undefined,
    { equals: sameQuestion },
  );
  /** What somebody rolled for the die that is asked of this seat, until it is turned down. */
  const suggested = createMemo(() => {
    const asked = mine()?.question;
    return view().suggestions.find(
      (made) =>
        asked?.ask === 'roll' &&
        made.order === order() &&
        made.label === asked.label &&
        made.seat !== asked.by &&
        !letGoIn(session.campaign).has(made.entry),
    );
  });
  /** It was still open as this page stood here: it ended, with its page, while the player waited. */
  const stood = createMemo<string | undefined>((was) => (open() ? order() : was));
  const awaited = () => stood() === order();
  /** Its page was turned with it: what came of it stands a page back. */
  createEffect(() => {
    const [name, page] = [order(), view().page];
    if (!awaited() || open() || told()) return;
    const look = async (): Promise<void> => {
      const found = (await session.tellings(page - 1)).find(({ entry }) => entry === name);
      if (found) setEnded(found);
    };
    void look();
  });
  const title = () => {
    const made = view().ruleset.orders[open()?.open.id ?? told()?.id ?? ''];
    return made ? say(made.title) : t('An order');
  };
  /** A question asked anew otherwise is another one. */
  const draft = (question: Question): string =>
    JSON.stringify([session.campaign, seat(), 'answer', order(), question.label, shapeOf(question)]);
  const { giveBack, Passing } = useGiveBack(
    () => !rolling.lying() && !rolling.throwing() && mine() === undefined,
  );
  const leave = (): void => giveBack(() => void navigate({ to: `/c/${session.campaign}/today` } as never));
  const goOn = useNextStep();
  /** On to what follows, where steps follow one another. */
  const done = (): void =>
    giveBack(() => {
      if (goOn(told()?.id)) rolling.goOn();
      else leave();
    });
  const bar = () => (
    <TopBar back={`/c/${session.campaign}/today`} title={title()} end={<OrderMenu order={order()} />} />
  );
  const pages = () => (
    <Switch
      fallback={
        <Page bar={bar()}>
          <EmptyState
            title={awaited() ? t('Settled') : t('Nothing is open here')}
            action={
              <>
                <Button kind="filled" onTap={leave}>
                  {t('To today')}
                </Button>
                <Button href={`/c/${session.campaign}/chronicle`}>{t('To the chronicle')}</Button>
              </>
            }
          >
            {awaited()
              ? t('It ended while you waited. The chronicle tells what came of it.')
              : t('This order was finished or struck. The chronicle tells what became of it.')}
          </EmptyState>
        </Page>
      }
    >
      <Match when={rolling.lying()} keyed>
        {(lying) => (
          <Rolled bar={bar()} order={order()} lying={lying} rolling={rolling} onLeave={leave} onDone={done} />
        )}
      </Match>
      <Match when={mine() && suggested()} keyed>
        {(made) => (
          <Suggested
            bar={bar()}
            made={made}
            question={mine()?.question as Roll}
            order={open()}
            onOwn={() => letGo(session.campaign, made.entry)}
          />
        )}
      </Match>
      <Match when={mine()} keyed>
        {({ order: asked, question }) => (
          <DraftForm form={draft(question)}>
            <Switch>
              <Match when={question.ask === 'roll' && question}>
                {(q) => <RollQuestion bar={bar()} question={q()} order={order()} rolling={rolling} />}
              </Match>
              <Match when={question.ask === 'choose' && question}>
                {(q) => <ChooseQuestion bar={bar()} question={q()} order={asked} />}
              </Match>
              <Match when={question.ask === 'enter' && question}>
                {(q) => <EnterQuestion bar={bar()} question={q()} order={asked} />}
              </Match>
              <Match when={question.ask === 'declare' && question}>
                {(q) => <DeclareQuestion bar={bar()} question={q()} order={asked} />}
              </Match>
            </Switch>
          </DraftForm>
        )}
      </Match>
      <Match when={seat() !== 'guest' && theirs()} keyed>
        {(question) => (
          <DraftForm form={draft(question)}>
            <RollQuestion bar={bar()} question={question} order={order()} rolling={rolling} />
          </DraftForm>
        )}
      </Match>
      <Match when={open()}>
        {(one) => <Waiting bar={bar()} order={one()} onLeave={leave} onSuggest={setHelping} />}
      </Match>
      <Match when={told()}>{(one) => <Outcome bar={bar()} telling={one()} onLeave={done} />}</Match>
    </Switch>
  );
  return (
    <>
      {pages()}
      <Passing />
    </>
  );
}
