import { describe, expect, test } from 'vitest';
import { painted, turned } from '../../../src/app/rulesets/ninth-age/map/brush.ts';
import { landsOf } from '../../../src/app/rulesets/ninth-age/map/land.ts';
import { scene } from '../../../src/app/rulesets/ninth-age/map/scene.ts';
import { fixedOrigin, placeName } from '../../../src/app/rulesets/ninth-age/names.ts';
import { seeded } from '../../../src/kernel/bot.ts';
import { directions, neighbour, opposite, type TileId } from '../../../src/kernel/hex.ts';
import { takeable } from '../../../src/rules/ninth-age/conquest/expand.ts';
import { layAutomatically } from '../../../src/rules/ninth-age/map/automatic.ts';
import { misplaced } from '../../../src/rules/ninth-age/map/rivers.ts';
import type { State, Terrain } from '../../../src/rules/ninth-age/state.ts';
import { looked, stateOf, turnOf } from './inside.tsx';

const plain: Terrain = { kind: 'plain', river: null };

describe('na.map.river: land to draw', () => {
  test('rivers cross a border on both sides, and run down from their mountain', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const hexes = layAutomatically(4, false, seeded(seed));
      const lands = landsOf(hexes);
      for (const [id, land] of Object.entries(lands) as [TileId, (typeof lands)[TileId]][])
        for (const d of directions) {
          const next = lands[neighbour(id, d)];
          if (land?.edges[d] === 'river' && next) expect(next.edges[opposite(d)]).toBe('river');
          const runsOut = land?.rivers.some(({ to }) => to === d);
          if (runsOut && next) expect(next.rivers.some(({ from }) => from === opposite(d))).toBe(true);
        }
    }
  });
  test('a mountain’s range never stands in a river’s way', () => {
    const hexes = layAutomatically(3, true, seeded(5));
    for (const land of Object.values(landsOf(hexes)))
      for (const ridge of land?.ridges ?? []) for (const d of ridge) expect(land?.edges[d]).toBe('mountain');
  });
});

describe('na.map.painted: brushes', () => {
  const row = Object.fromEntries(['q0r0', 'q1r0', 'q2r0', 'q3r0'].map((id) => [id, plain]));
  test('ground under a finger; off again', () => {
    expect(painted(row, 'forest', ['q1r0', 'q2r0'])).toMatchObject({ q1r0: { kind: 'forest' }, q3r0: plain });
    expect(painted(row, 'lift', ['q1r0'])).not.toHaveProperty('q1r0');
  });
  test('a river drawn from a mountain to the map’s edge lies as it may', () => {
    const hexes = { ...row, q0r0: { kind: 'mountain', river: null } as Terrain };
    const drawn = painted(hexes, 'river', ['q0r0', 'q1r0', 'q2r0', 'q3r0']);
    expect(drawn.q0r0?.kind).toBe('mountain');
    expect(drawn.q2r0).toEqual({ kind: 'river', river: [0, 3] });
    expect(misplaced(drawn)).toEqual([]);
  });
  test('a tap turns a single hex of river through its courses', () => {
    const hexes = { q0r0: { kind: 'mountain', river: null } as Terrain, q1r0: plain };
    const once = turned(hexes, 'q1r0');
    const twice = turned({ ...hexes, q1r0: once }, 'q1r0');
    expect(once.river).toContain(3);
    expect(twice.river).not.toEqual(once.river);
  });
});

test('na.map.place: a hex laid in turn keeps its name while the map grows about it', async () => {
  const session = await looked({ seed: 2, before: 'lay-hex', nth: 4 });
  const state = stateOf(session);
  const named = (hexes: State['hexes']) =>
    Object.keys(state.hexes).map((tile) => placeName({ ...state, hexes }, tile));
  const [hex] = Object.values(state.hexes);
  const grown = { 'q-3r0': hex, 'q0r-3': hex, ...state.hexes } as State['hexes'];
  expect(named(grown)).toEqual(named(state.hexes));
  // Counted from where a map of fifteen hexes hardly reaches.
  expect(placeName(state, 'q0r0')).toBe('E\u00a05');
  const view = session.view();
  expect(view && scene(view, 'azure').origin).toBe(fixedOrigin(state));
  const painted = { ...state, options: { ...state.options, map: 'painted' as const } };
  expect(fixedOrigin(painted)).toBeUndefined();
});

test('the scene: flags, what is built and where something may be taken', async () => {
  const session = await looked({ seed: 4, before: 'claim' });
  const view = session.view();
  if (!view) throw new Error('no view');
  const state = stateOf(session);
  const shown = scene(view, turnOf(session));
  expect(shown.tiles).toHaveLength(Object.keys(state.hexes).length);
  for (const { id, owner, settlement, mine } of shown.tiles) {
    const hex = state.hexes[id];
    expect(owner !== undefined).toBe(hex?.flag !== null);
    expect(settlement !== undefined).toBe(hex?.walls !== null || hex?.mine === true);
    if (mine) expect(hex?.mine && hex.walls !== null).toBe(true);
  }
  expect(shown.tiles.filter(({ settlement }) => settlement === 'capital').length).toBeGreaterThan(0);
  expect(shown.hints.map(({ tile }) => tile).sort()).toEqual([...takeable(state, turnOf(session))].sort());
  expect(scene(view, turnOf(session)).tiles).toBe(shown.tiles);
});
