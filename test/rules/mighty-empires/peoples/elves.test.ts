import { describe, expect, test } from 'vitest';
import type { Land } from '../../../../src/kernel/land.ts';
import { spellsOf } from '../../../../src/rules/mighty-empires/magic/casters.ts';
import { messes, provisions, supports } from '../../../../src/rules/mighty-empires/provisions/forage.ts';
import { outsails, seaBonus } from '../../../../src/rules/mighty-empires/sea/fleets.ts';
import { revenueOf } from '../../../../src/rules/mighty-empires/winter/revenue.ts';
import { equinox } from '../magic/equinox.ts';
import { coast, foe, north, south } from '../sea/coast.ts';
import { act, banner, east, holding, home, plain, refusal, ship, table, west } from '../table.ts';
import { realmTiles, winterAt } from '../winter/snow.ts';
import { as, hired, peopled } from './folk.ts';

describe('High Elves at sea (Racial rules: High Elves)', () => {
  const meeting = (peoples: Parameters<typeof peopled>[1], answers: Parameters<typeof act>[4]) =>
    act(
      peopled(coast({ ships: { s1: ship(), g1: foe() } }), peoples),
      'azure',
      'voyage',
      { ships: ['s1'], to: south },
      answers,
    );
  test('always out-sail, and so bring to battle whom they like: +1 to their score', () => {
    const done = meeting(
      { azure: 'high-elves' },
      {
        'gules/engage': 'engage',
        'gules/waylay': 'pass',
        'gules/fight/scores/attacker': [3],
        'gules/fight/scores/defender': [3],
      },
    );
    expect(done.notes.find(({ note }) => note === 'sea-battle')?.data).toMatchObject({
      winner: 'azure',
      difference: 1,
    });
  });
  test('whom others chase may slip away without a die', () => {
    const done = meeting(
      { gules: 'high-elves' },
      { 'gules/engage': 'engage', 'gules/waylay': 'pass', 'gules/force': 'pass' },
    );
    expect(done.told).not.toContain('sea-battle');
  });
  test('against one another they roll like anybody; Wood Elves and men have no such craft', () => {
    const both = peopled(coast({}), { azure: 'high-elves', gules: 'wood-elves' });
    expect([outsails(both, 'azure'), outsails(both, 'gules'), seaBonus(both, 'gules')]).toEqual([
      true,
      false,
      0,
    ]);
    const kin = { azure: 'high-elves', gules: 'high-elves' } as const;
    const done = meeting(kin, {
      'gules/engage': 'engage',
      'gules/waylay': 'engage',
      'gules/outsail/attacker': [2],
      'gules/outsail/defender': [2],
    });
    expect(done.told).toContain('out-sailed');
    expect(done.told).not.toContain('sea-battle');
  });
  test('a sail past nobody changes nothing', () => {
    const state = peopled(coast({ ships: { s1: ship() } }), { azure: 'high-elves' });
    expect(act(state, 'azure', 'voyage', { ships: ['s1'], to: north }).told).toEqual(['voyage']);
  });
});

describe('High Elves at the equinox (Racial rules: High Elves)', () => {
  test('two spells, with a banner in the capital', () => {
    const elves = peopled(equinox(), { azure: 'high-elves' });
    expect([spellsOf(elves, 'azure'), spellsOf(elves, 'gules')]).toEqual([2, 1]);
    expect(spellsOf(peopled(equinox(), { azure: 'wood-elves' }), 'azure')).toBe(1);
  });
});

