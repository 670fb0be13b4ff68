import { describe, expect, test } from 'vitest';
import { play } from '../../../../src/kernel/run.ts';
import { type Train, trainTaken } from '../../../../src/rules/mighty-empires/tabletop/train.ts';

const captive = (owner: string) => ({
  owner,
  holder: 'gules',
  character: `${owner}.c1`,
  name: 'Osanne',
  level: 10,
  points: 100,
  banner: 'g1',
  since: { year: 1, month: 1 },
  tried: null,
});
const train: Train = {
  captives: [
    { id: 'k1', captive: captive('azure') },
    { id: 'k2', captive: captive('or') },
  ],
  spoils: [],
};

describe('me.tabletop.captive: a baggage train that falls to azure', () => {
  const { changes, notes } = play(trainTaken(train, 'azure', 'a1'), {});
  test('azure’s own are free, in the banner that took it', () => {
    expect(changes).toContainEqual({ type: 'captiveFreed', id: 'k1', to: 'a1', kit: '' });
  });
  test('another’s change their gaoler', () => {
    const { since: _, tried: __, ...known } = captive('or');
    expect(changes).toContainEqual({
      type: 'captiveTaken',
      id: 'k2',
      from: null,
      captive: { ...known, holder: 'azure', banner: 'a1' },
    });
  });
  test('each is told', () => {
    expect(notes.map(({ note, data }) => [note, data.owner])).toEqual([
      ['captive-retaken', 'azure'],
      ['captive-retaken', 'or'],
    ]);
  });
});
