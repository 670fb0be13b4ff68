import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import { booked } from '../../../../src/rules/mighty-empires/ledger/book.ts';
import { ledgers } from '../../../../src/rules/mighty-empires/ledgers.ts';
import {
  monthsLeft,
  outOfAction,
  percentLost,
  woundsOf,
} from '../../../../src/rules/mighty-empires/tabletop/ledger/losses.ts';
import { healsIn, recoveryModifier } from '../../../../src/rules/mighty-empires/tabletop/recovery.ts';
import type { Fought } from '../../../../src/rules/mighty-empires/tabletop/state.ts';
import { tasks } from '../../../../src/rules/mighty-empires/tabletop/tasks.ts';
import { act, refusal, table } from '../table.ts';
import { book, casualties, decided, folded, fought, sides } from './lay.ts';

const lost = (state = decided(), more: Record<string, Json> = {}) =>
  ledgers.write(book(state), casualties(more), state);

/** Gathers the defender's wounded as his book answers. */
function gather(over: Partial<Fought>, rolls: Record<string, Json>, more: Record<string, Json> = {}) {
  const state = decided(over);
  const ledger = lost(state, more);
  const about = { battle: 'e1', banners: ['g1'] };
  const fallen = ledgers.claim(ledger, 'fallen-characters', about, state) as Json;
  const serving = ledgers.claim(ledger, 'serving-characters', about, state) as Json;
  const die = (rolls['rank/recovery'] as number[])[0] as number;
  const score = die + recoveryModifier(fought(over), 'defender');
  const oneIn = score <= 1 ? null : score === 2 ? 4 : score <= 4 ? 3 : 2;
  const buried = ledgers.claim(ledger, 'buried', { ...about, oneIn }, state) as Json;
  const done = act(state, 'gules', 'gather-wounded', { battle: 'e1' }, { fallen, serving, buried, ...rolls });
  return { done, ledger: folded(ledger, done), before: ledger };
}

