/** The deliberate second step before one stands in for another: what it means, and whose nod it takes. */
import { type JSX, Show } from 'solid-js';
import { couldNod, holdsAlone, standIn } from '../../../../campaign/absence.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { hasLeft } from '../../../campaign/left.ts';
import { createNow } from '../../../campaign/now.ts';
import { clock, opensAt } from '../../../campaign/wait.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import s from './absent.module.css';
import { StandsIn } from './stands-in.tsx';

export default function StandInSheet(props: {
  seat: Seat;
  /** The order on whose page it is asked for. */
  order?: string;
  onClose: () => void;
}): JSX.Element {
  const { session, view, act, busy, player, lend } = useCampaign();
  const name = () => player(props.seat);
  const gone = () => hasLeft(view(), props.seat);
  const alone = () => holdsAlone(view(), props.seat);
  const now = createNow();
  const opens = () => (alone() ? opensAt(view(), props.seat, now()) : 0);
  const wait = () =>
    opens() > now() ? t('You can stand in from {time}.', { time: clock(opens(), now()) }) : undefined;
  const ask = async (): Promise<void> => {
    const held = alone();
    const done = await act(() => standIn(session, props.seat));
    if (done === undefined) return;
    if (held) lend(props.seat, props.order);
    props.onClose();
  };
  return (
    <SheetDialog
      open
      onClose={props.onClose}
      title={t('Stand in for {name}?', { name: name() })}
      note={
        gone()
          ? t('{name} has left for good: you give orders, answer and roll for the realm.', { name: name() })
          : t('While {name} is away you give orders, answer and roll for {name}.', { name: name() })
      }
    >
      <StandsIn seat={props.seat} />
      <ul class={s.means}>
        <li>{t('You have no vote for {name}.', { name: name() })}</li>
        <li>{t('What {name} keeps secret stays closed.', { name: name() })}</li>
        <li>{t('The chronicle says what you did.')}</li>
        <Show when={!gone()}>
          <li>{t('It ends as soon as {name} writes a line.', { name: name() })}</li>
        </Show>
        <li>
          {alone()
            ? t('Nobody else sits at the table, so it begins at once.')
            : t('It begins when {names} agrees.', {
                names: either(couldNod(view(), props.seat).map(player)),
              })}
        </li>
      </ul>
      <Show when={wait()}>
        {(until) => (
          <p role="status" data-quiet>
            {until()}
          </p>
        )}
      </Show>
      <Button kind="filled" grow disabled={busy()} barred={wait()} onTap={() => void ask()}>
        {alone() ? t('Stand in for {name}', { name: name() }) : t('Ask to stand in')}
      </Button>
    </SheetDialog>
  );
}

const either = (names: readonly string[]): string => listed(names, 'disjunction');
