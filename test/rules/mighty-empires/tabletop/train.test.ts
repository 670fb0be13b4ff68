import { describe, expect, test } from 'vitest';
import { play } from '../../../../src/kernel/run.ts';
import { type Train, trainTaken } from '../../../../src/rules/mighty-empires/battle/train.ts';
import { captive } from '../table.ts';

const owned = (owner: string) => captive({ owner, character: `${owner}.c1` });
const train: Train = {
  captives: [
    { id: 'k1', captive: owned('azure') },
    { id: 'k2', captive: owned('or') },
  ],
  spoils: [],
};

describe('me.tabletop.captive: a baggage train that falls to azure', () => {
  const { changes, notes } = play(trainTaken(train, 'azure', 'a1'), {});
  test('azure’s own are free, in the banner that took it', () => {
    expect(changes).toContainEqual({ type: 'captiveFreed', id: 'k1', to: 'a1', kit: '' });
  });
  test('another’s change their gaoler', () => {
    const { since: _, tried: __, ...known } = owned('or');
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
