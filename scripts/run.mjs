/**
 * Runs a TypeScript script of this project on any Node that can run Vite:
 *   node scripts/run.mjs scripts/checks/imports.ts [arguments]
 * The script's default export is called with the arguments; `false` from it means it found something.
 */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [script, ...args] = process.argv.slice(2);
if (script === undefined) throw new Error('Name the script to run.');
/** @type {{ module: { default: (args: string[]) => unknown } }} */
const { module } = await runnerImport(resolve(script), { configFile: false, logLevel: 'error' });
const held = await module.default(args);
// A script is over when it returns, whatever timers a library keeps going.
process.exit(held === false ? 1 : process.exitCode);
