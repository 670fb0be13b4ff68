import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { ledgers } from '../../../../src/rules/mighty-empires/ledgers.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { recoveryModifier } from '../../../../src/rules/mighty-empires/tabletop/recovery.ts';
import { tasks } from '../../../../src/rules/mighty-empires/tabletop/tasks.ts';
import {
  banners,
  battle,
  before,
  besieging,
  inTurnOf,
  month,
  siege,
  tiles,
  townsfolk,
} from '../siege/table.ts';
import { act, banner, captive, holding, home, refusal, west } from '../table.ts';
import { book, folded } from './lay.ts';

const ending = (loser: 'attacker' | 'defender' | null, more: object = {}) => ({
  encounter: 's1',
  end: 'agreed',
  walls: true,
  loser,
  ...more,
});
const fight = (
  loser: 'attacker' | 'defender' | null,
  script: { readonly [label: string]: Json } = {},
  state = besieging(),
) => act(state, 'azure', 'table-result', ending(loser), script);
const wealth = { booty: { stockpile: 3, a1: 2 } };
const nobody = { garrison: [] };

describe('me.tabletop.assault (Tabletop battles: siege)', () => {
  test('a draw is a repulse: both stand where they stood, and another try may follow in the same turn', () => {
    const done = fight(null);
    expect(done.notes.find(({ note }) => note === 'table-fought')?.data).toMatchObject({ result: 'repulse' });
    expect(done.state.encounters.s1?.siege).toMatchObject({ assaulted: month, repulsed: null });
    expect([done.state.banners.a1, done.state.banners.g1]).toMatchObject([{ tile: home }, { tile: home }]);
    expect(done.state.tiles[home]?.flag).toBe('gules');
    expect(refusal(done.state, 'azure', 'batter', { siege: 's1' })).toBe('me.siege.battery');
    expect(refusal(done.state, 'azure', 'assault', { siege: 's1' })).toBeUndefined();
  });
  test('besiegers who lose are bloodily repulsed: the siege goes on, and nobody storms again this turn', () => {
    const done = fight('attacker');
    expect(done.state.encounters.s1?.siege?.repulsed).toEqual(month);
    expect(done.state.banners.a1?.tile).toBe(home);
    expect(refusal(done.state, 'azure', 'assault', { siege: 's1' })).toBe('me.siege.repulsed');
    expect(refusal(done.state, 'azure', 'table-result', ending(null))).toBe('me.siege.repulsed');
  });
  test('besiegers who win have stormed the walls: the garrison is lost, the flag changes, stores are taken', () => {
    const done = fight('defender', { ...nobody, ...wealth });
    expect(done.state.fallen.g1).toMatchObject({ how: 'destroyed' });
    expect(done.state.tiles[home]).toMatchObject({ flag: 'azure', stockpile: 3 });
    expect(done.state.banners.a1?.baggage).toBe(4);
    expect(done.state.encounters).toEqual({});
    expect(done.flags).toEqual([]);
  });
  test('counted out by percentages as a battle is', () => {
    const done = act(
      besieging(),
      'gules',
      'table-result',
      { encounter: 's1', end: 'nightfall', walls: true },
      { attacker: 20, defender: 60, ...nobody, ...wealth },
    );
    expect(done.state.tiles[home]?.flag).toBe('azure');
    const even = { attacker: 60, defender: 65 };
    const drawn = act(
      besieging(),
      'azure',
      'table-result',
      { encounter: 's1', end: 'time', walls: true },
      even,
    );
    expect(drawn.state.tiles[home]?.flag).toBe('gules');
  });
  test('in the besieger’s siege phase only, after the battles of the tile, and not beside a battery', () => {
    const at = (state: State, seat = 'azure') => refusal(state, seat, 'table-result', ending(null));
    expect(at(besieging(), 'gules')).toBeUndefined();
    expect(at(besieging({ season: inTurnOf('azure', 'battle') }))).toBe('me.season.phase');
    expect(at(besieging({ season: inTurnOf('gules', 'siege') }))).toBe('me.season.turn');
    expect(at(besieging({}, { battered: month }))).toBe('me.siege.battery');
    const relieved = besieging({
      banners: { ...banners, g2: banner({ seat: 'gules', number: 2 }) },
      encounters: {
        s1: siege(),
        e1: battle({ attacker: 'gules', attackers: { g2: west }, defender: 'azure' }),
      },
    });
    expect(at(relieved)).toBe('me.siege.battle-first');
  });
  test('a result entered for a battle that has become a siege storms no walls, nor the other way round', () => {
    const applies = (walls: boolean, encounters: State['encounters']) =>
      mightyEmpires.orders['table-result']?.applies(
        besieging({ encounters }),
        { encounter: 's1', end: 'agreed', loser: 'defender', walls },
        'azure',
      );
    const refused = { rule: 'me.tabletop.waiting' };
    expect(applies(false, { s1: siege() })).toMatchObject(refused);
    expect(applies(true, { s1: battle() })).toMatchObject(refused);
    expect(applies(true, { s1: siege() })).toBe(true);
    expect(applies(false, { s1: battle() })).toBe(true);
  });
  test('is put before the besieger on Today while the walls may be stormed', () => {
    const rows = (state: State) =>
      tasks(state, 'azure').filter(({ order }) => order?.id === 'table-result').length;
    expect(
      [besieging(), besieging({}, { repulsed: month }), besieging({}, { battered: month })].map(rows),
    ).toEqual([1, 0, 0]);
    // The wounded of one that failed are gathered first.
    expect(rows(fight(null).state)).toBe(0);
  });
  test('townsfolk who hold are as many as the besieger says still stand', () => {
    expect(fight(null, { townsfolk: 170 }, townsfolk(300)).state.encounters.s1?.mustered).toBe(170);
    const taken = fight('defender', {}, townsfolk(300));
    expect(taken.state.tiles[home]?.flag).toBe('azure');
    expect(tasks(taken.state, 'azure').map(({ order }) => order?.id)).toContain('gather-wounded');
  });
});

