/** The deliberate second step before one stands in for another: what it means, and whose nod it takes. */
import { type JSX, Show } from 'solid-js';
import { couldNod, holdsAlone, standIn } from '../../../../campaign/absence.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { hasLeft } from '../../../campaign/left.ts';
import { createNow } from '../../../campaign/now.ts';
import { clock, opensAt } from '../../../campaign/wait.ts';
import { listed, t, tn } from '../../../i18n/index.ts';
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
  const left = () => Math.ceil((opens() - now()) / 60_000);
  const wait = () =>
    left() > 0
      ? t('You can stand in from {time}, {left}.', {
          time: clock(opens(), now()),
          left:
            left() < 100
              ? tn(left(), 'in {n} minute', 'in {n} minutes')
              : tn(Math.round(left() / 60), 'in {n} hour', 'in {n} hours'),
        })
      : undefined;
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
      title={gone() ? t('Act for {name}?', { name: name() }) : t('Stand in for {name}?', { name: name() })}
      note={
        gone()
          ? t('{name} has left for good: you give orders, answer and roll for the realm.', { name: name() })
          : t('While {name} is away you give orders, answer and roll for {name}.', { name: name() })
      }
    >
      <StandsIn seat={props.seat} />
      <Means seat={props.seat} wait={wait()} />
      <Show when={wait()}>{(until) => <Meanwhile name={name()} until={until()} />}</Show>
      <Button kind="filled" grow disabled={busy()} barred={wait()} onTap={() => void ask()}>
        {gone()
          ? alone()
            ? t('Act for {name}', { name: name() })
            : t('Ask to act for {name}', { name: name() })
          : alone()
            ? t('Stand in for {name}', { name: name() })
            : t('Ask to stand in')}
      </Button>
    </SheetDialog>
  );
}

const either = (names: readonly string[]): string => listed(names, 'disjunction');

/** What standing in means. */
function Means(props: { seat: Seat; wait: string | undefined }): JSX.Element {
  const { view, player } = useCampaign();
  const name = () => player(props.seat);
  return (
    <ul class={s.means}>
      <li>{t('You cannot vote for {name}.', { name: name() })}</li>
      <li>{t('{name}’s secrets stay closed.', { name: name() })}</li>
      <li>{t('The chronicle says what you did.')}</li>
      <Show when={!hasLeft(view(), props.seat)}>
        <li>{t('It ends with {name}’s next entry.', { name: name() })}</li>
      </Show>
      <li>
        {holdsAlone(view(), props.seat)
          ? props.wait
            ? t('No other player is at the table to agree, so it begins after the wait.')
            : t('No other player is at the table, so it begins at once.')
          : t('It begins when {names} agrees.', {
              names: either(couldNod(view(), props.seat).map(player)),
            })}
      </li>
    </ul>
  );
}

/** Why it waits, and what may be done until then. */
function Meanwhile(props: { name: string; until: string }): JSX.Element {
  return (
    <div data-quiet>
      <p role="status">{props.until}</p>
      <p>
        {t(
          'No other player can confirm that {name} is away, so this phone gives theirs time to answer. When you next meet, the two of you can agree on a shorter wait under Campaign.',
          { name: props.name },
        )}
      </p>
      <p>
        {t('Meanwhile you can remind {name}, write down your plans, or roll for {name} as a suggestion.', {
          name: props.name,
        })}
      </p>
    </div>
  );
}
