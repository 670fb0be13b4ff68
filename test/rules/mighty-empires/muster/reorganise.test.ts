import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { blank, type Ledger } from '../../../../src/rules/mighty-empires/ledger/book.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { act, banner, type Done, east, holding, home, refusal, ship, table, west } from '../table.ts';

const { ledgers } = mightyEmpires;
const pair = {
  a1: banner({ baggage: 4, charged: 100, spot: { edge: 3 } }),
  a2: banner({ number: 2, baggage: 5, charged: 50 }),
};
const force = (over: Parameters<typeof table>[0] = {}) =>
  table({ banners: pair, ...over, season: { phase: 'reorganisation', ...over.season } });
const merge = { tile: home, merged: { a1: 'a2' } };

describe('me.reorganisation.banners, me.reorganisation.merged (Reorganising banners)', () => {
  test('a banner goes over into another: its flag is struck, its losses are remembered', () => {
    const done = act(force(), 'azure', 'reorganise', merge);
    expect(done.state.banners).not.toHaveProperty('a1');
    expect(done.state.fallen.a1).toMatchObject({ how: 'merged', tile: home });
    expect(done.state.banners.a2).toMatchObject({ charged: 150, baggage: 6 });
  });
  test('loads beyond six go into the stockpile where there is one, else they are lost', () => {
    const city = { [home]: holding({ site: 'city', stockpile: 2 }) };
    expect(act(force({ tiles: city }), 'azure', 'reorganise', merge).state.tiles[home]?.stockpile).toBe(5);
    const village = { [home]: holding() };
    expect(act(force({ tiles: village }), 'azure', 'reorganise', merge).state.tiles[home]?.stockpile).toBe(0);
  });
  test('troops may change banners without a flag more or less', () => {
    const done = act(force(), 'azure', 'reorganise', { tile: home });
    expect(done.told).toEqual(['reorganised']);
    expect(done.changes).toEqual([]);
  });
  test.each<[string, Json]>([
    ['into itself', { tile: home, merged: { a1: 'a1' } }],
    ['round in a ring', { tile: home, merged: { a1: 'a2', a2: 'a1' } }],
    ['of another tile', { tile: east, merged: { a1: 'a2' } }],
    ['parted while it merges', { tile: home, merged: { a1: 'a2' }, raised: [{ from: 'a1' }] }],
  ])('not %s', (_, args) => {
    expect(refusal(force(), 'azure', 'reorganise', args)).toBe('me.reorganisation.banners');
  });
  test('not between tiles, not with another’s', () => {
    const apart = force({ banners: { ...pair, a2: banner({ number: 2, tile: east }) } });
    expect(refusal(apart, 'azure', 'reorganise', merge)).toBe('me.reorganisation.banners');
    const theirs = force({ banners: { ...pair, a2: banner({ seat: 'gules' }) } });
    expect(refusal(theirs, 'azure', 'reorganise', merge)).toBe('me.piece.banner');
  });
  test('in reorganisation; besiegers also while they settle down to the siege', () => {
    expect(refusal(force({ season: { phase: 'battle' } }), 'azure', 'reorganise', merge)).toBe(
      'me.season.phase',
    );
    const camp = {
      kind: 'siege',
      tile: home,
      attacker: 'azure',
      attackers: { a1: west, a2: west },
      defender: 'gules',
      since: { year: 1, month: 1 },
      mustered: null,
      siege: {
        inside: ['g1'],
        battered: null,
        breach: null,
        hardship: 0,
        assaulted: null,
        repulsed: null,
        starved: null,
      },
    } as const;
    const before = force({
      banners: { ...pair, g1: banner({ seat: 'gules' }) },
      encounters: { e1: camp },
      season: { phase: 'battle' },
    });
    const split = { tile: home, raised: [{ from: 'a1' }] };
    expect(refusal(before, 'azure', 'reorganise', split)).toBeUndefined();
    const done = act(before, 'azure', 'reorganise', split);
    expect(done.state.encounters.e1?.attackers).toEqual({ a1: west, a2: west, 'o1.b1': west });
    const one = act(before, 'azure', 'reorganise', { tile: home, merged: { a1: 'a2' } });
    expect(one.state.encounters.e1?.attackers).toEqual({ a2: west });
  });
});

test('me.reorganisation.raised: a new flag beside the old one', () => {
  const done = act(force(), 'azure', 'reorganise', {
    tile: home,
    raised: [{ from: 'a1', name: 'The Quick' }],
  });
  expect(done.state.banners['o1.b1']).toMatchObject({
    number: 3,
    name: 'The Quick',
    tile: home,
    spot: { edge: 3 },
    baggage: 0,
    charged: 0,
  });
  expect(mightyEmpires.invariants(done.state)).toEqual([]);
});

test('me.reorganisation.apart: not from ship to shore over open water', () => {
  const banners = { a1: banner({ spot: null }), a2: banner({ number: 2 }) };
  const at = (harbour: boolean) => force({ banners, ships: { s1: ship({ carries: 'a1', harbour }) } });
  expect(refusal(at(false), 'azure', 'reorganise', merge)).toBe('me.reorganisation.apart');
  expect(refusal(at(true), 'azure', 'reorganise', merge)).toBeUndefined();
  expect(refusal(at(true), 'azure', 'reorganise', { tile: home, raised: [{ from: 'a1' }] })).toBe(
    'me.reorganisation.apart',
  );
  const loads = { tile: home, banners: { a1: 0, a2: 0 } };
  expect(refusal(at(false), 'azure', 'distribute', loads)).toBe('me.sea.apart');
  expect(refusal(at(true), 'azure', 'distribute', loads)).toBeUndefined();
});

