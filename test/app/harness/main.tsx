/**
 * A page for looking at campaign screens with real data; see vite.config.ts for its address. The campaign is made up anew
 * with every load. What a script needs to find its way is `window.harness`.
 */
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useParams,
} from '@tanstack/solid-router';
import { type JSX, Show } from 'solid-js';
import { Dynamic, render } from 'solid-js/web';
import { simulationOf } from '../../../scripts/simulations.ts';
import { CampaignProvider } from '../../../src/app/campaign/context.tsx';
import { NotInTheBook } from '../../../src/app/failures.tsx';
import { t } from '../../../src/app/i18n/index.ts';
import { followLinks } from '../../../src/app/links.ts';
import { rulesetApps } from '../../../src/app/rulesets/apps.ts';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import RulesetPage from '../../../src/app/screens/campaign/do/page.tsx';
import DoScreen from '../../../src/app/screens/campaign/do/screen.tsx';
import MapScreen from '../../../src/app/screens/campaign/map/screen.tsx';
import MeetScreen from '../../../src/app/screens/campaign/meet/screen.tsx';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import ReplayScreen from '../../../src/app/screens/campaign/replay/screen.tsx';
import CampaignSettings from '../../../src/app/screens/campaign/settings/screen.tsx';
import { Strip } from '../../../src/app/screens/campaign/strip.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { waysOf } from '../../../src/app/screens/campaign/ways.ts';
import OddsScreen from '../../../src/app/screens/charts/odds.tsx';
import ChartsScreen from '../../../src/app/screens/charts/screen.tsx';
import { dressPage } from '../../../src/app/theme/theme.ts';
import { Frame, Nav } from '../../../src/app/ui/frame.tsx';
import { Toasts, toast } from '../../../src/app/ui/toasts.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { type RulesetId, rulesetIds } from '../../../src/rules/index.ts';
import { anyCampaign } from './any.ts';
import { Founding } from './founding.tsx';
import { playWalk, toTheWinter } from './played.ts';
import { playedBy, recorded, recordedWalk } from './recorded.ts';
import { campaignAt, type Plan, type StageName } from './stages.ts';
import '../../../src/app/theme/tokens.css';
import '../../../src/app/theme/fonts.css';
import '../../../src/app/theme/base.css';

const given = new URLSearchParams(location.search);
if (given.has('stage') || given.has('set')) sessionStorage.setItem('harness', location.search);
const wanted = new URLSearchParams(sessionStorage.getItem('harness') ?? '?stage=scouting');
const options = wanted.get('options');
const mine = wanted.get('mine');
const moment = wanted.get('moment') as Plan['moment'] | null;
const plan: Plan = {
  stage: (wanted.get('stage') ?? 'scouting') as StageName,
  books: wanted.get('books') === 'open' ? 'open' : 'sealed',
  month: Number(wanted.get('month') ?? 3),
  seed: Number(wanted.get('seed') ?? 11),
  rich: wanted.has('rich'),
  ahead: wanted.has('ahead'),
  ...(moment ? { moment } : {}),
  ...(wanted.has('spell') ? { spell: wanted.get('spell') ?? '' } : {}),
  ...(mine ? { mine: mine.split(',') } : {}),
  ...(options ? { options: JSON.parse(options) as { readonly [name: string]: Json } } : {}),
};
const set = (rulesetIds.find((id) => id === wanted.get('set')) ?? 'mighty-empires') as RulesetId;
const upto = wanted.get('upto');
// One that was never recorded is played by today's bots.
const { session, deps, next } =
  set === 'mighty-empires'
    ? {
        ...(await campaignAt(plan, (walk) => recordedWalk(walk).catch(() => playWalk(walk, toTheWinter)))),
        next: undefined,
      }
    : await anyCampaign(
        {
          set,
          seed: plan.seed ?? 11,
          players: ['Anna', 'Tom', 'Ines'],
          before: wanted.get('before') ?? undefined,
          nth: Number(wanted.get('nth') ?? 1),
          ...(upto ? { upto: Number(upto) } : {}),
        },
        async (id, length) =>
          recorded(id, length).catch(async () => playedBy(await simulationOf(set))(id, length)),
      );
const seat = wanted.get('seat') ?? next?.seat;
if (seat) localStorage.setItem(`realmbook.seat.${session.campaign}`, seat);
const app = await rulesetApps[set]();
Object.assign(window, { harness: { session, deps } satisfies { session: Session; deps: object } });

const base = `/c/${session.campaign}`;
function Shell(): JSX.Element {
  dressPage();
  const at = useLocation();
  const items = waysOf(app, base);
  return (
    <CampaignProvider
      session={session}
      app={app}
      onTrouble={(what, help) => toast({ words: `${what} ${help}`, icon: 'warn' })}
    >
      <Frame
        strip={<Strip at={at().pathname} />}
        nav={<Nav label={t('This campaign')} at={at().pathname} items={items} />}
      >
        <Outlet />
      </Frame>
      <Toasts />
    </CampaignProvider>
  );
}
function Piece(): JSX.Element {
  const params = useParams({ strict: false });
  return (
    <Show when={(params() as { piece?: string }).piece} keyed>
      {(id) => <Dynamic component={app.Piece} id={id} />}
    </Show>
  );
}
const root = createRootRoute({ component: Shell, notFoundComponent: NotInTheBook });
const way = (path: string, component: () => JSX.Element) =>
  createRoute({ getParentRoute: () => root, path: `/c/$campaign/${path}`, component });
const router = createRouter({
  routeTree: root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: TodayScreen }),
    way('today', TodayScreen),
    way('map', MapScreen),
    way('charts', ChartsScreen),
    way('charts/odds', OddsScreen),
    way('chronicle', ChronicleScreen),
    way('replay', ReplayScreen),
    way('meet', MeetScreen),
    way('settings', CampaignSettings),
    way('realm', () => <Dynamic component={app.Realm} />),
    way('founding', Founding),
    way('order/$order', OrderScreen),
    way('piece/$piece', Piece),
    way('do/$order', DoScreen),
    way('page/$page', RulesetPage),
  ]),
});
followLinks(router);
/** With `form`, the form of the order that the campaign stopped before, filled in as the bots did; `form=empty` leaves it to be filled in. */
const form = given.get('form');
const filled = form === 'empty' ? '' : `?args=${encodeURIComponent(JSON.stringify(next?.args))}`;
const to = form !== null && next ? `do/${next.id}${filled}` : given.get('to');
if (to) history.replaceState(null, '', `${base}/${to}`);
const page = document.getElementById('app');
// The harness's router has addresses of its own beside the app's.
if (page) render(() => <RouterProvider router={router} />, page);
