import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/kernel/json.ts';
import {
  type Change,
  type Ledger,
  mightyEmpires,
  type State,
} from '../../../src/rules/mighty-empires/index.ts';
import { act, banner, east, home, table } from './table.ts';

const { ledgers } = mightyEmpires;
const units = [
  { id: 'u1', name: 'Spears', models: 20, points: 300, note: '' },
  { id: 'u2', name: 'Bows', models: 10, points: 200, note: '' },
];
const characters = [{ id: 'c1', name: 'Captain', level: 10, points: 100, note: '' }];
const pair = { a1: banner(), a2: banner({ number: 2 }) };
const setting = (over: Parameters<typeof table>[0] = {}): State => ({
  ...table({ banners: pair, ...over }),
  stage: 'armies',
});
const units4 = setting();
const points4 = setting({ options: { armies: 'points' } });
const write = (ledger: Ledger, entry: Json, state: State): Ledger => {
  expect(ledgers.check(ledger, entry, state)).toBe(true);
  return ledgers.write(ledger, entry, state);
};
const refused = (ledger: Ledger, entry: Json, state: State): string => {
  const said = ledgers.check(ledger, entry, state);
  expect(ledgers.write(ledger, entry, state)).toEqual(ledger);
  return said === true ? 'allowed' : said.rule;
};
const mustered = (state = units4): Ledger =>
  write(ledgers.start('azure', state), { write: 'muster', banner: 'a1', units, characters }, state);
const inPoints = (): Ledger =>
  write(ledgers.start('azure', points4), { write: 'muster', banner: 'a1', points: 600 }, points4);
const season = { ...units4, stage: 'season' as const };
const reordering = {
  ...season,
  season: { ...season.season, turn: 'azure', phase: 'reorganisation' as const },
};
const hit = (ledger: Ledger, points: number, state: State): Ledger =>
  ledgers.change(ledger, { type: 'charged', banner: 'a1', points } as Change, state);
const total = (ledger: Ledger, state: State): Json | undefined =>
  ledgers.claim(ledger, 'total', { banners: ['a1'] }, state);
const titles = (ledger: Ledger, state: State) =>
  ledgers.tasks(ledger, state).map(({ rule, kind }) => `${kind} ${rule}`);

describe('me.ledger.muster, me.ledger.write (Divide the army into banners)', () => {
  test('what a banner holds is its owner’s to write before the season', () => {
    expect(total(mustered(), units4)).toBe(600);
    expect(refused(mustered(), { write: 'muster', banner: 'a1', units }, season)).toBe('me.ledger.write');
    expect(refused(mustered(), { write: 'muster', banner: 'g9', units }, units4)).toBe('me.ledger.write');
    expect(refused(mustered(), { write: 'what' }, units4)).toBe('me.ledger.write');
  });
  test('what was never entered is entered in the season or in winter, and nothing is exchanged by the way', () => {
    const realms = { azure: { ...season.realms.azure, strength: 1000 } } as State['realms'];
    for (const stage of ['season', 'winter'] as const) {
      const state = { ...season, stage, realms };
      const book = write(ledgers.start('azure', state), { write: 'muster', banner: 'a1', units }, state);
      expect(titles(book, state)).toContain('asked me.ledger.muster');
      expect(titles(book, state)).toContain('mind me.banners.total');
      const spears = { name: 'Spears', models: 20, points: 300, note: '' };
      const more = [...units, { ...spears, id: 'u3', points: 400 }];
      const whole = write(book, { write: 'muster', banner: 'a1', units: more, characters }, state);
      expect(total(whole, state)).toBe(1000);
      expect(refused(whole, { write: 'muster', banner: 'a2', units: [{ ...spears, id: 'u4' }] }, state)).toBe(
        'me.ledger.write',
      );
      // The bows may not become spears, nor take other arms under the name they had; the same for a captain.
      const armed = [
        units[0] as never,
        { ...(units[1] as object), name: 'Long bows' } as never,
        more[2] as never,
      ];
      expect(refused(book, { write: 'muster', banner: 'a1', units: armed }, state)).toBe('me.ledger.write');
      const wizard = [{ ...(characters[0] as object), wizard: true } as never];
      expect(refused(whole, { write: 'muster', banner: 'a1', units: more, characters: wizard }, state)).toBe(
        'me.ledger.write',
      );
      expect(refused(whole, { write: 'muster', banner: 'a1', units: more, characters }, state)).toBe(
        'me.ledger.write',
      );
      const others = [
        { ...spears, id: 'u1' },
        { ...spears, id: 'u5' },
      ];
      expect(refused(book, { write: 'muster', banner: 'a1', units: others }, state)).toBe('me.ledger.write');
    }
  });
  test('no two troops in the book bear the same id', () => {
    expect(refused(mustered(), { write: 'muster', banner: 'a2', units }, units4)).toBe('me.ledger.write');
    expect(refused(mustered(), { write: 'enlist', banner: 'a1', characters }, units4)).toBe(
      'me.ledger.write',
    );
    expect(write(mustered(), { write: 'muster', banner: 'a1', units, characters }, units4)).toEqual(
      mustered(),
    );
  });
  test('a banner raised later gets its page, another’s does not', () => {
    const raised = (seat: string) =>
      ({ type: 'bannerRaised', banner: 'b7', seat, number: 7, name: '' }) as Change;
    expect(ledgers.change(mustered(), raised('azure'), units4).banners).toHaveProperty('b7');
    expect(ledgers.change(mustered(), raised('gules'), units4).banners).not.toHaveProperty('b7');
  });
  test('where armies are points only, only points are written', () => {
    expect(inPoints().banners.a1).toMatchObject({ points: 600, units: [], characters: [] });
  });
});

