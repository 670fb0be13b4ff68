import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import { plain as inWords } from '../../../../src/kernel/text.ts';
import { shareOut } from '../../../../src/rules/mighty-empires/battle/share.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { act, banner, charges, east, holding, home, refusal, west } from '../table.ts';
import { battle, dice, even, field, fight, where } from './field.ts';

const holds = (...points: readonly number[]) =>
  points.map((each, i) => ({ banner: `b${i + 1}`, points: each }));

describe('me.battle.losses (Deducting losses)', () => {
  test.each([
    [150, [900, 900, 900], null, { b1: 50, b2: 50, b3: 50 }, []],
    [100, [900, 900, 900], null, { b1: 34, b2: 33, b3: 33 }, []],
    [101, [900, 900, 900], 'b3', { b3: 34, b1: 34, b2: 33 }, []],
    [300, [100, 900, 900], null, { b2: 100, b3: 100 }, ['b1']],
    [300, [40, 900, 900], null, { b2: 130, b3: 130 }, ['b1']],
    [300, [40, 120, 900], null, { b3: 140 }, ['b1', 'b2']],
    [300, [100, 100], null, {}, ['b1', 'b2']],
    [0, [100], null, {}, []],
  ] as const)('%i points among %j', (points, worth, first, charged, destroyed) => {
    expect(shareOut(points, holds(...worth), first)).toEqual({ charged, destroyed });
  });
  test('the book answers with the charges, and with nothing else', () => {
    const state = field({ options: { armies: 'points' } });
    const book = mightyEmpires.ledgers.start('azure', state);
    const held = mightyEmpires.ledgers.write(
      book,
      { write: 'muster', banner: 'a', points: 60 },
      { ...state, stage: 'armies' },
    );
    const claim = (points: number, already: Json = {}) =>
      mightyEmpires.ledgers.claim(held, 'losses', { banners: ['a'], points, already }, state);
    expect(claim(50)).toEqual({ charged: { a: 50 }, destroyed: [] });
    expect(claim(60)).toEqual({ charged: {}, destroyed: ['a'] });
    expect(claim(20, { a: 40 })).toEqual({ charged: {}, destroyed: ['a'] });
  });
  test('the owner says who bears the odd points; a destroyed banner’s baggage passes to its comrades', () => {
    const state = field({
      banners: {
        a: banner({ spot: { edge: 3 }, baggage: 1 }),
        a2: banner({ number: 2, spot: { edge: 3 }, baggage: 2 }),
        a3: banner({ number: 3, spot: { edge: 3 } }),
        g: banner({ seat: 'gules' }),
      },
      encounters: { b: battle({ attackers: { a: west, a2: west, a3: west } }) },
    });
    const done = fight(state, dice.wins, {
      'battle/odd/attacker': 'a2',
      'battle/losses/attacker': { charged: { a: 25, a3: 25 }, destroyed: ['a2'] },
    });
    expect(charges(done)).toMatchObject({ a: 25, a3: 25 });
    expect(done.state.fallen.a2).toBeDefined();
    expect([done.state.banners.a?.baggage, done.state.banners.a3?.baggage]).toEqual([2, 1]);
  });
  test('a declaration that makes no sense counts as an even split', () => {
    const done = fight(field(), dice.wins, {
      'battle/losses/attacker': { charged: { g: 5 }, destroyed: [] },
    });
    expect(charges(done)).toMatchObject({ a: 50 });
  });
});

