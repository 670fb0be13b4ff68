import { describe, expect, test } from 'vitest';
import { chance, mean, odds } from '../../../../src/kernel/odds.ts';
import { strike } from '../../../../src/rules/mighty-empires/espionage/assassins.ts';
import type { Ledger, State } from '../../../../src/rules/mighty-empires/index.ts';
import { heldByDeeds, ordersFor } from '../../../../src/rules/mighty-empires/map/deeds.ts';
import { heldUp } from '../../../../src/rules/mighty-empires/movement/move.ts';
import { changed, inSpring, ledgers, refused, taskRules, written } from '../court/winter.ts';
import { act, banner, charges, east, holding, home, refusal, ship, shore, west } from '../table.ts';
import { banners, beyond, dark, tiles, turned } from './spies.ts';

const points = { options: { armies: 'points' } };
const lords = [
  { id: 'c1', name: 'Young', level: 5, points: 40, note: '' },
  { id: 'c2', name: 'Old', level: 20, points: 150, note: '' },
  { id: 'c3', name: 'Middling', level: 10, points: 80, note: '' },
];
const guard = { id: 'u1', name: 'Guard', models: 12, points: 200, note: '' };
const few = { id: 'u2', name: 'Few', models: 4, points: 50, note: '' };
function gules(state: State, characters = lords): Ledger {
  const begun = { ...state, stage: 'armies' as const };
  return written(
    ledgers.start('gules', begun),
    { write: 'muster', banner: 'g1', units: [guard, few], characters },
    begun,
  );
}

describe('me.espionage.assassin (Assassins)', () => {
  test.each([
    [1, {}, {}],
    [2, { 'assassin/points1': [3, 4] }, { g1: 70 }],
    [3, {}, {}],
    [4, {}, {}],
    [5, { 'assassin/points1': [6, 6] }, { g1: 120 }],
    [6, {}, {}],
  ])('units: on a %i', (die, more, lost) => {
    const done = turned('assassin', east, { 'assassin/strike': [die], ...more });
    expect(charges(done)).toEqual(lost);
    const slain = done.changes.flatMap((change) => (change.type === 'characterSlain' ? [change.which] : []));
    expect(slain).toEqual([[], [], ['picked'], ['highest'], ['highest'], ['highest', 'picked']][die - 1]);
  });
  test.each([
    [1, {}, {}],
    [2, { 'assassin/points1': [3, 4] }, { g1: 70 }],
    [3, { 'assassin/points1': [5] }, { g1: 100 }],
    [4, { 'assassin/points1': [5] }, { g1: 500 }],
    [5, { 'assassin/points1': [5], 'assassin/points2': [1, 2] }, { g1: 530 }],
    [6, { 'assassin/points1': [2], 'assassin/points2': [3] }, { g1: 340 }],
  ])('points only: on a %i', (die, more, lost) => {
    expect(charges(turned('assassin', east, { 'assassin/strike': [die], ...more }, points))).toEqual(lost);
  });
  test('of several banners his master picks one', () => {
    const two = { banners: { ...banners(), g2: banner({ seat: 'gules', number: 2, tile: east }) } };
    const done = turned(
      'assassin',
      east,
      { victim: 'g2', 'assassin/strike': [2], 'assassin/points1': [1, 1] },
      two,
    );
    expect(charges(done)).toEqual({ g2: 20 });
  });
  test('chances of what a banner of points loses', () => {
    const is = odds(
      () => strike.run({ by: 'azure', units: false }),
      (_, struck) => struck.points,
    );
    expect(is.kind).toBe('exact');
    expect(chance(is, (lost) => lost === 0)).toBeCloseTo(1 / 6, 9);
    expect(mean(is, (lost) => lost)).toBeCloseTo((70 + 70 + 350 + 420 + 420) / 6, 9);
  });
});

