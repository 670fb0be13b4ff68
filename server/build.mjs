/** Builds the app where there is no build yet, or where a source is newer than the build. */
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = [
  'index.html',
  'package-lock.json',
  'public',
  'src',
  'vite.config.ts',
  'server/csp.mjs',
  'server/files.mjs',
  'scripts/packs.ts',
  'scripts/rooms.ts',
];

/**
 * @param {string} project the folder that holds package.json
 * @returns {Promise<boolean>} whether dist/ is missing or older than any source
 */
export async function isStale(project) {
  const built = await modified(join(project, 'dist', 'index.html'));
  const sources = await Promise.all(SOURCES.map((name) => newest(join(project, name))));
  return built === 0 || Math.max(...sources) > built;
}

/**
 * @param {string} project
 * @returns {Promise<string>} the folder of the built app
 * @throws if it must be built and the build tools are not installed, or the build fails
 */
export async function builtApp(project) {
  const dist = join(project, 'dist');
  if (!(await isStale(project))) return dist;
  if (!existsSync(join(project, 'node_modules', 'vite')))
    throw new Error('The app is not built and its build tools are not installed: run "npm ci" first.');
  const { build } = await import('vite');
  // Inside a script that Vite itself runs, the environment says "development": an app built so has no service worker.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({ root: project, logLevel: 'warn' });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  return dist;
}

/**
 * @param {string} path a file or a folder
 * @returns {Promise<number>} milliseconds of the latest change in it, 0 if there is no such path
 */
async function newest(path) {
  const own = await stat(path).catch(() => undefined);
  if (!own?.isDirectory()) return own?.mtimeMs ?? 0;
  const inside = await readdir(path, { recursive: true });
  return Math.max(own.mtimeMs, ...(await Promise.all(inside.map((name) => modified(join(path, name))))));
}

/** @param {string} path */
const modified = (path) =>
  stat(path).then(
    (found) => found.mtimeMs,
    () => 0,
  );
