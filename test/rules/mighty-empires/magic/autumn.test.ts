import { describe, expect, test } from 'vitest';
import { forgedItem } from '../../../../src/rules/mighty-empires/charts/autumn-spells.ts';
import type { State } from '../../../../src/rules/mighty-empires/index.ts';
import { heroPoints } from '../../../../src/rules/mighty-empires/map/spells.ts';
import { newSiege } from '../../../../src/rules/mighty-empires/siege/state.ts';
import type { Encounter } from '../../../../src/rules/mighty-empires/state.ts';
import { act, banner, charges, holding, home, refusal, valley } from '../table.ts';
import { cast, equinox, lyingOn, type Setting, spring, target } from './equinox.ts';

const autumn = (setting: Setting): Setting => ({ equinox: 'autumn', ...setting });
const theirs = (site: 'village' | 'fortress' | 'city' | 'barren' = 'village', over = {}) => ({
  [target]: holding({ site, flag: 'gules', ...over }),
});
const foes = {
  one: banner({ seat: 'gules', tile: target, number: 2 }),
  two: banner({ seat: 'gules', tile: target, number: 3 }),
};
const refused = (setting: Setting, tile: string | null = target) =>
  refusal(equinox(autumn(setting)), 'azure', 'cast-spell', { tile });

describe('me.magic.blight (Autumn spells, 1)', () => {
  test('costs the whole rival empire D6 crowns this winter', () => {
    const { state } = cast(autumn({ spell: 'blight-crop', tiles: theirs() }), target, { crowns: [4] });
    expect(state.winter.effects).toEqual([
      { kind: 'crowns', seat: 'gules', crowns: -4, why: 'me.magic.blight' },
    ]);
    expect(lyingOn(state, target)).toEqual(['blight-crop']);
    expect(
      spring({ ...state, winter: { ...state.winter, at: { azure: 'ready', gules: 'ready' } } }).magic.spells,
    ).toEqual({});
  });
  test('on a tile of a rival, not of independents', () => {
    expect(refused({ spell: 'blight-crop', tiles: theirs() })).toBeUndefined();
    expect(refused({ spell: 'blight-crop', tiles: { [target]: holding({ flag: 'independent' }) } })).toBe(
      'me.magic.target',
    );
  });
});

describe('me.magic.deluge (Autumn spells, 2)', () => {
  const below = 'q2r-1';
  const flood = (site: 'village' | 'fortress' | 'city', die: number, down = 1) =>
    cast(
      autumn({
        spell: 'deluge',
        lands: { [target]: valley, [below]: valley, 'q3r-1': valley },
        tiles: { ...theirs(site), [below]: holding({ flag: 'gules' }), 'q3r-1': holding({ site: 'city' }) },
      }),
      target,
      { here: [die], [`below/${below}`]: [down] },
    ).state;
  test.each([
    ['village', 4],
    ['fortress', 5],
    ['city', 6],
  ] as const)('a %s is razed from %i', (site, from) => {
    expect(flood(site, from).tiles[target]?.razed).toBe(true);
    expect(flood(site, from - 1).tiles[target]?.razed).toBe(false);
  });
  test('villages downstream on a 6, nothing else', () => {
    expect(flood('village', 1, 6).tiles[below]?.razed).toBe(true);
    expect(flood('village', 1, 5).tiles[below]?.razed).toBe(false);
    expect(flood('village', 1, 6).tiles['q3r-1']?.razed).toBe(false);
  });
  test('on a river only', () => {
    expect(refused({ spell: 'deluge', tiles: theirs() })).toBe('me.magic.target');
  });
});

