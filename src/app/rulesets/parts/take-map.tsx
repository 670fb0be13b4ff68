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
import { Warning } from './warning.tsx';

const laying: readonly string[] = ['lay-map', 'paint', 'arrange-map'];

export function TakeMap(props: {
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
}): JSX.Element {
  const { view, seat, busy, player, say, app, to } = useCampaign();
  const { give, giveAll, follow } = useTasks();
  // The order is watched, not the map: one more stroke makes no difference to a table that has gone on.
  const watch = createWatch(
    () => null,
    () => objections(view(), seat(), props.order)[0],
  );
  const take = async (): Promise<void> => {
    if (await give(props.order, props.args)) props.onTaken();
  };
  /** Takes it and goes on: to what changes it, else to the end of the laying. */
  const goOn = (change?: string): Promise<void> => {
    watch.settle();
    return giveAll([
      { id: props.order, args: props.args },
      change ? { id: change } : { id: 'end-stage', args: { stage: 'map' } },
    ]);
  };
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
  /** To what is asked next; a question under way stands on Today. */
  const Onward = (): JSX.Element => (
    <Show
      when={app.next?.(view(), seat())}
      fallback={
        <Button kind="filled" icon="forward" grow href={to('today')}>
          {t('Go to Today')}
        </Button>
      }
    >
      {(task) => (
        <Button kind="filled" icon="forward" grow onTap={() => void follow(task())}>
          {t('Next: {step}', { step: say(task().title) })}
        </Button>
      )}
    </Show>
  );
  return (
    <Switch
      fallback={
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
      }
    >
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