test('me.siege.sally (Under siege): a sally is fought with models like any battle, and beaten goes back behind the walls', () => {
  const out = besieging({
    season: inTurnOf('gules', 'battle'),
    encounters: {
      s1: siege(),
      e1: battle({ attacker: 'gules', attackers: { g1: home }, defender: 'azure' }),
    },
  });
  const ended = { encounter: 'e1', end: 'conceded', loser: 'attacker' };
  const done = act(out, 'gules', 'table-result', ended, { 'pursuit/pursue': 'stay' });
  expect(done.state.encounters.s1?.siege?.inside).toEqual(['g1']);
  expect(done.state.tabletop.fought.e1).toMatchObject({ winner: 'defender', defenders: ['a1'] });
});

describe('me.tabletop.recovery after an assault', () => {
  test('both sides of one that failed gather their wounded: the garrison as victors, the besiegers as beaten', () => {
    const { state } = fight('attacker');
    const { s1 } = state.tabletop.fought;
    expect(s1).toMatchObject({ attackers: ['a1'], defenders: ['g1'], recovered: [] });
    if (s1) expect([recoveryModifier(s1, 'attacker'), recoveryModifier(s1, 'defender')]).toEqual([-1, 1]);
    for (const seat of ['azure', 'gules'])
      expect(tasks(state, seat).map(({ order }) => order?.id)).toContain('gather-wounded');
  });
  test('before the next assault the wounded of the last are gathered, and who fell is counted anew', () => {
    const { state } = fight(null);
    expect(refusal(state, 'azure', 'table-result', ending(null))).toBe('me.tabletop.recovery');
    const rolls = { 'rank/recovery': [4], fallen: [], buried: { a1: 120 } };
    const mine = act(state, 'azure', 'gather-wounded', { battle: 's1' }, rolls);
    expect(mine.state.banners.a1?.charged).toBe(120);
    expect(refusal(mine.state, 'azure', 'table-result', ending(null))).toBe('me.tabletop.recovery');
    const all = act(
      mine.state,
      'gules',
      'gather-wounded',
      { battle: 's1' },
      { ...rolls, buried: { g1: 50 } },
    );
    expect(refusal(all.state, 'azure', 'table-result', ending(null))).toBeUndefined();
    const fell = { write: 'casualties', battle: 's1', banner: 'g1', units: { u1: { lost: 3 } } };
    expect(ledgers.check(book(all.state), fell, all.state)).toBe(true);
  });
  test('a stormed garrison gathers nobody; those who stormed it do, as victors', () => {
    const { state } = fight('defender', { ...nobody, ...wealth });
    expect(state.tabletop.fought.s1?.recovered).toEqual(['gules']);
    expect(tasks(state, 'gules').map(({ order }) => order?.id)).not.toContain('gather-wounded');
    const rolls = { 'rank/recovery': [1], fallen: [], buried: {} };
    const done = act(state, 'azure', 'gather-wounded', { battle: 's1' }, rolls);
    // A 1 and 1 for victory: one in four gets up.
    expect(done.notes.find(({ note }) => note === 'wounded-gathered')?.data).toMatchObject({ oneIn: 4 });
  });
});

