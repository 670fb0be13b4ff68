/** A phone without a place in the campaign is asked for one first; one that only looks is not asked again. */
import { createEffect, createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { useCampaign } from '../../campaign/context.tsx';
import { keepCard } from '../../campaign/keep-card.ts';
import { keepLook } from '../../campaign/keep-look.ts';
import { layAsideOld } from '../../campaign/onward.ts';
import { seated } from '../../campaign/seating.ts';
import { Frame } from '../../ui/frame.tsx';
import { greet } from './greeting.ts';

const ChooseSeat = lazy(async () => ({ default: (await import('./choose-seat.tsx')).ChooseSeat }));
const key = (campaign: string): string => `realmbook.looks.${campaign}`;

export function Placed(props: { children: JSX.Element }): JSX.Element {
  const { session, view } = useCampaign();
  const [looks, setLooks] = createSignal(localStorage.getItem(key(session.campaign)) !== null);
  keepCard();
  keepLook();
  greet(view);
  createEffect(() => {
    // A failure leaves the old book as it is, and the next opening tries again.
    if (view().seats.some(({ mine }) => mine)) void layAsideOld(session).catch(() => undefined);
  });
  return (
    <Show
      when={seated(view()) || looks()}
      fallback={
        <Frame>
          <Suspense>
            <ChooseSeat
              onLook={() => {
                localStorage.setItem(key(session.campaign), '1');
                setLooks(true);
              }}
            />
          </Suspense>
        </Frame>
      }
    >
      {props.children}
    </Show>
  );
}
