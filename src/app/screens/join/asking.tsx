/** A newcomer who has chosen their seat: the players this phone asks for it, or the way on where no phone is linked. */
import { type JSX, Show } from 'solid-js';
import { withdrawClaim } from '../../../campaign/enter.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { linked, meetings } from '../../campaign/meeting.ts';
import { saveExchange } from '../../campaign/save-exchange.ts';
import { claimed } from '../../campaign/seating.ts';
import { listed, t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { phoneOf } from '../campaign/settings/regents.ts';
import s from './join.module.css';

export function Asking(): JSX.Element {
  const { session, view, act, busy, player } = useCampaign();
  const links = () => meetings(session).now();
  /** The players whose phones may let this one in. */
  const hosts = () =>
    links().partners.flatMap(({ device, state }) => {
      const known = state === 'lost' || device === undefined ? undefined : phoneOf(view(), device);
      return known?.seat === undefined ? [] : [known.name];
    });
  const refused = () => (view().wanted?.refused ? view().wanted?.seat : undefined);
  return (
    <>
      <Show when={claimed(view())}>
        <div class={s.refused} role="status">
          <Show
            when={linked(links()) > 0}
            fallback={
              <>
                <strong>{t('A phone at the table has to let you in')}</strong>
                {t(
                  'No phone is linked. Meet a player with both phones open; or send them a file from here, and open the file they send back.',
                )}
              </>
            }
          >
            <strong>
              {hosts().length > 0
                ? t('Asking {name}’s phone for the seat', { name: listed(hosts(), 'disjunction') })
                : t('Asking for the seat')}
            </strong>
            {t('You get the seat as soon as a player’s phone answers.')}
          </Show>
          <div class={s.answers}>
            <Button small disabled={busy()} onTap={() => void act(() => withdrawClaim(session))}>
              {t('Withdraw my request')}
            </Button>
            <Show when={linked(links()) === 0}>
              <Button
                small
                icon="share"
                grow
                disabled={busy()}
                onTap={() => void act(() => saveExchange(session))}
              >
                {t('Save a file to send')}
              </Button>
            </Show>
          </div>
        </div>
      </Show>
      <Show when={refused()}>
        {(seat) => (
          <p class={s.refused} role="alert">
            <strong>{t('{name} did not give away their seat', { name: player(seat()) })}</strong>
            {view().wanted?.asks
              ? t(
                  'A phone that holds the seat refused. If you are {name}, talk to its player and ask again; or type your twelve words.',
                  { name: player(seat()) },
                )
              : t('Choose another seat, or watch.')}
          </p>
        )}
      </Show>
    </>
  );
}
