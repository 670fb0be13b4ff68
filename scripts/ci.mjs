/**
 * Every check and every test, one after the other, each with its time. Goes on after a failure, so that one run
 * tells all; the last line counts checks and tests together.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { e2eFailures, unitFailures } from './failures.mjs';

const reports = '.cache/reports';
const unitReport = `${reports}/unit.json`;
const e2eReport = `${reports}/e2e.json`;

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {import('./failures.mjs').Failure} Failure */
/** @typedef {{ name: string, command: string[], env?: Record<string, string>, count?: () => Count, failures?: () => Failure[] }} Step */

const node = process.execPath;
/** @param {string} script */
const typescript = (script) => [node, 'scripts/run.mjs', script];
/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @type {Step[]} */
const steps = [
  { name: 'types', command: ['npx', '--no-install', 'tsc', '--noEmit'] },
  { name: 'lint and format', command: ['npx', '--no-install', 'biome', 'check', '--error-on-warnings', '.'] },
  { name: 'import directions', command: typescript('scripts/checks/imports.ts') },
  { name: 'purity', command: typescript('scripts/checks/purity.ts') },
  { name: 'verdicts', command: typescript('scripts/checks/verdicts.ts') },
  { name: 'habits', command: typescript('scripts/checks/habits.ts') },
  { name: 'wording', command: [node, 'scripts/checks/wording.mjs'] },
  { name: 'lengths', command: typescript('scripts/checks/lengths.ts') },
  { name: 'dead code', command: ['npx', '--no-install', 'knip'] },
  {
    name: 'unit tests',
    command: [
      'npx',
      '--no-install',
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    count: () => {
      const { numPassedTests, numTotalTests, success } = read(unitReport);
      // A file that fails to load holds no failed test, and is a failure all the same.
      return { passed: numPassedTests, failed: Math.max(numTotalTests - numPassedTests, success ? 0 : 1) };
    },
    failures: () => unitFailures(read(unitReport)),
  },
  { name: 'build', command: ['npx', '--no-install', 'vite', 'build', '--logLevel', 'warn'] },
  { name: 'size budget', command: typescript('scripts/checks/budget.ts') },
  {
    name: 'end-to-end tests',
    command: [node, 'scripts/e2e.mjs'],
    env: { E2E_JSON: e2eReport },
    count: () => {
      const { expected, unexpected, flaky, skipped } = read(e2eReport).stats;
      return { passed: expected, failed: unexpected + flaky + skipped };
    },
    failures: () => e2eFailures(read(e2eReport)),
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
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const started = Date.now();
  const [command, ...args] = /** @type {[string, ...string[]]} */ (step.command);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && command === 'npx',
    env: { ...process.env, ...step.env },
  });
  const { passed, failed } = counted(step, status === 0);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  summary.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${step.name}${step.count ? ` (${passed} passed)` : ''}`,
  );
  if (failed > 0) tellFailures(step);
}
if (!existsSync('dist/index.html')) total.failed += 1;

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
