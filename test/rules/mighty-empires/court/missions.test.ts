import { describe, expect, test } from 'vitest';
import { chance } from '../../../../src/kernel/odds.ts';
import { plain } from '../../../../src/kernel/text.ts';
import { missionOdds } from '../../../../src/rules/mighty-empires/court/audience.ts';
import { mightyEmpires, type State } from '../../../../src/rules/mighty-empires/index.ts';
import { newSiege } from '../../../../src/rules/mighty-empires/siege/state.ts';
import { act, banner, east, holding, home, refusal, west } from '../table.ts';
import { inWinter } from './winter.ts';

const beyond = 'q2r0';
const far = 'q3r0';
const free = () => holding({ flag: 'independent' });
const tiles = {
  [home]: holding({ site: 'city', capitalOf: 'azure' }),
  [east]: free(),
  [beyond]: free(),
  [far]: holding({ flag: 'gules', site: 'city', capitalOf: 'gules' }),
  [west]: free(),
};
const court = inWinter('diplomacy', { tiles });
const send = (seat: string, to: readonly string[], state = court) =>
  act(state, seat, 'send-missions', { year: 1, to: [...to] });
/** Orders of this table all bear one id: the first mission steps aside for the second. */
const first = send('azure', [east]).state;
const aside = {
  ...first,
  court: { ...first.court, missions: { m0: first.court.missions['o1.m1'] as never } },
};
const alone = send('gules', [], aside).state;
const rivals = send('gules', [beyond], aside).state;
const hear = (state: typeof court, answers: Parameters<typeof act>[4]) =>
  act(state, 'azure', 'hold-audience', { year: 1, tile: east }, answers);

test('me.diplomacy.complete: all of the empire joins, besieged settlements too, and their sieges are lifted', () => {
  const siege = {
    kind: 'siege',
    tile: east,
    attacker: 'gules',
    attackers: { g1: beyond },
    defender: 'independent',
    since: { year: 1, month: 6 },
    mustered: 600,
    siege: { ...newSiege },
  };
  const state = {
    ...alone,
    banners: { g1: banner({ seat: 'gules', tile: east }) },
    encounters: { e: siege as never },
  };
  const joined = hear(state, { 'audience/king': [6] }).state;
  expect([joined.tiles[east]?.flag, joined.tiles[beyond]?.flag]).toEqual(['azure', 'azure']);
  expect(joined.encounters).toEqual({});
  expect(joined.banners.g1?.tile).toBe(east);
});

describe('me.diplomacy.mission (Alliances with independent empires)', () => {
  test('a crown each, to the whole empire that lies together', () => {
    const { state, told } = send('azure', [east, west]);
    expect(told).toEqual(['mission', 'mission']);
    expect(state.winter.purses.azure).toMatchObject({ revenue: 10, spent: 2 });
    expect(Object.values(state.court.missions).map((mission) => mission.tiles)).toEqual([
      [east, beyond],
      [west],
    ]);
  });
  test('me.diplomacy.borders: only where the empires touch; a far coast of the same empire is as good', () => {
    expect(refusal(court, 'azure', 'send-missions', { year: 1, to: [beyond] })).toBeUndefined();
    expect(refusal(court, 'azure', 'send-missions', { year: 1, to: [far] })).toBe('me.diplomacy.borders');
    expect(refusal(court, 'gules', 'send-missions', { year: 1, to: [west] })).toBe('me.diplomacy.borders');
  });
  test('me.diplomacy.one-each: not two to the same empire', () => {
    expect(refusal(court, 'azure', 'send-missions', { year: 1, to: [east, beyond] })).toBe(
      'me.diplomacy.one-each',
    );
  });
  test('me.diplomacy.crowns: not more than can be paid', () => {
    const poor = inWinter('diplomacy', { tiles }, { azure: 1 });
    expect(refusal(poor, 'azure', 'send-missions', { year: 1, to: [east] })).toBeUndefined();
    expect(refusal(poor, 'azure', 'send-missions', { year: 1, to: [east, west] })).toBe(
      'me.diplomacy.crowns',
    );
  });
  test('me.diplomacy.declared: once a winter, and no king listens before all have declared', () => {
    const { state } = send('azure', [east]);
    expect(refusal(state, 'azure', 'send-missions', { year: 1, to: [] })).toBe('me.diplomacy.declared');
    expect(refusal(state, 'azure', 'hold-audience', { year: 1, tile: east })).toBe('me.diplomacy.declared');
    expect(refusal(alone, 'azure', 'hold-audience', { year: 1, tile: east })).toBeUndefined();
    expect(send('gules', []).told).toEqual(['no-missions']);
  });
});

