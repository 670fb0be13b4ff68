/** What the Dockerfile promises, as far as it can be held without building it. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { isStale } from '../../server/build.mjs';
import { readOptions } from '../../server/options.mjs';

const words = readFileSync('Dockerfile', 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.trim().split(/\s+/));
/** The paths that a stage copies, without where they go. */
const copied = (from: 'the project' | 'the build'): readonly string[] =>
  words
    .filter(([step, flag = '']) => step === 'COPY' && (from === 'the build') === flag.startsWith('--from='))
    .flatMap((copy) => copy.slice(1, -1).filter((path) => !path.startsWith('--')))
    .map((path) => path.replace(/^\/app\//, ''));

/** Every module that the server loads from this one on, and every package, what is loaded lazily set apart. */
function loadedFrom(start: string) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const code = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    for (const [, target = ''] of code.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gm))
      if (target.startsWith('.')) visit(posix.join(posix.dirname(file), target));
      else if (!target.startsWith('node:')) packages.add(target);
  };
  visit(start);
  return { files: [...files], packages: [...packages] };
}

test('every path that is copied into the build is there, and is let in', () => {
  const paths = copied('the project');
  expect(paths).toContain('src');
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const letIn = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(letIn).toContain('*');
  expect(paths.filter((path) => !letIn.includes(`!${path}`))).toEqual([]);
  expect(
    letIn
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1))
      .toSorted(),
  ).toEqual(paths.toSorted());
});

test('all that the configuration of the build imports is copied into it', () => {
  const { files } = loadedFrom('vite.config.ts');
  expect(files).toContain('scripts/packs.ts');
  const paths = copied('the project');
  expect(files.filter((file) => !paths.includes(file) && !paths.includes(file.split('/')[0] ?? ''))).toEqual(
    [],
  );
});

test('the last stage has all that the server imports', () => {
  const { files, packages } = loadedFrom('server/start.mjs');
  expect(files).toContain('server/signal.mjs');
  expect(packages).toContain('peer');
  const paths = copied('the build');
  expect(files.filter((file) => !paths.includes(file.split('/')[0] ?? ''))).toEqual([]);
  // Packages for development are pruned before node_modules is copied.
  expect(paths).toContain('node_modules');
  expect(packages.filter((name) => !(name in packageJson.dependencies))).toEqual([]);
});

test('it starts the server as a user with few rights, on the port that is asked whether all is well', () => {
  const env = Object.fromEntries(
    words
      .find(([step]) => step === 'ENV')
      ?.slice(1)
      .map((pair) => pair.split('=')) ?? [],
  );
  const { port, host, https } = readOptions([], env);
  expect({ port, host, https }).toEqual({ port: 4173, host: '0.0.0.0', https: false });
  expect(words).toContainEqual(['EXPOSE', '4173']);
  expect(words).toContainEqual(['USER', 'node']);
  expect(words).toContainEqual(['ENTRYPOINT', '["node",', '"server/start.mjs"]']);
  expect(existsSync('server/start.mjs')).toBe(true);
});

test('a build without its sources is taken as it is', async () => {
  const image = await mkdtemp(posix.join(tmpdir(), 'realmbook-image-'));
  for (const folder of ['dist', 'server']) await mkdir(posix.join(image, folder));
  for (const file of ['dist/index.html', 'server/csp.mjs', 'server/files.mjs']) {
    await writeFile(posix.join(image, file), '');
    // Layers keep whole seconds: what was copied and what was built may come to the same.
    await utimes(posix.join(image, file), 1_700_000_000, 1_700_000_000);
  }
  expect(await isStale(image)).toBe(false);
});