describe('me.tabletop.fate: whoever led a garrison that was stormed', () => {
  const stormed = besieging();
  const ledger = book(stormed);
  const about = { battle: 's1', banners: ['g1'] };
  const garrison = ledgers.claim(ledger, 'serving-characters', about, stormed) as Json;
  const end = (c1: Json, more: { readonly [label: string]: Json } = {}) => {
    const rolls = { 'c1/fate/fate': c1, 'c2/fate/fate': [1], 'c3/fate/fate': [1] };
    const done = fight('defender', { garrison, ...rolls, ...wealth, ...more }, stormed);
    return { done, after: folded(ledger, done) };
  };
  test('dead on a 1', () => {
    const { done, after } = end([1]);
    expect(done.state.tabletop.captives).toEqual({});
    expect(after.battles.home).toEqual([]);
    expect(after.banners).toEqual({});
  });
  test('me.tabletop.captive: unconscious on a 5, he is found by the besiegers and goes into their train', () => {
    const { done, after } = end([5]);
    expect(Object.values(done.state.tabletop.captives)).toMatchObject([
      { owner: 'gules', holder: 'azure', character: 'c1', banner: 'a1' },
    ]);
    expect(Object.values(after.battles.away).map(({ id }) => id)).toEqual(['c1']);
  });
  test('me.tabletop.wound: wounded on a 3 with nobody left to carry him off, he is a prisoner with his wound', () => {
    const { done, after } = end([3], { 'c1/fate/wound/wound': [4, 5] });
    expect(Object.values(done.state.tabletop.captives)).toMatchObject([{ character: 'c1' }]);
    expect(after.battles.wounds.c1).toMatchObject([{ wound: 9 }]);
  });
  test('me.tabletop.home: on a 6 he avoids his enemies, and with no force to rejoin makes for his capital', () => {
    const { done, after } = end([6]);
    expect(done.state.tabletop.captives).toEqual({});
    expect(after.battles.home.map(({ id }) => id)).toEqual(['c1']);
  });
  test('no points of the book are lost or made on the way', () => {
    const { after } = end([5]);
    const { mustered, struck, fallen } = after.tally;
    expect(mustered).toBe(580);
    expect(struck + fallen).toBe(580);
  });
});

test('me.tabletop.captive (Prisoners): prisoners in a garrison’s baggage are recaptured with it when the walls fall', () => {
  const held = besieging();
  const state = { ...held, tabletop: { ...held.tabletop, captives: { k1: captive({ since: before }) } } };
  const done = fight('defender', { ...nobody, ...wealth }, state);
  expect(done.changes).toContainEqual({ type: 'captiveFreed', id: 'k1', to: 'a1', kit: '' });
  expect(done.state.tabletop.captives).toEqual({});
  const drawn = fight(null, {}, state);
  expect(drawn.state.tabletop.captives.k1?.banner).toBe('g1');
});

test('me.tabletop.part: walls that are stormed on paper are stormed as before', () => {
  const fortress = besieging({ tiles: { ...tiles, [home]: holding({ flag: 'gules', site: 'fortress' }) } });
  expect(refusal(fortress, 'azure', 'assault', { siege: 's1' })).toBeUndefined();
  expect(
    refusal(besieging({ options: { parts: { tabletop: false } } }), 'azure', 'table-result', ending(null)),
  ).toBe('me.tabletop.part');
});
