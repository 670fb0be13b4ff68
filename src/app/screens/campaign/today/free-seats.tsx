/** To a guest: seats that nobody holds. They sit down where their invitation lets them, else they ask the group. */
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { askForSeat, takeSeat } from '../../../../campaign/enter.ts';
import { letsIn } from '../../../../campaign/invitations.ts';
import type { SeatView } from '../../../../campaign/view.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { askedFor, asksGroup, claimed, noWayIn } from '../../../campaign/seating.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';

const TakeOverSheet = lazy(async () => ({
  default: (await import('../../join/take-over-sheet.tsx')).TakeOverSheet,
}));

export function FreeSeats(): JSX.Element {
  const { session, view, act, busy } = useCampaign();
  const free = () => view().seats.filter(({ held, id }) => !held && !askedFor(view()).includes(id));
  const may = () => letsIn(view(), session.keys(), 'player');
  const asks = ({ id }: SeatView): boolean => asksGroup(view(), session.keys(), id);
  const [takingOver, setTakingOver] = createSignal<SeatView>();
  const note = (seat: SeatView): string | undefined => {
    if (claimed(view()) === seat.id)
      return t('You asked for it: you get it as soon as a player’s phone answers.');
    if (may()) return undefined;
    return asks(seat)
      ? `${noWayIn(view(), session.keys())} ${t('Or ask the group: two players together can give you the seat.')}`
      : noWayIn(view(), session.keys());
  };
  const sit = (seat: SeatView): void =>
    seat.left ? void setTakingOver(seat) : void act(() => takeSeat(session, seat.id));
  return (
    <Rows label={t('Free seats')}>
      <For each={free()}>
        {(seat) => (
          <Row
            lead={<Icon name="person" size={30} />}
            title={t('{name}’s seat is free', { name: seat.name })}
            note={note(seat)}
            end={
              <Show
                when={may()}
                fallback={
                  <Show when={asks(seat)}>
                    <Button
                      small
                      disabled={busy()}
                      onTap={() => void act(() => askForSeat(session, seat.id))}
                    >
                      {t('Ask the group')}
                    </Button>
                  </Show>
                }
              >
                <Button small disabled={busy() || claimed(view()) === seat.id} onTap={() => sit(seat)}>
                  {seat.left
                    ? t('Take {name}’s seat', { name: seat.name })
                    : t('Sit down as {name}', { name: seat.name })}
                </Button>
              </Show>
            }
          />
        )}
      </For>
      <Suspense>
        <Show when={takingOver()}>
          {(one) => <TakeOverSheet seat={one()} onClose={() => setTakingOver(undefined)} />}
        </Show>
      </Suspense>
    </Rows>
  );
}