describe('me.magic.doom (Autumn spells, 3)', () => {
  const next = 'q2r-1';
  const blows = (answers: object, tiles = { ...theirs(), [next]: holding({ site: 'fortress' }) }) =>
    cast(autumn({ spell: 'howling-doom', tiles, banners: foes }), target, {
      'step1/one': [3],
      'step1/two': [6],
      'step1/village': [5],
      ...answers,
    });
  test('each banner loses D6 × 10, a village falls from 5', () => {
    const done = blows({ tiles: [1] });
    expect(charges(done)).toEqual({ one: 30, two: 60 });
    expect(done.state.tiles[target]?.razed).toBe(true);
    expect(blows({ tiles: [1], 'step1/village': [4] }).state.tiles[target]?.razed).toBe(false);
  });
  test('over D6 tiles, each by a die; other settlements stand', () => {
    const done = blows({ tiles: [2], 'step1/wind/side': [1] });
    expect(done.told.filter((note) => note === 'howling-doom')).toHaveLength(2);
    expect(done.notes.at(-1)?.data.tile).toBe(next);
    expect(done.state.tiles[next]?.razed).toBe(false);
  });
  test('off the map the die is rolled again; what it comes back to is struck again', () => {
    const done = blows({
      tiles: [3],
      'step1/wind/side': [1],
      'step2/wind/side': [4],
      'step3/one': [1],
      'step3/two': [1],
    });
    expect(charges(done)).toEqual({ one: 10, two: 10 });
    expect(done.changes.filter(({ type }) => type === 'charged')).toHaveLength(4);
    expect(done.changes.filter(({ type }) => type === 'razed')).toHaveLength(1);
  });
});

describe('me.magic.forge (Autumn spells, 4)', () => {
  test('always works; points only: a banner gains 2D6 × 20', () => {
    const done = cast(autumn({ spell: 'forge-magic', banners: { aid: banner({ number: 2 }) } }), null, {
      bearer: 'aid',
      worth: [2, 3],
    });
    expect(done.state.banners.aid?.gained).toBe(100);
  });
  test.each(forgedItem.rows.map(({ on: [face], is }) => [face, is.item] as const))(
    'where armies are worked out a %i is a %s',
    (face, item) => {
      const { state } = cast(autumn({ spell: 'forge-magic', options: { armies: 'units' } }), null, {
        item: [face],
      });
      expect(Object.values(state.magic.items)).toEqual([{ banner: 'mage', item }]);
    },
  );
});

describe('me.magic.inundation (Autumn spells, 5)', () => {
  const rain = (die: number) =>
    cast(autumn({ spell: 'inundation-of-blood', tiles: theirs(), banners: foes }), target, {
      'blood/one': [1, 2],
      'blood/two': [6, 6],
      village: [die],
    });
  test('each banner loses 2D6 × 20, and nothing is gathered there this winter', () => {
    const done = rain(5);
    expect(charges(done)).toEqual({ one: 60, two: 240 });
    expect(done.state.winter.effects).toEqual([{ kind: 'unpaid', tile: target, why: 'me.magic.inundation' }]);
    expect(done.state.tiles[target]?.razed).toBe(false);
  });
  test('a village is razed on a 6', () => {
    expect(rain(6).state.tiles[target]?.razed).toBe(true);
  });
});

test('me.magic.bumper (Autumn spells, 6): always works, D6 crowns more', () => {
  const { state } = cast(autumn({ spell: 'bumper-crop' }), null, { crowns: [5] });
  expect(state.winter.effects).toEqual([
    { kind: 'crowns', seat: 'azure', crowns: 5, why: 'me.magic.bumper' },
  ]);
});

describe('me.magic.prosper (Autumn spells, 7)', () => {
  const ruins = {
    [target]: holding({ razed: true, flag: 'gules' }),
    'q2r-1': holding({ site: 'city', razed: true, flag: 'gules' }),
    'q0r-1': holding({ site: 'barren' }),
    'q2r-2': holding({ flag: 'gules' }),
  };
  test('the tile and every razed tile around it are whole, and the caster’s', () => {
    const { state } = cast(autumn({ spell: 'prosper', tiles: ruins }));
    for (const tile of [target, 'q2r-1'] as const)
      expect(state.tiles[tile]).toMatchObject({ razed: false, flag: 'azure' });
    expect(state.tiles['q2r-2']?.flag).toBe('gules');
  });
  test('beside the own empire only', () => {
    expect(refused({ spell: 'prosper', tiles: ruins })).toBeUndefined();
    expect(refused({ spell: 'prosper', tiles: { q0r3: holding({ razed: true }) } }, 'q0r3')).toBe(
      'me.magic.target',
    );
  });
});

