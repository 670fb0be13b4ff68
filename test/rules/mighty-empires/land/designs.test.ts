import { describe, expect, test } from 'vitest';
import { directions } from '../../../../src/kernel/hex.ts';
import { seaCorners } from '../../../../src/kernel/land.ts';
import { designOf, designs, isDesign, packs } from '../../../../src/rules/mighty-empires/land/designs.ts';
import { partsOf } from '../../../../src/rules/mighty-empires/land/parts.ts';
import { shapeOf, turnsOf } from '../../../../src/rules/mighty-empires/land/shape.ts';

const of = (kind: string) => designs.filter((design) => design.kind === kind);

describe('the tiles of a set', () => {
  test('me.map.tiles: 112 tiles in four packs, no id twice', () => {
    expect(designs).toHaveLength(112);
    expect(new Set(designs.map(({ id }) => id)).size).toBe(112);
    expect(packs.map((pack) => designs.filter((design) => design.pack === pack).length)).toEqual([
      32, 36, 24, 20,
    ]);
  });

  test('me.map.tiles: six capitals over all packs, two all-mountain tiles, one fork, lake and swamp, two mouths', () => {
    const capitals = designs.filter(({ capital }) => capital);
    expect(capitals).toHaveLength(6);
    expect(new Set(capitals.map(({ pack }) => pack)).size).toBe(4);
    const lairs = designs.filter(({ lair }) => lair);
    expect(lairs).toHaveLength(2);
    for (const { edges } of lairs) expect(new Set(edges)).toEqual(new Set(['mountain']));
    expect(['fork', 'lake', 'swamp', 'mouth'].map((kind) => of(kind).length)).toEqual([1, 1, 1, 2]);
    for (const { open, pack } of of('mouth')) {
      expect(pack).toBe('coastal');
      expect(open.filter(Boolean).length).toBeGreaterThan(1);
    }
  });

  test('me.map.tiles: only highlands hold river sources, lowlands no mountains, coasts and river ends a shore', () => {
    expect(of('source')).toHaveLength(6);
    for (const design of designs) {
      const rivers = design.edges.filter((edge) => edge === 'river').length;
      if (design.kind === 'source') expect([design.pack, rivers]).toEqual(['highland', 1]);
      if (design.pack === 'highland' && design.kind !== 'source') expect(rivers).toBe(0);
      if (design.pack === 'lowland') expect(design.edges).not.toContain('mountain');
      if (design.kind === 'valley') expect(rivers).toBe(2);
      if (design.kind === 'fork') expect(rivers).toBe(3);
      expect(design.coasts.length > 0).toBe(design.pack === 'coastal' || design.kind === 'end');
    }
  });

  test('every mountain edge belongs to one massif, and every massif stands on mountain edges', () => {
    for (const { id, edges, ridges } of designs)
      for (const d of directions)
        expect(ridges.filter((ridge) => ridge.includes(d)).length, `${id} edge ${d}`).toBe(
          edges[d] === 'mountain' ? 1 : 0,
        );
  });

  test('edges and shores agree: an edge between two corners in the sea is sea, between sea and land coast', () => {
    for (const { id, edges, coasts } of designs) {
      const sea = seaCorners({ ground: 'coastal', coasts });
      for (const d of directions) {
        const wet = [sea[d], sea[(d + 1) % 6]].filter(Boolean).length;
        expect(edges[d] === 'sea', id).toBe(wet === 2);
        expect(edges[d] === 'coast', id).toBe(wet === 1);
      }
    }
  });

  test('me.map.orientation: tiles with peaks or hills have one way up, others as many as look different', () => {
    for (const design of designs) {
      const high = design.hills > 0 || design.edges.some((edge) => edge === 'mountain' || edge === 'hill');
      expect(design.fixed).toBe(high);
      if (high) expect(turnsOf(design.id)).toHaveLength(1);
    }
    expect(turnsOf('l01')).toHaveLength(1);
    expect(turnsOf('r01')).toHaveLength(3);
    expect(turnsOf('r06')).toHaveLength(6);
  });

  test('a turned tile keeps its features: edges, shores and parts go round with it', () => {
    for (const { id, edges } of designs)
      for (const by of directions) {
        const shape = shapeOf(id, by);
        const asLand = (turn: 0 | typeof by) => ({
          ...shapeOf(id, turn),
          hills: 0 as const,
          forest: 0 as const,
          rivers: [],
        });
        for (const d of directions) {
          expect(shape.edges[(d + by) % 6]).toBe(edges[d]);
          expect(shape.sea[(d + by) % 6]).toBe(shapeOf(id, 0).sea[d]);
        }
        const sizes = (turn: 0 | typeof by) =>
          partsOf(asLand(turn))
            .map(({ halves }) => halves.length)
            .sort();
        expect(sizes(by)).toEqual(sizes(0));
      }
  });

  test('an unknown tile is refused', () => {
    expect(isDesign('z99')).toBe(false);
    expect(() => designOf('z99')).toThrow(RangeError);
  });
});
