import { describe, expect, test } from 'vitest';
import { battlesOf, waiting } from '../../../src/rules/ninth-age/battle/battles.ts';
import type { State } from '../../../src/rules/ninth-age/state.ts';
import { act, encounter, fight, picks, refusal, table, tasksOf } from './table.ts';

const four = ['azure', 'gules', 'or', 'vert'];
const now = (over: Parameters<typeof table>[0] = {}): State =>
  table({
    seats: four,
    ...over,
    hexes: { q9r9: { flag: 'vert' }, ...over.hexes },
    turn: { phase: 'challenge', ...over.turn },
  });
const sides = (state: State) => Object.values(state.encounters).map(({ first, second }) => [first, second]);
const dare = (state: State, seat: string, against: string) => act(state, seat, 'challenge', { against });
const one = dare(now(), 'azure', 'gules').state;

describe('na.challenge: one challenge each, smallest realm first', () => {
  test('a battle is arranged', () => {
    expect(sides(one)).toEqual([[['azure'], ['gules']]]);
    expect(refusal(one, 'or', 'challenge', { against: 'azure' })).toBeUndefined();
  });
  test('na.challenge.challenged: whoever has been challenged issues none', () => {
    expect(refusal(one, 'gules', 'challenge')).toBe('na.challenge.challenged');
    expect(tasksOf(one, 'or', 'asked')).toEqual(['challenge']);
    expect(tasksOf(one, 'gules', 'mind')).toEqual(['na.challenge.challenged']);
  });
  test('nobody challenges himself, nor a realm that fell', () => {
    expect(refusal(now(), 'azure', 'challenge', { against: 'azure' })).toBe('na.challenge');
    const fallen = now({ realms: { gules: { fell: 1 } } });
    expect(refusal(fallen, 'azure', 'challenge', { against: 'gules' })).toBe('na.destroyed');
  });
  test('na.events.emissary: one player may not challenge another', () => {
    const state = now({ turn: { picks: picks({ seat: 'gules', event: 'emissary', target: 'azure' }) } });
    expect(refusal(state, 'azure', 'challenge', { against: 'gules' })).toBe('na.events.emissary');
    expect(refusal(state, 'azure', 'challenge', { against: 'or' })).toBeUndefined();
    const later = { ...state, turn: { ...state.turn, challenges: [{ seat: 'azure', against: 'vert' }] } };
    expect(refusal(later, 'gules', 'challenge', { against: 'azure' })).toBeUndefined();
  });
  test('na.challenge.nobody: who can challenge nobody holds back', () => {
    expect(refusal(now(), 'azure', 'hold-back')).toBe('na.challenge.nobody');
    const stayed = now({
      turn: {
        picks: ['gules', 'or', 'vert'].map((seat) => ({ seat, event: 'emissary' as const, target: 'azure' })),
      },
    });
    expect(tasksOf(stayed, 'azure', 'asked')).toEqual(['hold-back']);
    expect(tasksOf(act(stayed, 'azure', 'hold-back').state, 'gules', 'asked')).toEqual(['challenge']);
  });
});

describe('na.challenge.alliance: joining a challenge', () => {
  const two = dare(one, 'or', 'gules');
  test('a second challenger of the same player is an ally of the first', () => {
    expect(sides(two.state)).toEqual([[['azure', 'or'], ['gules']]]);
    expect(two.rules).toEqual(['na.challenge.alliance']);
  });
  test('who challenges a challenger stands by the challenged', () =>
    expect(sides(dare(one, 'or', 'azure').state)).toEqual([[['azure'], ['gules', 'or']]]));
  test('na.challenge.full: no third against one', () =>
    expect(refusal(two.state, 'vert', 'challenge', { against: 'gules' })).toBe('na.challenge.full'));
  test('na.challenge.alliances: who challenges an ally stands by whom the alliance has challenged', () => {
    const both = dare(two.state, 'vert', 'azure');
    expect(sides(both.state)).toEqual([
      [
        ['azure', 'or'],
        ['gules', 'vert'],
      ],
    ]);
    expect(both.rules).toEqual(['na.challenge.alliances']);
  });
});