describe('me.tabletop.recovery (Casualty recovery)', () => {
  test.each([
    ['won', { winner: 'defender' }, 1],
    ['drawn', { winner: 'draw' }, 0],
    ['beaten', {}, -1],
    ['scattered', { scattered: true }, -2],
    ['beaten and pursued', { pursuit: 'covered' }, -2],
    ['scattered and pursued', { scattered: true, pursuit: 'rear-guard' }, -3],
  ] as const)('%s: %o is worth %i', (_, over, modifier) => {
    expect(recoveryModifier(fought(over), 'defender')).toBe(modifier);
  });
  test('one in so many of each unit gets up, rounded down, none of a unit that routed', () => {
    const { done, ledger } = gather({ winner: 'draw' }, { 'rank/recovery': [4], 'c1/fate/fate': [6] });
    // Of ten spears three get up: seven of twenty are dead, 70 points. Of ten bows seven fell in rout: 84.
    expect(done.changes).toContainEqual({
      type: 'casualtiesBuried',
      battle: 'e1',
      seat: 'gules',
      oneIn: 3,
      charges: { g1: 154 },
    });
    expect(ledger.banners.g1?.units.map(({ models, points }) => [models, points])).toEqual([
      [13, 130],
      [3, 36],
    ]);
    expect(done.state.banners.g1?.charged).toBe(154);
    expect(ledger.banners.g1?.owed).toBe(0);
    expect(ledger.battles.fallen).toEqual({});
    expect(ledger.tally.struck).toBe(154);
  });
  test('the winner’s six gives half; a one after defeat gives nobody; whole units go', () => {
    const won = gather({ winner: 'defender' }, { 'rank/recovery': [6], 'c1/fate/fate': [6] });
    expect(won.done.state.banners.g1?.charged).toBe(50 + 84);
    const none = gather({}, { 'rank/recovery': [2], 'c1/fate/fate': [6] }, { units: { u1: { lost: 20 } } });
    expect(none.done.state.banners.g1?.charged).toBe(200);
    expect(none.ledger.banners.g1?.units.map(({ id }) => id)).toEqual(['u2']);
  });
  test('where armies are points, points get up', () => {
    const state = decided({ winner: 'draw' }, { options: { armies: 'points' } });
    const mustering = { ...state, stage: 'armies' } as typeof state;
    const start = ledgers.write(
      ledgers.start('gules', state),
      { write: 'muster', banner: 'g1', points: 600 },
      mustering,
    );
    const write = { write: 'casualties', battle: 'e1', banner: 'g1', points: 200, routed: 50 };
    const ledger = ledgers.write(start, write, state);
    expect(percentLost(ledger, 'e1', ['g1'])).toBe(33);
    expect(ledgers.claim(ledger, 'buried', { battle: 'e1', banners: ['g1'], oneIn: 2 }, state)).toEqual({
      g1: 125,
    });
    const done = act(
      state,
      'gules',
      'gather-wounded',
      { battle: 'e1' },
      {
        'rank/recovery': [5],
        fallen: [],
        buried: { g1: 125 },
      },
    );
    expect(folded(ledger, done).banners.g1?.points).toBe(475);
  });
  test('once only, and only for who fought', () => {
    const { done } = gather({ winner: 'draw' }, { 'rank/recovery': [4], 'c1/fate/fate': [6] });
    expect(done.state.tabletop.fought.e1?.recovered).toEqual(['gules']);
    expect(refusal(done.state, 'gules', 'gather-wounded', { battle: 'e1' })).toBe('me.tabletop.recovery');
    expect(
      refusal(decided({}, { seats: ['azure', 'gules', 'or'] }), 'or', 'gather-wounded', { battle: 'e1' }),
    ).toBe('me.tabletop.recovery');
    expect(tasks(decided(), 'gules').map(({ rule }) => rule)).toContain('me.tabletop.recovery');
    expect(tasks(done.state, 'gules').map(({ rule }) => rule)).not.toContain('me.tabletop.recovery');
  });
  test('what a forged declaration says of strangers is nobody', () => {
    const done = act(
      decided(),
      'gules',
      'gather-wounded',
      { battle: 'e1' },
      {
        'rank/recovery': [4],
        fallen: 'nonsense',
        buried: 7,
      },
    );
    expect(done.flags).toEqual([]);
    expect(done.state.banners.g1?.charged).toBe(0);
  });
});

test('me.tabletop.points (Winners and losers): the percentage lost, routers and fallen characters counted', () => {
  // 100 of spears, all 120 of the bows that routed, 150 of the captain, of 580.
  expect(percentLost(lost(), 'e1', ['g1'])).toBe(64);
  expect(percentLost(book(decided()), 'e1', ['g1'])).toBe(0);
});

describe('me.ledger.write: casualties', () => {
  test.each([
    ['more models than there are', { units: { u1: { lost: 21 } } }],
    ['a unit that is not there', { units: { u9: { lost: 1 } } }],
    ['a character that is not there', { characters: ['c9'] }],
    ['of another battle', { battle: 'e9' }],
  ])('%s is refused', (_, more) => {
    expect(ledgers.check(book(decided()), casualties(more), decided())).toMatchObject({
      rule: 'me.ledger.write',
    });
  });
  test('a second entry takes the place of the first', () => {
    const again = ledgers.write(lost(), casualties({ units: {}, characters: [] }), decided());
    expect(percentLost(again, 'e1', ['g1'])).toBe(0);
  });
});

describe('me.tabletop.fate (Characters)', () => {
  test('1: dead, and charged', () => {
    const { done, ledger } = gather({}, { 'rank/recovery': [1], 'c1/fate/fate': [1] });
    expect(ledger.banners.g1?.characters.map(({ id }) => id)).toEqual(['c2', 'c3']);
    expect(done.state.banners.g1?.charged).toBe(150 + 100 + 84);
  });
  test('6: back at once; 4 and 5: back where the field is not lost', () => {
    for (const [over, roll] of [
      [{}, 6],
      [{ winner: 'draw' }, 4],
      [{ winner: 'defender' }, 5],
    ] as const) {
      const { ledger } = gather(over, { 'rank/recovery': [1], 'c1/fate/fate': [roll] });
      expect(ledger.banners.g1?.characters).toHaveLength(3);
    }
  });
  test('what they hold, and what has come and gone, still adds up', () => {
    const { ledger, before } = gather({}, { 'rank/recovery': [1], 'c1/fate/fate': [4] });
    const contents = ledger.banners.g1;
    expect(contents && booked(contents) + ledger.tally.struck).toBe(before.tally.mustered);
  });
});

