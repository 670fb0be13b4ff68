import { describe, expect, test } from 'vitest';
import { openOf } from '../../../../src/kernel/ahead.ts';
import type { Json } from '../../../../src/kernel/json.ts';
import { springSpells } from '../../../../src/rules/mighty-empires/charts/spring-spells.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { blank } from '../../../../src/rules/mighty-empires/ledger/book.ts';
import { ledgers } from '../../../../src/rules/mighty-empires/ledgers.ts';
import { castSpell } from '../../../../src/rules/mighty-empires/magic/cast.ts';
import { casting, spellsOf } from '../../../../src/rules/mighty-empires/magic/casters.ts';
import { castingOdds } from '../../../../src/rules/mighty-empires/magic/odds.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { act, banner, holding, home, refusal, table } from '../table.ts';
import { cast, equinox, lyingOn, rival, target } from './equinox.ts';

const draw = { caster: true, spell: [1], keep: 'keep' } as const;

describe('me.magic.caster: who may cast (Equinox magic)', () => {
  const state = equinox();
  const books = (points: number, over = {}) =>
    ({
      ...ledgers.start('azure', state),
      banners: { mage: { ...blank, mustered: true, points, ...over } },
    }) as ReturnType<typeof ledgers.start>;
  const says = (about: Json, points: number, over = {}) =>
    ledgers.claim(books(points, over), 'caster', about, state);
  test('a banner of 500 points', () => {
    const about = { banners: ['mage'], points: 500, level: 0 };
    expect(says(about, 500)).toBe(true);
    expect(says(about, 499)).toBe(false);
  });
  test('where armies are worked out, a wizard of level 25 besides', () => {
    const about = { banners: ['mage'], points: 500, level: 25 };
    const lord = { id: 'c1', name: 'Osanne', level: 25, points: 100, note: '' };
    expect(says(about, 600)).toBe(false);
    expect(says(about, 600, { characters: [lord] })).toBe(false);
    expect(says(about, 600, { characters: [{ ...lord, wizard: true }] })).toBe(true);
    expect(says(about, 600, { characters: [{ ...lord, wizard: true, level: 24 }] })).toBe(false);
    expect(says(about, 300, { characters: [{ ...lord, wizard: true }] })).toBe(false);
  });
  test('the level is asked for only where units are kept, unless the table thinks otherwise', () => {
    const level = (options: { readonly [name: string]: Json }) => {
      const brief = mightyEmpires.orders['draw-spell']?.brief(
        equinox({ options }),
        {},
        { seat: 'azure', order: 'o1' },
      ) as { readonly about: { readonly level: number } };
      return brief.about.level;
    };
    expect(level({ armies: 'units' })).toBe(25);
    expect(level({ armies: 'units', rulings: { wizards: 'assumed' } })).toBe(0);
    expect(level({ armies: 'points' })).toBe(0);
  });
  test('without one the turn passes', () => {
    const { state: after, told } = act(equinox(), 'azure', 'draw-spell', {}, { caster: false });
    expect(told).toEqual(['no-wizard']);
    expect(casting(after, 'spring')).toBe('gules');
  });
  test('a banner away from the capital casts nothing', () => {
    const away = equinox({ banners: { mage: banner({ tile: target }) } });
    expect(refusal(away, 'azure', 'draw-spell')).toBe('me.magic.caster');
    expect(casting(away, 'spring')).toBe('gules');
  });
  test('nor does one in a capital that is lost', () => {
    const lost = equinox({ tiles: { [home]: holding({ site: 'city', capitalOf: 'azure', flag: 'gules' }) } });
    expect(refusal(lost, 'azure', 'draw-spell')).toBe('me.magic.caster');
  });
});

describe('me.magic.order, me.magic.turn: one after the other (Equinox magic)', () => {
  test('dice settle who is first', () => {
    const fresh = equinox({ magic: { at: null, order: [] } });
    expect(refusal(fresh, 'azure', 'draw-spell')).toBe('me.magic.order');
    const args = { year: 1, equinox: 'spring' };
    const { state } = act(fresh, 'azure', 'order-casting', args, { 'lots/azure': [2], 'lots/gules': [5] });
    expect(state.magic.order).toEqual(['gules', 'azure']);
    expect(refusal(state, 'azure', 'draw-spell')).toBe('me.magic.turn');
    expect(refusal(state, 'gules', 'draw-spell')).toBeUndefined();
    expect(refusal(state, 'azure', 'order-casting', args)).toBe('me.magic.order');
  });
  test('each casts once', () => {
    const after = cast({ spell: 'rot' }).state;
    expect(refusal(after, 'azure', 'draw-spell')).toBe('me.magic.turn');
    expect(casting(after, 'spring')).toBe('gules');
  });
  test('who has gone on has passed', () => {
    const state = equinox();
    const gone = { ...state, winter: { ...state.winter, at: { azure: 'ready', gules: 'spring' } as const } };
    expect(casting(gone, 'spring')).toBe('gules');
  });
  test('High Elves cast two', () => {
    const state = equinox({ options: { parts: { peoples: true } } });
    const azure = { ...state.realms.azure, people: 'high-elves' } as State['realms'][string];
    const elves = { ...state, realms: { ...state.realms, azure } };
    expect(spellsOf(elves, 'azure')).toBe(2);
    expect(spellsOf(elves, 'gules')).toBe(1);
  });
  test('no equinox in the season, none before the first winter, none without magic', () => {
    expect(refusal(table(), 'azure', 'draw-spell')).toBe('me.winter.phase');
    expect(refusal(equinox({ options: { parts: { magic: false } } }), 'azure', 'draw-spell')).toBe(
      'me.magic.turn',
    );
  });
});

