/** Banners aboard ships hold nothing, and stand nowhere ashore. */
import { describe, expect, test } from 'vitest';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { wizardsIn } from '../../../../src/rules/mighty-empires/magic/casters.ts';
import { fieldForce } from '../../../../src/rules/mighty-empires/map/walls.ts';
import { newSiege } from '../../../../src/rules/mighty-empires/siege/state.ts';
import type { Encounter } from '../../../../src/rules/mighty-empires/state.ts';
import { dice, even } from '../battle/field.ts';
import { act, banner, holding, home, refusal, ship } from '../table.ts';
import { coast, inland, south } from './coast.ts';

const met = (over: Partial<Encounter> = {}): Encounter => ({
  kind: 'battle',
  tile: home,
  attacker: 'azure',
  attackers: { a1: inland },
  defender: 'gules',
  since: { year: 1, month: 1 },
  mustered: null,
  siege: null,
  ...over,
});
const aboard = banner({ seat: 'gules', number: 2, spot: null });
const laden = ship({ owner: 'gules', number: 2, harbour: false, carries: 'g2' });
const fleet = { s1: ship(), s2: laden };

describe('me.raze, me.raze.uncontested (Razing a tile)', () => {
  const razing = (banners: Parameters<typeof coast>[0]) =>
    coast({ ships: fleet, ...banners, season: { phase: 'raze' } });
  test('a laden enemy ship off shore does not contest the tile', () => {
    const state = razing({ banners: { a1: banner(), g2: aboard } });
    expect(refusal(state, 'azure', 'raze', { tile: home })).toBeUndefined();
  });
  test('loot goes to those ashore', () => {
    const state = razing({
      ships: { s1: ship({ carries: 'a2' }) },
      banners: { a1: banner(), a2: banner({ number: 2, spot: null }) },
    });
    expect(refusal(state, 'azure', 'raze', { tile: home, shares: { a1: 1 } })).toBeUndefined();
    expect(refusal(state, 'azure', 'raze', { tile: home, shares: { a2: 1 } })).toBe('me.raze.loot');
  });
});

test('me.battle.victory (Victory): a third player’s tile falls although one of that player’s banners lies off shore', () => {
  const state = coast({
    seats: ['azure', 'gules', 'vert'],
    tiles: { [home]: holding({ flag: 'vert' }), [inland]: holding() },
    ships: { s1: ship(), v: ship({ owner: 'vert', harbour: false, carries: 'v1' }) },
    banners: {
      a1: banner({ spot: { edge: 3 } }),
      g1: banner({ seat: 'gules' }),
      v1: banner({ seat: 'vert', spot: null }),
    },
    encounters: { b: met() },
    season: { phase: 'battle' },
  });
  const done = act(
    state,
    'azure',
    'fight',
    { encounter: 'b' },
    {
      ...even,
      dice: [...dice.wins],
      'battle/losses/attacker': { charged: { a1: 50 }, destroyed: [] },
      'battle/losses/defender': { charged: { g1: 100 }, destroyed: [] },
    },
  );
  expect(done.state.tiles[home]?.flag).toBe('azure');
});