describe('me.tabletop.captive (Prisoners)', () => {
  const { done, ledger } = gather({}, { 'rank/recovery': [1], 'c1/fate/fate': [5] });
  test('beaten, the unconscious fall into the enemy’s hands, with level and points known to all', () => {
    expect(Object.values(done.state.tabletop.captives)).toEqual([
      {
        owner: 'gules',
        holder: 'azure',
        character: 'c1',
        name: 'Aldric',
        level: 10,
        points: 150,
        banner: 'a1',
        since: { year: 1, month: 1 },
        tried: null,
      },
    ]);
    expect(ledger.banners.g1?.characters.map(({ id }) => id)).toEqual(['c2', 'c3']);
    expect(Object.values(ledger.battles.away)).toMatchObject([{ id: 'c1' }]);
  });
  test('me.tabletop.home: the townsfolk keep no prisoners; he walks home, and is given a banner in winter', () => {
    const lonely = gather(
      { attacker: 'independent', winner: 'attacker' },
      { 'rank/recovery': [1], 'c1/fate/fate': [4] },
    );
    expect(lonely.done.told).toContain('character-home');
    expect(lonely.ledger.battles.home).toMatchObject([{ id: 'c1' }]);
    const post = { write: 'post', character: 'c1', banner: 'g1' };
    expect(ledgers.check(lonely.ledger, post, lonely.done.state)).not.toBe(true);
    const winter = { ...lonely.done.state, stage: 'winter' } as const;
    expect(ledgers.tasks(lonely.ledger, winter).map(({ rule }) => rule)).toContain('me.tabletop.home');
    const posted = ledgers.write(lonely.ledger, post, winter);
    expect(posted.banners.g1?.characters).toHaveLength(3);
    expect(posted.battles.home).toEqual([]);
    expect(posted.tally.enlisted).toBe(150);
  });
  test('in winter prisoners are in the capital', () => {
    const state = {
      ...done.state,
      season: { ...done.state.season, month: 6, phase: 'reorganisation' as const },
    };
    let at = state as typeof done.state;
    for (const turn of ['azure', 'gules']) {
      at = { ...at, season: { ...at.season, turn, phase: 'reorganisation' } };
      at = act(at, turn, 'end-phase', { year: 1, month: 6, turn, phase: 'reorganisation' }).state;
    }
    expect(at.stage).toBe('winter');
    expect(Object.values(at.tabletop.captives)[0]?.banner).toBeNull();
  });
});

describe('me.tabletop.general (Pursuit)', () => {
  const chased = { pursuit: 'general' } as const;
  const held = (result: ReturnType<typeof gather>) =>
    Object.values(result.done.state.tabletop.captives).map(({ character }) => character);
  test('the commander is taken if he lives, wounded or not', () => {
    const up = gather(chased, { 'rank/recovery': [1], 'c2/fate/fate': [6] }, { characters: ['c2'] });
    expect(held(up)).toEqual(['c1']);
    const hurt = gather(chased, { 'rank/recovery': [1], 'c1/fate/fate': [2], 'c1/fate/wound/wound': [4, 4] });
    expect(held(hurt)).toEqual(['c1']);
    expect(hurt.ledger.battles.wounds.c1).toHaveLength(1);
  });
  test('already captured, nobody else is', () => {
    expect(held(gather(chased, { 'rank/recovery': [1], 'c1/fate/fate': [4] }))).toEqual(['c1']);
  });
  test('dead, a die picks another', () => {
    const dead = gather(chased, { 'rank/recovery': [1], 'c1/fate/fate': [1], whom: [2] });
    expect(held(dead)).toEqual(['c3']);
    expect(dead.done.told).toContain('captive-taken');
  });
});