describe('me.espionage.characters (Assassins)', () => {
  const hit = (die: number, characters = lords) => {
    const done = turned('assassin', east, { 'assassin/strike': [die] });
    return { state: done.state, book: changed(gules(done.state, characters), done.changes, done.state) };
  };
  const left = ({ banners: all }: Ledger) => all.g1?.characters.map(({ id }) => id);
  test('on a 4 the one of highest level falls at once', () => {
    const { book } = hit(4);
    expect(left(book)).toEqual(['c1', 'c3']);
    expect(book.tally.struck).toBe(150);
  });
  test('on a 3 the owner picks', () => {
    const { book, state } = hit(3);
    expect(left(book)).toEqual(['c1', 'c2', 'c3']);
    expect(taskRules(book, state)).toContain('me.espionage.characters');
    const picked = written(book, { write: 'slain', banner: 'g1', character: 'c1' }, state);
    expect(left(picked)).toEqual(['c2', 'c3']);
    expect(refused(picked, { write: 'slain', banner: 'g1', character: 'c2' }, state)).toBe('me.ledger.write');
  });
  test('on a 6 both; where there is one, he falls, and none more', () => {
    expect(left(hit(6).book)).toEqual(['c1', 'c3']);
    expect(hit(6).book.spies.toPick).toEqual({ g1: 1 });
    expect(left(hit(6, lords.slice(0, 1)).book)).toEqual([]);
    expect(hit(6, lords.slice(0, 1)).book.spies.toPick).toEqual({});
    expect(left(hit(6, lords.slice(0, 2)).book)).toEqual([]);
  });
});

describe('me.espionage.palace, me.espionage.rebels, me.espionage.confusion (Assassins)', () => {
  const palace = (die: number, more = {}, over = {}) =>
    turned('assassin', beyond as typeof home, { palace: [die], ...more }, over);
  test.each([1, 2])('on a %i nothing', (die) => {
    const { changes } = palace(die);
    expect(changes.map(({ type }) => type)).toEqual(['operativeSpent']);
  });
  test('on a 3 a unit of ten or more leaves the army', () => {
    const done = palace(3);
    const book = changed(gules(done.state), done.changes, done.state);
    expect(taskRules(book, done.state)).toContain('me.espionage.palace');
    expect(refused(book, { write: 'guard', unit: 'u2' }, done.state)).toBe('me.ledger.write');
    expect(refused(book, { write: 'guard', unit: null }, done.state)).toBe('me.ledger.write');
    const sent = written(book, { write: 'guard', unit: 'u1' }, done.state);
    expect(sent.banners.g1?.units.map(({ id }) => id)).toEqual(['u2']);
    expect(sent.tally.struck).toBe(200);
  });
  test('on a 3, points only, 3D6 × 10 from the banners as their owner sees fit', () => {
    expect(charges(palace(3, { loses: [1, 2, 3] }, points))).toEqual({ g1: 60 });
    const two = {
      ...points,
      banners: { ...banners(), g2: banner({ seat: 'gules', number: 2, tile: west }) },
    };
    const shares = { g1: 20, g2: 40 };
    expect(charges(palace(3, { loses: [1, 2, 3], guard: shares }, two))).toEqual(shares);
  });
  test.each([
    [4, ['on-4', 'freely', 'freely']],
    [5, ['not', 'freely', 'freely']],
    [6, ['not', 'on-4', 'freely']],
  ])('on a %i, month by month', (die, orders) => {
    const { state } = palace(die, { rebels: [1], rebel1: [1] });
    expect([1, 2, 3].map((month) => ordersFor(inSpring(state, month), 'gules'))).toEqual(orders);
    expect(ordersFor(inSpring(state), 'azure')).toBe('freely');
    const later = inSpring(state);
    expect(ordersFor({ ...later, season: { ...later.season, year: 3 } }, 'gules')).toBe('freely');
  });
  test('on a 6 D3 fortresses turn independent, and the banners inside are lost', () => {
    const { state } = palace(6, { rebels: [2], rebel1: [1] });
    expect([state.tiles[east]?.flag, state.tiles[west]?.flag]).toEqual(['independent', 'independent']);
    expect(state.fallen.g1?.how).toBe('destroyed');
    const one = palace(6, { rebels: [1], rebel1: [2] });
    expect(one.state.tiles[east]?.flag === 'gules').not.toBe(one.state.tiles[west]?.flag === 'gules');
  });
  test('a force in doubt rolls: on 4 and more it moves', () => {
    const { state } = palace(4);
    const spring = inSpring(state);
    const theirs = { ...spring, season: { ...spring.season, turn: 'gules' } };
    expect(heldUp(theirs, 'g1')?.rule).toBe('me.espionage.confusion');
    expect(refusal(theirs, 'gules', 'heed-orders', { tile: east })).toBeUndefined();
    expect(refusal(spring, 'azure', 'heed-orders', { tile: home })).toBe('me.espionage.confusion');
    const stays = act(theirs, 'gules', 'heed-orders', { tile: east }, { heed: [3] }).state;
    expect(heldUp(stays, 'g1')?.rule).toBe('me.espionage.confusion');
    expect(refusal(stays, 'gules', 'heed-orders', { tile: east })).toBe('me.espionage.confusion');
    const goes = act(theirs, 'gules', 'heed-orders', { tile: east }, { heed: [4] }).state;
    expect(heldUp(goes, 'g1')).toBeUndefined();
    const second = { ...palace(5).state };
    expect(heldByDeeds(inSpring(second), 'g1')?.rule).toBe('me.espionage.confusion');
    expect(heldByDeeds(inSpring(second, 2), 'g1')).toBeUndefined();
  });
  test('a capital in other hands is no king’s, and one with a banner strikes at the banner', () => {
    const taken = {
      tiles: { ...tiles(), [beyond]: holding({ flag: 'gules', site: 'city', capitalOf: 'or' }) },
    };
    expect(turned('assassin', beyond as typeof home, {}, taken).told).toEqual(['misplaced']);
    const held = {
      banners: { ...banners(), g2: banner({ seat: 'gules', number: 2, tile: beyond as typeof home }) },
    };
    expect(turned('assassin', beyond as typeof home, { 'assassin/strike': [1] }, held).told).toContain(
      'assassin',
    );
  });
});

