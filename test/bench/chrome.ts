/** What benchmarks in a browser share: a quiet Chromium, and small pages built as the app is for players. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';
import express from 'express';
import { build } from 'vite';
import solid from 'vite-plugin-solid';
import { BROWSER_FLAGS, ensureBrowser } from '../../scripts/browser.mjs';
import { loadFiles } from '../../server/files.mjs';
import { serveFiles } from '../../server/static.mjs';

export const chrome = async (): Promise<LaunchOptions> => ({
  executablePath: await ensureBrowser(),
  args: BROWSER_FLAGS,
});

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** With a profile: a context without one keeps its databases in memory, where nothing is durable. */
export async function onDisk<T>(use: (context: BrowserContext) => Promise<T>): Promise<T> {
  await mkdir('.cache', { recursive: true });
  const profile = await mkdtemp(join(resolve('.cache'), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, { ...(await chrome()), ...phone });
  try {
    return await use(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Builds test/bench/pages/<name>. @returns the folder to serve */
export async function builtPage(name: string): Promise<string> {
  const outDir = resolve('.cache/bench-pages', name);
  await build({
    configFile: false,
    root: resolve('test/bench/pages', name),
    logLevel: 'error',
    plugins: [solid()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  return outDir;
}

export interface Served {
  readonly port: number;
  readonly url: string;
  close(): void;
}
/** A folder as the app's own server gives it out, without the rendezvous, whose timers would keep the process from ending. */
export async function served(root: string): Promise<Served> {
  const server = createServer(express().use(serveFiles(await loadFiles(root))));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { port: address.port, url: `http://localhost:${address.port}`, close };
}

/** Our own server, in a process of its own, as its timers would keep this one from ending. */
async function started(...options: readonly string[]): Promise<Pick<Served, 'url' | 'close'>> {
  const start = ['server/start.mjs', ...options, '--port', '0', '--host', 'localhost'];
  const server = spawn(process.execPath, start, { stdio: ['ignore', 'pipe', 'inherit'] });
  const close = (): void => void server.kill();
  for await (const line of createInterface({ input: server.stdout })) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url !== undefined) return { url, close };
  }
  throw new Error('the server did not start');
}
export const rendezvous = () => started('--signal-only');
/** The built app with its rendezvous; it is built first if need be. */
export const ownServer = () => started();
