/** The app at an address, as a browser would open it. */

import { render } from '@solidjs/testing-library';
import './browser.ts';
import { createMemoryHistory, RouterProvider } from '@tanstack/solid-router';
import { afterEach } from 'vitest';
import { letAllGo } from '../../../src/app/campaign/open.ts';
import { router } from '../../../src/app/routes.tsx';

// What a campaign still has to tell is told while there is a page.
afterEach(letAllGo);

export async function openAt(address: string): Promise<void> {
  router.update({ history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  render(() => <RouterProvider router={router} />);
}
