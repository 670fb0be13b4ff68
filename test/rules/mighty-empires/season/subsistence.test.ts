import { describe, expect, test } from 'vitest';
import type { Note } from '../../../../src/kernel/procedure.ts';
import { plain } from '../../../../src/kernel/text.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { provisions, supports } from '../../../../src/rules/mighty-empires/provisions/forage.ts';
import { forecast, wholePlan } from '../../../../src/rules/mighty-empires/provisions/forecast.ts';
import { newSiege } from '../../../../src/rules/mighty-empires/siege/state.ts';
import type { Encounter } from '../../../../src/rules/mighty-empires/state.ts';
import { act, banner, charges, east, holding, home, refusal, table } from '../table.ts';

const siege: Encounter = {
  kind: 'siege',
  tile: home,
  attacker: 'gules',
  attackers: { g1: east },
  defender: 'azure',
  since: { year: 1, month: 1 },
  mustered: null,
  siege: null,
};
const three = { a1: banner(), a2: banner({ number: 2 }), a3: banner({ number: 3, baggage: 2 }) };

describe('me.subsistence.value (Subsistence, 1): what a tile feeds', () => {
  test.each([
    ['a capital', holding({ site: 'city', capitalOf: 'azure' }), 4],
    ['another city', holding({ site: 'city' }), 2],
    ['a fortress', holding({ site: 'fortress' }), 1],
    ['a village', holding(), 1],
    ['a barren tile', holding({ site: 'barren' }), 0],
    ['a razed city', holding({ site: 'city', razed: true }), 0],
    ['a conquered capital: as the capital it was', holding({ site: 'city', capitalOf: 'gules' }), 4],
  ])('%s', (_, tile, feeds) => {
    expect(supports(table({ tiles: { [home]: tile } }), 'azure', home)).toBe(feeds);
  });
  test('an unknown tile feeds nobody', () => {
    expect(supports(table(), 'azure', home)).toBe(0);
  });
  test('a conquered capital feeds two where the table rules so', () => {
    const tiles = { [home]: holding({ site: 'city', capitalOf: 'gules' }) };
    const rulings = { conqueredCapital: 'city' };
    expect(supports(table({ tiles, options: { rulings } }), 'azure', home)).toBe(2);
    expect(
      supports(
        table({ tiles: { [home]: holding({ site: 'city', capitalOf: 'azure' }) }, options: { rulings } }),
        'azure',
        home,
      ),
    ).toBe(4);
  });
  test('under siege nobody forages', () => {
    const tiles = { [home]: holding({ site: 'city', stockpile: 1 }) };
    const banners = { a1: banner(), g1: banner({ seat: 'gules' }) };
    const held = { ...siege, siege: { ...newSiege, inside: ['a1'] } };
    const state = table({ tiles, banners, encounters: { s1: held } });
    expect(supports(state, 'azure', home)).toBe(0);
    expect(provisions(state, 'azure', home)).toEqual({ a1: 'stockpile' });
    expect(provisions(state, 'gules', home)).toEqual({ g1: 'hunger' });
  });
});

describe('me.subsistence: the quartermaster’s plan', () => {
  test('those with least baggage forage, the rest eat their own, then a comrade’s', () => {
    const tiles = { [home]: holding() };
    expect(provisions(table({ tiles, banners: three }), 'azure', home)).toEqual({
      a1: 'forage',
      a2: 'a3',
      a3: 'a3',
    });
  });
  test('a stockpile feeds before the carts do', () => {
    const tiles = { [home]: holding({ site: 'fortress', stockpile: 1 }) };
    expect(provisions(table({ tiles, banners: three }), 'azure', home)).toEqual({
      a1: 'forage',
      a2: 'stockpile',
      a3: 'a3',
    });
  });
  test('who is left goes hungry', () => {
    const banners = { a1: banner({ baggage: 1 }), a2: banner({ number: 2 }) };
    expect(provisions(table({ banners }), 'azure', home)).toEqual({ a1: 'a1', a2: 'hunger' });
  });
  test('one force does not feed another', () => {
    const banners = { a1: banner({ baggage: 6 }), a2: banner({ number: 2, tile: east }) };
    const state = table({ banners });
    expect(wholePlan(state, 'azure')).toEqual({ a1: 'a1', a2: 'hunger' });
    expect(forecast(state, 'azure').map(({ banner: id, by, tile }) => [id, by, tile])).toEqual([
      ['a1', 'own', home],
      ['a2', 'hunger', east],
    ]);
  });
});

