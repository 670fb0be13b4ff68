/** The answer at the foot of a map that is not in the book yet; once others have gone on, what they did and the way back. */
import { type JSX, Show } from 'solid-js';
import { objections } from '../../../campaign/acts.ts';
import type { Json } from '../../../kernel/json.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { t } from '../../i18n/index.ts';
import { useTasks } from '../../screens/campaign/today/use-tasks.ts';
import { Button } from '../../ui/button.tsx';
import { createWatch, NoLonger } from './no-longer.tsx';

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
  const { view, seat, busy, to } = useCampaign();
  const { give, giveAll } = useTasks();
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
  return (
    <Show
      when={watch.by()}
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
      {(why) => (
        <>
          <NoLonger why={why()} since={watch.since} />
          <Button kind="filled" icon="forward" grow href={to('today')}>
            {t('To today')}
          </Button>
        </>
      )}
    </Show>
  );
}