describe('me.magic.madness (Autumn spells, 8)', () => {
  test('an enemy village is razed, all banners in it destroyed', () => {
    const { state } = cast(autumn({ spell: 'reign-of-madness', tiles: theirs(), banners: foes }));
    expect(state.tiles[target]?.razed).toBe(true);
    expect(Object.keys(state.fallen)).toEqual(['one', 'two']);
  });
  test('by agreement on barren land: nothing stands there to be razed', () => {
    const { state } = cast(autumn({ spell: 'reign-of-madness', tiles: theirs('barren') }));
    expect(state.tiles[target]).toMatchObject({ site: 'barren', razed: false, flag: 'gules' });
  });
  test('no other settlement, and none of one’s own', () => {
    expect(refused({ spell: 'reign-of-madness', tiles: theirs('city') })).toBe('me.magic.target');
    expect(refused({ spell: 'reign-of-madness', tiles: { [target]: holding() } })).toBe('me.magic.target');
  });
});

test('me.magic.heroes (Autumn spells, 9): D6 × 200 points of heroes more, this winter', () => {
  const { state } = cast(autumn({ spell: 'call-of-heroes' }), null, { heroes: [3] });
  expect(heroPoints(state, 'azure')).toBe(600);
  expect(heroPoints(state, 'gules')).toBe(0);
  const guarded = cast({ spell: 'magical-protection' }, home).state;
  const called = {
    ...guarded,
    magic: { ...guarded.magic, cast: {}, drawn: { azure: 'call-of-heroes' as const } },
  };
  expect(act(called, 'azure', 'cast-spell', { tile: null }).told).toEqual(['spell-fades']);
});

describe('me.magic.break-siege (Autumn spells, 10)', () => {
  const siege: Encounter = {
    kind: 'siege',
    tile: target,
    attacker: 'azure',
    attackers: { camp: home },
    defender: 'gules',
    since: { year: 1, month: 5 },
    mustered: null,
    siege: { ...newSiege, inside: ['one', 'two'] },
  } as Encounter;
  const camp = { camp: banner({ tile: target, number: 2 }) };
  const broken = (side: string, over: Setting = {}) =>
    cast(
      autumn({
        spell: 'break-siege',
        tiles: theirs('city'),
        banners: { ...foes, ...camp },
        encounters: { e: siege },
        ...over,
      }),
      target,
      { side },
    );
  test('the besiegers are gone', () => {
    const { state } = broken('attackers');
    expect(Object.keys(state.fallen)).toEqual(['camp']);
    expect(state.encounters).toEqual({});
    expect(state.tiles[target]?.flag).toBe('gules');
  });
  test('or the besieged, and the city falls', () => {
    const { state } = broken('defenders');
    expect(Object.keys(state.fallen)).toEqual(['one', 'two']);
    expect(state.encounters).toEqual({});
    expect(state.tiles[target]?.flag).toBe('azure');
  });
  test('all who besiege it, or the town to him of them who has lain there longest', () => {
    const seats = ['azure', 'gules', 'vert'];
    const older = { ...siege, attacker: 'vert', attackers: { v: home }, since: { year: 1, month: 2 } };
    const two = {
      seats,
      banners: { ...foes, ...camp, v: banner({ seat: 'vert', tile: target }) },
      encounters: { e: siege, f: older },
    };
    const { state: freed } = broken('attackers', two);
    expect([Object.keys(freed.fallen), freed.encounters]).toEqual([['v', 'camp'], {}]);
    const { state: taken } = broken('defenders', two);
    expect([Object.keys(taken.fallen), taken.encounters]).toEqual([['one', 'two'], {}]);
    expect(taken.tiles[target]?.flag).toBe('vert');
  });
  test('townsfolk, too', () => {
    const folk = { ...siege, defender: 'independent', siege: { ...newSiege } } as Encounter;
    const { state } = broken('defenders', {
      banners: camp,
      tiles: { [target]: holding({ site: 'city', flag: 'independent' }) },
      encounters: { e: folk },
    });
    expect(state.encounters).toEqual({});
    expect(state.tiles[target]?.flag).toBe('azure');
  });
  test('without any siege, an empty fortress', () => {
    expect(cast(autumn({ spell: 'break-siege', tiles: theirs('fortress') })).state.tiles[target]?.razed).toBe(
      true,
    );
    expect(refused({ spell: 'break-siege', tiles: theirs('fortress'), banners: foes })).toBe(
      'me.magic.target',
    );
    const elsewhere = { banners: { ...foes, ...camp }, encounters: { e: siege } };
    const tiles = { ...theirs('city'), q0r1: holding({ site: 'fortress', flag: 'gules' }) } as State['tiles'];
    expect(refused({ spell: 'break-siege', tiles, ...elsewhere }, 'q0r1')).toBe('me.magic.target');
  });
});

