/**
 * The long proofs: every file named `*.proof.test.ts` with its whole count, then the browsers that are killed, locked for
 * minutes and of two builds, then the bugs that are planted.
 * `--endless` begins again with new seeds until one fails; `--seed N` repeats a failed run; a word picks files by name.
 */
import { spawnSync } from 'node:child_process';

const args = process.argv.slice(2);
const endless = args.includes('--endless');
const at = args.indexOf('--seed');
const seed = at >= 0 ? args[at + 1] : undefined;
const names = args.filter((arg, i) => !arg.startsWith('--') && (at < 0 || i !== at + 1));
const files = names.length > 0 ? names.map((name) => `${name}.proof`) : ['.proof.test'];

/**
 * @param {string} command
 * @param {readonly string[]} argv
 */
const run = (command, argv) =>
  spawnSync(command, argv, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, PROVE: '1', ...(seed === undefined ? {} : { PROVE_SEED: seed }) },
  }).status;

let round = 0;
/** @type {number | null} */
let status = 0;
do {
  round++;
  if (endless) console.log(`\n── round ${round}`);
  const started = Date.now();
  status = run('npx', ['--no-install', 'vitest', 'run', '--reporter=verbose', ...files]);
  if (names.length === 0 && status === 0)
    status = run(process.execPath, [
      'scripts/e2e.mjs',
      'killed.spec.ts',
      'locked.spec.ts',
      'install.spec.ts',
      '.proof.spec.ts',
    ]);
  if (names.length === 0 && status === 0) status = run(process.execPath, ['scripts/plant.mjs']);
  console.log(`${status === 0 ? 'Proved' : 'Failed'} in ${Math.round((Date.now() - started) / 1000)} s.`);
} while (endless && status === 0);
process.exitCode = status ?? 1;
