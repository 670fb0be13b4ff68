/** A map that two phones paint apart is one map, as one that two lay is. */
import { expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { Json } from '../../src/kernel/json.ts';
import { mightyEmpires } from '../../src/rules/mighty-empires/index.ts';
import { lands } from '../../src/rules/mighty-empires/map/terrain.ts';
import type { State } from '../../src/rules/mighty-empires/state.ts';
import { plain } from '../rules/mighty-empires/table.ts';
import { meet, table } from './table.ts';

const tilesOf = (session: Session): readonly string[] =>
  Object.keys(lands(session.view()?.table.rules as State)).sort();
const paint = (session: Session, seat: string, ...tiles: readonly string[]) =>
  acts.giveOrder(session, seat, 'paint', {
    painted: Object.fromEntries(tiles.map((tile) => [tile, plain])) as unknown as Json,
  });

test('me.map.painted: of two maps painted apart the first stands, its painter’s rival is told, and painting on replaces it', async () => {
  const { sessions } = await table(['azure', 'gules'], {
    ruleset: mightyEmpires,
    options: { map: 'painted' },
  });
  const [a, b] = sessions as [Session, Session];
  const maps: readonly string[][] = [['q0r0'], ['q0r0', 'q1r0']];
  const orders = [await paint(a, 'azure', ...(maps[0] ?? [])), await paint(b, 'gules', ...(maps[1] ?? []))];
  expect(orders[0]).toBe(orders[1]);
  await meet(a, b);
  const told = (session: Session) =>
    session.view()?.tellings.filter(({ id, notes }) => id === 'paint' && notes.length > 0);
  for (const session of [a, b]) expect(told(session)).toHaveLength(1);
  const stands = tilesOf(a);
  expect(tilesOf(b)).toEqual(stands);
  expect(maps).toContainEqual(stands);
  const [other, seat] = stands.length === 1 ? [b, 'gules'] : [a, 'azure'];
  expect(other.view()?.overtaken).toMatchObject([{ id: 'paint' }]);
  // Who has seen it and paints on lays another.
  await paint(other, seat, 'q0r0', 'q1r0', 'q2r0');
  await meet(a, b);
  expect([tilesOf(a), tilesOf(b)]).toEqual([1, 2].map(() => ['q0r0', 'q1r0', 'q2r0']));
});
