/** Which fault an order would make, what the Hospital takes no part in, and who stays where he is. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/kernel/json.ts';
import { magicUsers } from '../../../src/rules/chronopia/roll/points.ts';
import { forceFaults } from '../../../src/rules/chronopia/roll/structure.ts';
import type { Battle, State } from '../../../src/rules/chronopia/state.ts';
import { act, afterBattle, battle, gold, key, list, minds, refusal, table, warband } from './table.ts';

const faults = (state: State): readonly string[] => forceFaults(state, 'azure').map(({ rule }) => rule);
const spears = (fit: number, hurt = 0, great = 0, captains = 1) =>
  warband([
    { figure: 'spear', fit, hurt },
    { figure: 'captain', fit: captains },
    ...(great > 0 ? [{ figure: 'great', fit: great }] : []),
  ]);
const one = (figure: string, hurt = false) => warband([{ figure, ...(hurt ? { hurt: 1 } : { fit: 1 }) }]);

describe('ch.hospital (B.1.c.3): the wounded are in no proportion, no ratio, no minimum and no maximum', () => {
  test('ch.hospital: a warband of at most eight takes in two for two who lie there', () => {
    const figures = { ...list, spear: { ...list.spear, most: 8 } } as State['figures'];
    const state = afterBattle('recruiting', {}, { figures, warbands: { spears: spears(6, 2) } });
    const take = (count: number) =>
      refusal(state, 'azure', 'recruit', { warband: 'spears', figures: { spear: count } });
    expect([take(2), take(3)]).toEqual([undefined, 'ch.recruit.proportion']);
  });
  test('ch.hospital: they bear no special figure, are no fellow of bowmen, and back no individual', () => {
    expect(faults(table({ warbands: { spears: spears(4, 4, 2) } }))).toEqual(['ch.recruit.proportion']);
    const bows = warband([{ figure: 'bow', fit: 4 }]);
    const away = warband([{ figure: 'spear', hurt: 8 }]);
    expect(faults(table({ warbands: { bows, bows2: bows, away } }))).toEqual(['ch.force.missile']);
    expect(faults(table({ warbands: { rider: one('rider'), away } }))).toEqual(['ch.force.individuals']);
  });
  test('ch.hospital: bows in it need no fellow, nor an individual a warband', () => {
    const bows = warband([{ figure: 'bow', hurt: 4 }]);
    expect(faults(table({ warbands: { bows, bows2: bows, rider: one('rider', true) } }))).toEqual([]);
  });
  test('ch.hospital: of a warband that lies there whole nothing is asked', () => {
    const warbands = { away: warband([{ figure: 'spear', hurt: 2 }]) };
    expect(faults(table({ warbands }))).toEqual([]);
    expect(faults(table({ warbands, options: { rulings: { hospital: 'counts' } } }))).toEqual([]);
  });
  test('ch.hospital: a magic-user there is none, and its points carry none', () => {
    // 39 spears at 20, a captain at 30 and a wizard at 80 are 890 points; with ten wounded 1090.
    const state = table({
      warbands: { lord: null, spears: spears(39, 10), mage: one('wizard'), ill: one('wizard', true) },
    });
    expect(magicUsers(state, 'azure')).toEqual({ have: 1, byPoints: 1, byFortress: 1 });
  });
});

describe('magic-users and the general', () => {
  const two = { mage: one('wizard'), second: spears(4) };
  const wizard = { name: '', kind: '', figures: { wizard: 1 } };
  test('ch.force.fortress (B.1.a.2.a) and ch.force.magic (B.1.a.1.c) are said when one buys, and bar it', () => {
    const many = { ...two, third: spears(35) };
    // 280 + 80 + 110 + 730 = 1200 points: two by points, one by its only fortress.
    expect(refusal(afterBattle('recruiting', {}, { warbands: many }), 'azure', 'raise-warband', wizard)).toBe(
      'ch.force.field',
    );
    const lands = { a: ['azure', 'city'], b: ['azure', 'city'], c: ['azure', 'city'] } as const;
    const wide = afterBattle('recruiting', {}, { warbands: many, lands });
    expect(refusal(wide, 'azure', 'raise-warband', wizard)).toBe('ch.force.fortress');
    const keep = { keep: ['azure', 'fortress'] as const };
    const few = afterBattle('recruiting', {}, { warbands: two, lands: keep });
    expect(refusal(few, 'azure', 'raise-warband', wizard)).toBe('ch.force.magic');
    const enough = afterBattle('recruiting', {}, { warbands: many, lands: { ...lands, ...keep } });
    expect(refusal(enough, 'azure', 'raise-warband', wizard)).toBeUndefined();
  });
  test('ch.initial (B.2.a.1): a first force may be bought in any order, and is ready when all of it is right', () => {
    const first = (warbands: object) =>
      table({
        stage: 'muster',
        realms: { azure: { ready: false } },
        lands: { t: ['azure', 'town'] },
        warbands: warbands as State['warbands'],
      });
    expect(minds(first(two), 'azure', 'raise-warband', wizard)).toEqual([
      'ch.force.individuals',
      'ch.force.magic',
      'ch.force.fortress',
    ]);
    const ready = (warbands: object) => refusal(first(warbands), 'azure', 'ready', { ready: true });
    expect(ready(two)).toBeUndefined();
    expect(ready({ ...two, lord: one('wizard') })).toBe('ch.force.magic');
    expect(ready({ lord: null })).toBe('ch.force.general');
    expect(refusal(first({}), 'azure', 'disband', { warband: 'lord', all: true })).toBeUndefined();
  });
});

describe('which fault, and not how many', () => {
  const give = (figures: { readonly [key: string]: number }) => ({ from: 'spears', to: 'second', figures });
  test('ch.maintenance.minimum (D.2.b): whoever cures one fault by another is told of the other', () => {
    const state = table({ warbands: { spears: spears(5, 0, 2) } });
    const some = (great: number, spear: number) => ({
      warband: 'spears',
      figures: { fit: { [key('great')]: great, [key('spear')]: spear } },
    });
    expect(refusal(state, 'azure', 'disband', some(2, 2))).toBe('ch.maintenance.minimum');
    expect(refusal(state, 'azure', 'disband', some(2, 1))).toBeUndefined();
    expect(refusal(state, 'azure', 'disband', some(0, 1))).toBe('ch.maintenance.minimum');
  });
  test('ch.transfer.minimum (B.2.b.4): so is whoever gives figures away; and nobody takes in too many', () => {
    const state = table({ warbands: { spears: spears(5, 0, 2), second: spears(8) } });
    expect(refusal(state, 'azure', 'transfer', give({ [key('great')]: 2, [key('spear')]: 2 }))).toBe(
      'ch.transfer.minimum',
    );
    expect(refusal(state, 'azure', 'transfer', give({ [key('great')]: 2 }))).toBeUndefined();
    const officers = table({ warbands: { spears: spears(5, 0, 0, 2), second: spears(4) } });
    expect(refusal(officers, 'azure', 'transfer', give({ [key('captain')]: 1 }))).toBe(
      'ch.recruit.proportion',
    );
  });
  test('ch.force.individuals (D.2.b): neither warbands nor the last hero go while others hang on them', () => {
    expect(refusal(table(), 'azure', 'disband', { warband: 'spears', all: true })).toBe(
      'ch.force.individuals',
    );
    expect(refusal(table(), 'azure', 'disband', { warband: 'lord', all: true })).toBe('ch.force.general');
  });
  test('ch.maintenance.short (D.2.b): who cannot pay lets the hero go first, then the others', () => {
    const broke = afterBattle('maintenance', {}, { realms: { azure: { gold: 0 } } });
    expect(minds(broke, 'azure', 'disband', { warband: 'lord', all: true })).toEqual(['ch.force.general']);
    expect(refusal(broke, 'azure', 'disband', { warband: 'spears', all: true })).toBe('ch.force.individuals');
    const { state } = act(broke, 'azure', 'disband', { warband: 'lord', all: true });
    expect(refusal(state, 'azure', 'disband', { warband: 'spears', all: true })).toBeUndefined();
  });
  test('ch.recruit.minimum (B.2.b.2): a warband too small may go, though a hero hangs on it', () => {
    const state = table({ warbands: { spears: spears(3) } });
    expect(minds(state, 'azure', 'disband', { warband: 'spears', all: true })).toEqual([
      'ch.force.individuals',
    ]);
    const { state: alone } = act(state, 'azure', 'disband', { warband: 'spears', all: true });
    expect(refusal(alone, 'azure', 'disband', { warband: 'lord', all: true })).toBeUndefined();
  });
  test('ch.trade: a hero who is bargained away leaves the field army without a general, and that is said', () => {
    const args = { with: 'gules', gives: { warbands: ['lord'] }, takes: { gold: 10 } };
    expect(minds(table(), 'azure', 'trade', args)).toEqual([
      'ch.force.list',
      'ch.force.general',
      'ch.force.individuals',
    ]);
  });
});

describe('who marches', () => {
  const second = spears(4);
  const lands = { keep: ['azure', 'town'] } as const;
  const set = { b: battle({ stakes: { azure: 'keep', gules: 'home.gules' } }) };
  const go = { warband: 'second', place: 'keep' };
  const across = { from: 'spears', to: 'second', figures: { [key('spear')]: 1 } };
  test('ch.garrison.transfer (B.1.c.2): once stakes are known nobody of that battle moves', () => {
    const state = table({ lands, warbands: { second }, battles: set });
    expect(refusal(state, 'azure', 'station', go)).toBe('ch.garrison.transfer');
    expect(refusal(state, 'azure', 'transfer', across)).toBeUndefined();
    const kept = table({ lands, warbands: { second: { ...second, place: 'keep' } }, battles: set });
    expect(refusal(kept, 'azure', 'transfer', across)).toBe('ch.garrison.transfer');
    const open = table({ lands, warbands: { second }, battles: { b: battle({ set: false }) } });
    expect(refusal(open, 'azure', 'station', go)).toBeUndefined();
    // After another battle the force is put in order all the same.
    const after = afterBattle('recruiting', {}, { lands, warbands: { second }, battles: set });
    expect(refusal(after, 'azure', 'station', go)).toBeUndefined();
  });
  test('ch.battle.stake (E.1.a): what is staked, and who fights for it, is not bargained away', () => {
    const state = table({ lands, warbands: { second }, battles: set });
    const trade = (gives: { readonly [what: string]: Json }) =>
      refusal(state, 'azure', 'trade', { with: 'gules', gives, takes: { gold: 1 } });
    expect(trade({ territories: ['keep'] })).toBe('ch.battle.stake');
    expect(trade({ warbands: ['second'] })).toBe('ch.garrison.transfer');
    expect([trade({ territories: ['home.azure'] }), trade({ gold: 5 })]).toEqual([undefined, undefined]);
  });
  test('ch.allies (B.3): what is promised to an ally stays with the field army, and marches only from there', () => {
    const seats = ['azure', 'gules', 'or'];
    const allies = { azure: { side: 'or', warbands: ['second'] } };
    const battles = { b: battle({ sides: ['or', 'gules'], allies, set: false }) };
    const state = table({ seats, lands, warbands: { second }, battles });
    expect(refusal(state, 'azure', 'station', go)).toBe('ch.garrison.transfer');
    expect(refusal(state, 'azure', 'station', { ...go, warband: 'lord' })).toBeUndefined();
    const away = table({
      seats,
      lands,
      warbands: { second: { ...second, place: 'keep' } },
      battles: { b: battle({ sides: ['or', 'gules'], allies }) },
    });
    const done = act(away, 'or', 'settle-battle', { battle: 'b' }, { 'agree/gules': 'agree' });
    expect(done.state.sittings.azure?.[0]?.fought).toEqual({});
    expect(done.state.fought.b?.ratings.or).toBe(0);
  });
});

describe('what the Devout have paid', () => {
  const devout = { armies: { azure: 'devout', or: 'devout' } } as const;
  const dearer = { ...list, risen: { ...list.risen, cost: 40 } } as State['figures'];
  const bones = { battle: 'b', figures: { risen: 3 } };
  const waiting = table({ ...devout, battles: { b: battle({ set: false }) } });
  test('ch.devout.refund (F.5.c.2): comes back as it was paid, whatever the list says by then', () => {
    const { state } = act(waiting, 'azure', 'summon', bones);
    const called = act(
      { ...state, figures: dearer },
      'azure',
      'call-off',
      { battle: 'b' },
      { 'agree/gules': 'agree' },
    );
    expect(gold(called.state)).toBe(500);
    const fought = act(
      { ...state, battles: { b: { ...(state.battles.b as Battle), set: true } } },
      'azure',
      'settle-battle',
      { battle: 'b' },
      { 'agree/gules': 'agree' },
    );
    const done = act(
      { ...fought.state, figures: dearer },
      'azure',
      'record-casualties',
      { battle: 'b', summoned: { risen: { killed: 1 } } },
      { 'refund/risen/killed/1/refund': [4] },
    );
    // Two at 13, and half of the third, rounded down.
    expect(gold(done.state)).toBe(500 - 39 + 26 + 6);
  });
  test('ch.devout.refund: an ally who is sent home has it back, and their dead stay at home', () => {
    const seats = ['azure', 'gules', 'or'];
    const allies = { azure: { side: 'or', warbands: ['spears'] } };
    const state = table({ ...devout, seats, battles: { b: battle({ sides: ['or', 'gules'], allies }) } });
    const { state: summoned } = act(state, 'azure', 'summon', bones);
    expect(gold(summoned)).toBe(461);
    const home = { battle: 'b', ally: 'azure', warbands: [] };
    const done = act({ ...summoned, figures: dearer }, 'or', 'call-ally', home, { 'agree/azure': 'agree' });
    expect(gold(done.state)).toBe(500);
    expect(done.state.battles.b).toMatchObject({ allies: {}, summoned: {}, paid: {} });
    expect(done.told).toEqual(['dispelled', 'ally-dismissed']);
  });
  test('ch.initial: a price corrected while mustering is paid by whoever has hired at the old one', () => {
    const state = table({ stage: 'muster', realms: { azure: { ready: false, gold: 100 } } });
    const { seat: _, ...entry } = list.spear as State['figures'][string];
    const dear = (cost: number) => ({ id: 'spear', figure: { ...entry, cost } });
    const done = act(state, 'azure', 'change-figure', dear(25));
    expect(gold(done.state)).toBe(100 - 8 * 5);
    expect(gold(act(done.state, 'azure', 'change-figure', dear(18)).state)).toBe(100 + 8 * 2);
    expect(refusal(state, 'azure', 'change-figure', dear(33))).toBe('ch.gold');
    expect(gold(act(table(), 'azure', 'change-figure', dear(25)).state)).toBe(500);
  });
});
