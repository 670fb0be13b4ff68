/** A screen or form inside a campaign of any book, as the app would show it: provider, addresses, one phone. */
import { configure, render } from '@solidjs/testing-library';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/solid-router';
import type { JSX } from 'solid-js';
import { CampaignProvider } from '../../../src/app/campaign/context.tsx';
import type { RulesetApp } from '../../../src/app/rulesets/contract.ts';
import { painted } from '../../../src/app/turns.ts';
import type { Session } from '../../../src/campaign/session.ts';
import '../screens/browser.ts';

// Sheets are fetched when first opened, on two cores shared with everything else.
configure({ asyncUtilTimeout: 10_000 });

export interface Inside {
  /** What went wrong, in the user's words. */
  readonly troubles: string[];
  readonly address: () => string;
}

/** Shows what `what` makes, for a seat this phone holds. */
export const insideOf =
  (app: RulesetApp) =>
  async (session: Session, seat: string, what: () => JSX.Element): Promise<Inside> => {
    localStorage.setItem(`realmbook.seat.${session.campaign}`, seat);
    const troubles: string[] = [];
    const root = createRootRoute({
      component: () => (
        <CampaignProvider session={session} app={app} onTrouble={(said) => troubles.push(said)}>
          {what()}
        </CampaignProvider>
      ),
    });
    const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
    const router = createRouter({
      routeTree: root.addChildren([anywhere]),
      history: createMemoryHistory({ initialEntries: [`/c/${session.campaign}`] }),
    });
    await router.load();
    // Its addresses are of its own making, beside the app's.
    render(() => <RouterProvider router={router} />);
    // What lies beneath Today's first screenful comes with the next frame: what is not found there is not there.
    await painted();
    return { troubles, address: () => router.state.location.pathname };
  };
