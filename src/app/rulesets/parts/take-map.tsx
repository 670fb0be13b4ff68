/**
 * The answer at the foot of a map that is not in the book yet; once others have laid another or gone on, what they did and the
 * way back.
 */
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { objections } from '../../../campaign/acts.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Hash } from '../../../log/bytes.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { useTasks } from '../../campaign/use-tasks.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { createWatch, NoLonger } from './no-longer.tsx';
import s from './order-page.module.css';
import { ToToday } from './to-today.tsx';
import { Warning } from './warning.tsx';

const laying: readonly string[] = ['lay-map', 'paint', 'arrange-map'];

interface Taken {
  order: string;
  args: Json;
  /** It is a whole map: who takes it ends the laying too, unless it is to be changed first by the order named here, if any. */
  whole?: { readonly change?: string } | undefined;
  /** What the answer does, where that is another than to take it. */
  answer?: string | undefined;
  /** Nothing lies on it yet that could be taken. */
  empty?: boolean | undefined;
  onTaken: () => void;
  children: JSX.Element;
}

export function TakeMap(props: Taken): JSX.Element {
  const { view, seat, player, to } = useCampaign();
  // The order is watched, not the map: one more stroke makes no difference to a table that has gone on.
  const watch = createWatch(
    () => null,
    () => objections(view(), seat(), props.order)[0],
  );
  const [known, setKnown] = createSignal<ReadonlySet<Hash>>(new Set());
  /** The map that another player laid while this one was looked at. */
  const other = () =>
    watch
      .told()
      .findLast(
        ({ entry, id, seat: by, done, struck, notes }) =>
          laying.includes(id) &&
          by !== seat() &&
          done &&
          !struck &&
          !known().has(entry) &&
          notes.some(({ note }) => note !== 'map-stays'),
      );
  return (
    <Switch fallback={<Answers {...props} settle={watch.settle} />}>
      <Match when={watch.by() && other()}>
        {(laid) => (
          <>
            <div role="alert">
              <h2 class={s.question}>{t('{who} has laid the map.', { who: player(laid().seat) })}</h2>
              <p>{t('The table plays on it.')}</p>
            </div>
            <Button icon="map" grow href={to('map')}>
              {t('Look at it')}
            </Button>
            <Onward />
          </>
        )}
      </Match>
      <Match when={watch.by()}>
        {(why) => (
          <>
            <NoLonger why={why()} told={watch.told()} />
            <Onward />
          </>
        )}
      </Match>
      <Match when={other()}>
        {(laid) => (
          <>
            <div role="alert">
              <Warning words={t('{who} has laid a map meanwhile.', { who: player(laid().seat) })} />
            </div>
            <Button grow onTap={() => setKnown(new Set(view().tellings.map(({ entry }) => entry)))}>
              {t('Lay yours instead')}
            </Button>
            <Button kind="filled" icon="map" grow href={to('map')}>
              {t('Look at it')}
            </Button>
          </>
        )}
      </Match>
    </Switch>
  );
}

/** The map is taken as it is, or to be changed first. */
function Answers(props: Taken & { settle: () => void }): JSX.Element {
  const { busy } = useCampaign();
  const { give, giveAll } = useTasks();
  const take = async (): Promise<void> => {
    if (await give(props.order, props.args)) props.onTaken();
  };
  /** Takes it and goes on: to what changes it, else to the end of the laying. */
  const goOn = (change?: string): Promise<void> => {
    props.settle();
    return giveAll([
      { id: props.order, args: props.args },
      change ? { id: change } : { id: 'end-stage', args: { stage: 'map' } },
    ]);
  };
  return (
    <>
      {props.children}
      <Show when={props.whole?.change}>
        {(id) => (
          <Button kind="quiet" disabled={busy()} onTap={() => void goOn(id())}>
            {t('Take it, but change it first')}
          </Button>
        )}
      </Show>
      <Button
        kind="filled"
        grow
        disabled={busy() || props.empty === true}
        onTap={() => void (props.whole ? goOn() : take())}
      >
        {props.whole ? t('Take this map and begin') : (props.answer ?? t('Take this map'))}
      </Button>
    </>
  );
}

/** To what is asked next; a question under way stands on Today. */
function Onward(): JSX.Element {
  const { view, seat, say, app } = useCampaign();
  const { follow } = useTasks();
  return (
    <Show when={app.next?.(view(), seat())} fallback={<ToToday />}>
      {(task) => (
        <Button kind="filled" icon="forward" grow onTap={() => void follow(task())}>
          {t('Next: {step}', { step: say(task().title) })}
        </Button>
      )}
    </Show>
  );
}
