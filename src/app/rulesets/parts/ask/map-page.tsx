/**
 * The page of an order that is about a tile, from the order's own questions: tiles that are open are dashed, what comes before
 * stands over them in chips, what follows beneath what the tile means.
 */
import { For, type JSX, Show } from 'solid-js';
import { objections, reminders } from '../../../../campaign/acts.ts';
import type { Said } from '../../../../kernel/asking.ts';
import type { Faces } from '../../../../kernel/dice.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { Button } from '../../../ui/button.tsx';
import type { OrderForm } from '../../contract.ts';
import { Agreed } from '../agreed.tsx';
import { MapPicker } from '../map-picker.tsx';
import { asChip, PickChips } from '../pick-chips.tsx';
import { RollOnSending } from '../roll-on-sending.tsx';
import { ToToday } from '../to-today.tsx';
import type { AnyMapDress, MapDress } from './dress.ts';
import { createMapAnswers, type MapAnswers } from './map-answers.ts';
import { shut, wrongIn } from './parts.ts';
import { QuestionList } from './question-list.tsx';
import { OpenFromHere, WhereTo } from './where-to.tsx';

export const mapped =
  <A,>(order: string, dress: () => MapDress<A>): OrderForm =>
  (props) => <MapPage order={order} dress={dress() as AnyMapDress} args={props.args} onDone={props.onDone} />;

function MapPage(props: { order: string; dress: AnyMapDress; args: Json; onDone: () => void }): JSX.Element {
  const map = createMapAnswers(props.order, props.dress, (props.args ?? {}) as Said);
  const { dress } = props;
  const { said, tile, open, row } = map;
  let head: HTMLHeadingElement | undefined;
  /** The button that was tapped goes: what it led to is read next. */
  const headFor = (next: TileId): void => {
    map.say(dress.on, next);
    head?.focus();
  };
  return (
    <MapPicker
      title={dress.title(said())}
      note={dress.note?.(said())}
      hints={open().map((next) => ({ tile: next, tone: dress.tone?.(next, said()) ?? 'ask' }))}
      {...(dress.banners ? { banners: dress.banners(said()) } : {})}
      routes={dress.routes?.(said()) ?? []}
      selected={tile()}
      start={dress.start?.(said())}
      onPick={(next) => {
        const other = dress.instead?.(next, said());
        if (other && !open().includes(next)) map.begin(other);
        else map.say(dress.on, next);
      }}
      foot={
        <>
          <For each={map.before()}>{(label) => <Before label={label} map={map} />}</For>
          <Show when={tile()} fallback={<Untapped map={map} dress={dress} onPick={headFor} />}>
            {(at) => (
              <>
                <h2 ref={head} tabindex="-1">
                  {row(dress.on, at()).title}
                </h2>
                {dress.means?.(at(), said())}
                <QuestionList groups={map.after()} answers={map} of={dress.of} chips={map.chip} />
                {dress.under?.(said())}
                <Show when={map.args() !== undefined || !shut(map)}>
                  <Answer order={props.order} map={map} dress={dress} onDone={props.onDone}>
                    <OpenFromHere
                      open={map.near()}
                      refused={at()}
                      row={(one) => row(dress.on, one)}
                      onPick={headFor}
                    />
                  </Answer>
                </Show>
              </>
            )}
          </Show>
        </>
      }
    />
  );
}

/** What is asked before the tile, where there is a choice; of several each goes along or not. */
function Before(props: { label: string; map: MapAnswers }): JSX.Element {
  const { map } = props;
  /** What is open, and what was picked though it is not. */
  const all = () => {
    const chosen = map.said()[props.label];
    const held: readonly Json[] = several() ? picked() : chosen === undefined ? [] : [chosen];
    return map.among(props.label).flatMap(({ one, why }) => (why && !held.includes(one) ? [] : [one]));
  };
  const several = () => map.ask(props.label)?.ask === 'some';
  const picked = () => (map.said()[props.label] ?? []) as readonly Json[];
  const toggled = (one: Json): readonly Json[] =>
    picked().includes(one) ? picked().filter((other) => other !== one) : [...picked(), one];
  return (
    <Show when={all().length > (several() ? 0 : 1)}>
      <PickChips
        label={map.nameOf(props.label)}
        all={all()}
        on={(one) => (several() ? picked().includes(one) : map.said()[props.label] === one)}
        {...asChip((one) => map.chip(props.label, one))}
        onPick={(one) => map.say(props.label, several() ? toggled(one) : one)}
      />
    </Show>
  );
}

/** Before a tile is tapped: what to tap, the few there are by name; or why there is none, and the way on. */
function Untapped(props: {
  map: MapAnswers;
  dress: AnyMapDress;
  onPick: (tile: TileId) => void;
}): JSX.Element {
  const { say, to } = useCampaign();
  const { map, dress } = props;
  const none = () => {
    const last = map.asks().at(-1);
    return last && 'none' in last && map.open().length === 0 ? last.none : undefined;
  };
  return (
    <Show
      when={none()}
      fallback={
        <>
          <p>{dress.untapped(map.said())}</p>
          <Show when={map.near().length > 0}>
            <WhereTo open={map.near()} row={(one) => map.row(dress.on, one)} onPick={props.onPick} />
          </Show>
          {dress.beside?.(map.said())}
          <Show when={dress.leave}>
            <Button kind="quiet" href={to('today')}>
              {dress.leave}
            </Button>
          </Show>
        </>
      }
    >
      {(remark) => (
        <>
          <p>{dress.none ?? say(remark().why)}</p>
          <ToToday />
        </>
      )}
    </Show>
  );
}

function Answer(props: {
  order: string;
  map: MapAnswers;
  dress: AnyMapDress;
  onDone: () => void;
  /** Under a refusal: what could be done instead. */
  children: JSX.Element;
}): JSX.Element {
  const { session, view, seat, busy } = useCampaign();
  const { give } = useTasks();
  const { map, dress } = props;
  const args = (): Json => map.args() ?? (map.said() as Json);
  const whole = () => map.args() !== undefined;
  const against = () => (whole() ? objections(view(), seat(), props.order, args()) : []);
  const answer = () => (typeof dress.answer === 'function' ? dress.answer(map.said()) : dress.answer);
  const unready = () => busy() || !whole() || wrongIn(map, dress.of) !== undefined;
  const send = async (why?: string, how: { dice?: 'phone' | Faces | undefined; stay?: boolean } = {}) => {
    const order = await give(props.order, args(), why, how);
    const asks = session.view()?.open.some(({ open: one }) => one.order === order);
    if (order === undefined || how.dice !== undefined || asks) return order !== undefined;
    if (dress.again) map.clear();
    if (!dress.again || map.open().length === 0) props.onDone();
    return true;
  };
  return (
    <Show
      when={dress.rolls}
      fallback={
        <Agreed
          against={against()}
          minded={whole() ? reminders(view(), seat(), props.order, args()) : []}
          busy={unready()}
          yes={answer()}
          onYes={(why) => send(why)}
        >
          {props.children}
        </Agreed>
      }
    >
      <RollOnSending
        order={props.order}
        args={args()}
        against={against()}
        busy={unready()}
        yes={answer()}
        onGive={(why, how) => void send(why, how)}
      >
        {props.children}
      </RollOnSending>
    </Show>
  );
}
