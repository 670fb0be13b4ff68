/** The app's addresses: one table, every screen loaded when it is first visited, every parameter checked. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/solid-router';
import { type RulesetId, rulesetIds } from '../rules/ids.ts';
import { Failed, Loading, NotInTheBook } from './failures.tsx';
import { ShelfFrame, Shell } from './shell.tsx';

const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotInTheBook,
  errorComponent: Failed,
  pendingComponent: Loading,
});
const shelf = createRoute({ getParentRoute: () => root, id: 'shelf', component: ShelfFrame });

/** Letters, digits and hyphens: what ids are made of. */
const isId = (value: string): boolean => /^[a-z0-9][a-z0-9-]*$/.test(value);
/** A campaign, and every line of its book, goes by its hash. */
const isHash = (value: string): boolean => /^[0-9a-f]{64}$/.test(value);
/** Pieces are called after the order that made them, tiles by their place. */
const isPiece = (value: string): boolean => /^[\w.-]{1,120}$/.test(value);
const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
const ofChart = ({ set, chart }: { set: string; chart: string }): { set: RulesetId; chart: string } => {
  if (!rulesetIds.includes(set as RulesetId) || !isId(chart)) throw notFound();
  return { set: set as RulesetId, chart };
};
/** A check of one parameter. */
const only =
  <K extends string>(name: K, right: (value: string) => boolean) =>
  (params: Record<K, string>): Record<K, string> => {
    if (!right(params[name])) throw notFound();
    return params;
  };
/** A check of one word of the address that may be left out. */
const maybe =
  <K extends string>(name: K, right: (value: string) => boolean = Boolean) =>
  (search: Record<string, unknown>): { readonly [name in K]?: string } => {
    const said = text(search[name]);
    return (said !== undefined && right(said) ? { [name]: said } : {}) as { readonly [name in K]?: string };
  };
/** Whose charts: one of the rule sets. */
const ofSet = (search: Record<string, unknown>): { set?: RulesetId } => {
  const set = rulesetIds.find((id) => id === search.set);
  return set === undefined ? {} : { set };
};
const found = (search: Record<string, unknown>): { find?: string; set?: RulesetId } => {
  return { ...maybe('find')(search), ...ofSet(search) };
};
/** JSON in an address may arrive read already. */
const withArgs = ({ args }: Record<string, unknown>): { args?: unknown } =>
  args === undefined ? {} : { args };

const home = createRoute({
  getParentRoute: () => shelf,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/home/screen.tsx')),
});
const charts = createRoute({
  getParentRoute: () => shelf,
  path: '/charts',
  validateSearch: found,
  component: lazyRouteComponent(() => import('./screens/charts/browse.tsx')),
});
const chart = createRoute({
  getParentRoute: () => shelf,
  path: '/charts/$set/$chart',
  params: { parse: ofChart },
  validateSearch: maybe('column', isId),
  component: lazyRouteComponent(() => import('./screens/charts/screen.tsx')),
});
const ofOdds = (search: Record<string, unknown>): { of?: string; set?: RulesetId } => {
  return { ...maybe('of', isId)(search), ...ofSet(search) };
};
const odds = createRoute({
  getParentRoute: () => shelf,
  path: '/charts/odds',
  validateSearch: ofOdds,
  component: lazyRouteComponent(() => import('./screens/charts/odds.tsx')),
});
const dice = createRoute({
  getParentRoute: () => shelf,
  path: '/dice',
  validateSearch: maybe('dice'),
  component: lazyRouteComponent(() => import('./screens/dice/screen.tsx')),
});
const names = createRoute({
  getParentRoute: () => shelf,
  path: '/names',
  component: lazyRouteComponent(() => import('./screens/names/screen.tsx')),
});
const settings = createRoute({
  getParentRoute: () => shelf,
  path: '/settings',
  component: lazyRouteComponent(() => import('./screens/settings/screen.tsx')),
});
// Founding and joining bring the whole book-keeping with them: only when they are wanted.
const doorway = createRoute({
  getParentRoute: () => root,
  id: 'doorway',
  component: lazyRouteComponent(() => import('./screens/join/doorway.tsx')),
});
const founding = createRoute({
  getParentRoute: () => doorway,
  path: '/found',
  component: lazyRouteComponent(() => import('./screens/found/screen.tsx')),
});
const join = createRoute({
  getParentRoute: () => doorway,
  path: '/join',
  component: lazyRouteComponent(() => import('./screens/join/screen.tsx')),
});

