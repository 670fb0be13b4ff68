/**
 * Beside the files of the build, each part of the app as one file, which `src/app/pwa/packs.ts` reads: the service worker fetches that
 * in place of dozens. A pack is text by its name, for hosts compress what is text; it is not kept on a phone, and so not listed there.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { InlineConfig, Manifest } from 'vite';
import { typeOf } from '../server/files.mjs';
import type { Listed } from '../src/app/pwa/packs.ts';
import { HOUSE, MORE, type Packs, type Part, partOf } from '../src/app/pwa/parts.ts';
import { REGISTRAR } from './rooms.ts';

/** Whether a file of the build is a pack. @param path within the build */
export const isPack = (path: string): boolean => /^assets[\\/][\w-]+-pack-\w+\.txt$/.test(path);

/** Style sheets name all fonts; the shelf is written in five of them, and asks for these only where its words need them. */
const LATER = /-(sc-latin-500-normal|latin-400-italic|garamond-latin-500-(normal|italic))-/;

/** The files that the first screen asks for by itself, at once or as soon as it stands there: the browser holds them before a pack could come. */
function askedFor(manifest: Manifest, screen: string): ReadonlySet<string> {
  const chunks = Object.entries(manifest);
  const [home] = chunks.filter(([, { name }]) => name === screen);
  if (!home) throw new Error(`There is no chunk called ${screen}.`);
  const found = new Set<string>();
  const go = (key: string): void => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) go(next);
  };
  const registrar = chunks.flatMap(([key, { name }]) => (name === REGISTRAR ? key : []));
  for (const key of ['index.html', home[0], ...(home[1].dynamicImports ?? []), ...registrar]) go(key);
  return new Set(
    [...found].flatMap((key) => {
      const { file = [], css = [], assets = [] } = manifest[key] ?? {};
      return [file, css, assets.filter((asset) => !LATER.test(asset))].flat();
    }),
  );
}

/** Worker scripts stay files of their own: the policy in a server's answer for one is the policy of its worker. */
const workers = (manifest: Manifest): readonly string[] =>
  Object.entries(manifest).flatMap(([key, { isEntry, file }]) =>
    isEntry && !key.endsWith('.html') ? file : [],
  );

/** Files that a phone asks for by names that never change: small, and each by itself would wait for a way there and back. */
const lasting = (dist: string): readonly string[] => [
  ...readdirSync(join(dist, 'icons')).map((name) => `icons/${name}`),
  'manifest.webmanifest',
];

/** @returns the bytes of a pack */
function packed(dist: string, paths: readonly string[]): Buffer {
  const bodies = paths.map((path) => readFileSync(join(dist, path)));
  const list = paths.map((path, at): Listed => {
    const body = bodies[at] ?? Buffer.alloc(0);
    const sum = createHash('sha256').update(body).digest('hex').slice(0, 16);
    return [path, body.length, typeOf(path), sum];
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...bodies]);
}

/**
 * Writes a pack for each part of a build.
 * @param screen the chunk of the screen on which the app opens
 */
export function writePacks(dist: string, screen: string): Packs {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const alone = workers(manifest);
  const early = askedFor(manifest, screen);
  const parts = new Map<Part | typeof HOUSE, string[]>();
  for (const name of readdirSync(join(dist, 'assets')).sort()) {
    const path = `assets/${name}`;
    const part = partOf(path) ?? HOUSE;
    if (isPack(path) || alone.includes(path) || (part === HOUSE && early.has(path))) continue;
    parts.set(part, [...(parts.get(part) ?? []), path]);
  }
  parts.set(HOUSE, [...(parts.get(HOUSE) ?? []), ...lasting(dist)]);
  return Object.fromEntries(
    [...parts].map(([part, paths]) => {
      const pack = packed(dist, paths);
      const hash = createHash('sha256').update(pack).digest('hex').slice(0, 7);
      const named = part === HOUSE || part === MORE ? part : `rules-${part}`;
      const path = `assets/${named}-pack-${hash}.txt`;
      writeFileSync(join(dist, path), pack);
      return [
        part,
        {
          at: path,
          holds: Object.fromEntries(paths.map((one) => [basename(one), statSync(join(dist, one)).size])),
        },
      ];
    }),
  );
}

/** For `integration` of vite-plugin-pwa: the build of the service worker comes last, and learns here where the packs lie. */
export function withPacks(screen: string): (worker: InlineConfig) => void {
  return (worker) => {
    const dist = resolve(worker.root ?? '.', worker.build?.outDir ?? 'dist');
    worker.define = { ...worker.define, __PACKS__: JSON.stringify(writePacks(dist, screen)) };
  };
}
