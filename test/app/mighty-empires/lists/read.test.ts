import { describe, expect, test } from 'vitest';
import { readList } from '../../../../src/app/rulesets/mighty-empires/muster/list/read.ts';
import { samples } from './samples.ts';

describe('me.ledger.muster: an army list pasted as text', () => {
  test.each(samples)('$of', ({ text, units, leaders, missed }) => {
    const read = readList(text);
    const found = (kind: 'unit' | 'character') => read.troops.filter((each) => each.kind === kind);
    expect(found('unit').map(({ name, size, points }) => [name, size, points])).toEqual(units);
    expect(
      found('character').map(({ name, size, points, wizard }) => [
        name,
        size,
        points,
        ...(wizard ? ['wizard'] : []),
      ]),
    ).toEqual(leaders);
    if (missed) expect(read.missed).toEqual(missed);
  });

  test('what stands beneath a unit becomes its note; what fits no note is cut, never refused', () => {
    const [troop] = readList(`20 State Troops [200 pts]\n- Halberds\n- ${'long '.repeat(80)}`).troops;
    expect(troop?.note).toMatch(/^Halberds, long/);
    expect(troop?.note.length).toBeLessThanOrEqual(200);
  });

  test('nothing in it, or no list at all: no troops, and it says so line by line', () => {
    expect(readList('')).toEqual({ troops: [], missed: [] });
    expect(readList('20 Halberdiers\n10 Knights')).toEqual({
      troops: [],
      missed: ['20 Halberdiers', '10 Knights'],
    });
    for (const odd of [
      '{"roster":{"costs":[{"value":1000}]}}',
      '<roster/>',
      '\u0000'.repeat(50),
      '[[[((('.repeat(3000),
    ])
      expect(() => readList(odd)).not.toThrow();
  });

  test('the name of a list is no unit, whatever its points are called', () => {
    for (const head of ['The Host (300 points)', 'Army list: The Host, 1000 pts', 'The Host - 300'])
      expect(
        readList(`${head}\n\n20 Spearmen (180)\n10 Bowmen (120)`).troops.map(({ name }) => name),
      ).toEqual(['Spearmen', 'Bowmen']);
  });

  test('a leader who costs more than all his men is still a leader', () => {
    const { troops } = readList(
      'Dragon Lord [800 pts]\n- Dragon\n\n20 Spearmen [180 pts]\n\n10 Bowmen [120 pts]',
    );
    expect(troops.map(({ kind, name }) => [kind, name])).toEqual([
      ['character', 'Dragon Lord'],
      ['unit', 'Spearmen'],
      ['unit', 'Bowmen'],
    ]);
  });
});