describe('me.battle.character (Character casualty rule)', () => {
  const double = [2, 2] as const;
  test.each([
    [1, 'a'],
    [3, 'a'],
    [4, 'g'],
    [6, 'g'],
  ] as const)('points armies, a %i: D6 × 20 more for the side of %s', (rolled, side) => {
    const state = field({ options: { armies: 'points' } });
    const done = fight(state, double, { character: [rolled], 'character/points': [6] });
    const lost = done.notes.filter(({ note }) => note === 'battle-losses').map(({ data }) => data.points);
    expect(lost).toEqual(side === 'a' ? [100 + 120, 50] : [100, 50 + 120]);
  });
  test('unit armies: the owner names one of his characters in his own book', () => {
    const state = field({ options: { armies: 'units' } });
    const { ledgers } = mightyEmpires;
    const captain = { id: 'c1', name: 'Aldric', level: 5, points: 80 };
    const mustered = ledgers.write(
      ledgers.start('azure', state),
      { write: 'muster', banner: 'a', characters: [captain] },
      { ...state, stage: 'armies' },
    );
    const done = fight(state, double, { character: [1] });
    expect(done.told).toContain('character-fell');
    const fell = done.changes.filter(({ type }) => type === 'leaderFell');
    const book = fell.reduce((now, change) => ledgers.change(now, change, done.state), mustered);
    const asked = ledgers.tasks(book, done.state).find(({ rule }) => rule === 'me.battle.character');
    expect(asked).toMatchObject({ about: 'a', write: { write: 'mourn', banner: 'a' } });
    const named = { write: 'mourn', banner: 'a', character: 'c1' };
    expect(ledgers.check(book, { ...named, character: 'c2' }, done.state)).not.toBe(true);
    expect(ledgers.check(mustered, named, done.state)).not.toBe(true);
    const after = ledgers.write(book, named, done.state);
    expect(after.banners.a?.characters).toEqual([]);
    expect(after.tally.struck).toBe(80);
    expect(ledgers.tasks(after, done.state).some(({ rule }) => rule === 'me.battle.character')).toBe(false);
  });
});

describe('me.battle.pursuit (Victory)', () => {
  const loaded = { a: banner({ spot: { edge: 3 }, baggage: 1 }), g: banner({ seat: 'gules', baggage: 2 }) };
  const chase = (rolled: number, more: { readonly [label: string]: Json } = {}) =>
    fight(field({ banners: loaded }), dice.wins, {
      'pursuit/pursue': 'pursue',
      'pursuit/chase/pursuit': [rolled],
      'pursuit/chase/points': [2],
      'pursuit/losses/attacker': { charged: { a: 100 }, destroyed: [] },
      'pursuit/losses/defender': { charged: { g: 100 }, destroyed: [] },
      ...more,
    });
  test.each([
    [1, 'dispersed', { a: 50, g: 50 }, 3, 0],
    [2, 'shadowed', { a: 50, g: 150 }, 1, 2],
    [3, 'general', { a: 50, g: 150 }, 1, 2],
    [4, 'baggage', { a: 50, g: 50 }, 3, 0],
    [5, 'covered', { a: 50, g: 50 }, 1, 2],
    [6, 'rear-guard', { a: 150, g: 50 }, 1, 2],
  ] as const)('%i: %s', (rolled, pursuit, lost, mine, theirs) => {
    const done = chase(rolled);
    expect(done.notes.find(({ note }) => note === 'pursued')?.data).toMatchObject({ pursuit });
    expect(done.state.banners.a).toMatchObject({ charged: lost.a, baggage: mine });
    expect(done.state.banners.g).toMatchObject({ charged: lost.g, baggage: theirs, tile: east });
  });
  test('what it costs is told once: its own line bears no points', () => {
    const { notes } = chase(2);
    const words = notes.map((note) => inWords(mightyEmpires.sentenceOf(note)));
    expect(words.find((said) => said.includes('stragglers'))).not.toMatch(/points/);
  });
  test('who falls in the pursuit falls before the retreat', () => {
    const done = chase(2, { 'pursuit/losses/defender': { charged: {}, destroyed: ['g'] } });
    expect(done.state.fallen.g).toBeDefined();
    expect(done.state.banners.a?.baggage).toBe(3);
    expect(done.flags).toEqual([]);
  });
  test('a defender who has won may pursue as well', () => {
    const done = fight(field(), dice.beaten, {
      'pursuit/pursue': 'pursue',
      'pursuit/chase/pursuit': [5],
    });
    expect(done.told).toContain('pursued');
  });
});

