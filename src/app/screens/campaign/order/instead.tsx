/**
 * Somebody else's die or choice. A player who is linked rolls for themself: a friend's roll is a suggestion to them. For one who
 * is not linked others may roll or act after a second step, which says what it means and whose nod it takes.
 */
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { toSay } from '../../../../campaign/parties.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { DeclareQuestion, Question, Seat } from '../../../../kernel/question.ts';
import { toActWords } from '../../../campaign/acts-for.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import s from '../../../rulesets/parts/rolling/order.module.css';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { Button } from '../../../ui/button.tsx';
import { NodRow } from '../absent/nod-row.tsx';
import StandInSheet from '../absent/stand-in-sheet.tsx';
import { StandsIn } from '../absent/stands-in.tsx';
import { DeclareByHand } from './declare-by-hand.tsx';
import { useOthers } from './use-others.ts';

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
  const { view, seat, player, lend } = useCampaign();
  const [standing, setStanding] = createSignal<Seat>();
  const [rolling, setRolling] = createSignal<Question>();
  const others = useOthers(props);
  const { dice, nods, linked, inForce, seats } = others;
  return (
    <>
      <For each={toSay(view(), props.order, seat())}>
        {(question) => <SayFor question={question} order={props.order} made={others.made(question.label)} />}
      </For>
      <For each={seats().filter((by) => by !== props.passTo && inForce(by))}>
        {(by) => (
          <Button kind="outlined" onTap={() => lend(by, props.order.open.order)}>
            {toActWords(view(), by, player(by))}
          </Button>
        )}
      </For>
      <For each={dice().filter(({ by }) => !inForce(by))}>
        {(question) => (
          <OtherDie
            question={question}
            made={others.made(question.label)}
            linked={linked(question.by)}
            offers={props.offers}
            onRoll={() => setRolling(question)}
            onSuggest={() => props.onSuggest(question.label)}
          />
        )}
      </For>
      <Show when={nods().length > 0}>
        <RowsOf label={t('Standing in')} of={nods()}>
          {(one) => <NodRow one={one} />}
        </RowsOf>
      </Show>
      <For each={seats().filter((by) => !linked(by))}>
        {(by) => (
          <AbsentPlayer
            seat={by}
            mayAsk={props.offers && others.mayAsk(by)}
            asked={others.asked(by)}
            onAsk={() => setStanding(by)}
          />
        )}
      </For>
      <Suspense>
        <Show when={rolling()}>
          {(question) => (
            <RollForSheet
              seat={question().by}
              mayStandIn={others.mayAsk(question().by)}
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

/** What this player, who is no side of it, says of what only an absent player's phone knows. */
function SayFor(props: { question: DeclareQuestion; order: OpenOrder; made: boolean }): JSX.Element {
  const { player, app } = useCampaign();
  return (
    <Show
      when={!props.made}
      fallback={
        <p class={s.why}>
          {t('You have answered. The player who stands in for {name} enters it.', {
            name: player(props.question.by),
          })}
        </p>
      }
    >
      <DeclareByHand question={props.question} order={props.order} entry={app.byHand?.(props.question)} />
    </Show>
  );
}

/** Another's die: a suggestion to a player who is linked, a roll in their place for one who is not. */
function OtherDie(props: {
  question: Question;
  made: boolean;
  linked: boolean;
  offers: boolean;
  onRoll: () => void;
  onSuggest: () => void;
}): JSX.Element {
  const { player, back } = useCampaign();
  const who = () => player(props.question.by);
  return (
    <Show
      when={!props.made}
      fallback={
        <p class={s.why}>{t('You suggested a roll. {who} accepts it or rolls again.', { who: who() })}</p>
      }
    >
      <Show
        when={props.linked}
        fallback={
          <Show when={props.offers}>
            <Button kind="quiet" onTap={props.onRoll}>
              {t('Roll for {who}…', { who: who() })}
            </Button>
          </Show>
        }
      >
        <Show when={back().includes(props.question.by)}>
          <p class={s.why}>{t('{name} is here again', { name: who() })}</p>
        </Show>
        <Show when={props.offers}>
          <p class={s.why}>
            {t('{who} is linked: your roll would be a suggestion, which counts once {who} accepts it.', {
              who: who(),
            })}
          </p>
          <Button kind="quiet" onTap={props.onSuggest}>
            {t('Suggest a roll for {who}…', { who: who() })}
          </Button>
        </Show>
      </Show>
    </Show>
  );
}

function AbsentPlayer(props: {
  seat: Seat;
  mayAsk: boolean;
  asked: boolean;
  onAsk: () => void;
}): JSX.Element {
  const { player } = useCampaign();
  return (
    <>
      <StandsIn seat={props.seat} />
      <Show when={props.mayAsk}>
        <Button kind="quiet" onTap={props.onAsk}>
          {t('Stand in for {name}…', { name: player(props.seat) })}
        </Button>
      </Show>
      <Show when={props.asked}>
        <p class={s.why}>
          {t('You asked to stand in for {absent}. It begins when another player agrees.', {
            absent: player(props.seat),
          })}
        </p>
      </Show>
    </>
  );
}
