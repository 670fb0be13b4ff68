/**
 * Every check and every test, each with its time. Goes on after a failure, so that one run tells all; the last line counts checks and
 * tests together. Phones at a table wait for each other, and leave a third of two cores idle: what no clock is held against runs beside
 * them, at the lowest priority.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { e2eFailures, unitFailures } from './failures.mjs';

const reports = '.cache/reports';
const unitReport = `${reports}/unit.json`;
const proofReport = `${reports}/proofs.json`;
const e2eReport = `${reports}/e2e.json`;

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {import('./failures.mjs').Failure} Failure */
/** @typedef {{ name: string, command: string[], env?: Record<string, string>, beside?: boolean, count?: () => Count, failures?: () => Failure[] }} Step */

const node = process.execPath;
/** Phones at a table: beside this all runs that can. */
const LAST = 'end-to-end tests';
/** @param {string} script */
const typescript = (script) => [node, 'scripts/run.mjs', script];
/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} report
 * @param {string[]} which
 * @returns {Pick<Step, 'command' | 'count' | 'failures'>}
 */
const vitest = (report, which) => ({
  command: [
    'npx',
    '--no-install',
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...which,
  ],
  count: () => {
    const { numPassedTests, numTotalTests, success } = read(report);
    // A file that fails to load holds no failed test, and is a failure all the same.
    return { passed: numPassedTests, failed: Math.max(numTotalTests - numPassedTests, success ? 0 : 1) };
  },
  failures: () => unitFailures(read(report)),
});

/** @type {Step[]} */
const steps = [
  { name: 'types', beside: true, command: ['npx', '--no-install', 'tsc', '--noEmit'] },
  {
    name: 'lint and format',
    beside: true,
    command: ['npx', '--no-install', 'biome', 'check', '--error-on-warnings', '.'],
  },
  { name: 'import directions', beside: true, command: typescript('scripts/checks/imports.ts') },
  { name: 'purity', beside: true, command: typescript('scripts/checks/purity.ts') },
  { name: 'habits', beside: true, command: typescript('scripts/checks/habits.ts') },
  { name: 'wording', beside: true, command: [node, 'scripts/checks/wording.mjs'] },
  { name: 'lengths', beside: true, command: typescript('scripts/checks/lengths.ts') },
  { name: 'dead code', beside: true, command: ['npx', '--no-install', 'knip'] },
  { name: 'unit tests', ...vitest(unitReport, ['--project', '!proofs']) },
  { name: 'build', command: ['npx', '--no-install', 'vite', 'build', '--logLevel', 'warn'] },
  { name: 'size budget', command: typescript('scripts/checks/budget.ts') },
  {
    name: LAST,
    command: [node, 'scripts/e2e.mjs'],
    env: { E2E_JSON: e2eReport },
    count: () => {
      const { expected, unexpected, flaky, skipped } = read(e2eReport).stats;
      return { passed: expected, failed: unexpected + flaky + skipped };
    },
    failures: () => e2eFailures(read(e2eReport)),
  },
  {
    name: 'proofs, a twentieth of each',
    beside: true,
    ...vitest(proofReport, ['--project', 'proofs', '--maxWorkers=1']),
  },
];

/**
 * @param {Step} step
 * @param {boolean} ok
 * @returns {Count}
 */
function counted(step, ok) {
  try {
    const count = step.count?.();
    if (count) return ok || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    // No report was written: the tests did not start.
    return { passed: 0, failed: 1 };
  }
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * What failed and why in a few lines, beside the count, so that the end of a long record alone tells the cause.
 * @param {Step} step
 */
function tellFailures(step) {
  try {
    for (const { title, messages } of step.failures?.() ?? []) {
      const why = messages.join('\n').split('\n').slice(0, 14).join('\n    ');
      summary.push(`  ${title}\n    ${why}`);
    }
  } catch {
    // The count says already that no report was written.
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const summary = [];
/**
 * @param {Step} step
 * @param {number | 'inherit'} out where it writes
 */
async function run(step, out = 'inherit') {
  const started = Date.now();
  const [command, ...args] = /** @type {[string, ...string[]]} */ (step.command);
  const child = spawn(command, args, {
    stdio: ['ignore', out, out],
    shell: process.platform === 'win32' && command === 'npx',
    env: { ...process.env, ...step.env },
  });
  if (step.beside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [status] = await once(child, 'exit');
  sum(step, status === 0, (Date.now() - started) / 1000);
}
/** One after the other. Their record is told when all are over, so that two do not run into one. */
async function runBeside() {
  const record = `${reports}/beside.txt`;
  const out = openSync(record, 'w');
  for (const step of steps.filter(({ beside }) => beside)) {
    writeSync(out, `\n── ${step.name}\n`);
    await run(step, out);
  }
  closeSync(out);
  return readFileSync(record, 'utf8');
}
/**
 * @param {Step} step
 * @param {boolean} ok
 * @param {number} took seconds
 */
function sum(step, ok, took) {
  const { passed, failed } = counted(step, ok);
  total.passed += passed;
  total.failed += failed;
  const seconds = took.toFixed(1).padStart(6);
  summary.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${step.name}${step.count ? ` (${passed} passed)` : ''}`,
  );
  if (failed > 0) tellFailures(step);
}

for (const step of steps.filter(({ beside }) => !beside)) {
  console.log(`\n── ${step.name}`);
  const others = step.name === LAST ? runBeside() : '';
  await run(step);
  console.log(await others);
}
if (!existsSync('dist/index.html')) total.failed += 1;

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