describe('me.losses.charge (Deducting losses)', () => {
  test('points only: a charge is struck off at once, never below nothing', () => {
    const once = hit(inPoints(), 250, points4);
    expect(once.banners.a1?.points).toBe(350);
    const gone = hit(once, 500, points4);
    expect(gone.banners.a1?.points).toBe(0);
    expect(gone.tally).toMatchObject({ mustered: 600, struck: 600 });
    expect(titles(gone, { ...points4, stage: 'season' })).toContain('asked me.losses.disband');
  });
  test('units: a charge is owed, and counts at once in what is told', () => {
    const owed = hit(mustered(), 120, season);
    expect(owed.banners.a1).toMatchObject({ owed: 120, units });
    expect(total(owed, season)).toBe(480);
    expect(titles(owed, season)).toContain('asked me.losses.charge');
  });
  test('the owner strikes it off as he likes, a little more if models do not come out even', () => {
    const settled = write(
      hit(mustered(), 120, season),
      { write: 'settle', banner: 'a1', units: { u1: { models: 9, points: 135 } } },
      season,
    );
    expect(settled.banners.a1).toMatchObject({ owed: 0 });
    expect(settled.banners.a1?.units[0]).toMatchObject({ models: 11, points: 165 });
    expect(settled.tally.struck).toBe(135);
    expect(titles(settled, season)).not.toContain('asked me.losses.charge');
  });
  test('whole units and characters go; more than there is does not', () => {
    const owed = hit(mustered(), 300, season);
    const all = { u2: { models: 10, points: 200 } };
    const settled = write(owed, { write: 'settle', banner: 'a1', units: all, characters: ['c1'] }, season);
    expect(settled.banners.a1).toMatchObject({ owed: 0, characters: [], units: [units[0]] });
    expect(
      refused(owed, { write: 'settle', banner: 'a1', units: { u2: { models: 11, points: 1 } } }, season),
    ).toBe('me.ledger.write');
    expect(
      refused(owed, { write: 'settle', banner: 'a1', units: { u2: { models: 1, points: 201 } } }, season),
    ).toBe('me.ledger.write');
    expect(refused(owed, { write: 'settle', banner: 'a1', characters: ['c9'] }, season)).toBe(
      'me.ledger.write',
    );
  });
  test('me.losses.disband: charged beyond its worth, it is gone', () => {
    const gone = hit(mustered(), 600, season);
    const task = ledgers.tasks(gone, season).find(({ rule }) => rule === 'me.losses.disband');
    expect(task).toMatchObject({
      kind: 'asked',
      about: 'a1',
      order: { id: 'disband', args: { banner: 'a1' } },
    });
  });
  test('a fallen banner’s page is closed, and its points are accounted for', () => {
    const closed = ledgers.change(mustered(), { type: 'bannerFell', banner: 'a1', how: 'destroyed' }, units4);
    expect(closed.banners).not.toHaveProperty('a1');
    expect(closed.tally).toMatchObject({ mustered: 600, fallen: 600 });
  });
  test('a banner lost with its ship as well', () => {
    const done = act(
      table({
        banners: pair,
        ships: { s1: { owner: 'azure', number: 1, name: '', tile: home, harbour: false, carries: 'a1' } },
        wakings: { w1: { lair: home, dragons: 1, by: 'azure' } },
      }),
      'azure',
      'fly-dragons',
      { waking: 'w1' },
      { [home]: [6], [`${home}/s1`]: [6] },
    );
    let book = mustered();
    for (const change of done.changes) book = ledgers.change(book, change, done.state);
    expect(book.banners).toEqual({});
  });
});

