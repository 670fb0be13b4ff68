/**
 * The table the end-to-end tests sit at: the real server over the built app, and phones, each an isolated
 * browser context. Every phone is watched: a script error, an error in its console, a breach of the content
 * security policy or a request to anybody but our own server fails the test.
 *
 *   test('two phones meet', async ({ table }) => {
 *     const anna = await table.phone('Anna');
 *     await anna.open('/');
 *   });
 */
import { dirname, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type RunningServer, startServer } from '../../server/server.mjs';
import { buildFixture } from './fixture.ts';
import { Phone, type PhoneOptions } from './phone.ts';

export { expect };

const project = dirname(dirname(import.meta.dirname));

export interface Table {
  /** Where the app is served, without a slash at the end. */
  readonly url: string;
  /** A new phone with an empty memory. Its name is used in failures and pictures. */
  phone(name: string, options?: PhoneOptions): Promise<Phone>;
}

interface Fixtures {
  /** The built app, and phones that open it. */
  table: Table;
  /** The test page test/e2e/fixtures/<name>, bundled and served by the real server, and phones that open it. */
  bench: (name: string) => Promise<Table>;
}

interface WorkerFixtures {
  site: RunningServer;
}

export const test = base.extend<Fixtures & { phones: Phone[] }, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer({ root: join(project, 'dist') });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  phones: async ({}, use, info) => {
    const phones: Phone[] = [];
    await use(phones);
    if (info.status !== info.expectedStatus)
      for (const phone of phones) {
        await phone.shot('when it failed').catch(() => undefined);
        console.log(await phone.shown().catch((problem) => `${phone.name}: ${problem}`));
      }
    const problems = phones.flatMap((phone) => phone.problems());
    await Promise.all(phones.map((phone) => phone.close()));
    expect(problems, 'what went wrong on the phones').toEqual([]);
  },

  table: async ({ browser, site, phones }, use) => {
    await use({
      url: site.url,
      phone: async (name, options) => {
        const phone = await Phone.pickUp(browser, site.url, name, options);
        phones.push(phone);
        return phone;
      },
    });
  },

  bench: async ({ browser, phones }, use) => {
    const servers: RunningServer[] = [];
    await use(async (name) => {
      const server = await startServer({ root: await buildFixture(name) });
      servers.push(server);
      return {
        url: server.url,
        phone: async (who, options) => {
          const phone = await Phone.pickUp(browser, server.url, who, options);
          phones.push(phone);
          return phone;
        },
      };
    });
    await Promise.all(servers.map((server) => server.close()));
  },
});
