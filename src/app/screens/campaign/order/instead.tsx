/**
 * Somebody else's die or choice. A player who is linked rolls for themself: a friend's roll is a suggestion to them. For one who
 * is not linked others may roll or act after a second step, which says what it means and whose nod it takes.
 */
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { mayStandIn, nodsAsked, othersStandingIn, standingIn } from '../../../../campaign/absence.ts';
import { toSay } from '../../../../campaign/parties.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { Question, Seat } from '../../../../kernel/question.ts';
import { toActWords } from '../../../campaign/acts-for.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { meetings } from '../../../campaign/meeting.ts';
import { sharesPhone } from '../../../campaign/next-here.ts';
import { linkedSeats } from '../../../campaign/wait.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Rows } from '../../../ui/rows.tsx';
import { NodRow } from '../absent/nod-row.tsx';
import StandInSheet from '../absent/stand-in-sheet.tsx';
import { StandsIn } from '../absent/stands-in.tsx';
import { DeclareByHand } from './declare-by-hand.tsx';
import s from './order.module.css';

const RollForSheet = lazy(() => import('./roll-for-sheet.tsx'));

export function Instead(props: {
  order: OpenOrder;
  /** What nobody has answered yet. */
  left: readonly Question[];
  /** The seat that the page's own button turns to. */
  passTo: Seat | undefined;
  /** Whether rolling for another and standing in for them are offered yet. */
  offers: boolean;
  /** Rolls for another's die, by its label. */
  onSuggest: (label: string) => void;
}): JSX.Element {
  const { session, view, seat, player, lend, back, app } = useCampaign();
  const [standing, setStanding] = createSignal<Seat>();
  const [rolling, setRolling] = createSignal<Question>();
  const others = () =>
    seat() === 'guest'
      ? []
      : props.left.filter(
          ({ by }) =>
            by !== 'table' &&
            by !== seat() &&
            !view().seats.some((one) => one.id === by && sharesPhone(view(), one, seat())),
        );
  /** Of each player one die at a time: the first for which this player has suggested nothing yet. */
  const dice = () => {
    const all = others().filter(({ ask }) => ask === 'roll');
    const next = (by: Seat) => {
      const own = all.filter((one) => one.by === by);
      return own.find(({ label }) => !made(label)) ?? own[0];
    };
    return all.filter((one) => one === next(one.by));
  };
  /** Another wants to stand in there, and the nod is what is wanted. */
  const nods = () => nodsAsked(view()).filter(({ seat: absent }) => seats().includes(absent));
  const linked = (by: Seat): boolean => linkedSeats(view(), meetings(session).now()).has(by);
  /** Whom this player stands in for, has asked to, or may. */
  const inForce = (by: Seat): boolean =>
    !back().includes(by) && standingIn(view()).some((one) => one.seat === by);
  const asked = (by: Seat): boolean => standingIn(view(), 'asked').some((one) => one.seat === by);
  const mayAsk = (by: Seat): boolean =>
    mayStandIn(view(), by) &&
    othersStandingIn(view(), by).length === 0 &&
    !nods().some(({ seat: absent }) => absent === by);
  const seats = () => [...new Set(others().map(({ by }) => by))];
  const made = (label: string): boolean =>
    view().suggestions.some(
      (one) => one.order === props.order.open.order && one.label === label && one.seat === seat(),
    );
  return (
    <>
      <For each={toSay(view(), props.order, seat())}>
        {(question) => (
          <Show
            when={!made(question.label)}
            fallback={
              <p class={s.why}>
                {t('You have said it. The player who stands in for {name} enters it.', {
                  name: player(question.by),
                })}
              </p>
            }
          >
            <DeclareByHand question={question} order={props.order} entry={app.byHand?.(question)} />
          </Show>
        )}
      </For>
      <For each={seats().filter((by) => by !== props.passTo && inForce(by))}>
        {(by) => (
          <Button kind="outlined" onTap={() => lend(by, props.order.open.order)}>
            {toActWords(view(), by, player(by))}
          </Button>
        )}
      </For>
      <For each={dice().filter(({ by }) => !inForce(by))}>
        {(question) => {
          const who = player(question.by);
          return (
            <Show
              when={!made(question.label)}
              fallback={
                <p class={s.why}>{t('You suggested a roll. {who} takes it, or rolls again.', { who })}</p>
              }
            >
              <Show
                when={linked(question.by)}
                fallback={
                  <Show when={props.offers}>
                    <Button kind="quiet" onTap={() => setRolling(question)}>
                      {t('Roll for {who}…', { who })}
                    </Button>
                  </Show>
                }
              >
                <Show when={back().includes(question.by)}>
                  <p class={s.why}>{t('{name} is here again', { name: who })}</p>
                </Show>
                <Show when={props.offers}>
                  <p class={s.why}>
                    {t(
                      '{who} is linked: your roll would be a suggestion, which counts once {who} takes it.',
                      {
                        who,
                      },
                    )}
                  </p>
                  <Button kind="quiet" onTap={() => props.onSuggest(question.label)}>
                    {t('Suggest a roll for {who}…', { who })}
                  </Button>
                </Show>
              </Show>
            </Show>
          );
        }}
      </For>
      <Show when={nods().length > 0}>
        <Rows label={t('Standing in')}>
          <For each={nods()}>{(one) => <NodRow one={one} />}</For>
        </Rows>
      </Show>
      <For each={seats().filter((by) => !linked(by))}>
        {(by) => (
          <>
            <StandsIn seat={by} />
            <Show when={props.offers && mayAsk(by)}>
              <Button kind="quiet" onTap={() => setStanding(by)}>
                {t('Stand in for {name}…', { name: player(by) })}
              </Button>
            </Show>
            <Show when={asked(by)}>
              <p class={s.why}>
                {t('You asked to stand in for {absent}. It begins when another player agrees.', {
                  absent: player(by),
                })}
              </p>
            </Show>
          </>
        )}
      </For>
      <Suspense>
        <Show when={rolling()}>
          {(question) => (
            <RollForSheet
              seat={question().by}
              mayStandIn={mayAsk(question().by)}
              onSuggest={() => props.onSuggest(question().label)}
              onStandIn={() => {
                setStanding(question().by);
                setRolling(undefined);
              }}
              onClose={() => setRolling(undefined)}
            />
          )}
        </Show>
        <Show when={standing()}>
          {(by) => (
            <StandInSheet seat={by()} order={props.order.open.order} onClose={() => setStanding(undefined)} />
          )}
        </Show>
      </Suspense>
    </>
  );
}
