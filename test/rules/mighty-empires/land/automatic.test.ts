import { describe, expect, test } from 'vitest';
import { type Direction, distance, neighbour, opposite, type TileId } from '../../../../src/kernel/hex.ts';
import { layAutomatically } from '../../../../src/rules/mighty-empires/land/auto/automatic.ts';
import { designOf, designs, packs } from '../../../../src/rules/mighty-empires/land/designs.ts';
import { holes } from '../../../../src/rules/mighty-empires/land/holes.ts';
import type { Laying } from '../../../../src/rules/mighty-empires/land/laying.ts';
import { takeUp } from '../../../../src/rules/mighty-empires/land/laying.ts';
import { isComplete, refusals } from '../../../../src/rules/mighty-empires/land/placement.ts';
import { landsOf, placesOf, survey } from '../../../../src/rules/mighty-empires/land/survey.ts';
import { complaints } from './agree.ts';
import { seeded } from './drawn.ts';

const capitals = ({ tiles }: Laying): TileId[] =>
  placesOf(tiles).filter((id) => designOf(tiles[id]?.design ?? '').capital);

function checkMap(laying: Laying, players: number): void {
  const lands = landsOf(laying.tiles);
  const places = placesOf(laying.tiles);
  expect(holes(survey(laying.tiles).shapes)).toEqual([]);
  expect(capitals(laying).length).toBeGreaterThanOrEqual(players);
  for (const a of capitals(laying))
    for (const b of capitals(laying)) if (a !== b) expect(distance(a, b)).toBeGreaterThan(2);
  expect(places.length).toBeGreaterThan(laying.sets * 75);
  // Every tile of the sets is on the table or in its pack, once.
  const all = [
    ...places.map((id) => laying.tiles[id]?.design),
    ...packs.flatMap((pack) => laying.packs[pack]),
  ];
  expect([...all].sort()).toEqual(
    designs.flatMap(({ id }) => Array.from({ length: laying.sets }, () => id)).sort(),
  );
  for (const id of places) {
    const { design, turn } = laying.tiles[id] ?? { design: '', turn: 0 as Direction };
    if (designOf(design).fixed) expect(turn).toBe(0);
  }
  expect(complaints(lands)).toEqual([]);
}

/** Lands are laid once and looked at by every test: laying one takes a third of a second. */
const laid = new Map<number, Laying>();
const playersOf = (seed: number): number => 2 + (seed % 2);
function landOf(seed: number): Laying {
  const land = laid.get(seed) ?? layAutomatically(playersOf(seed), seeded(seed));
  laid.set(seed, land);
  return land;
}

/** `SEEDS=3000 npx vitest run …` for a long run. */
const seeds = Number(process.env.SEEDS ?? 12);

describe('me.map.automatic', () => {
  test('every seed gives a lawful map without holes, with capitals enough: one set', () => {
    for (let seed = 0; seed < seeds; seed++) checkMap(landOf(seed), playersOf(seed));
  }, 1_000_000);

  test('two sets for four players and more', () => {
    for (const players of [4, 5, 6]) {
      const laying = layAutomatically(players, seeded(players));
      expect(laying.sets).toBe(2);
      checkMap(laying, players);
    }
  }, 60_000);

  test('the same numbers lay the same map', () => {
    expect(layAutomatically(3, seeded(7))).toEqual(landOf(7));
    expect(landOf(9).tiles).not.toEqual(landOf(7).tiles);
  });

  test('the map is laid until nothing more can be laid, and any tile at its rim could have been the last', () => {
    const laying = landOf(11);
    expect(isComplete(laying)).toBe(true);
    const lawful = placesOf(laying.tiles).filter((id) => {
      const { design, turn } = laying.tiles[id] ?? { design: '', turn: 0 as Direction };
      return refusals(takeUp(laying, id), design, id, turn).length === 0;
    });
    expect(lawful.length).toBeGreaterThan(placesOf(laying.tiles).length / 2);
  });

  test('it looks like a land: rivers reach their end, mountains stand together, few bays are left unfilled', () => {
    let [rivers, loose, peaks, together] = [0, 0, 0, 0];
    for (let seed = 0; seed < 12; seed++) {
      const lands = landsOf(landOf(seed).tiles);
      for (const [id, { rivers: courses, edges }] of Object.entries(lands)) {
        rivers += courses.filter(({ from }) => from === 'spring').length;
        loose += courses.filter(({ to }) => typeof to === 'number' && !lands[neighbour(id, to)]).length;
        for (const d of [0, 1, 2, 3, 4, 5] as const) {
          if (edges[d] !== 'mountain') continue;
          peaks++;
          if (lands[neighbour(id, d)]?.edges[opposite(d)] === 'mountain') together++;
        }
      }
    }
    expect(rivers).toBeGreaterThan(12 * 4);
    expect(loose / rivers).toBeLessThan(0.3);
    expect(together / peaks).toBeGreaterThan(0.3);
  }, 30_000);
});
