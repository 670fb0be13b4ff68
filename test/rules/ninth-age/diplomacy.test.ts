import { describe, expect, test } from 'vitest';
import { teamNames } from '../../../src/rules/ninth-age/diplomacy/teams.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { act, east, far, picks, refusal, seats, table, tasksOf, west } from './table.ts';

const rich = (over: Parameters<typeof table>[0] = {}) =>
  table({ realms: { azure: { gold: 100 }, gules: { gold: 40 } }, ...over });
const purses = (state: ReturnType<typeof table>) => seats.map((seat) => state.realms[seat]?.gold);

describe('na.trade: gold changes hands at any time', () => {
  test('a gift needs nobody’s leave', () => {
    for (const phase of ['realms', 'mining', 'battle', 'points'] as const) {
      const state = rich({ turn: { phase } });
      expect(purses(act(state, 'azure', 'trade', { with: 'or', gives: { gold: 30 } }).state)).toEqual([
        70, 40, 30,
      ]);
    }
  });
  test('what is asked for needs the other’s word', () => {
    const bargain = { with: 'gules', gives: { gold: 10 }, takes: { gold: 40 } };
    expect(purses(act(rich(), 'azure', 'trade', bargain, { bargain: 'accept' }).state)).toEqual([130, 10, 0]);
    const refused = act(rich(), 'azure', 'trade', bargain, { bargain: 'refuse' });
    expect(purses(refused.state)).toEqual([100, 40, 0]);
    expect(refused.told).toEqual(['bargain-refused']);
  });
  test('na.gold: nobody gives what he has not', () => {
    expect(refusal(rich(), 'azure', 'trade', { with: 'or', gives: { gold: 101 } })).toBe('na.gold');
    expect(refusal(rich(), 'azure', 'trade', { with: 'or', takes: { gold: 1 } })).toBe('na.gold');
  });
  test('not with oneself, nor for nothing, nor with a realm that fell', () => {
    expect(refusal(rich(), 'azure', 'trade', { with: 'azure', gives: { gold: 1 } })).toBe('na.trade');
    expect(refusal(rich(), 'azure', 'trade', { with: 'or' })).toBe('na.trade');
    expect(
      refusal(table({ realms: { or: { fell: 1 } } }), 'azure', 'trade', { with: 'or', gives: { gold: 1 } }),
    ).toBe('na.destroyed');
  });
  test('na.trade.hexes: hexes where both agree, but never the last', () => {
    const { state } = act(
      rich(),
      'azure',
      'trade',
      { with: 'gules', gives: { hexes: [far] }, takes: { gold: 40 } },
      { bargain: 'accept' },
    );
    expect(state.hexes[far]?.flag).toBe('gules');
    expect(purses(state)).toEqual([140, 0, 0]);
    expect(refusal(rich(), 'azure', 'trade', { with: 'gules', gives: { hexes: [east, far] } })).toBe(
      'na.trade.hexes',
    );
    expect(refusal(rich(), 'azure', 'trade', { with: 'gules', gives: { hexes: [west] } })).toBe(
      'na.trade.hexes',
    );
  });
});

describe('na.teams: for a number of turns', () => {
  const founding = { ...ninthAge.found({ teams: true }, seats), stage: 'founding' as const };
  const of = { azure: 'dawn', gules: 'dusk', or: 'dawn' };
  const all = { 'agree/gules': 'agree', 'agree/or': 'agree' };
  test('split once all agree', () => {
    expect(act(founding, 'azure', 'form-teams', { of, turns: 3 }, all).state.teams).toEqual({ of, until: 3 });
    expect(
      act(founding, 'azure', 'form-teams', { of, turns: 3 }, { ...all, 'agree/or': 'refuse' }).state.teams,
    ).toBeNull();
    expect(tasksOf(founding, 'azure', 'may')).toContain('form-teams');
  });
  test('everybody in one, two at least, and only where the table plays so', () => {
    expect(refusal(founding, 'azure', 'form-teams', { of: { azure: 'dawn' }, turns: 3 })).toBe('na.teams');
    expect(
      refusal(founding, 'azure', 'form-teams', {
        of: { azure: 'dawn', gules: 'dawn', or: 'dawn' },
        turns: 3,
      }),
    ).toBe('na.teams');
    expect(refusal(ninthAge.found({}, seats), 'azure', 'form-teams', { of, turns: 3 })).toBe('na.teams');
  });
  test('as many teams as there are players, six of six', () => {
    const six = ['azure', 'gules', 'or', 'vert', 'sable', 'purpure'];
    const each = Object.fromEntries(six.map((seat, i) => [seat, teamNames[i] ?? '']));
    expect(new Set(Object.values(each)).size).toBe(6);
    const apart = { ...ninthAge.found({ teams: true }, six), stage: 'founding' as const };
    expect(refusal(apart, 'azure', 'form-teams', { of: each, turns: 3 })).toBeUndefined();
  });
  const teams = { of, until: 2 };
  test('na.teams.events: no event that strikes falls on a team-mate', () => {
    const state = table({ teams, turn: { phase: 'events' } });
    for (const event of ['poisoned-mines', 'catastrophe', 'emissary'])
      expect(refusal(state, 'azure', 'pick-event', { event, target: 'or' })).toBe('na.teams.events');
    expect(refusal(state, 'azure', 'pick-event', { event: 'emissary', target: 'gules' })).toBeUndefined();
  });
  test('na.teams.until: dissolved after the last turn agreed on', () => {
    const later = table({ teams, turn: { number: 3 } });
    expect(tasksOf(later, 'azure', 'mind')).toEqual(['na.teams.until']);
    const dice = { 'size/0/azure': [3], 'size/0/gules': [5], 'size/0/or': [1] };
    expect(act(later, 'azure', 'measure-realms', { turn: 3 }, dice).rules).toContain('na.teams.until');
    const freed = { ...later, turn: { ...later.turn, phase: 'events' as const } };
    expect(refusal(freed, 'azure', 'pick-event', { event: 'emissary', target: 'or' })).toBeUndefined();
  });
});