describe('me.ledger.enlist (Scouting event chart: 10)', () => {
  const gain = (ledger: Ledger, state: State) =>
    ledgers.change(ledger, { type: 'gained', banner: 'a1', points: 60 } as Change, state);
  test('points only: entered at once', () => {
    expect(gain(inPoints(), points4).banners.a1?.points).toBe(660);
  });
  test('units: due until the owner enters them, and counted from the first', () => {
    const due = gain(mustered(), season);
    expect(total(due, season)).toBe(660);
    expect(titles(due, season)).toContain('asked me.ledger.enlist');
    const company = { id: 'm1', name: 'Free company', models: 6, points: 60, note: '' };
    const booked = write(due, { write: 'enlist', banner: 'a1', units: [company] }, season);
    expect(booked.banners.a1).toMatchObject({ due: 0 });
    expect(total(booked, season)).toBe(660);
    expect(booked.tally.enlisted).toBe(60);
  });
});

describe('troops pass between banners of one tile (Reorganising banners)', () => {
  const pass = { write: 'transfer', from: 'a1', to: 'a2', units: ['u2'], characters: ['c1'] };
  test('whole units and characters', () => {
    const passed = write(mustered(), pass, reordering);
    expect(passed.banners.a1?.units).toEqual([units[0]]);
    expect(passed.banners.a2).toMatchObject({ units: [units[1]], characters });
    expect(ledgers.claim(passed, 'points', { banners: ['a1', 'a2'] }, reordering)).toEqual({
      a1: 300,
      a2: 300,
    });
  });
  test('not between tiles, and nothing that is not there', () => {
    const apart = { ...reordering, banners: { ...pair, a2: banner({ number: 2, tile: east }) } };
    expect(refused(mustered(), pass, apart)).toBe('me.ledger.write');
    expect(refused(mustered(), { ...pass, units: ['u9'] }, reordering)).toBe('me.ledger.write');
    expect(refused(inPoints(), { write: 'transfer', from: 'a1', to: 'a2', points: 601 }, reordering)).toBe(
      'me.ledger.write',
    );
  });
});

describe('claims: the least that answers', () => {
  const book = write(
    mustered(),
    { write: 'muster', banner: 'a2', units: [{ ...units[0], id: 'u9' } as Json] },
    units4,
  );
  const both = { banners: ['a1', 'a2'] };
  test.each([
    ['total', both, 900],
    ['points', both, { a1: 600, a2: 300 }],
    ['contents', { banners: ['a1'] }, { a1: { points: 600, units, characters } }],
    ['fewer-than', { ...both, points: 901 }, true],
    ['fewer-than', { ...both, points: 900 }, false],
    ['colour', both, undefined],
    ['total', { banners: ['g9'] }, undefined],
    ['total', 'nonsense', undefined],
  ])('%s of %j is %j', (claim, about, said) => {
    expect(ledgers.claim(book, claim, about, units4)).toEqual(said);
  });
  test('of a banner not mustered it can tell nothing', () => {
    expect(ledgers.claim(mustered(), 'total', both, units4)).toBeUndefined();
  });
});

