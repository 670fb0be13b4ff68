/** Of the example, at the newcomer's own seat: what the app's players did, and the guide until they close it. */
import { type Component, type JSX, lazy, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { useCampaign } from '../../../campaign/context.tsx';
import { exampleIn } from '../../../campaign/example.ts';
import type { RulesetApp } from '../../../rulesets/contract.ts';

type Part = 'Guide' | 'Did';
/** Once for each rule set: made with every page anew it would load, and begin, anew. */
const made = new Map<Part, WeakMap<RulesetApp, Component>>();

function partOf(app: RulesetApp, part: Part): Component {
  const known = made.get(part) ?? new WeakMap<RulesetApp, Component>();
  made.set(part, known);
  const kept =
    known.get(app) ?? lazy(async () => ({ default: (await app.example?.())?.[part] ?? (() => null) }));
  known.set(app, kept);
  return kept;
}

export function ExampleGuide(): JSX.Element {
  const { session, seat, app } = useCampaign();
  const own = () => exampleIn(session.campaign)?.seat === seat();
  return (
    <Show when={own()}>
      <Suspense>
        <Dynamic component={partOf(app, 'Did')} />
      </Suspense>
      <Show when={!exampleIn(session.campaign)?.closed}>
        <Suspense>
          <Dynamic component={partOf(app, 'Guide')} />
        </Suspense>
      </Show>
    </Show>
  );
}
