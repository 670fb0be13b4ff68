/** The app at an address, as a browser would open it. */

import { render } from '@solidjs/testing-library';
import './browser.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/solid-router';
import { router } from '../../../src/app/routes.tsx';

export async function openAt(address: string): Promise<void> {
  router.update({ history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  render(() => <RouterProvider router={router} />);
}