describe('me.magic.spell, me.magic.again: the D12 (Equinox spells)', () => {
  test.each(springSpells.rows.map(({ on: [face], is }) => [face, is.spell] as const))(
    'a %i is %s',
    (face, spell) => {
      const { state } = act(equinox(), 'azure', 'draw-spell', {}, { ...draw, spell: [face] });
      expect(state.magic.drawn.azure).toBe(spell);
    },
  );
  test('in autumn the other chart', () => {
    const autumn = equinox({ equinox: 'autumn' });
    expect(act(autumn, 'azure', 'draw-spell', {}, { ...draw, spell: [8] }).state.magic.drawn.azure).toBe(
      'reign-of-madness',
    );
  });
  test('turned down, the second roll stands', () => {
    const { state } = act(
      equinox(),
      'azure',
      'draw-spell',
      {},
      {
        caster: true,
        spell: [9],
        keep: 'again',
        again: [12],
      },
    );
    expect(state.magic.drawn.azure).toBe('withershins');
    expect(refusal(state, 'azure', 'draw-spell')).toBe('me.magic.spell');
  });
  test('what was not rolled cannot be cast', () => {
    expect(refusal(equinox(), 'azure', 'cast-spell', { tile: target })).toBe('me.magic.spell');
  });
});

describe('me.magic.range, me.magic.capital, me.magic.target: where (Equinox spells)', () => {
  const far = 'q13r0';
  const land = { [far]: equinox().map.painted[home] as never };
  test('within twelve tiles', () => {
    expect(refusal(equinox({ spell: 'rot', lands: land }), 'azure', 'cast-spell', { tile: far })).toBe(
      'me.magic.range',
    );
    const near = { q12r0: land[far] as never };
    expect(
      refusal(equinox({ spell: 'rot', lands: near }), 'azure', 'cast-spell', { tile: 'q12r0' }),
    ).toBeUndefined();
  });
  test('on no rival’s capital while he holds it', () => {
    const state = equinox({ spell: 'storm' });
    expect(refusal(state, 'azure', 'cast-spell', { tile: rival })).toBe('me.magic.capital');
    expect(refusal(state, 'azure', 'cast-spell', { tile: home })).toBeUndefined();
    const taken = equinox({
      spell: 'storm',
      tiles: { [rival]: holding({ site: 'city', capitalOf: 'gules' }) },
    });
    expect(refusal(taken, 'azure', 'cast-spell', { tile: rival })).toBeUndefined();
  });
  test('where the spell would do something', () => {
    const state = equinox({ spell: 'quake', tiles: { [target]: holding({ site: 'fortress' }) } });
    expect(refusal(state, 'azure', 'cast-spell', { tile: target })).toBeUndefined();
    expect(refusal(state, 'azure', 'cast-spell', { tile: 'q0r1' })).toBe('me.magic.target');
    expect(refusal(state, 'azure', 'cast-spell', { tile: 'q40r0' })).toBe('me.magic.target');
    expect(openOf(castSpell, state, 'azure', 'tile')).toEqual([home, target]);
  });
  test('a spell with a place to go is not let go', () => {
    expect(refusal(equinox({ spell: 'rot' }), 'azure', 'cast-spell', { tile: null })).toBe('me.magic.target');
    const nowhere = equinox({ spell: 'hold-river' });
    expect(refusal(nowhere, 'azure', 'cast-spell', { tile: null })).toBeUndefined();
    const { state, told } = act(nowhere, 'azure', 'cast-spell', { tile: null });
    expect(told).toEqual(['spell-forgone']);
    expect(state.magic.spells).toEqual({});
    expect(state.magic.cast).toEqual({ azure: 1 });
  });
});

describe('me.magic.cast: two dice against the distance (Equinox spells)', () => {
  const at = 'q0r4';
  test('the distance is enough', () => {
    expect(lyingOn(cast({ spell: 'rot' }, at, { 'magic/reach': [1, 3] }).state, at)).toEqual(['rot']);
  });
  test('one less is not', () => {
    const { state, told } = cast({ spell: 'rot' }, at, { 'magic/reach': [1, 2] });
    expect(told).toEqual(['spell-fails']);
    expect(lyingOn(state, at)).toEqual([]);
    expect(state.magic.cast).toEqual({ azure: 1 });
    expect(state.magic.drawn).toEqual({});
  });
  test('two tiles and nearer need no dice', () => {
    expect(lyingOn(cast({ spell: 'rot' }, 'q0r2').state, 'q0r2')).toEqual(['rot']);
  });
  test('the chances, counted by hand', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    for (let distance = 0; distance <= 12; distance++) {
      const ways = faces.flatMap((a) => faces.filter((b) => a + b >= distance)).length;
      expect(castingOdds(distance)).toBeCloseTo(ways / 36, 9);
    }
  });
});
