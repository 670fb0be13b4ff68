import { join } from 'node:path';
import { build } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };

const built = new Map<string, Promise<string>>();

/**
 * Bundles the test page test/e2e/fixtures/<name>/index.html, once.
 * @returns the folder of the bundle, to be served
 */
export function buildFixture(name: string): Promise<string> {
  const known = built.get(name) ?? bundle(name);
  built.set(name, known);
  return known;
}

async function bundle(name: string): Promise<string> {
  // Each worker bundles for itself: two at once would empty each other's folder.
  const worker = process.env.TEST_PARALLEL_INDEX ?? '0';
  const outDir = join(import.meta.dirname, '..', '..', '.cache', 'e2e', worker, name);
  await build({
    root: join(import.meta.dirname, 'fixtures', name),
    configFile: false,
    logLevel: 'warn',
    define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  return outDir;
}
