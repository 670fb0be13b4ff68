/** The app's addresses: one table, every screen loaded when it is first visited. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/solid-router';

const root = createRootRoute({ component: Outlet });
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/home/screen.tsx')),
});

export const router = createRouter({ routeTree: root.addChildren([home]), scrollRestoration: true });

declare module '@tanstack/solid-router' {
  interface Register {
    router: typeof router;
  }
}
