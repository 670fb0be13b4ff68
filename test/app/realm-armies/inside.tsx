/** A screen or form inside a campaign, as the app would show it: provider, addresses, one phone. */
import '../host/phone.ts';
import { render } from '@solidjs/testing-library';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/solid-router';
import type { JSX } from 'solid-js';
import { CampaignProvider } from '../../../src/app/campaign/context.tsx';
import { realmArmiesApp } from '../../../src/app/rulesets/realm-armies/index.ts';
import type { Session } from '../../../src/campaign/session.ts';

/** Shows what `what` makes, for a seat this phone holds; gives what went wrong, in the user's words. */
export async function inside(
  session: Session,
  seat: string,
  what: () => JSX.Element,
): Promise<{ readonly troubles: string[] }> {
  localStorage.setItem(`realmbook.seat.${session.campaign}`, seat);
  const troubles: string[] = [];
  const root = createRootRoute({
    component: () => (
      <CampaignProvider session={session} app={realmArmiesApp} onTrouble={(said) => troubles.push(said)}>
        {what()}
      </CampaignProvider>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })]),
    history: createMemoryHistory({ initialEntries: [`/c/${session.campaign}`] }),
  });
  await router.load();
  // Its addresses are of its own making, beside the app's.
  render(() => <RouterProvider router={router as never} />);
  return { troubles };
}
