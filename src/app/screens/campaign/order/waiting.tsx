/** Others are asked: who they are, by name, and what; what this seat laid face down stays so until all have chosen. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { chanceDraws } from '../../../../campaign/own-seat.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import { askedInWords } from '../../../campaign/asked-of-others.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { appPlays } from '../../../campaign/example.ts';
import { hasLeft, leftWords } from '../../../campaign/left.ts';
import { sharesPhone, turnWords } from '../../../campaign/next-here.ts';
import { createNow } from '../../../campaign/now.ts';
import { opensAt } from '../../../campaign/wait.ts';
import { t } from '../../../i18n/index.ts';
import { About } from '../../../rulesets/parts/rolling/about.tsx';
import s from '../../../rulesets/parts/rolling/order.module.css';
import { RolledSoFar } from '../../../rulesets/parts/rolling/rolled-so-far.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { AppPlaysButton } from '../parts/app-plays.tsx';
import { Assent, assentHere } from '../parts/assent.tsx';
import { Forfeits } from './forfeits.tsx';
import { Instead } from './instead.tsx';
import { useWaited, type Waited } from './waited.ts';

export function Waiting(props: {
  bar: JSX.Element;
  order: OpenOrder;
  onLeave: () => void;
  /** Rolls for another's die, by its label. */
  onSuggest: (label: string) => void;
}): JSX.Element {
  const { view, seat, app } = useCampaign();
  const waited = useWaited(() => props.order);
  const { left, asked, question, passTo } = waited;
  const now = createNow();
  const [wanted, setWanted] = createSignal(false);
  /** Those who are to answer for themselves, on phones of their own. */
  const elsewhere = () =>
    seat() === 'guest'
      ? []
      : asked().filter(
          (by) =>
            by !== 'table' &&
            by !== seat() &&
            !view().seats.some((one) => one.id === by && (one.ours || sharesPhone(view(), one, seat()))),
        );
  /** What may be done in another's place is offered once the wait for them is over, or to a player who looks for it. */
  const helps = () =>
    wanted() || elsewhere().every((by) => hasLeft(view(), by) || opensAt(view(), by, now()) <= now());
  const yesOrNo = () => assentHere(view(), seat(), props.order, passTo());
  /** What lies open before the dice is for everybody to see. */
  const rolling = () => {
    const first = question();
    return first?.ask === 'roll' ? first : undefined;
  };
  return (
    <Page bar={props.bar}>
      <Show when={question()}>{(first) => <About order={props.order} question={first()} />}</Show>
      <Show
        when={yesOrNo()}
        fallback={<WaitedFor waited={waited} order={props.order} onLeave={props.onLeave} />}
      >
        {(one) => <Assent order={one().order} question={one().question} />}
      </Show>
      <Show when={rolling()}>
        {(roll) => (
          <Show when={app.laid?.[roll().rule]}>
            {(open) => <Dynamic component={open()} order={props.order} question={roll()} />}
          </Show>
        )}
      </Show>
      <RolledSoFar order={props.order} />
      <Forfeits order={props.order} offers={helps()} />
      <Instead
        order={props.order}
        left={left()}
        passTo={passTo()}
        offers={helps()}
        onSuggest={props.onSuggest}
      />
      <Show when={!helps()}>
        <Button kind="quiet" onTap={() => setWanted(true)}>
          {t('If a player is away…')}
        </Button>
      </Show>
    </Page>
  );
}

/** Whom the order waits for, and the phone passed on to them. */
function WaitedFor(props: { waited: Waited; order: OpenOrder; onLeave: () => void }): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat, lend, player } = campaign;
  const { asked, question, passTo, handing, laid, title } = props.waited;
  return (
    <EmptyState
      title={title()}
      action={
        <Show when={passTo()} fallback={<Button onTap={props.onLeave}>{t('Go to Today')}</Button>}>
          {(to) => (
            <>
              <Show when={appPlays(session.campaign, to())}>
                <AppPlaysButton call={{ seat: to(), kind: 'question' }} filled />
              </Show>
              <Button
                kind={appPlays(session.campaign, to()) ? 'outlined' : 'filled'}
                onTap={() => lend(to(), props.order.open.order)}
              >
                {handing() === undefined
                  ? turnWords(view(), seat(), to(), player(to()))
                  : t('I am {name}', { name: player(to()) })}
              </Button>
            </>
          )}
        </Show>
      }
    >
      <For each={leftWords(campaign, asked())}>{(words) => <span class={s.laid}>{words}</span>}</For>
      <Show when={laid()}>
        <span class={s.laid}>
          {chanceDraws(view(), props.order, seat())
            ? t('Chance drew a choice for {name}. It is face down.', { name: player(seat()) })
            : t('Your choice is face down.')}
        </span>
      </Show>
      <Show
        when={question()}
        fallback={t('It is turned over as soon as the phones of all who chose are linked to this one.')}
      >
        {(first) => <>{askedInWords(campaign, props.order.open.id, first())}</>}
      </Show>
    </EmptyState>
  );
}