describe('behind walls', () => {
  test('me.siege.refuge (Defender’s options): who is at sea takes no refuge in the port', () => {
    const state = coast({
      tiles: { [home]: holding({ site: 'city', flag: 'gules' }) },
      ships: fleet,
      banners: { a1: banner({ spot: { edge: 3 } }), g1: banner({ seat: 'gules' }), g2: aboard },
      encounters: { b: met() },
    });
    expect(fieldForce(state, 'gules', home).map(({ id }) => id)).toEqual(['g1']);
    expect(refusal(state, 'gules', 'take-refuge', { encounter: 'b', banners: ['g2'] })).toBe(
      'me.siege.refuge',
    );
    expect(refusal(state, 'gules', 'take-refuge', { encounter: 'b', banners: ['g1'] })).toBeUndefined();
    const agreed = act(state, 'azure', 'record-battle', { encounter: 'b', outcome: 'siege' }).state;
    expect(agreed.encounters.b?.siege?.inside).toEqual(['g1']);
  });
  const shut = (inside: readonly string[]) => met({ kind: 'siege', siege: { ...newSiege, inside } });
  test('me.sea.embark (Transporting troops): a garrison banner that goes aboard is inside no more', () => {
    const state = coast({
      tiles: { [home]: holding({ site: 'city', flag: 'gules' }) },
      ships: { s2: ship({ owner: 'gules' }) },
      banners: {
        a1: banner({ spot: { edge: 3 } }),
        g1: banner({ seat: 'gules' }),
        g2: banner({ seat: 'gules', number: 2 }),
      },
      encounters: { e1: shut(['g1', 'g2']) },
      season: { turn: 'gules' },
    });
    const one = act(state, 'gules', 'embark', { banner: 'g2', ship: 's2' }).state;
    expect(one.encounters.e1?.siege?.inside).toEqual(['g1']);
    expect(one.tiles[home]?.flag).toBe('gules');
    // The last of them: nobody is left to hold the walls.
    const last = { ...one, ships: { ...one.ships, s3: ship({ owner: 'gules', number: 3 }) } };
    const none = act(last, 'gules', 'embark', { banner: 'g1', ship: 's3' }).state;
    expect(none.encounters).toEqual({});
    expect(none.tiles[home]?.flag).toBe('azure');
    expect(mightyEmpires.invariants(none)).toEqual([]);
  });
  test('me.siege.surrender (Starvation): a laden enemy ship does not bar the tile a garrison marches to', () => {
    const state = coast({
      tiles: {
        [home]: holding({ flag: 'azure' }),
        [inland]: holding({ site: 'city', flag: 'gules' }),
      },
      ships: { s2: ship({ harbour: false, carries: 'a2' }) },
      banners: {
        a1: banner({ tile: inland, spot: { edge: 3 } }),
        a2: banner({ number: 2, spot: null }),
        g1: banner({ seat: 'gules', tile: inland }),
      },
      encounters: {
        e1: met({
          kind: 'siege',
          tile: inland,
          attackers: { a1: 'q-2r0' },
          siege: { ...newSiege, inside: ['g1'] },
        }),
      },
      season: { turn: 'gules', phase: 'subsistence', month: 2 },
    });
    const { state: after } = act(
      state,
      'gules',
      'subsist',
      { plan: { g1: 'hunger' } },
      {
        'g1/shortfall': [5],
        [`${inland}/hunger/starvation`]: [2],
        [`${inland}/terms`]: 'accept',
        [`${inland}/way1`]: home,
      },
    );
    expect(after.banners.g1?.tile).toBe(home);
  });
});

test('me.diplomacy.broken (Temporary alliance): nobody sets upon those who lie off shore', () => {
  const alliance = { seat: 'azure', kind: 'temporary' as const, tiles: [home], year: 0, broken: false };
  const state = coast({
    tiles: { [home]: holding({ flag: 'independent' }) },
    ships: { s1: ship({ harbour: false, carries: 'a1' }) },
    banners: { a1: banner({ spot: null }), a2: banner({ number: 2, tile: south }) },
  });
  const court = { ...state.court, alliances: { k: alliance } };
  const done = act({ ...state, court }, 'azure', 'break-alliance', { alliance: 'k' });
  expect(done.told).toEqual(['alliance-broken']);
});

test('me.magic.caster (Equinox magic): who is aboard does not occupy the capital', () => {
  const state = coast({ ships: fleet, banners: { a1: banner({ spot: null }), a2: banner({ number: 2 }) } });
  const realm = state.realms.azure;
  const mine = { ...state, realms: { ...state.realms, azure: { ...realm, capital: home } } } as typeof state;
  expect(wizardsIn(mine, 'azure')).toEqual(['a2']);
});
