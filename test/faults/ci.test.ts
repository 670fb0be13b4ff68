/** The public workflow takes from others only what nobody can change under it, and may only read. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');

test('each action is pinned by its whole commit, its release beside it', () => {
  const used = [...workflow.matchAll(/uses: (.+)/g)].map(([, what = '']) => what);
  expect(used.length).toBeGreaterThan(2);
  for (const what of used) expect(what).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('it may read, and nothing else', () => {
  expect(workflow).toContain('\npermissions:\n  contents: read\n\n');
  expect(workflow.match(/permissions:/g)).toHaveLength(1);
});

test('the oldest Node is the oldest that package.json allows', () => {
  const [oldest = ''] = /\d+/.exec(packageJson.engines.node) ?? [];
  expect(workflow).toContain(`node: ["${oldest}", "lts/*"]`);
});