const wood: Land = { ...plain, forest: 2 };
describe('Wood Elves in the woods (Racial rules: Wood Elves)', () => {
  const grove = (over: Parameters<typeof holding>[0], burnt: readonly [] | readonly [typeof home] = []) =>
    as('wood-elves', { lands: { [home]: wood }, tiles: { [home]: holding(over) }, burnt });
  test.each([
    ['an unsettled wooded tile feeds one', { site: 'barren' }, 1],
    ['a razed one too', { site: 'village', razed: true }, 1],
    ['a razed city no more', { site: 'city', razed: true }, 1],
    ['a settlement what it feeds anybody', { site: 'city' }, 2],
  ] as const)('%s', (_, over, most) => {
    expect(supports(grove(over), 'azure', home)).toBe(most);
  });
  test('a wood that dragons burnt feeds nobody, nor does bare land, nor woods feed men', () => {
    expect(supports(grove({ site: 'barren' }, [home]), 'azure', home)).toBe(0);
    const bare = as('wood-elves', { tiles: { [home]: holding({ site: 'barren' }) } });
    expect(supports(bare, 'azure', home)).toBe(0);
    expect(supports(grove({ site: 'barren' }), 'gules', home)).toBe(0);
  });
  test('hired Wood Elves live there among men who cannot; who eats what is kept apart', () => {
    const banners = { a1: banner({ baggage: 1 }), a2: banner({ number: 2, baggage: 3 }) };
    const lands = { [home]: wood };
    const state = peopled(table({ banners, lands, tiles: { [home]: holding({ site: 'barren' }) } }), {});
    const mixed = { ...state, court: { ...state.court, contingents: { a2: hired('wood-elves') } } };
    expect(messes(mixed, 'azure', home)[0]?.each).toEqual({ a1: 0, a2: 1 });
    expect(provisions(mixed, 'azure', home)).toEqual({ a1: 'a1', a2: 'forage' });
    expect(refusal(mixed, 'azure', 'subsist', { plan: { a1: 'forage', a2: 'a2' } })).toBe(
      'me.subsistence.value',
    );
    expect(refusal(mixed, 'azure', 'subsist', { plan: { a1: 'a1', a2: 'forage' } })).toBeUndefined();
    const empty = { ...mixed, banners: { a1: banner(), a2: banner({ number: 2 }) } };
    expect(refusal(empty, 'azure', 'subsist', { plan: { a1: 'hunger', a2: 'hunger' } })).toBe(
      'me.subsistence',
    );
    expect(refusal(empty, 'azure', 'subsist', { plan: { a1: 'hunger', a2: 'forage' } })).toBeUndefined();
  });
});

describe('Skaven and ruins (Racial rules: Skaven)', () => {
  const lair = (tile: typeof home, over: Parameters<typeof holding>[0]) => {
    const state = as('skaven', { tiles: { [tile]: holding(over) } });
    const azure = { ...(state.realms.azure as never as object), tiles: [home] } as never;
    return { ...state, realms: { ...state.realms, azure } };
  };
  test.each([
    ['at home a village feeds one', home, { site: 'village' }, 1],
    ['at home a city feeds two', home, { site: 'city' }, 2],
    ['abroad nothing that stands feeds them', east, { site: 'city' }, 0],
    ['abroad a ruin feeds one', east, { site: 'city', razed: true, flag: 'gules' }, 1],
    ['a ruined village feeds one', east, { site: 'village', razed: true }, 1],
    ['at home a ruin feeds one', home, { site: 'fortress', razed: true }, 1],
    ['waste land that never was settled feeds nobody', east, { site: 'barren', razed: true }, 0],
  ] as const)('%s', (_, tile, over, most) => {
    expect(supports(lair(tile, over), 'azure', tile)).toBe(most);
  });
  test('ruins feed no one else', () => {
    expect(supports(lair(east, { site: 'city', razed: true }), 'gules', east)).toBe(0);
  });
  test('revenue: as ever from what stands, and one crown from every ruin of theirs', () => {
    const ruins = {
      [east]: holding({ site: 'city', razed: true }),
      [west]: holding({ site: 'barren', razed: true }),
      q2r0: holding({ site: 'village', razed: true, flag: 'gules' }),
    };
    const winter = winterAt('revenue', { tiles: ruins });
    const plainly = revenueOf(winter, 'azure').crowns;
    expect(revenueOf(peopled(winter, { azure: 'skaven' }), 'azure').crowns).toBe(plainly + 1);
    expect(realmTiles).toContain(east);
    const unpaid = { kind: 'unpaid', tile: east, why: 'me.magic.inundation' } as const;
    const drowned = { ...winter, winter: { ...winter.winter, effects: [unpaid] } };
    expect(revenueOf(peopled(drowned, { azure: 'skaven' }), 'azure').crowns).toBe(plainly);
  });
  test('where the people are left out everybody lives as men do', () => {
    const off = { ...lair(east, { site: 'city' }), options: table().options };
    expect(supports(off, 'azure', east)).toBe(2);
  });
});
