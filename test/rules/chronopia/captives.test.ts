import { describe, expect, test } from 'vitest';
import type { Captive } from '../../../src/rules/chronopia/state.ts';
import { act, afterBattle, battle, captive, gold, key, refusal, table, tasksOf, warband } from './table.ts';

const held = (over: Partial<Captive> = {}, state: Parameters<typeof table>[0] = {}) =>
  table({ ...state, captives: { c: captive(over) } });
const mine = { seat: 'azure', holder: 'gules', warband: 'spears', figure: 'spear', hope: true } as const;

describe('rescue', () => {
  test('ch.captives.rescue (E.3.c.1): at once, by another battle, or never', () => {
    const state = held(mine);
    const done = act(state, 'azure', 'rescue', { captives: ['c'] });
    expect(done.state.battles.o1).toMatchObject({
      kind: 'rescue',
      sides: ['azure', 'gules'],
      captives: ['c'],
    });
    expect(refusal(done.state, 'azure', 'rescue', { captives: ['c'] })).toBe('ch.captives.rescue');
    expect(refusal(held({ ...mine, hope: false }), 'azure', 'rescue', { captives: ['c'] })).toBe(
      'ch.captives.rescue',
    );
    expect(refusal(state, 'gules', 'rescue', { captives: ['c'] })).toBe('ch.captives.rescue');
  });
  test('ch.captives.rescue: once the battle is behind him it is too late, unless the rescue waits', () => {
    const state = {
      ...afterBattle('spending'),
      captives: { c: captive(mine), d: captive(mine) },
      battles: { r: battle({ kind: 'rescue', captives: ['d'], set: false }) },
    };
    const done = act(state, 'azure', 'end-step', { battle: 'b1', step: 'spending' });
    expect([done.state.captives.c?.hope, done.state.captives.d?.hope]).toEqual([false, true]);
  });
  test('ch.captives.rescue: given up, they are the holder’s to dispose of', () => {
    expect(act(held(mine), 'azure', 'forgo-rescue', { captives: ['c'] }).state.captives.c?.hope).toBe(false);
    expect(refusal(held(mine), 'gules', 'forgo-rescue', { captives: ['c'] })).toBe('ch.captives.rescue');
  });
  test('ch.captives.rescue: it comes before any other battle of the two', () => {
    const state = table({
      captives: { c: captive(mine) },
      battles: { r: battle({ kind: 'rescue', captives: ['c'], set: false }), b: battle({ set: false }) },
    });
    expect(refusal(state, 'azure', 'take-field', { battle: 'b' })).toBe('ch.captives.rescue');
    expect(refusal(state, 'azure', 'take-field', { battle: 'r' })).toBeUndefined();
  });
  test('ch.rescue (E.4.a): the attacker wins if all are freed, and no land changes hands', () => {
    const state = table({
      captives: { c: captive(mine), d: captive({ ...mine, count: 2 }) },
      battles: { r: battle({ kind: 'rescue', captives: ['c', 'd'] }) },
    });
    const won = act(
      state,
      'azure',
      'settle-battle',
      { battle: 'r', freed: ['c', 'd'] },
      { 'agree/gules': 'agree' },
    );
    expect(won.state.fought.r?.winners).toEqual(['azure']);
    expect(won.state.captives).toEqual({});
    expect(won.state.warbands.spears?.ranks[key('spear')]?.fit).toBe(11);
    expect(won.state.territories).toEqual(state.territories);
    expect(won.state.sittings.azure?.[0]?.at).toBe('casualties');
  });
  test('ch.rescue: else the defender wins; whoever was freed is free, and the others are past hope', () => {
    const state = table({
      captives: { c: captive(mine), d: captive(mine) },
      battles: { r: battle({ kind: 'rescue', captives: ['c', 'd'] }) },
    });
    const lost = act(
      state,
      'gules',
      'settle-battle',
      { battle: 'r', freed: ['d'] },
      { 'agree/azure': 'agree' },
    );
    expect(lost.state.fought.r?.winners).toEqual(['gules']);
    expect(lost.state.captives).toMatchObject({ c: { hope: false } });
    expect(lost.state.captives.d).toBeUndefined();
  });
});

