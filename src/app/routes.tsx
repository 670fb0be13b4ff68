/** The app's addresses: one table, every screen loaded when it is first visited, every parameter checked. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
} from '@tanstack/solid-router';
import { type RulesetId, rulesetIds } from '../rules/index.ts';
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
const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const home = createRoute({
  getParentRoute: () => shelf,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/home/screen.tsx')),
});
const charts = createRoute({
  getParentRoute: () => shelf,
  path: '/charts',
  validateSearch: (search): { find?: string } => {
    const find = text(search.find);
    return find === undefined ? {} : { find };
  },
  component: lazyRouteComponent(() => import('./screens/charts/browse.tsx')),
});
const chart = createRoute({
  getParentRoute: () => shelf,
  path: '/charts/$set/$chart',
  params: {
    parse: ({ set, chart }) => {
      if (!rulesetIds.includes(set as RulesetId) || !isId(chart)) throw notFound();
      return { set: set as RulesetId, chart };
    },
  },
  validateSearch: (search): { column?: string } => {
    const column = text(search.column);
    return column !== undefined && isId(column) ? { column } : {};
  },
  component: lazyRouteComponent(() => import('./screens/charts/screen.tsx')),
});
const dice = createRoute({
  getParentRoute: () => shelf,
  path: '/dice',
  validateSearch: (search): { dice?: string } => {
    const notation = text(search.dice);
    return notation === undefined ? {} : { dice: notation };
  },
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

export const router = createRouter({
  routeTree: root.addChildren([shelf.addChildren([home, charts, chart, dice, names, settings])]),
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