describe('me.battle.independents (Independent settlements)', () => {
  const town = (site: 'village' | 'fortress' | 'city') =>
    field({
      tiles: { [home]: holding({ flag: 'independent', site }), [west]: holding() },
      banners: { a: banner({ spot: { edge: 3 } }) },
      encounters: { b: battle({ defender: 'independent' }) },
    });
  const meet = (
    site: 'village' | 'fortress' | 'city',
    rolled: readonly number[],
    more: { readonly [label: string]: Json } = {},
  ) => fight(town(site), rolled, { 'muster/muster': [4], muster: [4], fewer: true, dealt: [2], ...more });
  test('beaten, they are gone: nobody pursues, the flag changes', () => {
    const done = meet('village', dice.wins);
    expect(done.state.tiles[home]?.flag).toBe('azure');
    expect(done.state.encounters).toEqual({});
    expect(done.told).not.toContain('pursued');
    expect(done.notes.find(({ note }) => note === 'strengths')?.data).toMatchObject({ defence: 400 });
  });
  test('victorious, they drive him back and disperse; they never pursue', () => {
    const done = meet('village', dice.beaten, { attack: 100 });
    expect(where(done, 'a')).toBe(west);
    expect(done.state.tiles[home]?.flag).toBe('independent');
    expect(done.state.encounters).toEqual({});
    expect(done.told).not.toContain('let-go');
  });
  test('a draw sends him back as well', () => {
    const done = meet('village', dice.draw, { attack: 300 });
    expect(where(done, 'a')).toBe(west);
    expect(done.state.tiles[home]?.flag).toBe('independent');
  });
  test('me.battle.walls (Battle or siege): behind walls they come out only against fewer than they are', () => {
    const out = meet('city', dice.wins, { fewer: true });
    expect(out.told).toContain('fought');
    const inside = meet('fortress', dice.wins, { fewer: false });
    expect(inside.told).toEqual(['mustered', 'shut-in']);
    expect(inside.state.encounters.b).toMatchObject({ kind: 'siege', mustered: 800 });
    expect(where(inside, 'a')).toBe(home);
  });
  test('somebody other than the attacker plays their card', () => {
    const state = { ...town('village'), seats: ['azure', 'gules', 'vert'] };
    expect(refusal(state, 'azure', 'fight', { encounter: 'b', card: 'azure' })).toBe('me.battle.dealt');
    expect(refusal(state, 'azure', 'fight', { encounter: 'b', card: 'vert' })).toBeUndefined();
  });
});

describe('me.battle.rallied (Under siege)', () => {
  test('a garrison that rallied out and lost goes back behind its walls', () => {
    const state = field({
      tiles: { [home]: holding({ flag: 'azure', site: 'city' }), [east]: holding({ flag: 'gules' }) },
      banners: { a: banner(), g: banner({ seat: 'gules', spot: { edge: 0 } }) },
      encounters: {
        s: {
          ...battle({ kind: 'siege', attacker: 'gules', attackers: { g: east }, defender: 'azure' }),
          siege: {
            inside: ['a'],
            battered: null,
            breach: null,
            hardship: 0,
            assaulted: null,
            repulsed: null,
            starved: null,
          },
        },
        b: battle({ attackers: { a: home } }),
      },
    });
    const done = fight(state, dice.beaten);
    expect(where(done, 'a')).toBe(home);
    expect(done.told).toContain('behind-walls');
    expect(Object.keys(done.state.encounters)).toEqual(['s']);
    const won = fight(state, dice.wins);
    expect(won.state.encounters).toEqual({});
    expect(where(won, 'g')).toBe(east);
  });
});

test('me.battle.recorded (Battles): whoever the table says has lost stays put this month', () => {
  const done = act(field(), 'azure', 'record-battle', {
    encounter: 'b',
    outcome: 'attacker',
    withdraws: { g: east },
    taken: true,
  });
  expect(done.state.battles.beaten).toEqual({ g: { year: 1, month: 1 } });
  expect(even.attack).toBe(1000);
});
