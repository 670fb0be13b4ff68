/** A page that another turned without something this phone knows: its player says whether to go on from it. */
import { type JSX, Show } from 'solid-js';
import { goOn, mayTurnAgain, turnAgain } from '../../../../campaign/turn-again.ts';
import type { Doubt } from '../../../../campaign/turned.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { notFinal } from '../../../campaign/page-state.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { DisputeRow, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { crossedWords } from './crossed.tsx';

export function Turned(): JSX.Element {
  const { session, view, player, act, busy } = useCampaign();
  const title = ({ by }: Doubt): string => t('{name} turned the page', { name: player(by) });
  return (
    <Show when={view().doubt}>
      {(doubt) => (
        <Rows label={title(doubt())}>
          <DisputeRow
            lead={<Seal icon="hourglass" tone="warn" />}
            title={title(doubt())}
            note={<Reasons doubt={doubt()} />}
            end={
              <Actions>
                <Show when={mayTurnAgain(session, doubt())}>
                  <Button small disabled={busy()} onTap={() => void act(() => turnAgain(session, doubt()))}>
                    {t('Turn the page again')}
                  </Button>
                </Show>
                <Button small disabled={busy()} onTap={() => void act(() => goOn(session, doubt()))}>
                  {t('Go on from this page')}
                </Button>
              </Actions>
            }
          />
        </Rows>
      )}
    </Show>
  );
}

function Reasons(props: { doubt: Doubt }): JSX.Element {
  const campaign = useCampaign();
  const { view, player, say } = campaign;
  const mine = (seat: string): boolean => view().seats.some(({ id, mine }) => id === seat && mine);
  const orders = (): readonly string[] =>
    props.doubt.late.map(({ entry: { seat, body } }) => {
      const order = say(view().ruleset.orders[body.id]?.title ?? { say: body.id });
      return mine(seat)
        ? t('Your order “{order}” is not on it.', { order })
        : t('{name}’s order “{order}” is not on it.', { name: player(seat), order });
    });
  const lost = (): readonly string[] =>
    props.doubt.lost.map((seat) => t('{name}’s rolls or answers are not on it.', { name: player(seat) }));
  const passed = (): readonly string[] => {
    const { passedOver } = props.doubt;
    const others = passedOver.filter((seat) => !mine(seat));
    const names = { names: listed(others.map(player)) };
    return [
      ...(others.length < passedOver.length ? [t('The page was waiting for you.')] : []),
      ...(others.length > 0 ? [t('The page was waiting for {names}.', names)] : []),
    ];
  };
  const put = (): readonly string[] =>
    props.doubt.putOut.map((seat) =>
      t('Two players had removed {name}’s phone before that: the page leaves this out.', {
        name: player(seat),
      }),
    );
  const crossed = (): readonly string[] => props.doubt.crossed.map((pair) => crossedWords(campaign, pair));
  const table = (): readonly string[] =>
    props.doubt.differs ? [t('At its end the game differs from the game on this phone.')] : [];
  return (
    <>
      {[...orders(), ...lost(), ...passed(), ...put(), ...crossed(), ...table()].join(' ')}{' '}
      {t('Do you go on from it, or turn the page again with everything this phone knows?')}
    </>
  );
}

/** Under everything else: what the page before still waits for. */
export function TurnedQuietly(): JSX.Element {
  const { view, player } = useCampaign();
  return (
    <Show when={!view().doubt && notFinal(view().book, view().page - 1, player)}>
      {(why) => <p data-quiet>{why()}</p>}
    </Show>
  );
}