describe('me.subsistence.fed, me.subsistence.baggage, me.subsistence.stockpile (Subsistence, 2; Stockpiles)', () => {
  const tiles = { [home]: holding({ site: 'fortress', stockpile: 1 }) };
  test('eating takes one load from whoever gives it', () => {
    const state = table({ tiles, banners: three });
    const done = act(state, 'azure', 'subsist', { plan: { a1: 'forage', a2: 'stockpile', a3: 'a3' } });
    expect(done.state.tiles[home]?.stockpile).toBe(0);
    expect(done.state.banners.a3?.baggage).toBe(1);
    expect(done.state.season.turns.azure?.fed).toEqual({ a1: 'forage', a2: 'stockpile', a3: 'a3' });
    expect(done.told).toEqual(['fed']);
  });
  test('who eats at the capital is told apart from who lives off the land elsewhere', () => {
    const tiles = { [home]: holding({ site: 'city', capitalOf: 'azure' }), [east]: holding() };
    const banners = { a1: banner(), a2: banner({ number: 2 }), a3: banner({ number: 3, tile: east }) };
    const plan = { a1: 'forage', a2: 'forage', a3: 'forage' };
    const done = act(table({ tiles, banners }), 'azure', 'subsist', { plan });
    expect(done.notes[0]?.data).toMatchObject({ capital: 2, foraged: 1, stored: 0 });
  });
  test.each([
    ['me.subsistence.value', { a1: 'forage', a2: 'forage', a3: 'a3' }],
    ['me.subsistence.stockpile', { a1: 'stockpile', a2: 'stockpile', a3: 'forage' }],
    ['me.subsistence.baggage', { a1: 'a3', a2: 'a3', a3: 'a3' }],
    ['me.subsistence', { a1: 'hunger', a2: 'a3', a3: 'a3' }],
    ['me.piece.banner', { g9: 'forage' }],
  ])('%s speaks against %j', (rule, plan) => {
    expect(refusal(table({ tiles, banners: three }), 'azure', 'subsist', { plan })).toBe(rule);
  });
  test('me.subsistence.stockpile, me.subsistence.baggage: what is eaten beyond the stores counts, and is remarked on', () => {
    const state = table({ tiles, banners: three });
    const eats = (plan: { [banner: string]: string }) =>
      act(state, 'azure', 'subsist', { plan }).flags.map(({ rule }) => rule);
    expect(eats({ a1: 'stockpile', a2: 'stockpile', a3: 'a3' })).toEqual(['me.subsistence.stockpile']);
    expect(eats({ a1: 'a3', a2: 'a3', a3: 'a3' })).toEqual(['me.subsistence.baggage']);
  });
  test('me.subsistence.pool: baggage is pooled within one tile', () => {
    const banners = { a1: banner(), a2: banner({ number: 2, tile: east, baggage: 3 }) };
    expect(refusal(table({ banners }), 'azure', 'subsist', { plan: { a1: 'a2' } })).toBe(
      'me.subsistence.pool',
    );
  });
  test('nobody is provided for twice, nor out of turn, nor out of phase', () => {
    const state = table({ tiles, banners: three });
    const plan = { a1: 'forage' };
    const done = act(state, 'azure', 'subsist', { plan });
    expect(refusal(done.state, 'azure', 'subsist', { plan })).toBe('me.subsistence');
    expect(refusal(state, 'gules', 'subsist')).toBe('me.season.turn');
    expect(refusal(table({ season: { phase: 'scouting' } }), 'azure', 'subsist')).toBe('me.season.phase');
  });
});

