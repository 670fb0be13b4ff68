/** Screens inside an open campaign, as the app would show them to one phone. */
import { render } from '@solidjs/testing-library';
import '../screens/browser.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/solid-router';
import type { JSX } from 'solid-js';
import { CampaignProvider } from '../../../src/app/campaign/context.tsx';
import { meetings } from '../../../src/app/campaign/meeting.ts';
import { withdrawUndo } from '../../../src/app/campaign/offer.ts';
import type { RulesetApp } from '../../../src/app/rulesets/contract.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { found, prepareToJoin, takeSeat } from '../../../src/campaign/enter.ts';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { meet, phone } from '../../campaign/table.ts';

/** The pages of an open campaign under their addresses. `around` stands on every one of them. */
export async function openInside(
  session: Session,
  app: RulesetApp,
  address: string,
  pages: { readonly [path: string]: () => JSX.Element },
  around: () => JSX.Element = Outlet,
) {
  // Files share what they load: what a test before offered is not this one's to take.
  withdrawUndo();
  const root = createRootRoute({
    component: () => (
      <CampaignProvider
        session={session}
        app={app}
        links={() => meetings(session).now()}
        onTrouble={(what) => {
          throw new Error(what);
        }}
      >
        {around()}
      </CampaignProvider>
    ),
  });
  const ways = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path: `/c/$campaign/${path}`, component }),
  );
  const router = createRouter({
    routeTree: root.addChildren(ways),
    history: createMemoryHistory({ initialEntries: [`/c/${session.campaign}/${address}`] }),
  });
  await router.load();
  render(() => <RouterProvider router={router} />);
  return router;
}

const blank = () => null;
/** One component alone, with the addresses around it that it may lead to. */
export const showInside = (
  session: Session,
  address: string,
  component: () => JSX.Element,
  app: RulesetApp = mightyEmpiresApp,
) => {
  const ways = ['today', 'settings', 'do/$order', 'page/$page', 'order/$order'];
  const pages = Object.fromEntries(ways.map((way) => [way, blank]));
  return openInside(session, app, address, pages, component);
};

export const founding = {
  ruleset: mightyEmpires.id,
  rules: mightyEmpires.version,
  title: 'The Vale of Aurn',
  options: {},
  books: 'sealed' as const,
  seats: [
    { id: 's1', name: 'Anna' },
    { id: 's2', name: 'Tom' },
    { id: 's3', name: 'Ines' },
  ],
};

/** A campaign founded on one phone, which sits in the first seat, and arrived on others that have no seat yet. */
export async function arrived(
  guests = 1,
): Promise<{ readonly host: Session; readonly guests: readonly Session[] }> {
  const first = phone('host', mightyEmpires);
  const campaign = await found(first, founding, 's1');
  const host = await openSession(first, campaign);
  const { invite = '' } = host.keys();
  const others: Session[] = [];
  for (let n = 0; n < guests; n++) {
    const deps = phone(`guest ${n}`, mightyEmpires);
    await prepareToJoin(deps, { campaign, invite, title: founding.title, ruleset: mightyEmpires.id });
    others.push(await openSession(deps, campaign));
  }
  for (const other of others) await meet(host, other);
  return { host, guests: others };
}

/** The same, with Tom and with Ines seated on phones of their own. */
export async function seated(
  names: readonly ('tom' | 'ines')[] = ['tom', 'ines'],
): Promise<{ readonly host: Session; readonly tom: Session; readonly ines: Session }> {
  const { host, guests } = await arrived(names.length);
  for (const [i, guest] of guests.entries()) {
    await takeSeat(guest, `s${i + 2}`);
    await meet(host, ...guests);
  }
  return { host, tom: guests[0] as Session, ines: guests[1] as Session };
}