describe('me.magic.mists (Autumn spells, 11)', () => {
  test('a friendly force gets home', () => {
    const { state } = cast(
      autumn({ spell: 'shrouding-mists', banners: { lost: banner({ tile: target, number: 2 }) } }),
    );
    expect(state.winter.effects).toEqual([
      { kind: 'way', banner: 'lost', safe: true, why: 'me.magic.mists' },
    ]);
  });
  test('an enemy without a roof must make a winter retreat', () => {
    const { state } = cast(autumn({ spell: 'shrouding-mists', banners: foes }));
    expect(state.winter.effects).toMatchObject([
      { banner: 'one', safe: false },
      { banner: 'two', safe: false },
    ]);
    expect(refused({ spell: 'shrouding-mists', banners: foes, tiles: theirs() })).toBe('me.magic.target');
    expect(
      refused({ spell: 'shrouding-mists', banners: foes, tiles: theirs('village', { razed: true }) }),
    ).toBeUndefined();
  });
  test('a besieger lies out of doors, those within do not', () => {
    const siege = {
      kind: 'siege',
      tile: target,
      attacker: 'gules',
      attackers: { one: home, two: home },
      defender: 'vert',
      since: { year: 1, month: 5 },
      mustered: null,
      siege: { ...newSiege, inside: ['v'] },
    };
    const { state } = cast(
      autumn({
        spell: 'shrouding-mists',
        seats: ['azure', 'gules', 'vert'],
        tiles: { [target]: holding({ site: 'city', flag: 'vert' }) },
        banners: { ...foes, v: banner({ seat: 'vert', tile: target }) },
        encounters: { e: siege },
      } as never),
    );
    expect(state.winter.effects).toMatchObject([
      { banner: 'one', safe: false },
      { banner: 'two', safe: false },
    ]);
  });
  test('one force of several', () => {
    const both = { ...foes, lost: banner({ tile: target, number: 2 }) };
    const { state } = cast(autumn({ spell: 'shrouding-mists', banners: both }), target, { force: 'gules' });
    expect(state.winter.effects).toHaveLength(2);
  });
});

describe('me.magic.tornado (Autumn spells, 12)', () => {
  const strikes = (site: 'village' | 'fortress' | 'city', die = 1) =>
    cast(autumn({ spell: 'tornado-of-peril', tiles: theirs(site), banners: foes }), target, { roof: [die] })
      .state;
  test('a village always', () => {
    const state = strikes('village');
    expect(state.tiles[target]?.razed).toBe(true);
    expect(Object.keys(state.fallen)).toEqual(['one', 'two']);
  });
  test.each([
    ['fortress', 3],
    ['city', 4],
  ] as const)('a %s from %i; who is in it dies with it, and only then', (site, from) => {
    expect(Object.keys(strikes(site, from).fallen)).toEqual(['one', 'two']);
    expect(strikes(site, from).tiles[target]?.razed).toBe(true);
    expect(strikes(site, from - 1).fallen).toEqual({});
    expect(strikes(site, from - 1).tiles[target]?.razed).toBe(false);
  });
  test('without a settlement nobody is spared', () => {
    expect(Object.keys(cast(autumn({ spell: 'tornado-of-peril', banners: foes })).state.fallen)).toEqual([
      'one',
      'two',
    ]);
  });
});
