/** Moving in always means a battle, and only walls avoid it: it is said before, minded after, and holds the banners. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/rules/mighty-empires/index.ts';
import { blankTurn, turnOf } from '../../../../src/rules/mighty-empires/queries.ts';
import { turnPhases } from '../../../../src/rules/mighty-empires/state.ts';
import { coast } from '../sea/coast.ts';
import { banners, battle, besieging, inTurnOf } from '../siege/table.ts';
import { act, banner, east, holding, home, minds, refusal, ship, table, west } from '../table.ts';

type Over = NonNullable<Parameters<typeof table>[0]>;
const seen = { ...blankTurn, scouted: { [east]: { force: home, banner: 'a1', found: 'way' as const } } };
/** Azure's movement, the east scouted. */
const marching = ({ season, ...over }: Over = {}): State =>
  table({
    banners: { a1: banner() },
    ...over,
    season: { phase: 'movement', turns: { azure: seen }, ...season },
  });
const go = { banners: ['a1'], to: east };
const foe = banner({ seat: 'gules', tile: east });

describe('me.movement.battle (Moving into battle): said before it is given', () => {
  test.each([
    ['an enemy force', { banners: { a1: banner(), g1: foe } }, ['me.movement.battle']],
    [
      'an independent settlement',
      { tiles: { [east]: holding({ flag: 'independent' }) } },
      ['me.movement.battle'],
    ],
    ['a tile nobody guards', { tiles: { [east]: holding({ flag: 'gules' }) } }, []],
    ['a force that is only aboard', { banners: { a1: banner(), g1: { ...foe, spot: null } } }, []],
  ])('%s', (_, over, said) => {
    expect(refusal(marching(over), 'azure', 'move', go)).toBeUndefined();
    expect(minds(marching(over), 'azure', 'move', go)).toEqual(said);
  });
  test('me.sea.landing (Defended harbours): landing too', () => {
    const carried = (g1: ReturnType<typeof banner>) =>
      coast({ ships: { s1: ship({ carries: 'a1' }) }, banners: { a1: banner({ spot: null }), g1 } });
    const land = { banners: ['a1'] };
    expect(minds(carried(banner({ seat: 'gules' })), 'azure', 'disembark', land)).toEqual(['me.sea.landing']);
    expect(minds(carried(foe), 'azure', 'disembark', land)).toEqual([]);
  });
});

/** Azure has come to gules in the east, where vert stands too, and nobody has fought. */
const unfought = (turn: string, phase: State['season']['phase'], month = 2): State =>
  table({
    seats: ['azure', 'gules', 'vert'],
    banners: {
      a1: banner({ tile: east, spot: { edge: 3 } }),
      g1: foe,
      g2: banner({ seat: 'gules', number: 2, tile: west }),
      v1: banner({ seat: 'vert', tile: east }),
    },
    encounters: { b: battle({ tile: east, attackers: { a1: home }, since: { year: 1, month: 1 } }) },
    season: {
      turn,
      phase,
      month,
      turns: Object.fromEntries(
        ['azure', 'gules', 'vert'].map((seat) => [
          seat,
          { ...blankTurn, scouted: { q2r0: { force: east, banner: 'x', found: 'way' } } },
        ]),
      ),
    },
  });
