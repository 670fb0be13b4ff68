import { describe, expect, test } from 'vitest';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { act, banner, holding, home, refusal, table } from '../table.ts';
import { battle, besieging } from './table.ts';

const here = (over: Parameters<typeof table>[0] = {}) =>
  table({
    banners: { a1: banner({ baggage: 4 }), a2: banner({ number: 2 }) },
    tiles: { [home]: holding({ site: 'city', stockpile: 3 }) },
    season: { phase: 'raze' },
    ...over,
  });
const at = (over: Parameters<typeof holding>[0]) => here({ tiles: { [home]: holding(over) } });

describe('me.raze (Razing a tile)', () => {
  test('what the land feeds and the stockpile go to the force as its owner likes', () => {
    const done = act(here(), 'azure', 'raze', { tile: home, shares: { a1: 2, a2: 3 } });
    expect(done.state.banners).toMatchObject({ a1: { baggage: 6 }, a2: { baggage: 3 } });
    expect(done.state.tiles[home]).toMatchObject({
      razed: true,
      flag: 'azure',
      site: 'city',
      stockpile: 0,
    });
    expect(done.notes).toMatchObject([{ note: 'razed', data: { loads: 5, lost: 0 } }]);
  });
  test('what nobody carries is lost', () => {
    const done = act(here(), 'azure', 'raze', { tile: home, shares: { a1: 1 } });
    expect(done.notes).toMatchObject([{ data: { loads: 1, lost: 4 } }]);
  });
  test.each([
    ['village', null, 1],
    ['fortress', null, 1],
    ['city', null, 2],
    ['city', 'gules', 4],
  ] as const)('a %s (capital of %s) yields %i', (site, capitalOf, loads) => {
    const done = act(at({ site, capitalOf }), 'azure', 'raze', { tile: home, shares: { a2: 6 } });
    expect(done.state.banners.a2?.baggage).toBe(loads);
  });
  test('the flag says who razed it, and it feeds nobody', () => {
    const done = act(at({ flag: 'gules' }), 'azure', 'raze', { tile: home, shares: {} });
    expect(done.state.tiles[home]).toMatchObject({ flag: 'azure', razed: true });
    expect(
      refusal({ ...done.state, season: { ...done.state.season, phase: 'subsistence' } }, 'azure', 'subsist', {
        plan: { a1: 'forage' },
      }),
    ).toBe('me.subsistence.value');
  });
  test('at the end of one’s own turn, by who stands there; it is offered then', () => {
    expect(refusal(here(), 'azure', 'raze', { tile: home })).toBeUndefined();
    expect(refusal(here({ season: { phase: 'siege' } }), 'azure', 'raze', { tile: home })).toBe(
      'me.season.phase',
    );
    expect(refusal(here({ season: { phase: 'siege' } }), 'azure', 'raze')).toBe('me.season.phase');
    expect(refusal(here({ banners: {} }), 'azure', 'raze', { tile: home })).toBe('me.raze');
    expect(mightyEmpires.tasks(here(), 'azure')).toContainEqual(
      expect.objectContaining({ rule: 'me.raze', order: { id: 'raze', args: { tile: home } } }),
    );
    const why = (flag: string) =>
      mightyEmpires.tasks(at({ flag }), 'azure').find(({ rule }) => rule === 'me.raze')?.why?.say;
    expect([why('gules'), why('azure')]).toEqual([undefined, 'It is your own.']);
  });
});

test('me.raze.loot (Razing a tile): no more than there is, six to a banner', () => {
  expect(refusal(here(), 'azure', 'raze', { tile: home, shares: { a1: 3 } })).toBe('me.raze.loot');
  expect(refusal(here(), 'azure', 'raze', { tile: home, shares: { a2: 6 } })).toBe('me.raze.loot');
  expect(refusal(here(), 'azure', 'raze', { tile: home, shares: { a1: 2, a2: 3 } })).toBeUndefined();
});

test('me.raze.settled (Razing a tile): neither barren land nor what is razed already', () => {
  expect(refusal(at({ site: 'barren' }), 'azure', 'raze', { tile: home })).toBe('me.raze.settled');
  expect(refusal(at({ razed: true }), 'azure', 'raze', { tile: home })).toBe('me.raze.settled');
  expect(refusal(here({ tiles: {} }), 'azure', 'raze', { tile: home })).toBe('me.raze.settled');
});

test('me.raze.siege (Razing a tile): not before it has fallen', () => {
  const state = besieging({ season: { phase: 'raze' } });
  expect(refusal(state, 'azure', 'raze', { tile: home })).toBe('me.raze.siege');
});

test('me.raze.uncontested (Campaign turns: raze): nobody else may stand there', () => {
  const enemy = { a1: banner(), g1: banner({ seat: 'gules' }) };
  expect(refusal(here({ banners: enemy }), 'azure', 'raze', { tile: home })).toBe('me.raze.uncontested');
  expect(
    refusal(here({ banners: enemy, encounters: { e1: battle() } }), 'azure', 'raze', { tile: home }),
  ).toBe('me.raze.uncontested');
  expect(refusal(at({ flag: 'independent' }), 'azure', 'raze', { tile: home })).toBe('me.raze.uncontested');
});
