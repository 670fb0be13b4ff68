/**
 * An order under way: its questions one after the other, dice on the printed chart, choices as rows, and at the end what
 * came of it as a sentence, with what it changed. Dice of this phone are in the book before their faces are shown.
 */
import { useNavigate, useParams } from '@tanstack/solid-router';
import { type JSX, Match, Switch } from 'solid-js';
import type { OpenOrder } from '../../../../campaign/view.ts';
import { type Question, type RollQuestion as Roll, shapeOf } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { letGo } from '../../../campaign/let-go.ts';
import { useNextStep } from '../../../campaign/next-step.ts';
import { type Rolling, useRolling } from '../../../campaign/rolling.ts';
import { DraftForm } from '../../../draft-form.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { useGiveBack } from '../parts/use-give-back.tsx';
import { ChooseQuestion } from './choose.tsx';
import { DeclareQuestion } from './declare.tsx';
import { EnterQuestion } from './enter.tsx';
import { OrderMenu } from './menu.tsx';
import { Outcome } from './outcome.tsx';
import { RollQuestion } from './roll.tsx';
import { Rolled } from './rolled.tsx';
import { Suggested } from './suggested.tsx';
import { useUnderWay } from './use-under-way.ts';
import { Waiting } from './waiting.tsx';

export function OrderScreen(): JSX.Element {
  const { session, view, say, seat } = useCampaign();
  const params = useParams({ strict: false });
  const navigate = useNavigate();
  const order = () => (params() as { order?: string }).order ?? '';
  const rolling = useRolling(order);
  const { open, told, mine, suggested, awaited, theirs, setHelping } = useUnderWay(order, rolling);
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
          <Gone awaited={awaited()} onLeave={leave} />
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
            <Asked bar={bar()} question={question} order={asked} rolling={rolling} />
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

/** It is no longer under way, and nothing of it stands on the open page. */
function Gone(props: { awaited: boolean; onLeave: () => void }): JSX.Element {
  const { session } = useCampaign();
  return (
    <EmptyState
      title={props.awaited ? t('Settled') : t('Nothing is open here')}
      action={
        <>
          <Button kind="filled" onTap={props.onLeave}>
            {t('Go to Today')}
          </Button>
          <Button href={`/c/${session.campaign}/chronicle`}>{t('To the chronicle')}</Button>
        </>
      }
    >
      {props.awaited
        ? t('It ended while you waited. The chronicle tells how it ended.')
        : t('This order was finished or undone. The chronicle tells how it ended.')}
    </EmptyState>
  );
}

function Asked(props: {
  bar: JSX.Element;
  question: Question;
  order: OpenOrder;
  rolling: Rolling;
}): JSX.Element {
  return (
    <Switch>
      <Match when={props.question.ask === 'roll' && props.question}>
        {(q) => (
          <RollQuestion
            bar={props.bar}
            question={q()}
            order={props.order.open.order}
            rolling={props.rolling}
          />
        )}
      </Match>
      <Match when={props.question.ask === 'choose' && props.question}>
        {(q) => <ChooseQuestion bar={props.bar} question={q()} order={props.order} />}
      </Match>
      <Match when={props.question.ask === 'enter' && props.question}>
        {(q) => <EnterQuestion bar={props.bar} question={q()} order={props.order} />}
      </Match>
      <Match when={props.question.ask === 'declare' && props.question}>
        {(q) => <DeclareQuestion bar={props.bar} question={q()} order={props.order} />}
      </Match>
    </Switch>
  );
}
