/** The guide of the example, at the newcomer's own seat and until they close it. */
import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { exampleIn } from '../../../campaign/example.ts';

export function ExampleGuide(): JSX.Element {
  const { session, seat, app } = useCampaign();
  const Guide = lazy(async () => ({ default: (await app.example?.())?.Guide ?? (() => null) }));
  const shown = () => {
    const made = exampleIn(session.campaign);
    return made !== undefined && !made.closed && made.seat === seat();
  };
  return (
    <Suspense>
      <Show when={shown()}>
        <Guide />
      </Show>
    </Suspense>
  );
}