describe('warnings to the owner (Divide the army into banners)', () => {
  const realm = { azure: { ...units4.realms.azure, strength: 700 } } as State['realms'];
  const warned = (entry: Json, state: State = units4) =>
    titles(write(ledgers.start('azure', state), entry, state), state);
  const unit = (id: string, points: number) => ({ id, name: '', models: 1, points, note: '' });
  test('a banner waits to be mustered', () => {
    expect(titles(ledgers.start('azure', units4), units4)).toEqual([
      'asked me.ledger.muster',
      'asked me.ledger.muster',
    ]);
  });
  test.each([
    ['me.banners.points', { units: [unit('u1', 300)], characters }],
    ['me.banners.points', { units: [unit('u1', 1500)], characters }],
    ['me.banners.character', { units: [unit('u1', 600)] }],
    ['me.banners.units', { units: [], characters: [{ ...characters[0], points: 600 }] }],
    ['me.banners.units', { units: [1, 2, 3, 4, 5, 6].map((i) => unit(`u${i}`, 100)), characters }],
  ])('%s', (rule, troops) => {
    expect(warned({ write: 'muster', banner: 'a1', ...troops } as Json)).toContain(`mind ${rule}`);
  });
  test('me.banners.character: of several banners it is one sort of reminder, which shares a row', () => {
    const lone = (write_: Ledger, banner_: string, id: string) =>
      write(write_, { write: 'muster', banner: banner_, units: [unit(id, 600)] } as Json, units4);
    const book = lone(lone(ledgers.start('azure', units4), 'a1', 'u1'), 'a2', 'u2');
    const found = ledgers.tasks(book, units4).filter(({ rule }) => rule === 'me.banners.character');
    expect(found.map(({ about }) => about)).toEqual(['a1', 'a2']);
    expect(new Set(found.map(({ together }) => together?.say)).size).toBe(1);
    expect(found[0]?.together).toBeDefined();
  });
  test('me.ledger.muster: a list that is emptied again waits to be mustered', () => {
    expect(warned({ write: 'muster', banner: 'a1', units: [] } as Json)).toEqual([
      'asked me.ledger.muster',
      'asked me.ledger.muster',
    ]);
  });
  test('a banner within its limits is not warned of', () => {
    expect(warned({ write: 'muster', banner: 'a1', units, characters })).toEqual(['asked me.ledger.muster']);
  });
  test('me.banners.total: the banners together come to the strength', () => {
    const state = { ...units4, realms: realm, banners: { a1: banner() } };
    expect(warned({ write: 'muster', banner: 'a1', units, characters }, state)).toEqual([
      'mind me.banners.total',
    ]);
    const exact = {
      ...state,
      realms: { azure: { ...state.realms.azure, strength: 600 } } as State['realms'],
    };
    expect(warned({ write: 'muster', banner: 'a1', units, characters }, exact)).toEqual([]);
  });
});

test('names in the book are the owner’s own', () => {
  const named = write(mustered(), { write: 'rename', banner: 'a1', item: 'u2', name: 'The Larks' }, season);
  expect(named.banners.a1?.units[1]?.name).toBe('The Larks');
  expect(write(named, { write: 'rename', banner: 'a1', name: 'Vanguard' }, season).banners.a1?.note).toBe(
    'Vanguard',
  );
});

test.each([
  [490, 1],
  [500, 0],
  [1500, 0],
  [1510, 1],
])(
  'me.banners.points: a season is not begun without a word with a banner of %i points (500 to 1500)',
  (points, said) => {
    const book = write(ledgers.start('azure', points4), { write: 'muster', banner: 'a1', points }, points4);
    const winter = { ...points4, stage: 'winter' as const };
    const minded = ledgers.minds?.(book, 'begin-season', winter) ?? [];
    expect(minded.map(({ rule, why }) => [rule, why.with?.theBanner])).toEqual(
      said === 1 ? [['me.banners.points', 'a1']] : [],
    );
    expect(ledgers.minds?.(book, 'end-winter-phase', winter)).toEqual([]);
  },
);