describe('me.movement.battle (Moving into battle): nobody walks away from it', () => {
  const on = (id: string) => ({ banners: [id], to: 'q2r0' });
  test.each([
    ['azure', 'a1', 'me.movement.battle'],
    ['gules', 'g1', 'me.movement.battle'],
    ['vert', 'v1', undefined],
  ])('%s, %s', (seat, id, rule) => {
    expect(refusal(unfought(seat, 'movement'), seat, 'move', on(id))).toBe(rule);
    expect(refusal(unfought(seat, 'scouting'), seat, 'scout', { banner: id, tile: 'q2r-1' })).toBe(rule);
  });
  test('by agreement they do', () => {
    const done = act(unfought('azure', 'movement'), 'azure', 'move', on('a1'));
    expect(done.state.banners.a1?.tile).toBe('q2r0');
    expect(done.state.encounters).toEqual({});
  });
  test('once it is fought they are free', () => {
    const { b: _, ...none } = unfought('azure', 'movement').encounters;
    expect(refusal({ ...unfought('azure', 'movement'), encounters: none }, 'azure', 'move', on('a1'))).toBe(
      undefined,
    );
  });
  test('me.siege.battle-first (Under siege): besiegers do not leave before a sally is fought', () => {
    const sallied = besieging({
      encounters: {
        ...besieging().encounters,
        b: battle({ attacker: 'gules', attackers: { g1: home }, defender: 'azure' }),
      },
    });
    const lift = { siege: 's1', banners: ['a1'] };
    expect(refusal(besieging(), 'azure', 'lift-siege', lift)).toBeUndefined();
    expect(refusal(sallied, 'azure', 'lift-siege', lift)).toBe('me.siege.battle-first');
  });
});

describe('me.battle.recorded (Battles): minded before a phase or the turn ends', () => {
  const ends = (state: State, seat: string) => {
    const { year, month, phase } = state.season;
    // Who has not eaten may not end the phase at all.
    const fed = Object.fromEntries(Object.keys(state.banners).map((id) => [id, 'forage']));
    const turns = { ...state.season.turns, [seat]: { ...turnOf(state, seat), fed } };
    return minds({ ...state, season: { ...state.season, turns } }, seat, 'end-phase', {
      year,
      month,
      turn: seat,
      phase,
    });
  };
  test.each(turnPhases)('a battle of the month before, at the end of %s, by either side', (phase) => {
    expect(ends(unfought('azure', phase), 'azure')).toContain('me.battle.recorded');
    expect(ends(unfought('gules', phase), 'gules')).toContain('me.battle.recorded');
    expect(ends(unfought('vert', phase), 'vert')).not.toContain('me.battle.recorded');
  });
  test('not while comrades may still join it', () => {
    expect(ends(unfought('azure', 'movement', 1), 'azure')).toEqual([]);
    expect(ends(unfought('azure', 'battle', 1), 'azure')).toEqual(['me.battle.recorded']);
  });
});

describe('me.siege.lift, me.siege.terms (Under siege): back among enemies', () => {
  const held = (over: Over = {}): State =>
    besieging({
      seats: ['azure', 'gules', 'vert'],
      banners: { ...banners, v1: banner({ seat: 'vert', tile: west }) },
      ...over,
    });
  const lift = { siege: 's1', banners: ['a1'] };
  const met = [{ kind: 'battle', tile: west, attacker: 'azure', attackers: { a1: home }, defender: 'vert' }];
  test('an enemy stands where they came from: a battle', () => {
    const done = act(held(), 'azure', 'lift-siege', lift);
    expect(Object.values(done.state.encounters)).toMatchObject(met);
    expect(done.told).toEqual(['siege-left', 'met']);
  });
  test('on terms, too', () => {
    const off = { siege: 's1', who: 'besieger' };
    const done = act(held(), 'azure', 'offer-terms', off, { terms: 'accept' });
    expect(Object.values(done.state.encounters)).toMatchObject(met);
  });
  test('a garrison that marches off among enemies', () => {
    const off = { siege: 's1', who: 'garrison', to: west };
    const done = act(held(), 'gules', 'offer-terms', off, { terms: 'accept' });
    expect(Object.values(done.state.encounters)).toMatchObject([
      { attacker: 'gules', attackers: { g1: home }, defender: 'vert', tile: west },
    ]);
  });
  test('nobody there: no battle, and the land stays whose it is', () => {
    const tiles = { ...besieging().tiles, [west]: holding({ flag: 'gules' }) };
    const done = act(besieging({ tiles, season: inTurnOf('azure', 'siege') }), 'azure', 'lift-siege', lift);
    expect(done.state.encounters).toEqual({});
    expect(done.state.tiles[west]?.flag).toBe('gules');
  });
});
