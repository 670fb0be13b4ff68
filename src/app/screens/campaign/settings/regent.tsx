/**
 * Who may act for a seat of this phone while its player is away: another player's phone. What was taken off a seat once
 * the seat itself cannot admit again; and a recorder's withdrawal would shut that phone out of every seat, so none is offered.
 */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { appointRegent } from '../../../../campaign/enter.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog, SheetDialog } from '../../../ui/dialog.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { type Phone, phonesToAsk, regentsOf } from './regents.ts';

export default function Regent(props: { seat: Seat; onClose: () => void }): JSX.Element {
  const { session, view, app, act, busy, player } = useCampaign();
  const [ending, setEnding] = createSignal<Phone>();
  const regents = () => regentsOf(view(), props.seat);
  const others = () => phonesToAsk(view(), props.seat);
  const shield = (seat: Seat): JSX.Element => (
    <Shield tincture={app.tincture(view(), seat)} size={30} label="" />
  );
  const withdraw = async ({ device }: Phone): Promise<void> => {
    setEnding(undefined);
    await act(() => session.write(props.seat, { kind: 'withdraw', device }));
  };
  return (
    <>
      <SheetDialog
        open={ending() === undefined}
        onClose={props.onClose}
        title={t('A regent for {name}', { name: player(props.seat) })}
        note={t(
          'While you are away a regent gives orders and rolls for your seat. Your secrets stay on your phone.',
        )}
      >
        <Show when={regents().length > 0}>
          <Rows label={t('Regent now')}>
            <For each={regents()}>
              {(regent) => (
                <Row
                  lead={shield(regent.seat)}
                  title={player(regent.seat)}
                  note={t('acts for you when you are away')}
                  end={
                    <Show when={!view().recorder}>
                      <Button small disabled={busy()} onTap={() => setEnding(regent)}>
                        {t('Withdraw')}
                      </Button>
                    </Show>
                  }
                />
              )}
            </For>
          </Rows>
          <Show when={view().recorder}>
            <p>
              {t(
                'This phone keeps the book: to withdraw a regent from here would shut their phone out of the whole campaign. Their regency stays.',
              )}
            </p>
          </Show>
        </Show>
        <Show
          when={others().length > 0}
          fallback={
            <Show when={regents().length === 0}>
              <p>{t('Nobody else’s phone can be asked yet. It can once its player has sat down.')}</p>
            </Show>
          }
        >
          <Rows label={t('Whom to ask')}>
            <For each={others()}>
              {({ seat, device }) => (
                <Row
                  lead={shield(seat)}
                  title={player(seat)}
                  end={
                    <Button
                      small
                      disabled={busy()}
                      onTap={() => void act(() => appointRegent(session, props.seat, device))}
                    >
                      {t('Appoint')}
                    </Button>
                  }
                />
              )}
            </For>
          </Rows>
        </Show>
      </SheetDialog>
      <Show when={ending()}>
        {(regent) => (
          <ConfirmDialog
            open
            danger
            title={t('Withdraw {name}?', { name: player(regent().seat) })}
            note={t(
              'From this page on {name} no longer acts for your seat. That phone keeps its own seat, but you cannot appoint it again.',
              { name: player(regent().seat) },
            )}
            yes={t('End the regency')}
            onYes={() => void withdraw(regent())}
            onNo={() => setEnding(undefined)}
          />
        )}
      </Show>
    </>
  );
}