describe('me.tabletop.wound (Wound chart)', () => {
  const { done, ledger } = gather(
    {},
    { 'rank/recovery': [1], 'c1/fate/fate': [3], 'c1/fate/wound/wound': [4, 5] },
  );
  const later = (month: number, year = 1) => ({
    ...done.state,
    season: { ...done.state.season, month, year },
  });
  test('its turns are counted from the next month, and winter heals the rest', () => {
    expect(healsIn({ turns: 1 }, { year: 2, month: 3 })).toEqual({ year: 2, month: 4 });
    expect(healsIn({ turns: 3 }, { year: 2, month: 5 })).toEqual({ year: 2, month: 6 });
    expect(healsIn({ turns: 'season' }, { year: 2, month: 2 })).toEqual({ year: 2, month: 6 });
  });
  test('it is counted down month by month, and what stays for good stays', () => {
    const [hurt] = ledger.battles.wounds.c1 ?? [];
    expect(hurt).toEqual({ name: 'Aldric', wound: 9, until: { year: 1, month: 4 } });
    expect([1, 2, 4, 5].map((month) => hurt && monthsLeft(hurt, later(month)))).toEqual([4, 3, 1, 0]);
    expect([outOfAction(ledger, 'c1', later(4)), outOfAction(ledger, 'c1', later(5))]).toEqual([true, false]);
    expect(woundsOf(ledger, 'c1', later(1, 3))).toMatchObject([{ months: 0, out: false }]);
    expect(monthsLeft(hurt as never, { ...later(1), stage: 'winter' })).toBe(0);
  });
  test('who lies wounded is minded; a light wound leaves nothing once it is healed', () => {
    expect(ledgers.tasks(ledger, later(2)).map(({ rule }) => rule)).toContain('me.tabletop.wound');
    const light = gather({}, { 'rank/recovery': [1], 'c1/fate/fate': [2], 'c1/fate/wound/wound': [3, 4] });
    expect(woundsOf(light.ledger, 'c1', later(2))).toMatchObject([{ wound: 7, months: 1, out: false }]);
    expect(woundsOf(light.ledger, 'c1', later(3))).toEqual([]);
  });
});

describe('me.tabletop.spoils (Booty)', () => {
  const items = [{ kind: 'engine', name: 'Old Bess' }] as const;
  test('the winner carries off engines, altars and standards', () => {
    const done = act(decided({ scattered: true }), 'azure', 'take-spoils', { battle: 'e1', items });
    expect(Object.values(done.state.tabletop.spoils)).toEqual([
      { holder: 'azure', from: 'gules', kind: 'engine', name: 'Old Bess', banner: 'a1' },
    ]);
  });
  test('the beaten take their engines along unless they are scattered, dispersed or destroyed', () => {
    const taken = (over: Parameters<typeof decided>[0], more = {}) =>
      refusal(decided(over, more), 'azure', 'take-spoils', { battle: 'e1', items });
    expect(taken({})).toBe('me.tabletop.spoils');
    expect(taken({ pursuit: 'baggage' })).toBe('me.tabletop.spoils');
    expect(taken({ pursuit: 'dispersed' })).toBeUndefined();
    expect(taken({ scattered: true })).toBeUndefined();
    expect(taken({}, { banners: { a1: sides.a1 } })).toBeUndefined();
  });
  test('the beaten keep a standard they took, and nothing else; a stranger nothing at all', () => {
    expect(refusal(decided(), 'gules', 'take-spoils', { battle: 'e1', items })).toBe('me.tabletop.spoils');
    const standard = [{ kind: 'standard', name: 'the Heron' }];
    expect(refusal(decided(), 'gules', 'take-spoils', { battle: 'e1', items: standard })).toBeUndefined();
    expect(refusal(table(), 'azure', 'take-spoils')).toBe('me.tabletop.spoils');
  });
});