describe('ransom, slavers, Drugged', () => {
  test('ch.captives.ransom (E.3.c.2): at any price both agree on, while a rescue is open or after', () => {
    const state = held({ ...mine, raised: { cc: 1 }, spent: 10 });
    const done = act(state, 'gules', 'ransom', { captives: ['c'], price: 60 }, { 'agree/azure': 'agree' });
    expect([gold(done.state), gold(done.state, 'gules')]).toEqual([440, 560]);
    expect(done.state.warbands.spears?.ranks[key('spear', 10, { cc: 1 })]?.fit).toBe(1);
    expect(
      act(state, 'azure', 'ransom', { captives: ['c'], price: 60 }, { 'agree/gules': 'refuse' }).told,
    ).toEqual(['ransom-refused']);
    const other = table({ seats: ['azure', 'gules', 'or'], captives: { c: captive(mine) } });
    expect(refusal(other, 'or', 'ransom', { captives: ['c'], price: 1 })).toBe('ch.captives.ransom');
    expect(refusal(state, 'azure', 'ransom', { captives: ['c'], price: 501 })).toBe('ch.gold');
  });
  test('ch.captives.ransom: a warband of which nobody was left is raised anew', () => {
    const state = held({ ...mine, warband: 'gone' });
    const done = act(state, 'azure', 'ransom', { captives: ['c'], price: 0 }, { 'agree/gules': 'agree' });
    expect(done.state.warbands.gone).toMatchObject({ seat: 'azure', kind: 'Spears', place: 'field' });
  });
  test('ch.captives.slavers (E.3.c.3): half the base cost of each, rounded down, once no rescue is open', () => {
    const state = held({ count: 3, spent: 40 });
    expect(gold(act(state, 'azure', 'sell-captives', { captives: ['c'] }).state)).toBe(500 + 3 * 12);
    expect(refusal(held({ hope: true }), 'azure', 'sell-captives', { captives: ['c'] })).toBe('ch.captives');
    expect(refusal(state, 'gules', 'sell-captives', { captives: ['c'] })).toBe('ch.captives');
  });
  test('ch.captives (E.3.c): captives of two armies are not settled in one stroke', () => {
    const state = table({ captives: { c: captive(), d: captive(mine) } });
    expect(refusal(state, 'azure', 'ransom', { captives: ['c', 'd'], price: 1 })).toBe('ch.captives');
  });
  test('an individual who is sold leaves the roll for good', () => {
    const state = table({
      warbands: { boss: warband([], { seat: 'gules', individual: true, kind: 'boss', name: 'Boss' }) },
      captives: { c: captive({ warband: 'boss', figure: 'boss' }) },
    });
    expect(act(state, 'azure', 'sell-captives', { captives: ['c'] }).state.warbands.boss).toBeUndefined();
  });
  test('ch.drugged (F.6.b): Stygians keep humans, elves, dwarves, orcs and goblins, for nothing', () => {
    const stygian = { armies: { azure: 'stygians' } } as const;
    const done = act(held({ count: 2 }, stygian), 'azure', 'keep-drugged', {
      captives: ['c'],
      figure: 'drugged',
      name: 'The Lost',
    });
    expect(done.state.warbands.o1).toMatchObject({ name: 'The Lost', kind: 'Drugged', seat: 'azure' });
    expect(done.state.warbands.o1?.ranks[key('drugged')]?.fit).toBe(2);
    expect(gold(done.state)).toBe(500);
    const keep = (state: ReturnType<typeof held>, figure = 'drugged') =>
      refusal(state, 'azure', 'keep-drugged', { captives: ['c'], figure });
    expect(keep(held({ figure: 'ogre' }, stygian))).toBe('ch.drugged');
    expect(keep(held({}, { armies: { azure: 'elves' } }))).toBe('ch.drugged');
    expect(keep(held({}, stygian), 'spear')).toBe('ch.drugged');
    expect(keep(held({ hope: true }, stygian))).toBe('ch.captives');
  });
  test('captives are put before their owner and before their holder', () => {
    expect(
      tasksOf(held(mine))
        .slice(0, 2)
        .map(({ order }) => order),
    ).toEqual(['rescue', 'forgo-rescue']);
    expect(tasksOf(held()).map(({ order }) => order)).toContain('sell-captives');
    expect(tasksOf(held({ hope: true })).map(({ order }) => order)).not.toContain('sell-captives');
  });
});

