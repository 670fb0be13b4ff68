import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { booked } from '../../../../src/rules/mighty-empires/ledger/book.ts';
import { ledgers } from '../../../../src/rules/mighty-empires/ledgers.ts';
import { blankTurn } from '../../../../src/rules/mighty-empires/queries.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { act, banner, captive, east, holding, home, refusal, west } from '../table.ts';
import { book, folded, met, waiting } from '../tabletop/lay.ts';

const ogres = { kind: 'mercenaries', people: 'Ogres', alliance: null, year: 0 } as const;
type Kind = 'mercenaries' | 'allies';
/** Azure marches in from the west on gules, whose second banner are Ogres for hire. */
function hired(kind: Kind = 'mercenaries', over: Parameters<typeof waiting>[0] = {}): State {
  const state = waiting({
    banners: {
      a1: banner(),
      g1: banner({ seat: 'gules' }),
      g2: banner({ seat: 'gules', number: 2, baggage: 3 }),
    },
    ...over,
  });
  return { ...state, court: { ...state.court, contingents: { g2: { ...ogres, kind } } } };
}
const order = (goes: 'over' | 'away', who = 'g2') => ({ encounter: 'e1', banner: who, goes });
/** Gules' book of the Ogres: two units and three characters, 580 points. */
const theirs = (state: State) => book(state, 'gules', 'g2');
const contents = (state: State) =>
  ledgers.claim(theirs(state), 'contents', { banners: ['g2'] }, state) as Json;
const over = (state = hired()) => act(state, 'azure', 'waver', order('over'), { troops: contents(state) });

describe('me.recruitment.loyalty (Mercenary loyalty)', () => {
  test('those who leave the field are lost and play no further part', () => {
    const done = act(hired(), 'gules', 'waver', order('away'));
    expect(done.state.banners.g2).toBeUndefined();
    expect(done.state.fallen.g2).toBeTruthy();
    expect(done.state.encounters.e1).toBeTruthy();
    expect(folded(theirs(hired()), done).banners.g2).toBeUndefined();
  });
  test('those who change sides are the enemy’s as if he had hired them: in the battle, on the map, in the book', () => {
    const state = hired();
    const done = over(state);
    expect(done.state.banners.g2).toMatchObject({ seat: 'azure', number: 2, tile: home, baggage: 3 });
    // They stand with the attackers, who came from the west.
    expect(done.state.encounters.e1?.attackers).toEqual({ a1: west, g2: west });
    expect(done.flags).toEqual([]);
    const taken = folded(ledgers.start('azure', state), done).banners.g2;
    expect(taken && booked(taken)).toBe(580);
    expect(taken?.units.map(({ name, models }) => [name, models])).toEqual([
      ['Spears', 20],
      ['Bows', 10],
    ]);
    const left = folded(theirs(state), done);
    expect(left.banners.g2).toBeUndefined();
    expect(left.tally.left).toBe(580);
  });
  test('entered by both sides it counts once: they do not go back', () => {
    const told = { encounter: 'e1', banner: 'g2', goes: 'over', to: 'azure' };
    const applies = (state: State) => mightyEmpires.orders.waver?.applies(state, told, 'gules');
    expect(applies(hired())).toBe(true);
    expect(applies(over().state)).toMatchObject({ rule: 'me.recruitment.loyalty' });
  });
  test('while they go over, the result of the battle waits', () => {
    const brief = mightyEmpires.orders.waver?.brief(hired(), order('over'), { seat: 'gules', order: 'o1' });
    expect(mightyEmpires.contests?.held('waver', brief as Json)).toBe('e1');
    expect(mightyEmpires.contests?.about(hired(), 'table-result', { encounter: 'e1' }, 'azure')).toEqual([
      'e1',
    ]);
    expect(mightyEmpires.contests?.about(hired(), 'waver', order('over'), 'azure')).toEqual(['e1']);
  });
  test('and still leave when the season ends, for they are hired for one', () => {
    expect(over().state.court.contingents.g2).toMatchObject({ kind: 'mercenaries' });
  });
  test('an attacker’s mercenaries stand with the defenders from then on, and the battle is fought so', () => {
    const state = hired();
    const turned = { ...state, court: { ...state.court, contingents: { a2: ogres } } };
    const two: State = {
      ...turned,
      banners: { ...turned.banners, a2: banner({ number: 2 }) },
      encounters: { e1: { ...met, attackers: { a1: west, a2: west } } },
    };
    const done = act(two, 'gules', 'waver', order('over', 'a2'), { troops: {} });
    expect(done.state.encounters.e1?.attackers).toEqual({ a1: west });
    const ended = { encounter: 'e1', end: 'conceded', loser: 'defender' };
    const fought = act(done.state, 'azure', 'table-result', ended, {
      'pursuit/pursue': 'stay',
    });
    expect(fought.state.tabletop.fought.e1?.defenders).toEqual(['g1', 'g2', 'a2']);
    expect(fought.state.banners.a2?.tile).toBe(east);
  });
  test('a side whose only banner changes sides has nobody left to fight with', () => {
    const alone = hired('mercenaries', {
      banners: { a1: banner(), g2: banner({ seat: 'gules', number: 2 }) },
    });
    const done = over(alone);
    expect(done.state.encounters).toEqual({});
    expect(done.state.tiles[home]?.flag).toBe('azure');
  });
  test('they have eaten and marched this month for who paid them', () => {
    const state = hired();
    const turns = { gules: { ...blankTurn, fed: { g2: 'forage' }, moved: ['g2'] } };
    const done = over({ ...state, season: { ...state.season, turns } });
    expect(done.state.season.turns.azure).toMatchObject({ fed: { g2: 'forage' }, moved: ['g2'] });
  });
  test('townsfolk hire nobody: who would go over to them is gone', () => {
    const state = hired();
    const siege: State = {
      ...state,
      court: { ...state.court, contingents: { a1: ogres } },
      tiles: { ...state.tiles, [home]: holding({ flag: 'independent' }) },
      encounters: { e1: { ...met, defender: 'independent' } },
    };
    expect(act(siege, 'azure', 'waver', order('over', 'a1')).state.fallen.a1).toBeTruthy();
  });
  test('mercenaries alone, in a battle of the seat’s own, where battles are fought with models', () => {
    const says = (state: State, seat: string, who = 'g2') =>
      refusal(state, seat, 'waver', order('over', who));
    expect(says(hired(), 'gules')).toBeUndefined();
    expect(says(hired('allies'), 'azure')).toBe('me.recruitment.loyalty');
    expect(says(hired(), 'azure', 'g1')).toBe('me.recruitment.loyalty');
    expect(says(hired('mercenaries', { seats: ['azure', 'gules', 'or'] }), 'or')).toBe('me.tabletop.waiting');
    expect(says(hired('mercenaries', { options: { parts: { tabletop: false } } }), 'azure')).toBe(
      'me.tabletop.part',
    );
    expect(refusal(hired('allies'), 'azure', 'waver')).toBe('me.recruitment.loyalty');
  });
});

test('me.tabletop.captive: prisoners in their baggage change their gaoler with them, azure’s own are free and make for the capital', () => {
  const state = hired();
  const done = over({
    ...state,
    tabletop: { ...state.tabletop, captives: { k1: captive({ banner: 'g2' }) } },
  });
  expect(done.changes).toContainEqual({ type: 'captiveFreed', id: 'k1', to: null, kit: '' });
});
