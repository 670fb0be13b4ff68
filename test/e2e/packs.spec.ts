/** Each part of the app comes to a phone as one file; where that fails, file by file. Either way every file is kept as the server has it. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import express from 'express';
import { loadFiles } from '../../server/files.mjs';
import { serveFiles } from '../../server/static.mjs';
import { expect, test } from './harness.ts';
import { Phone } from './phone.ts';

interface Kept {
  readonly path: string;
  readonly body: string;
  readonly type: string | null;
  readonly policy: string | null;
}

/**
 * A phone that has installed the app from a folder; what it asked for, and what it keeps.
 * @param then done before the host closes, with what is asked for from there on
 */
async function installed(
  browser: Browser,
  phones: Phone[],
  root: string,
  then: (phone: Phone, asked: string[]) => Promise<void> = async () => undefined,
) {
  const asked: string[] = [];
  const serve = serveFiles(await loadFiles(root));
  const server = createServer(
    express().use((request, answer, next) => {
      asked.push(request.path);
      void serve(request, answer, next);
    }),
  );
  await new Promise<void>((done) => void server.listen(0, 'localhost', done));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const anna = await Phone.pickUp(browser, url, 'Anna', { installs: true });
  phones.push(anna);
  await anna.open('/');
  await anna.installed();
  const before = asked.length;
  await then(anna, asked);
  const kept = await anna.page.evaluate(async (): Promise<Kept[]> => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const found = await Promise.all(
      opened.map(async (cache) =>
        Promise.all(
          (await cache.keys()).map(async (request) => {
            const answer = await cache.match(request);
            const body = [...new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer())];
            return {
              path: new URL(request.url).pathname,
              body: btoa(body.map((byte) => String.fromCharCode(byte)).join('')),
              type: answer?.headers.get('Content-Type') ?? null,
              policy: answer?.headers.get('Content-Security-Policy') ?? null,
            };
          }),
        ),
      ),
    );
    return found.flat();
  });
  server.close();
  server.closeAllConnections();
  return { asked: asked.slice(0, before), kept };
}

const newRoot = async (): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'realmbook-packs-'));
  await cp(join(dirname(dirname(import.meta.dirname)), 'dist'), root, { recursive: true });
  return root;
};
const packsIn = async (root: string): Promise<string[]> =>
  (await readdir(join(root, 'assets'))).filter((name) => name.includes('-pack-'));
async function expectAsServed(root: string, kept: readonly Kept[]): Promise<void> {
  const files = await loadFiles(root);
  const policy = kept.find(({ path }) => path === '/index.html')?.policy;
  expect(policy).toContain("default-src 'self'");
  for (const { path, body, type, policy: own } of kept) {
    const file = files.get(path);
    expect(body === file?.body.toString('base64'), `${path} is kept as it is`).toBe(true);
    expect({ path, type, own }).toEqual({ path, type: file?.type, own: policy });
  }
}

test('a rule set is asked for at once, and each of its files is kept as if it had come alone', async ({
  browser,
  phones,
}) => {
  const root = await newRoot();
  const { asked, kept } = await installed(browser, phones, root);
  const packs = await packsIn(root);
  expect(packs).toHaveLength(6);
  expect(asked).toEqual(expect.arrayContaining(packs.map((name) => `/assets/${name}`)));
  const alone = asked.filter((path) => /\/assets\/(rules|screens)-(?!.*-pack-)/.test(path));
  expect(alone, 'files of rule sets by themselves').toEqual([]);
  expect(asked.filter((path) => path.includes('/way-in-')).length, 'a worker script comes alone').toBe(1);
  // A tab shows one icon by itself.
  const icons = asked.filter((path) => path.startsWith('/icons/') && path !== '/icons/icon.svg');
  expect(icons, 'icons by themselves').toEqual([]);
  expect(
    kept.filter(({ path }) => path.includes('-pack-')),
    'a pack is not kept',
  ).toEqual([]);
  await expectAsServed(root, kept);
});

test('a host that lost one pack, cut one off, changed one or answers with a page: the files come by themselves', async ({
  browser,
  phones,
}) => {
  const root = await newRoot();
  const before = await packsIn(root);
  const of = (part: string): string =>
    join(root, 'assets', before.find((name) => name.includes(part)) ?? 'there is none');
  await rm(of('house'));
  const cut = await readFile(of('more'));
  await writeFile(of('more'), cut.subarray(0, cut.length / 2));
  await writeFile(of('mighty-empires'), await readFile(join(root, 'index.html')));
  const changed = await readFile(of('chronopia'));
  await writeFile(of('chronopia'), changed.fill(' ', changed.length - 9));
  const { asked, kept } = await installed(browser, phones, root);
  const alone = (name: RegExp): number =>
    asked.filter((path) => name.test(path) && !path.includes('-pack-')).length;
  expect(alone(/\/(rules|screens)-mighty-empires-/), 'a page in place of the pack').toBe(3);
  expect(alone(/\/(rules|screens)-chronopia-/), 'the one file that was changed').toBe(1);
  expect(alone(/\/charts-chronopia-/), 'the house without its pack').toBe(1);
  await expectAsServed(root, kept);
});

test('of a part that is here for the most part what is missing comes by itself; one that is gone comes as its pack', async ({
  browser,
  phones,
}) => {
  await installed(browser, phones, await newRoot(), async (anna, asked) => {
    const ofChronopia = async (which: RegExp): Promise<readonly string[]> => {
      asked.splice(0);
      await anna.page.evaluate(async (source) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const one of await cache.keys()) if (new RegExp(source).test(one.url)) await cache.delete(one);
        }
        // A phone that finds its network again asks for what it lacks.
        dispatchEvent(new Event('online'));
      }, which.source);
      await anna.installed();
      return asked.filter((path) => /\/(rules|screens)-chronopia-/.test(path));
    };
    const style = await ofChronopia(/screens-chronopia-\w+\.css/);
    expect(style.map((path) => path.slice(-4))).toEqual(['.css']);
    const all = await ofChronopia(/(rules|screens)-chronopia-/);
    expect(all.map((path) => path.slice(-4))).toEqual(['.txt']);
  });
});
