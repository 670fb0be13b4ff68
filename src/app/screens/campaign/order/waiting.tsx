/** Others are asked: who they are, by name, and what; what this seat laid face down stays so until all have chosen. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { chanceDraws } from '../../../../campaign/own-seat.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import { assentTo } from '../../../../kernel/assent.ts';
import { askedInWords } from '../../../campaign/asked-of-others.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { appPlays } from '../../../campaign/example.ts';
import { hasLeft, leftWords } from '../../../campaign/left.ts';
import { needsCover, playedHere, sharesPhone, turnWords } from '../../../campaign/next-here.ts';
import { createNow } from '../../../campaign/now.ts';
import { opensAt } from '../../../campaign/wait.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { AppPlaysButton } from '../parts/app-plays.tsx';
import { Assent, assentHere } from '../parts/assent.tsx';
import { About } from './about.tsx';
import { Forfeits } from './forfeits.tsx';
import { Instead } from './instead.tsx';
import s from './order.module.css';
import { RolledSoFar } from './rolled-so-far.tsx';

export function Waiting(props: {
  bar: JSX.Element;
  order: OpenOrder;
  onLeave: () => void;
  /** Rolls for another's die, by its label. */
  onSuggest: (label: string) => void;
}): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat, lend, player, app, back } = campaign;
  /** Questions nobody has answered yet, not even face down. */
  const left = () => {
    const { run, committed } = props.order;
    return run.open.filter(({ label }) => !committed.includes(label));
  };
  const asked = () => [...new Set(left().map(({ by }) => by))];
  const question = () => left()[0];
  const laid = () =>
    props.order.run.sealed &&
    props.order.run.open.some(({ by, label }) => by === seat() && props.order.committed.includes(label));
  /** Another seat that this phone plays. */
  const passTo = () =>
    asked().find((by) =>
      view().seats.some((one) => one.id === by && playedHere(view(), one, seat(), back())),
    );
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
  /** This page lies between the two players already, so no cover follows. */
  const handing = () => {
    const to = passTo();
    return to !== undefined && needsCover(view(), seat(), to) ? to : undefined;
  };
  const yesOrNo = () => assentHere(view(), seat(), props.order, passTo());
  /** What lies open before the dice is for everybody to see. */
  const rolling = () => {
    const first = question();
    return first?.ask === 'roll' ? first : undefined;
  };
  const title = () =>
    asked().length === 0
      ? t('Everybody has chosen')
      : handing() !== undefined
        ? t('Pass the phone to {name}', { name: player(handing() ?? '') })
        : question()?.ask === 'roll' && asked().length === 1
          ? t('Waiting for {who}’s roll', { who: player(asked()[0] ?? '') })
          : left().every((one) => assentTo(one) !== undefined)
            ? t('Waiting for {who} to agree', { who: listed(asked().map(player)) })
            : t('Waiting for {who}', { who: listed(asked().map(player)) });
  return (
    <Page bar={props.bar}>
      <Show when={question()}>{(first) => <About order={props.order} question={first()} />}</Show>
      <Show
        when={yesOrNo()}
        fallback={
          <EmptyState
            title={title()}
            action={
              <Show when={passTo()} fallback={<Button onTap={props.onLeave}>{t('To today')}</Button>}>
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
                  ? t('What chance drew for {name} lies face down.', { name: player(seat()) })
                  : t('What you chose lies face down.')}
              </span>
            </Show>
            <Show
              when={question()}
              fallback={t('It is turned over as soon as the phones that chose are linked to this one.')}
            >
              {(first) => <>{askedInWords(campaign, props.order.open.id, first())}</>}
            </Show>
          </EmptyState>
        }
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
          {t('If it takes long…')}
        </Button>
      </Show>
    </Page>
  );
}