test('me.reorganisation.hired: hired troops keep to their banner', () => {
  const state = force();
  const contingents = { a1: { kind: 'mercenaries', people: '', alliance: null, year: 1 } };
  const hired = { ...state, court: { ...state.court, contingents } } as State;
  expect(refusal(hired, 'azure', 'reorganise', merge)).toBe('me.reorganisation.hired');
});

const spears = (id: string, models: number, name = 'Spears') => ({
  id,
  name,
  models,
  points: models * 10,
  note: '',
});
const captain = { id: 'c1', name: 'Captain', level: 10, points: 150, note: '' };
function book(state: State): Ledger {
  const empty = ledgers.start('azure', state);
  return {
    ...empty,
    banners: {
      a1: {
        ...blank,
        mustered: true,
        units: [spears('u1', 4), spears('u2', 20)],
        characters: [captain],
        owed: 30,
        due: 10,
      },
      a2: { ...blank, mustered: true, units: [spears('u3', 30), spears('u4', 20, 'Bows')] },
    },
  };
}
const kept = (before: Ledger, done: Done): Ledger =>
  done.changes.reduce((ledger, change) => ledgers.change(ledger, change, done.state), before);
const pass = (more: { readonly [name: string]: Json }) => ({
  write: 'transfer',
  from: 'a1',
  to: 'a2',
  ...more,
});

describe('the book (Reorganising banners)', () => {
  test('all a merged banner holds, owes and is due goes over with it', () => {
    const done = act(force(), 'azure', 'reorganise', merge);
    const ledger = kept(book(done.state), done);
    expect(ledger.banners).not.toHaveProperty('a1');
    expect(ledger.banners.a2).toMatchObject({ owed: 30, due: 10, characters: [captain] });
    expect(ledger.banners.a2?.units.map(({ id }) => id)).toEqual(['u3', 'u4', 'u1', 'u2']);
    expect(ledger.tally).toEqual(book(done.state).tally);
  });
  test('a new banner stands in the book, empty, and takes troops', () => {
    const done = act(force(), 'azure', 'reorganise', { tile: home, raised: [{ from: 'a1' }] });
    const ledger = kept(book(done.state), done);
    expect(ledger.banners['o1.b1']).toMatchObject({ mustered: true, units: [] });
    const written = ledgers.write(
      ledger,
      { write: 'transfer', from: 'a1', to: 'o1.b1', units: ['u2'] },
      done.state,
    );
    expect(written.banners['o1.b1']?.units).toEqual([spears('u2', 20)]);
  });
  test('fewer than five models fill up a unit of the same troops', () => {
    const ledger = ledgers.write(book(force()), pass({ absorbed: { u1: 'u3' } }), force());
    expect(ledger.banners.a1?.units.map(({ id }) => id)).toEqual(['u2']);
    expect(ledger.banners.a2?.units[0]).toEqual({ ...spears('u3', 30), models: 34, points: 340 });
  });
  test('within one banner, too', () => {
    const before = book(force());
    const two = {
      ...before.banners.a2,
      units: [spears('u3', 30), spears('u5', 3)],
    } as Ledger['banners'][string];
    const ledger = { ...before, banners: { ...before.banners, a2: two } };
    const entry = { write: 'transfer', from: 'a2', to: 'a2', absorbed: { u5: 'u3' } };
    expect(ledgers.write(ledger, entry, force()).banners.a2?.units).toEqual([{ ...spears('u3', 33) }]);
    expect(ledgers.check(ledger, { ...entry, absorbed: { u5: 'u5' } }, force())).not.toBe(true);
    expect(ledgers.check(ledger, { ...entry, absorbed: {}, units: ['u3'] }, force())).not.toBe(true);
  });
  test.each<[string, { readonly [name: string]: Json }]>([
    ['a whole unit', { absorbed: { u2: 'u3' } }],
    ['other troops', { absorbed: { u1: 'u4' } }],
    ['into what is not there', { absorbed: { u1: 'u9' } }],
  ])('%s is not absorbed', (_, more) => {
    expect(ledgers.check(book(force()), pass(more), force())).not.toBe(true);
  });
  test('nothing passes to where no banner of the force stands', () => {
    const afar = force({ banners: { ...pair, a2: banner({ number: 2, tile: east }) } });
    expect(ledgers.check(book(afar), pass({ units: ['u2'] }), afar)).not.toBe(true);
  });
});

describe('me.reorganisation.combine (Reorganising banners)', () => {
  const asked = (state: State) =>
    ledgers.tasks(book(state), state).filter(({ rule }) => rule === 'me.reorganisation.combine');
  test('a banner below 500 points must combine where a comrade stands', () => {
    expect(asked(force())).toMatchObject([{ kind: 'asked', about: 'a1' }]);
  });
  test('alone, or out of that phase, it is only minded', () => {
    expect(asked(force({ banners: { a1: pair.a1 } }))).toEqual([]);
    expect(asked(force({ season: { phase: 'battle' } }))).toEqual([]);
  });
  test('the season’s tasks offer it to forces of several banners', () => {
    const rules = (state: State) => mightyEmpires.tasks(state, 'azure').map(({ rule }) => rule);
    expect(rules(force())).toContain('me.reorganisation.banners');
    expect(rules(force({ banners: { a1: pair.a1 } }))).not.toContain('me.reorganisation.banners');
  });
});
