/**
 * Who may act for a seat of this phone: another player's phone while its player is away, or the phone of a guest who plays
 * along as a commander. What was taken off a seat once the seat itself cannot admit again.
 */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { appointRegent } from '../../../../campaign/enter.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog, SheetDialog } from '../../../ui/dialog.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { type Phone, phonesToAsk, regentsOf } from './regents.ts';

export default function Regent(props: { seat: Seat; onClose: () => void }): JSX.Element {
  const { session, view, app, act, busy, player } = useCampaign();
  const [ending, setEnding] = createSignal<Phone>();
  const regents = () => regentsOf(view(), props.seat);
  const others = () => phonesToAsk(view(), props.seat);
  const sign = ({ seat }: Phone): JSX.Element =>
    seat === undefined ? (
      <Icon name="eye" size={30} />
    ) : (
      <Shield tincture={app.tincture(view(), seat)} size={30} label="" />
    );
  const withdraw = async ({ device }: Phone): Promise<void> => {
    setEnding(undefined);
    await act(() => session.write(props.seat, { kind: 'withdraw', device, seat: props.seat }));
  };
  return (
    <>
      <SheetDialog
        open={ending() === undefined}
        onClose={props.onClose}
        title={t('A regent for {name}', { name: player(props.seat) })}
        note={t(
          'A regent gives orders and rolls for your seat: a player while you are away, or a guest who commands some of your troops. Your secrets stay on your phone.',
        )}
      >
        <Show when={regents().length > 0}>
          <Rows label={t('Regent now')}>
            <For each={regents()}>
              {(regent) => (
                <Row
                  lead={sign(regent)}
                  title={regent.name}
                  note={t('gives orders, answers and rolls for your seat')}
                  end={
                    <Button small disabled={busy()} onTap={() => setEnding(regent)}>
                      {t('Withdraw')}
                    </Button>
                  }
                />
              )}
            </For>
          </Rows>
        </Show>
        <Show
          when={others().length > 0}
          fallback={
            <Show when={regents().length === 0}>
              <p>
                {t(
                  'Nobody else’s phone can be asked yet. It can once its owner has sat down, or watches as a guest.',
                )}
              </p>
            </Show>
          }
        >
          <Rows label={t('Whom to ask')}>
            <For each={others()}>
              {(phone) => (
                <Row
                  lead={sign(phone)}
                  title={phone.name}
                  {...(phone.seat === undefined ? { note: t('a guest') } : {})}
                  end={
                    <Button
                      small
                      disabled={busy()}
                      onTap={() => void act(() => appointRegent(session, props.seat, phone.device))}
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
            title={t('Withdraw {name}?', { name: regent().name })}
            note={t(
              'From this page on {name} is your regent no longer. That phone keeps what else it has, but you cannot appoint it again.',
              { name: regent().name },
            )}
            no={t('Go on as it is')}
            yes={t('End the regency')}
            onYes={() => void withdraw(regent())}
            onNo={() => setEnding(undefined)}
          />
        )}
      </Show>
    </>
  );
}