describe('me.subsistence.shortfall (No subsistence)', () => {
  const state = table({ banners: { a1: banner(), a2: banner({ number: 2 }) } });
  const plan = { a1: 'hunger', a2: 'hunger' };
  test.each([
    [1, 3, 150],
    [2, 3, 60],
    [3, 3, 30],
    [4, 3, 15],
  ])('a %i costs D6 times its share: %i comes to %i', (row, die, points) => {
    const done = act(
      state,
      'azure',
      'subsist',
      { plan },
      {
        'a1/shortfall': [row],
        'a1/points': [die],
        'a2/shortfall': [5],
      },
    );
    expect(charges(done)).toEqual({ a1: points });
    expect(done.state.banners.a1?.charged).toBe(points);
    expect(done.told).toEqual(['shortfall', 'shortfall']);
  });
  test.each([5, 6])('a %i costs nothing', (row) => {
    const done = act(state, 'azure', 'subsist', { plan }, { 'a1/shortfall': [row], 'a2/shortfall': [row] });
    expect(charges(done)).toEqual({});
  });
});

describe('me.subsistence: nobody goes hungry for nothing (No subsistence: the test is immediate)', () => {
  const when = { year: 1, month: 1, turn: 'azure' };
  const end = { ...when, phase: 'subsistence' };
  const hungry = table({ banners: { a1: banner(), a2: banner({ number: 2 }) } });
  test.each(['subsistence', 'reorganisation'])(
    'the turn does not go on to the end of %s unrolled',
    (phase) => {
      expect(refusal(hungry, 'azure', 'end-phase', { ...when, phase })).toBe('me.subsistence');
    },
  );
  test('once each has rolled it does', () => {
    const plan = { a1: 'hunger', a2: 'hunger' };
    const rolled = act(hungry, 'azure', 'subsist', { plan }, { 'a1/shortfall': [6], 'a2/shortfall': [5] });
    expect(refusal(rolled.state, 'azure', 'end-phase', end)).toBeUndefined();
    expect(act(rolled.state, 'azure', 'end-phase', end).told).toEqual([]);
  });
  test('Undead roll for their magic first', () => {
    const dead = table({
      options: { parts: { peoples: true } },
      banners: { a1: banner() },
      realms: { ...table().realms, azure: { ...table().realms.azure, people: 'undead' } as never },
    });
    expect(refusal(dead, 'azure', 'end-phase', end)).toBe('me.peoples.undead.instability');
    const tested = act(dead, 'azure', 'test-instability', { banners: ['a1'] }, { 'a1/instability': [1] });
    expect(refusal(tested.state, 'azure', 'end-phase', end)).toBeUndefined();
  });
  test('let off by agreement: the chronicle says so, and who wrote it; unagreed, that nobody rolled', () => {
    const waived = act(hungry, 'azure', 'end-phase', end, {}, 'o1', true);
    expect(waived.notes.map(({ note, data }) => [note, data])).toEqual([
      ['waived', { seat: 'azure', banners: 2, by: 'azure' }],
    ]);
    expect(plain(mightyEmpires.sentenceOf(waived.notes[0] as Note))).toBe(
      'By agreement, azure wrote that 2 banners of azure neither eat nor roll this month.',
    );
    expect(act(hungry, 'azure', 'end-phase', end).told).toEqual(['unfed']);
  });
  test('part of a force fed: the rest is asked for, and the land that fed some feeds no more', () => {
    const tiles = { [home]: holding() };
    const two = table({ tiles, banners: { a1: banner(), a2: banner({ number: 2 }) } });
    const half = act(two, 'azure', 'subsist', { plan: { a1: 'forage' } }).state;
    expect(refusal(half, 'azure', 'end-phase', end)).toBe('me.subsistence');
    expect(wholePlan(half, 'azure')).toEqual({ a2: 'hunger' });
    expect(refusal(half, 'azure', 'subsist', { plan: { a2: 'forage' } })).toBe('me.subsistence.value');
    expect(refusal(half, 'azure', 'subsist', { plan: { a2: 'hunger' } })).toBeUndefined();
  });
});