describe('me.espionage.spy, me.espionage.intention, me.espionage.names (Spies)', () => {
  test.each([1, 2, 3])('on a %i nothing', (die) => {
    expect(turned('spy', east, { spy: [die] }).tells).toEqual([]);
  });
  test('on a 4 the total, and where the force will go, told to the spy’s master alone', () => {
    const { tells, state } = turned('spy', east, { spy: [4] });
    expect(tells).toMatchObject([
      { from: 'gules', to: ['azure'], claim: 'total', about: { banners: ['g1'] } },
    ]);
    const asked = { seat: 'gules', by: 'azure', tile: east, banners: ['g1'] };
    expect(state.espionage.sought).toEqual({ o1: asked });
    const book = ledgers.start('gules', state);
    expect(refused(book, { write: 'intend', sought: 'o1', to: 'q3r0' }, state)).toBe('me.ledger.write');
    const intends = written(book, { write: 'intend', sought: 'o1', to: home }, state);
    expect(refused(intends, { write: 'intend', sought: 'o1', to: 'stays' }, state)).toBe('me.ledger.write');
    expect(ledgers.claim(intends, 'intention', { sought: 'o1' }, state)).toBe(home);
    expect(refusal(state, 'azure', 'tell-intention', { sought: 'o1' })).toBe('me.espionage.intention');
    const told = act(state, 'gules', 'tell-intention', { sought: 'o1' });
    expect(told.tells).toMatchObject([{ from: 'gules', to: ['azure'], claim: 'intention' }]);
    expect(told.state.espionage.sought).toEqual({});
  });
  test('on a 5 every list', () => {
    expect(turned('spy', east, { spy: [5] }).tells).toMatchObject([
      { from: 'gules', to: ['azure'], claim: 'contents' },
    ]);
  });
  test('on a 6 up to D6 other operatives go, anyone’s, anywhere, as many as the spy’s master likes', () => {
    const others = {
      y: { seat: 'azure', tile: home },
      z: { seat: 'gules', tile: west },
      w: { seat: 'gules', tile: home },
    } as const;
    const two = turned('spy', east, { spy: [6], names: [2], name1: 'z', name2: 'y' }, {}, others);
    expect(Object.keys(two.state.espionage.counters)).toEqual(['w']);
    const all = turned('spy', east, { spy: [6], names: [6], name1: 'z', name2: 'y', name3: 'w' }, {}, others);
    expect(all.state.espionage.counters).toEqual({});
    const rivals = turned(
      'spy',
      east,
      { spy: [6], names: [6], name1: 'z', name2: 'w', name3: 'stop' },
      {},
      others,
    );
    expect(Object.keys(rivals.state.espionage.counters)).toEqual(['y']);
    const none = turned('spy', east, { spy: [6], names: [6], name1: 'stop' }, {}, others);
    expect(Object.keys(none.state.espionage.counters)).toEqual(['y', 'z', 'w']);
    expect(turned('spy', east, { spy: [6], names: [3] }).told).toEqual(['turned', 'spy']);
  });
  test('of two seats’ camps in a tile his master says which', () => {
    const both = {
      seats: ['azure', 'gules', 'or'],
      banners: { ...banners(), o1: banner({ seat: 'or', tile: east }) },
    };
    expect(turned('spy', east, { force: 'or', spy: [5] }, both).tells).toMatchObject([{ from: 'or' }]);
  });
});