describe('na.alliance: for one turn', () => {
  test('the realms are measured by themselves only where no alliance could be declared before', () => {
    const called = (over: Parameters<typeof table>[0]) =>
      (ninthAge.calls?.(table({ turn: { phase: 'realms' }, ...over })) ?? []).map(({ id }) => id);
    expect(called({})).toEqual([]);
    expect(called({ options: { alliances: false } })).toEqual(['measure-realms']);
    const may = tasksOf(table({ turn: { phase: 'realms' } }), 'azure', 'may');
    expect(may).toEqual(expect.arrayContaining(['ally', 'measure-realms']));
  });
  test('declared at its start, by all it binds', () => {
    const { state } = act(table(), 'azure', 'ally', { with: ['or'] }, { 'agree/or': 'agree' });
    expect(state.turn.allies).toEqual([['azure', 'or']]);
    expect(
      act(table(), 'azure', 'ally', { with: ['or'] }, { 'agree/or': 'refuse' }).state.turn.allies,
    ).toEqual([]);
    expect(refusal(state, 'or', 'ally', { with: ['azure'] })).toBe('na.alliance');
  });
  test('pair by pair, too, somebody is left to fight', () => {
    const allies = [['azure', 'or']];
    const two = table({ turn: { phase: 'realms', allies } });
    expect(refusal(two, 'or', 'ally', { with: ['gules'] })).toBeUndefined();
    const ring = table({ turn: { phase: 'realms', allies: [...allies, ['or', 'gules']] } });
    expect(refusal(ring, 'azure', 'ally', { with: ['gules'] })).toBe('na.alliance');
    const teams = { of: { azure: 'dawn', or: 'dawn', gules: 'dusk' }, until: 2 };
    const sworn = table({ turn: { phase: 'realms', allies: [['or', 'gules']] }, teams });
    expect(refusal(sworn, 'azure', 'ally', { with: ['gules'] })).toBe('na.alliance');
  });
  test('somebody is left to fight; not later in the turn, not where the table plays without', () => {
    expect(refusal(table(), 'azure', 'ally', { with: ['or', 'gules'] })).toBe('na.alliance');
    expect(refusal(table(), 'azure', 'ally', { with: [] })).toBe('na.alliance');
    expect(refusal(table({ turn: { phase: 'mining' } }), 'azure', 'ally', { with: ['or'] })).toBe(
      'na.turn.phase',
    );
    expect(refusal(table({ options: { alliances: false } }), 'azure', 'ally', { with: ['or'] })).toBe(
      'na.alliance',
    );
  });
  test('na.teams.events: shields like a team', () => {
    const state = table({ turn: { phase: 'events', allies: [['azure', 'or']], picks: picks() } });
    expect(refusal(state, 'azure', 'pick-event', { event: 'catastrophe', target: 'or' })).toBe(
      'na.teams.events',
    );
  });
});

describe('na.accord: how the campaign is played', () => {
  const all = { 'agree/gules': 'agree', 'agree/or': 'agree' };
  test('changed once all agree', () => {
    const { state, told } = act(
      table(),
      'azure',
      'change-rules',
      { goal: 12, turns: 9, brash: 'any', alliances: true },
      all,
    );
    expect(state.options).toMatchObject({
      goal: 12,
      turns: 9,
      rulings: { brash: 'any', improvements: 'together' },
    });
    expect(told).toEqual(['rules-change', 'rules-change', 'rules-change']);
    expect(
      act(table(), 'azure', 'change-rules', { standard: 4000 }, { ...all, 'agree/or': 'refuse' }).told,
    ).toEqual(['rules-stay']);
  });
  test('what is so already needs no agreement', () =>
    expect(refusal(table(), 'azure', 'change-rules', { goal: 10 })).toBe('na.accord'));
});

test('na.ledger: nothing is secret, so nothing is written', () => {
  const takes = ninthAge.ledgers.check({ seat: 'azure' }, {}, table());
  expect(takes === true ? '' : takes.rule).toBe('na.ledger');
});
