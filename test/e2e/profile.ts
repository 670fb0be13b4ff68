/** One phone: a profile on the disk, and a browser that is opened on it, killed, and opened again. */
import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs';
import { mendLogs } from './torn-log.ts';

export async function phoneWithProfile(url: string) {
  const profile = await mkdtemp(join(tmpdir(), 'realmbook-profile-'));
  const acknowledged = new Set<string>();
  let told = 0;
  let torn = 0;
  let context: BrowserContext | undefined;
  let heard: () => void = () => undefined;
  const open = async (): Promise<Page> => {
    context = await chromium.launchPersistentContext(profile, {
      executablePath: findBrowser() ?? '',
      args: BROWSER_FLAGS,
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.exposeFunction('acknowledged', (hashes: readonly string[]) => {
      for (const hash of hashes) acknowledged.add(hash);
      told++;
      heard();
    });
    await page.goto(url);
    return page;
  };
  return {
    profile,
    acknowledged,
    /** How often a kill left half a record, which was taken off. */
    torn: () => torn,
    open,
    close: async () => context?.close(),
    /** Resolves once so many more things have been acknowledged. */
    async after(more: number): Promise<void> {
      const until = told + more;
      while (told < until)
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
    },
    async kill(): Promise<void> {
      const pid = Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1));
      const gone = new Promise((resolve) => context?.once('close', resolve));
      process.kill(pid, 'SIGKILL');
      await gone;
      torn += await mendLogs(profile);
    },
    remove: () => rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
}