describe('me.espionage.sabotage, me.espionage.mending, me.espionage.ships (Sabotage)', () => {
  const harbour = {
    lands: { [east]: shore },
    ships: { s1: ship({ owner: 'gules', tile: east }), s2: ship({ owner: 'gules', number: 2, tile: east }) },
  };
  test.each([1, 2])('on a %i caught', (die) => {
    expect(turned('saboteur', east, { sabotage: [die] }).changes.map(({ type }) => type)).toEqual([
      'operativeSpent',
    ]);
  });
  test('on a 3 D6 × 30 from a banner of its owner’s choice; nobody home, no harm', () => {
    expect(charges(turned('saboteur', east, { sabotage: [3], burnt: [4] }))).toEqual({ g1: 120 });
    const two = { banners: { ...banners(), g2: banner({ seat: 'gules', number: 2, tile: east }) } };
    expect(charges(turned('saboteur', east, { sabotage: [3], barracks: 'g2', burnt: [1] }, two))).toEqual({
      g2: 30,
    });
    expect(charges(turned('saboteur', west, { sabotage: [3] }))).toEqual({});
  });
  test('on a 4 all baggage in the tile', () => {
    const { state } = turned('saboteur', east, { sabotage: [4] });
    expect([state.tiles[east]?.stockpile, state.banners.g1?.baggage]).toEqual([0, 0]);
  });
  test('on a 5 a ship sinks in harbour; elsewhere banners mend for a month', () => {
    const sunk = turned('saboteur', east, { sabotage: [5], ship: 's2' }, harbour);
    expect(Object.keys(sunk.state.ships)).toEqual(['s1']);
    const { state } = turned('saboteur', east, { sabotage: [5] });
    expect(heldUp(inSpring(state), 'g1')?.rule).toBe('me.espionage.mending');
    expect(heldUp(inSpring(state, 2), 'g1')).toBeUndefined();
  });
  test('on a 6 the settlement is razed; each ship burns on 4 and more, or gets away to sea', () => {
    const { state } = turned('saboteur', east, { sabotage: [6], 'ship/s1': [4], 'ship/s2': [3] }, harbour);
    expect(state.tiles[east]).toMatchObject({ razed: true, flag: 'gules', stockpile: 0 });
    expect(state.banners.g1?.baggage).toBe(4);
    expect(state.ships).toMatchObject({ s2: { harbour: false } });
    expect(state.ships.s1).toBeUndefined();
  });
});

describe('me.espionage.agent, me.espionage.smuggled (Agents)', () => {
  const others = {
    y: { seat: 'gules', tile: east },
    z: { seat: 'gules', tile: east },
    w: { seat: 'gules', tile: home },
    v: { seat: 'azure', tile: east },
  } as const;
  const left = (answers: Parameters<typeof act>[4]) =>
    Object.keys(turned('agent', east, answers, {}, others).state.espionage.counters).sort();
  test('on a 1 nothing; on a 2 a duel; on a 3 one; on a 4 all of the tile', () => {
    expect(left({ agent: [1] })).toEqual(['v', 'w', 'y', 'z']);
    expect(left({ agent: [2], trailed: 'z', duel: [3] })).toEqual(['v', 'w', 'y', 'z']);
    expect(left({ agent: [2], trailed: 'z', duel: [4] })).toEqual(['v', 'w', 'y']);
    expect(left({ agent: [3], trailed: 'y' })).toEqual(['v', 'w', 'z']);
    expect(left({ agent: [4] })).toEqual(['v', 'w']);
  });
  test.each([5, 6])('on a %i all, and one of his own side comes in', (die) => {
    expect(left({ agent: [die] })).toEqual(['o1.s', 'v', 'w']);
  });
  test('what he is, his master writes once, as far as the tile gives him work', () => {
    const done = turned('agent', west, { agent: [5] });
    const book = changed(ledgers.start('azure', done.state), done.changes, done.state);
    expect(taskRules(book, done.state)).toContain('me.espionage.smuggled');
    const says = (type: string) => ({ write: 'smuggle', operative: 'o1.s', type });
    expect(refused(book, says('agent'), done.state)).toBe('me.ledger.write');
    expect(refused(book, says('spy'), done.state)).toBe('me.espionage.misplaced');
    const named = written(book, says('saboteur'), done.state);
    expect(ledgers.claim(named, 'operative', { operative: 'o1.s' }, done.state)).toBe('saboteur');
    expect(refused(named, says('saboteur'), done.state)).toBe('me.ledger.write');
    expect(ledgers.claim(named, 'operatives', { year: 1 }, done.state)).toBe(0);
  });
  test('outside enemy settlements nobody is smuggled in', () => {
    expect(turned('agent', home, { agent: [6] }).state.espionage.counters).toEqual({});
    expect(dark({}).espionage.counters).toEqual({});
  });
});
