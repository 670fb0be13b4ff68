/** Which file of the build a module comes in: what the first screens show by itself, all else room by room. */
import { expect, test } from 'vitest';
import { roomsOf } from '../../scripts/rooms.ts';

const imports: Record<string, readonly string[]> = {
  '/house/src/app/main.tsx': ['/house/src/app/ui/button.tsx'],
  '/house/src/app/screens/charts/screen.tsx': ['/house/src/kernel/chart.ts'],
  '/house/src/rules/chronopia/charts/index.ts': ['/house/src/rules/chronopia/figures.ts'],
};
const modules = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };
const roomOf = (path: string): string | null => roomsOf('/house')(`/house/${path}`, modules);

test('what a first screen imports stays with it; what it does not comes in its room', () => {
  expect(roomOf('src/app/ui/button.tsx')).toBeNull();
  expect(roomOf('src/kernel/chart.ts')).toBeNull();
  expect(roomOf('src/app/ui/dialog.tsx')).toBe('house');
  expect(roomOf('src/kernel/hex.ts')).toBe('book');
  // All of the house asks for it at once: a file of its own would only be a way there and back more.
  expect(roomOf('src/sync/meeting.ts')).toBe('house');
});

test('a rule set has three rooms, and what its charts import stands with the charts', () => {
  expect(roomOf('src/rules/chronopia/figures.ts')).toBe('charts-chronopia');
  expect(roomOf('src/rules/chronopia/muster.ts')).toBe('rules-chronopia');
  expect(roomOf('src/rules/ninth-age/figures.ts')).toBe('rules-ninth-age');
  expect(roomOf('src/app/rulesets/chronopia/roll/list.tsx')).toBe('screens-chronopia');
  expect(roomOf('src/rules/chronopia/explained/index.ts')).toBeNull();
  expect(roomOf('src/rules/chronopia/roll/explained.ts')).toBeNull();
});