describe('a rescue that is not fought, or costs those it freed', () => {
  const rescue = battle({ kind: 'rescue', captives: ['c'], set: false });
  const bound = table({ captives: { c: captive(mine) }, battles: { r: rescue } });
  const agree = { 'agree/gules': 'agree' };
  test('ch.captives.rescue (E.3.c.1): called off, it is lost, and the captive is the holder’s', () => {
    const { state } = act(bound, 'azure', 'call-off', { battle: 'r' }, agree);
    expect(state.captives.c?.hope).toBe(false);
    expect(refusal(state, 'azure', 'rescue', { captives: ['c'] })).toBe('ch.captives.rescue');
    expect(refusal(state, 'gules', 'sell-captives', { captives: ['c'] })).toBeUndefined();
  });
  test('ch.captives.rescue: whoever fights another battle first has lost it', () => {
    const state = table({ captives: { c: captive(mine), d: captive() }, battles: { b: battle() } });
    const done = act(state, 'azure', 'settle-battle', { battle: 'b' }, agree);
    expect(done.state.captives.c?.hope).toBe(false);
    const others = table({
      seats: ['azure', 'gules', 'or'],
      captives: { c: captive(mine) },
      battles: { b: battle({ sides: ['gules', 'or'] }) },
    });
    expect(
      act(others, 'gules', 'settle-battle', { battle: 'b' }, { 'agree/or': 'agree' }).state.captives.c?.hope,
    ).toBe(true);
  });
  test('ch.rescue (E.4.a): with nobody left to free it is off, and what was summoned for it is paid back', () => {
    const devout = table({
      armies: { azure: 'devout' },
      captives: { c: captive(mine), d: captive(mine) },
      battles: { r: { ...rescue, captives: ['c', 'd'] } },
    });
    const { state } = act(devout, 'azure', 'summon', { battle: 'r', figures: { risen: 2 } });
    const one = act(state, 'azure', 'ransom', { captives: ['c'], price: 5 }, agree);
    expect(one.state.battles.r).toBeDefined();
    const both = act(one.state, 'azure', 'ransom', { captives: ['d'], price: 5 }, agree);
    expect(both.state.battles).toEqual({});
    expect(both.told).toEqual(['ransomed', 'dispelled', 'battle-off']);
    expect(gold(both.state)).toBe(500 - 10);
    const sold = act(bound, 'gules', 'sell-captives', { captives: ['c'] });
    expect(sold.state.battles).toEqual({});
  });
  test('ch.rescue (E.4.a.3): the freed fight from then on, and fall and learn with the others', () => {
    const state = table({
      warbands: { rider: null },
      captives: {
        c: captive({ ...mine, count: 2 }),
        h: captive({ ...mine, warband: 'rider', figure: 'rider' }),
        x: captive({ ...mine, hope: false }),
      },
      battles: { r: battle({ kind: 'rescue', captives: ['c', 'h'] }) },
    });
    expect(refusal(state, 'azure', 'settle-battle', { battle: 'r', freed: ['x'] })).toBe('ch.rescue');
    const { state: won } = act(state, 'azure', 'settle-battle', { battle: 'r', freed: ['c', 'h'] }, agree);
    expect(won.sittings.azure?.[0]?.fought).toEqual({ spears: 11, lord: 1, rider: 1 });
    const args = { battle: 'r', fallen: { rider: { [key('rider')]: { fell: 1 } } } };
    const dead = act(won, 'azure', 'record-casualties', args, { [`fate/rider/${key('rider')}/1`]: [1] });
    expect(dead.state.warbands.rider).toBeUndefined();
    expect(dead.state.sittings.azure?.[0]?.survived).toEqual({ spears: 11, lord: 1, rider: 0 });
  });
  test('ch.casualties (E.3.b): of a garrison that stayed at home none fall but the freed who belong to it', () => {
    const home = warband([{ figure: 'spear', fit: 5 }], { place: 'home.azure' });
    const state = table({
      warbands: { spears: home },
      captives: { c: captive(mine) },
      battles: { r: battle({ kind: 'rescue', captives: ['c'] }) },
    });
    const { state: won } = act(state, 'azure', 'settle-battle', { battle: 'r', freed: ['c'] }, agree);
    const fall = (fell: number) =>
      refusal(won, 'azure', 'record-casualties', {
        battle: 'r',
        fallen: { spears: { [key('spear')]: { fell } } },
      });
    expect([fall(1), fall(2)]).toEqual([undefined, 'ch.casualties']);
  });
});
