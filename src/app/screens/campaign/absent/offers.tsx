/** For each player everybody waits for and who is not linked: the way to stand in for them. Quiet, for it is seldom wanted. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { mayStandIn, nodsAsked, othersStandingIn } from '../../../../campaign/absence.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { awaitedIn } from '../../../campaign/awaited.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { hasLeft, leftWords } from '../../../campaign/left.ts';
import { meetings } from '../../../campaign/meeting.ts';
import { createNow } from '../../../campaign/now.ts';
import { linkedSeats, opensAt } from '../../../campaign/wait.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import StandInSheet from './stand-in-sheet.tsx';
import { StandsIn } from './stands-in.tsx';

export function Offers(): JSX.Element {
  const campaign = useCampaign();
  const { session, view, player } = campaign;
  const [asking, setAsking] = createSignal<Seat>();
  const taken = (seat: Seat): boolean =>
    othersStandingIn(view(), seat).length > 0 && !view().seats.some(({ id, ours }) => ours && id === seat);
  const away = () => {
    const linked = linkedSeats(view(), meetings(session).now());
    // Another wants to stand in there, and the nod is what is wanted.
    const asked = new Set(nodsAsked(view()).map(({ seat }) => seat));
    return awaitedIn(view())
      .map(({ seat }) => seat)
      .filter((seat) => !linked.has(seat) && !asked.has(seat) && (mayStandIn(view(), seat) || taken(seat)));
  };
  const now = createNow();
  const [wanted, setWanted] = createSignal(false);
  /** Too soon to be offered: the wait for them is not over, and nobody has looked for it. */
  const early = (seat: Seat): boolean =>
    !wanted() && !hasLeft(view(), seat) && !taken(seat) && opensAt(view(), seat, now()) > now();
  return (
    <>
      <For each={away().filter((seat) => !early(seat))}>
        {(seat) => (
          <Show
            when={othersStandingIn(view(), seat).length > 0}
            fallback={
              <>
                <Show when={hasLeft(view(), seat)}>
                  <p data-quiet>
                    {leftWords(campaign, [seat]).join(' ')}{' '}
                    {t('One of you has to stand in until the page turns.')}
                  </p>
                </Show>
                <Button kind={hasLeft(view(), seat) ? 'outlined' : 'quiet'} onTap={() => setAsking(seat)}>
                  {t('Stand in for {name}…', { name: player(seat) })}
                </Button>
              </>
            }
          >
            <StandsIn seat={seat} />
          </Show>
        )}
      </For>
      <Show when={away().some(early)}>
        <Button kind="quiet" onTap={() => setWanted(true)}>
          {t('If a player is away…')}
        </Button>
      </Show>
      <Show when={asking()}>
        {(seat) => <StandInSheet seat={seat()} onClose={() => setAsking(undefined)} />}
      </Show>
    </>
  );
}
