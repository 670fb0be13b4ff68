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
  onTaken: () => void;
  children: JSX.Element;
}): JSX.Element {
  const { view, seat, busy, to } = useCampaign();
  const { give } = useTasks();
  const watch = createWatch(
    () => props.args,
    () => objections(view(), seat(), props.order, props.args)[0],
  );
  const take = async (): Promise<void> => {
    watch.settle();
    if (await give(props.order, props.args)) props.onTaken();
  };
  return (
    <Show
      when={watch.by()}
      fallback={
        <>
          {props.children}
          <Button kind="filled" grow disabled={busy()} onTap={() => void take()}>
            {t('Take this map')}
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
