/** Sieges kept up over the winter: what they cost, how they starve, and who has the town. */
import { describe, expect, test } from 'vitest';
import type { TileId } from '../../../../src/kernel/hex.ts';
import { newSiege } from '../../../../src/rules/mighty-empires/siege/state.ts';
import { unfinished } from '../../../../src/rules/mighty-empires/winter/unfinished.ts';
import { hired, peopled } from '../peoples/folk.ts';
import { act, banner, east, holding, home, refusal } from '../table.ts';
import { far, out, road, siegeOf, winterAt } from './snow.ts';

describe('me.stores.siege, me.stores.starvation, me.stores.homeward (Sustaining sieges)', () => {
  const tiles = { ...road('azure'), [far]: holding({ site: 'city', flag: 'gules' }) };
  const banners = { a: out, b: { ...out, number: 2 }, g: banner({ seat: 'gules', tile: far }) };
  const e = { ...siegeOf(far, ['a', 'b'], ['g']), siege: { ...newSiege, inside: ['g'] } };
  const state = (over: object = {}) =>
    winterAt('baggage', { tiles, banners, encounters: { e: e }, ...over }, { sieges: { e: 'kept' } });
  const supply = (answers: object, over: object = {}) =>
    act(
      state(over),
      'azure',
      'supply-siege',
      { encounter: 'e' },
      {
        a: [2],
        b: [5],
        pay: 'pay',
        ...answers,
      },
    );
  test('a die a banner to pay, or all of them perish and the siege is over', () => {
    expect(unfinished(state(), 'azure', 'baggage')?.rule).toBe('me.stores.siege');
    const kept = supply({ 'hunger/starvation': [6] }).state;
    expect(kept.winter.purses.azure?.spent).toBe(7);
    expect(kept.encounters.e).toBeDefined();
    expect(refusal(kept, 'azure', 'supply-siege', { encounter: 'e' })).toBe('me.stores.siege');
    const { state: lost } = supply({ pay: 'abandon' });
    expect(Object.keys(lost.fallen)).toEqual(['a', 'b']);
    expect(lost.encounters).toEqual({});
    expect(lost.tiles[far]?.flag).toBe('gules');
  });
  test('who cannot pay is not asked: his besiegers perish', () => {
    const poor = { ...state(), winter: { ...state().winter, purses: { azure: { revenue: 6, spent: 0 } } } };
    const { state: lost } = act(poor, 'azure', 'supply-siege', { encounter: 'e' }, { a: [2], b: [5] });
    expect(Object.keys(lost.fallen)).toEqual(['a', 'b']);
    expect(lost.winter.purses.azure?.spent).toBe(0);
  });
  test('one worse than in the field: 2 is betrayal, 3 surrender, 4 hardship, 5 nothing', () => {
    const betrayed = supply({ 'hunger/starvation': [2] }).state;
    expect(betrayed.fallen.g?.how).toBe('destroyed');
    expect(betrayed.tiles[far]?.flag).toBe('azure');
    expect(betrayed.encounters).toEqual({});
    expect(betrayed.banners.a?.tile).not.toBe(far);
    expect(supply({ 'hunger/starvation': [1] }).state.fallen.g?.how).toBe('destroyed');
    expect(supply({ 'hunger/starvation': [4] }).state.encounters.e?.siege?.hardship).toBe(1);
    expect(supply({ 'hunger/starvation': [5] }).state.encounters.e?.siege?.hardship).toBe(0);
  });
  test('after surrender both sides make for their quarters, or are lost', () => {
    const yielded = supply({ 'hunger/starvation': [3], terms: 'accept' });
    expect(yielded.state.tiles[far]?.flag).toBe('azure');
    expect(yielded.state.fallen.g?.how).toBe('destroyed');
    expect(yielded.told).toEqual(expect.arrayContaining(['siege-lost', 'siege-home']));
    const refused = supply({ 'hunger/starvation': [3], terms: 'refuse' }).state;
    expect(refused.encounters.e).toBeDefined();
    const gules = { ...state().realms.gules, capital: 'q3r-1', tiles: ['q3r-1'] };
    const home2 = supply(
      { 'hunger/starvation': [3], terms: 'accept' },
      {
        realms: { gules },
        tiles: { ...tiles, 'q3r-1': holding({ site: 'city', flag: 'gules' }) },
      },
    );
    expect(home2.state.banners.g?.tile).toBe('q3r-1');
  });
  describe('two besiegers of one town', () => {
    const guls = { tiles: ['q2r0' as TileId], capital: 'q2r0' as TileId };
    const both = (first: 'e' | 'f', answers: object) => {
      const seats = ['azure', 'gules', 'vert'];
      const base = winterAt('baggage', {
        seats,
        tiles: { ...tiles, q2r0: holding({ site: 'city', flag: 'vert', capitalOf: 'vert' }) },
        banners: { ...banners, v: banner({ seat: 'vert', tile: far }) },
      });
      const younger = { ...e, attacker: 'vert', attackers: { v: 'q2r0' }, since: { year: 1, month: 6 } };
      return act(
        {
          ...base,
          realms: { ...base.realms, vert: { ...base.realms.gules, ...guls } as never },
          encounters: { e: e as never, f: younger as never },
          winter: { ...base.winter, sieges: { e: 'kept', f: 'kept' } },
        },
        first === 'e' ? 'azure' : 'vert',
        'supply-siege',
        { encounter: first },
        { ...(first === 'e' ? { a: [2], b: [5] } : { v: [3] }), pay: 'pay', ...answers },
      ).state;
    };
    test.each(['e', 'f'] as const)('betrayed, it is his who has lain there longer: %s pays', (first) => {
      const { encounters, tiles: lands, banners: after } = both(first, { 'hunger/starvation': [1] });
      expect(lands[far]?.flag).toBe('azure');
      expect(encounters).toEqual({});
      expect([after.a?.tile === far, after.v?.tile]).toEqual([false, 'q2r0']);
    });
    test('and it is for him to refuse terms', () => {
      const { encounters } = both('f', { 'hunger/starvation': [3], terms: 'refuse' });
      expect(Object.keys(encounters)).toEqual(['e', 'f']);
    });
    test('a garrison that goes for another reason leaves it to him, too', () => {
      const met = both('e', { 'hunger/starvation': [6] });
      const { state: gone } = act(met, 'gules', 'disband', { banner: 'g' });
      expect(gone.tiles[far]?.flag).toBe('azure');
      expect(gone.encounters).toEqual({});
    });
  });
  describe('me.peoples.dwarfs.steadfast, me.peoples.undead.instability: who is within, and who without', () => {
    const among = (peoples: Parameters<typeof peopled>[1], answers: object, court = {}) => {
      const lain = peopled(state(), peoples);
      return act(
        { ...lain, court: { ...lain.court, contingents: court } },
        'azure',
        'supply-siege',
        { encounter: 'e' },
        answers,
      );
    };
    const fed = { a: [2], b: [5], pay: 'pay' };
    test.each([1, 2, 3])('Dwarfs are neither betrayed nor yield: %i', (die) => {
      const done = among({ gules: 'dwarfs' }, { ...fed, 'hunger/starvation': [die] });
      expect(done.state.encounters.e).toBeDefined();
      expect(done.state.banners.g?.tile).toBe(far);
      expect(done.told).toContain('steadfast');
      expect(done.told).not.toContain('winter-siege');
    });
    test('but with hirelings within they are, and to Dwarfs they yield', () => {
      const sold = among(
        { gules: 'dwarfs' },
        { ...fed, 'hunger/starvation': [1] },
        { g: hired('dwarfs', 'allies') },
      );
      expect(sold.state.tiles[far]?.flag).toBe('azure');
      const both = { azure: 'dwarfs', gules: 'dwarfs' } as const;
      const open = among(both, { ...fed, 'hunger/starvation': [3], terms: 'accept' });
      expect(open.state.tiles[far]?.flag).toBe('azure');
    });
    test('Undead within are not starved; without they cost nothing', () => {
      const within = among({ gules: 'undead' }, fed);
      expect(within.state.winter.sieges.e).toBe('supplied');
      expect(within.told).toEqual(['siege-supplied']);
      const without = among({ azure: 'undead' }, { 'hunger/starvation': [6] });
      expect(without.state.winter.purses.azure?.spent).toBe(0);
      expect(without.told).toEqual(['winter-siege']);
      const some = among(
        { azure: 'undead' },
        { b: [4], pay: 'pay', 'hunger/starvation': [6] },
        { b: hired('men') },
      );
      expect(some.state.winter.purses.azure?.spent).toBe(4);
    });
  });
  test('a bed that is taken houses nobody more', () => {
    const full = {
      ...Object.fromEntries(
        ['q-1r0', 'q0r1', 'q0r-1', 'q1r-1', 'q-1r1', home].map((tile) => [tile, holding({ razed: true })]),
      ),
      ...tiles,
    };
    const guest = { ...banners, c: banner({ number: 3, tile: east }) };
    const done = supply({ 'hunger/starvation': [2] }, { tiles: full, banners: guest });
    expect(Object.keys(done.state.fallen).sort()).toEqual(['a', 'b', 'g']);
  });
});
