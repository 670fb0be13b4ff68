import { describe, expect, test } from 'vitest';
import { passesFreely } from '../../../../src/rules/mighty-empires/map/alliances.ts';
import { wholePlan } from '../../../../src/rules/mighty-empires/provisions/forecast.ts';
import { blankTurn } from '../../../../src/rules/mighty-empires/queries.ts';
import { act, banner, east, holding, home, refusal, table } from '../table.ts';

const alliance = { seat: 'azure', tiles: [east], kind: 'temporary', year: 1, broken: false } as const;
const scouted = blankTurn;
function field(at: typeof home | typeof east = home) {
  const state = table({
    tiles: { [home]: holding(), [east]: holding({ flag: 'independent' }) },
    banners: { a1: banner({ tile: at, baggage: 1 }) },
    season: {
      year: 2,
      phase: 'movement',
      turns: {
        azure: { ...scouted, scouted: { [east]: { force: home, banner: 'a1', found: 'way' } } },
        gules: scouted,
      },
    },
  });
  return { ...state, court: { ...state.court, alliances: { al: alliance } } };
}

describe('me.diplomacy.temporary, on the map (Alliances with independent empires)', () => {
  test('the allied player’s banners come as friends, and take nothing', () => {
    const { state, told } = act(field(), 'azure', 'move', { banners: ['a1'], to: east });
    expect(told).toEqual(['moved']);
    expect(state.encounters).toEqual({});
    expect(state.tiles[east]?.flag).toBe('independent');
  });
  test('others, broken words and later years are met with arms', () => {
    const field0 = field();
    expect(passesFreely(field0, 'gules', east)).toBe(false);
    const broken = {
      ...field0,
      court: { ...field0.court, alliances: { al: { ...alliance, broken: true } } },
    };
    expect(act(broken, 'azure', 'move', { banners: ['a1'], to: east }).told).toContain('met');
    const later = { ...field0, season: { ...field0.season, year: 3 } };
    expect(passesFreely(later, 'azure', east)).toBe(false);
    expect(passesFreely({ ...field0, stage: 'winter' }, 'azure', east)).toBe(false);
  });
  test('me.diplomacy.forage: a guest does not live off the land', () => {
    const guest = field(east);
    const eating = { ...guest, season: { ...guest.season, phase: 'subsistence' as const } };
    expect(wholePlan(eating, 'azure')).toEqual({ a1: 'a1' });
    expect(refusal(eating, 'azure', 'subsist', { plan: { a1: 'forage' } })).toBe('me.diplomacy.forage');
  });
  test('me.diplomacy.broken: breaking it turns the hosts on whoever is there, and opens the land', () => {
    const guest = field(east);
    expect(refusal(guest, 'gules', 'break-alliance', { alliance: 'al' })).toBe('me.diplomacy.broken');
    const { state } = act(guest, 'azure', 'break-alliance', { alliance: 'al' });
    expect(Object.values(state.encounters)).toMatchObject([
      { tile: east, attacker: 'azure', attackers: { a1: home }, defender: 'independent' },
    ]);
    expect(refusal(state, 'azure', 'break-alliance', { alliance: 'al' })).toBe('me.diplomacy.broken');
  });
});