const campaign = createRoute({
  getParentRoute: () => root,
  path: '/c/$campaign',
  params: { parse: only('campaign', isHash) },
  component: lazyRouteComponent(() => import('./screens/campaign/layout.tsx'), 'CampaignLayout'),
});
const within = () => campaign;
const campaignRoutes = [
  createRoute({
    getParentRoute: within,
    path: '/',
    beforeLoad: ({ params }) => {
      throw redirect({ to: `/c/${params.campaign}/today`, replace: true } as never);
    },
  }),
  createRoute({
    getParentRoute: within,
    path: '/today',
    component: lazyRouteComponent(() => import('./screens/campaign/today/screen.tsx'), 'TodayScreen'),
  }),
  createRoute({
    getParentRoute: within,
    path: '/map',
    validateSearch: maybe('tile', isPiece),
    component: lazyRouteComponent(() => import('./screens/campaign/map/screen.tsx')),
  }),
  createRoute({
    getParentRoute: within,
    path: '/charts',
    validateSearch: found,
    component: lazyRouteComponent(() => import('./screens/charts/browse.tsx')),
  }),
  createRoute({
    getParentRoute: within,
    path: '/charts/$set/$chart',
    params: { parse: ofChart },
    validateSearch: maybe('column', isId),
    component: lazyRouteComponent(() => import('./screens/charts/screen.tsx')),
  }),
  createRoute({
    getParentRoute: within,
    path: '/charts/odds',
    validateSearch: ofOdds,
    component: lazyRouteComponent(() => import('./screens/charts/odds.tsx')),
  }),
  createRoute({
    getParentRoute: within,
    path: '/realm',
    component: lazyRouteComponent(() => import('./screens/campaign/pieces.tsx'), 'RealmScreen'),
  }),
  createRoute({
    getParentRoute: within,
    path: '/piece/$piece',
    params: { parse: only('piece', isPiece) },
    validateSearch: maybe('sheet'),
    component: lazyRouteComponent(() => import('./screens/campaign/pieces.tsx'), 'PieceScreen'),
  }),
  createRoute({
    getParentRoute: within,
    path: '/chronicle',
    validateSearch: maybe('line', isHash),
    component: lazyRouteComponent(() => import('./screens/campaign/chronicle/screen.tsx'), 'ChronicleScreen'),
  }),
  createRoute({
    getParentRoute: within,
    path: '/replay',
    component: lazyRouteComponent(() => import('./screens/campaign/replay/screen.tsx')),
  }),
  createRoute({
    getParentRoute: within,
    path: '/letters',
    component: lazyRouteComponent(() => import('./screens/campaign/letters/screen.tsx')),
  }),
  createRoute({
    getParentRoute: within,
    path: '/meet',
    component: lazyRouteComponent(() => import('./screens/campaign/meet/screen.tsx')),
  }),
  createRoute({
    getParentRoute: within,
    path: '/order/$order',
    params: { parse: only('order', isHash) },
    component: lazyRouteComponent(() => import('./screens/campaign/order/screen.tsx'), 'OrderScreen'),
  }),
  createRoute({
    getParentRoute: within,
    path: '/do/$order',
    params: { parse: only('order', isId) },
    validateSearch: withArgs,
    component: lazyRouteComponent(() => import('./screens/campaign/do/screen.tsx')),
  }),
  createRoute({
    getParentRoute: within,
    path: '/page/$page',
    params: { parse: only('page', isId) },
    validateSearch: withArgs,
    component: lazyRouteComponent(() => import('./screens/campaign/do/page.tsx')),
  }),
  createRoute({
    getParentRoute: within,
    path: '/settings',
    validateSearch: maybe('phrase', isId),
    component: lazyRouteComponent(() => import('./screens/campaign/settings/screen.tsx')),
  }),
];

export const router = createRouter({
  routeTree: root.addChildren([
    shelf.addChildren([home, charts, chart, odds, dice, names, settings]),
    doorway.addChildren([founding, join]),
    campaign.addChildren(campaignRoutes),
  ]),
  basepath: import.meta.env.BASE_URL,
  scrollRestoration: true,
  scrollToTopSelectors: ['[data-scroll-restoration-id="page"]'],
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Loading,
  defaultErrorComponent: Failed,
  defaultNotFoundComponent: NotInTheBook,
});

declare module '@tanstack/solid-router' {
  interface Register {
    router: typeof router;
  }
}
