/**
 * Proof 12: plants each bug of test/prove/bugs.mjs in a copy of the house, one at a time, and demands that the named test turns
 * red there. All of them together must pass the compiler. A word picks bugs by their promise.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bugs } from '../test/prove/bugs.mjs';

const [word = ''] = process.argv.slice(2);
const chosen = bugs.filter(({ promise }) => promise.toLowerCase().includes(word.toLowerCase()));
const house = resolve('.');
const copy = mkdtempSync(join(tmpdir(), 'planted-'));

/** @param {readonly string[]} argv */
const npx = (argv) =>
  spawnSync('npx', ['--no-install', ...argv], {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // The ordinary count finds each bug; `npm run prove` would hand its whole count on, hours of it.
    env: { ...process.env, NO_COLOR: '1', PROVE: '', PROVE_SEED: '1' },
  });
/** @param {import('../test/prove/bugs.mjs').Bug} bug */
function plant({ file, find, put }) {
  const path = join(copy, file);
  const words = readFileSync(path, 'utf8');
  if (words.split(find).length !== 2) throw new Error(`${file} has not once: ${find}`);
  writeFileSync(
    path,
    words.replace(find, () => put),
  );
}
/** @param {import('../test/prove/bugs.mjs').Bug} bug */
const mend = ({ file }) => cpSync(join(house, file), join(copy, file));

/**
 * Titles of the tests of a file, and those that failed; undefined where the file could not be run.
 * @param {string} test
 */
function run(test) {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  npx(['vitest', 'run', test, '--reporter=json', `--outputFile=${report}`, '--testTimeout=60000']);
  try {
    /** @type {{ fullName: string, status: string }[]} */
    const all = JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap(
      (/** @type {{ assertionResults: object[] }} */ one) => one.assertionResults,
    );
    if (all.length === 0) return undefined;
    return {
      all: all.map((one) => one.fullName),
      red: all.filter((one) => one.status === 'failed').map((one) => one.fullName),
    };
  } catch {
    return undefined;
  }
}

let failed = 0;
/** @param {string} promise @param {string} what */
const complain = (promise, what) => {
  failed++;
  console.log(`NOT FOUND  ${promise}\n           ${what}`);
};
try {
  for (const part of [
    'src',
    'test',
    'server',
    'scripts',
    'docs',
    'public',
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'vite.config.ts',
    'index.html',
  ])
    cpSync(join(house, part), join(copy, part), { recursive: true });
  symlinkSync(join(house, 'node_modules'), join(copy, 'node_modules'), 'dir');
  for (const bug of chosen) plant(bug);
  const { status, stdout } = npx(['tsc', '--noEmit']);
  if (status !== 0) complain('all of them', `The compiler finds one:\n${stdout}`);
  for (const bug of chosen) mend(bug);
  for (const bug of chosen) {
    plant(bug);
    const found = run(bug.test);
    mend(bug);
    const named = found?.all.filter((title) => title.includes(bug.title)) ?? [];
    const red = found?.red.filter((title) => title.includes(bug.title)) ?? [];
    if (!found) complain(bug.promise, `${bug.test} could not be run.`);
    else if (named.length === 0) complain(bug.promise, `${bug.test} has no test "${bug.title}".`);
    else if (red.length === 0) complain(bug.promise, `${bug.test} stays green with the bug in ${bug.file}.`);
    else console.log(`found      ${bug.promise}: ${red[0]}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${chosen.length - failed} bugs found, ${failed} not.`);
process.exitCode = failed > 0 ? 1 : 0;
