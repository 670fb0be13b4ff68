/**
 * Runs a TypeScript script of this project on any Node that can run Vite:
 *   node scripts/run.mjs scripts/checks/imports.ts [arguments]
 * The script's default export is called with the arguments; `false` from it means it found something.
 */
import { resolve } from 'node:path';
import { createServer } from 'vite';

const [script, ...args] = process.argv.slice(2);
if (script === undefined) throw new Error('Name the script to run.');
// Kept open while the script runs: what it imports on the way is TypeScript too.
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
});
const module = await vite.ssrLoadModule(resolve(script));
const held = await module.default(args);
await vite.close();
// A script is over when it returns, whatever timers a library keeps going.
process.exit(held === false ? 1 : process.exitCode);
