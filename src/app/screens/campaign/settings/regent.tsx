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
  const { session, view, act, busy, player } = useCampaign();
  const [ending, setEnding] = createSignal<Phone>();
  const regents = () => regentsOf(view(), props.seat);
  const others = () => phonesToAsk(view(), props.seat);
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
          <Now regents={regents()} onEnd={setEnding} />
        </Show>
        <Show
          when={others().length > 0}
          fallback={
            <Show when={regents().length === 0}>
              <p>
                {t(
                  'There is no phone to ask yet. You can ask one once its owner has taken a seat or watches as a guest.',
                )}
              </p>
            </Show>
          }
        >
          <Rows label={t('Who to appoint')}>
            <For each={others()}>
              {(phone) => (
                <Row
                  lead={<Sign of={phone} />}
                  title={phone.name}
                  {...(phone.seat === undefined ? { note: t('a guest') } : {})}
                  end={
                    <Button
                      small
                      disabled={busy()}
                      onTap={() => void act(() => appointRegent(session, props.seat, phone.device))}
                    >
                      {t('Appoint as regent')}
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
          <Withdraw
            name={regent().name}
            onYes={() => void withdraw(regent())}
            onNo={() => setEnding(undefined)}
          />
        )}
      </Show>
    </>
  );
}

function Now(props: { regents: readonly Phone[]; onEnd: (regent: Phone) => void }): JSX.Element {
  const { busy } = useCampaign();
  return (
    <Rows label={t('Regent now')}>
      <For each={props.regents}>
        {(regent) => (
          <Row
            lead={<Sign of={regent} />}
            title={regent.name}
            note={t('gives orders, answers and rolls for your seat')}
            end={
              <Button small disabled={busy()} onTap={() => props.onEnd(regent)}>
                {t('End the regency')}
              </Button>
            }
          />
        )}
      </For>
    </Rows>
  );
}

/** The arms of a player, and an eye for a guest. */
function Sign(props: { of: Phone }): JSX.Element {
  const { view, app } = useCampaign();
  return (
    <Show when={props.of.seat} fallback={<Icon name="eye" size={30} />}>
      {(seat) => <Shield tincture={app.tincture(view(), seat())} size={30} label="" />}
    </Show>
  );
}

function Withdraw(props: { name: string; onYes: () => void; onNo: () => void }): JSX.Element {
  return (
    <ConfirmDialog
      open
      danger
      title={t('End {name}’s regency?', { name: props.name })}
      note={t(
        'From this page on, {name} is no longer your regent. That phone keeps everything else it has, but you cannot appoint it again.',
        { name: props.name },
      )}
      no={t('Keep the regent')}
      yes={t('End the regency')}
      onYes={props.onYes}
      onNo={props.onNo}
    />
  );
}