describe('na.challenge.form: one against two', () => {
  const met = now({ turn: { phase: 'battle' }, encounters: { o9: encounter({ first: ['azure', 'or'] }) } });
  test('nothing is fought before the one has chosen', () => {
    expect(waiting(met)).toEqual([]);
    expect(tasksOf(met, 'gules', 'asked')).toEqual(['choose-form']);
    expect(tasksOf(met, 'azure', 'asked')).toEqual([]);
  });
  test('both at once', () => {
    const { state } = act(met, 'gules', 'choose-form', { encounter: 'o9' }, { form: 'together' });
    expect(waiting(state).map(({ kind, first, second }) => [kind, first, second])).toEqual([
      ['2v1', ['azure', 'or'], ['gules']],
    ]);
  });
  test('or one at a time', () => {
    const { state } = act(met, 'azure', 'choose-form', { encounter: 'o9' }, { form: 'apart' });
    expect(waiting(state).map(({ kind, first, second }) => [kind, first, second])).toEqual([
      ['1v1', ['azure'], ['gules']],
      ['1v1', ['or'], ['gules']],
    ]);
  });
  test('the challenger chooses where he stands alone', () => {
    const alone = now({
      turn: { phase: 'battle' },
      encounters: { o9: encounter({ second: ['gules', 'or'] }) },
    });
    expect(tasksOf(alone, 'azure', 'asked')).toEqual(['choose-form']);
    const { state } = act(alone, 'azure', 'choose-form', { encounter: 'o9' }, { form: 'apart' });
    expect(waiting(state).map(({ first, second }) => [first, second])).toEqual([
      [['azure'], ['gules']],
      [['azure'], ['or']],
    ]);
  });
  test('no choice for a duel, nor for what has been fought', () => {
    const fought = { ...met, encounters: { o9: encounter() } };
    expect(refusal(fought, 'gules', 'choose-form', { encounter: 'o9' })).toBe('na.challenge.form');
    const done = {
      ...met,
      encounters: { o9: encounter({ first: ['azure', 'or'], form: 'together' }) },
      fights: { 'o9.1': fight('first', 20) },
    } as State;
    expect(refusal(done, 'gules', 'choose-form', { encounter: 'o9' })).toBe('na.challenge.form');
  });
  test('gold spent on a battle that is fought otherwise comes back', () => {
    const spent = {
      ...met,
      encounters: { o9: encounter({ first: ['azure', 'or'], form: 'together' }) },
      fights: { 'o9.1': { ...fight(null, 0), result: null, bought: { gules: 40 } } },
    } as State;
    const { state } = act(spent, 'gules', 'choose-form', { encounter: 'o9' }, { form: 'apart' });
    expect(state.realms.gules?.gold).toBe(40);
    expect(state.fights).toEqual({});
  });
});

describe('na.challenge.duels: alliance against alliance', () => {
  const alliances = encounter({ first: ['azure', 'or'], second: ['gules', 'vert'] });
  const met = now({ turn: { phase: 'battle' }, encounters: { o9: alliances } });
  test.each([
    ['together', [['2v2', ['azure', 'or'], ['gules', 'vert']]]],
    [
      'paired',
      [
        ['1v1', ['azure'], ['gules']],
        ['1v1', ['or'], ['vert']],
      ],
    ],
    [
      'crossed',
      [
        ['1v1', ['azure'], ['vert']],
        ['1v1', ['or'], ['gules']],
      ],
    ],
  ] as const)('%s', (form, battles) => {
    const { state, rules } = act(met, 'gules', 'choose-form', { encounter: 'o9' }, { form });
    expect(
      battlesOf('o9', state.encounters.o9 ?? alliances).map(({ kind, first, second }) => [
        kind,
        first,
        second,
      ]),
    ).toEqual(battles);
    expect(rules).toEqual(['na.challenge.duels']);
  });
});

describe('na.teams.challenge: nobody fights his own side', () => {
  const teams = { of: { azure: 'dawn', or: 'dawn', gules: 'dusk', vert: 'dusk' }, until: 2 };
  test('a team-mate is not challenged', () => {
    expect(refusal(now({ teams }), 'azure', 'challenge', { against: 'or' })).toBe('na.teams.challenge');
    expect(
      refusal(now({ teams: { ...teams, until: 1 } }), 'azure', 'challenge', { against: 'or' }),
    ).toBeUndefined();
  });
  test('nor somebody beside whom a team-mate stands', () => {
    const met = now({ teams, encounters: { o9: encounter({ first: ['or', 'gules'], second: ['vert'] }) } });
    expect(refusal(met, 'azure', 'challenge', { against: 'gules' })).toBe('na.teams.challenge');
  });
  test('na.alliance: allies of this turn alone count as a team', () =>
    expect(
      refusal(now({ turn: { allies: [['azure', 'or']] } }), 'azure', 'challenge', { against: 'or' }),
    ).toBe('na.teams.challenge'));
});