describe('me.diplomacy.audience (Alliances with independent empires)', () => {
  test.each([1, 2, 3, 4])('a single mission on a %i is sent home', (die) => {
    const { state, told } = hear(alone, { 'audience/king': [die] });
    expect(told).toEqual(['audience']);
    expect(state.court.alliances).toEqual({});
    expect(state.court.missions).toEqual({});
  });
  test('me.diplomacy.temporary: on a 5 the flags stay, the allegiance is shown', () => {
    const { state } = hear(alone, { 'audience/king': [5] });
    expect(Object.values(state.court.alliances)).toEqual([
      { seat: 'azure', tiles: [east, beyond], kind: 'temporary', year: 1, broken: false },
    ]);
    expect(state.tiles[east]?.flag).toBe('independent');
  });
  test('me.diplomacy.complete: on a 6 every tile joins the empire, and pays nothing this winter', () => {
    const { state } = hear(alone, { 'audience/king': [6] });
    expect([state.tiles[east]?.flag, state.tiles[beyond]?.flag, state.tiles[west]?.flag]).toEqual([
      'azure',
      'azure',
      'independent',
    ]);
    expect(state.winter.purses.azure?.revenue).toBe(10);
  });
  test('me.diplomacy.vying: rivals vie with a die each, and roll again on a tie', () => {
    expect(hear(rivals, { 'audience/king': [4] }).told).toEqual(['audience']);
    const { state } = hear(rivals, {
      'audience/king': [6],
      'audience/vying/azure': [3],
      'audience/vying/gules': [3],
      'audience/vying/again/azure': [2],
      'audience/vying/again/gules': [5],
    });
    expect(state.tiles[east]?.flag).toBe('gules');
    const temporary = hear(rivals, {
      'audience/king': [5],
      'audience/vying/azure': [6],
      'audience/vying/gules': [3],
    });
    expect(Object.values(temporary.state.court.alliances)[0]).toMatchObject({
      seat: 'azure',
      kind: 'temporary',
    });
  });
  test('chances: a sixth each alone, shared among rivals', () => {
    for (const n of [1, 2, 3]) {
      const odds = missionOdds(n);
      expect(odds.kind).toBe('exact');
      expect(chance(odds, (is) => is === 'complete')).toBeCloseTo(1 / 6 / n, 9);
      expect(chance(odds, (is) => is === 'temporary')).toBeCloseTo(1 / 6 / n, 9);
    }
  });
});

test('me.diplomacy.audience: players who sent a mission are asked for the audience, also later in the winter, and nobody else', () => {
  const audience = (seat: string, state: State = alone) =>
    mightyEmpires
      .tasks(state, seat)
      .filter(({ order }) => order?.id === 'hold-audience')
      .map(({ kind, quiet }) => [kind, quiet]);
  expect(audience('azure')).toEqual([['asked', undefined]]);
  expect(audience('gules')).toEqual([]);
  const { winter } = alone;
  const later = { ...alone, winter: { ...winter, at: { ...winter.at, azure: 'recruitment' as const } } };
  expect(audience('azure', later)).toEqual([['asked', undefined]]);
});

test('me.diplomacy.audience: who waits for a hearing reads once whom it waits for', () => {
  const said = (seat: string, state: State = aside) =>
    mightyEmpires
      .tasks(state, seat)
      .flatMap(({ title, why }) => [title, why])
      .flatMap((words) => (words === undefined ? [] : [plain(words)]))
      .filter((words) => /\bhear[ds]?\b.* missions/.test(words));
  expect(said('azure')).toEqual(['You can hear your missions once gules has said where theirs go.']);
  expect(said('gules')).toEqual([]);
  expect(said('azure', alone)).toEqual([
    `The king at ${east} hears the missions`,
    'The king has not heard one of your missions yet.',
  ]);
});
