import { describe, expect, test } from 'vitest';
import { commanderOf } from '../../../../src/rules/mighty-empires/accord/commander.ts';
import { act, banner, refusal, table } from '../table.ts';

const state = table({ banners: { a1: banner(), g1: banner({ seat: 'gules' }) } });
const given = { banner: 'a1', name: 'Mina' };

describe('me.accord.commander (Extra players): who leads a banner for its owner', () => {
  test('an extra player is given a banner for all to see, and gives it back', () => {
    const done = act(state, 'azure', 'appoint-commander', given);
    expect(commanderOf(done.state, 'a1')).toBe('Mina');
    expect(done.told).toEqual(['commander']);
    const back = act(done.state, 'azure', 'appoint-commander', { banner: 'a1', name: ' ' });
    expect(commanderOf(back.state, 'a1')).toBeUndefined();
    expect(back.told).toEqual(['commander-gone']);
    expect(act(state, 'azure', 'appoint-commander', { banner: 'a1', name: '' }).told).toEqual([]);
  });
  test('only one’s own banners, in any month', () => {
    expect(refusal(state, 'azure', 'appoint-commander', given)).toBeUndefined();
    expect(refusal(state, 'azure', 'appoint-commander', { ...given, banner: 'g1' })).toBe('me.piece.banner');
  });
  test('a banner that is gone is commanded by nobody', () => {
    const led = act(state, 'azure', 'appoint-commander', given).state;
    const gone = act(led, 'azure', 'disband', { banner: 'a1' }).state;
    expect(gone.accord.commanders).toEqual({});
  });
});
