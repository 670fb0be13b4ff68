import { describe, expect, test } from 'vitest';
import { chance } from '../../../../src/kernel/odds.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { blank, type Contents } from '../../../../src/rules/mighty-empires/ledger/book.ts';
import { ledgers } from '../../../../src/rules/mighty-empires/ledgers.ts';
import { instabilityOdds } from '../../../../src/rules/mighty-empires/peoples/odds.ts';
import { newTabletop } from '../../../../src/rules/mighty-empires/tabletop/state.ts';
import { act, banner, charges, east, home, refusal, table } from '../table.ts';
import { as, hired, peopled } from './folk.ts';

const crypt = (count: number) =>
  as('undead', {
    banners: Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`a${i + 1}`, banner({ number: i + 1 })]),
    ),
  });
const die = (face: number, points = 2) => ({
  'a1/instability': [face],
  'a1/ebb/shortfall': [1],
  'a1/ebb/points': [points],
});

describe('me.peoples.chosen (Racial rules): who leads what people', () => {
  const early = (stage: 'map' | 'armies' = 'map') => ({
    ...peopled(table(), {}),
    stage,
  });
  test('settled before the first month, and as often as one likes till then', () => {
    const first = act(early(), 'azure', 'choose-people', { people: 'skaven' }).state;
    const again = act(first, 'azure', 'choose-people', { people: 'dwarfs' });
    expect(again.state.realms.azure?.people).toBe('dwarfs');
    expect(again.told).toEqual(['people']);
    expect(refusal(early('armies'), 'azure', 'choose-people', { people: 'men' })).toBeUndefined();
  });
  test('several players may lead the same people', () => {
    const state = peopled({ ...table(), stage: 'capitals' }, { gules: 'undead' });
    expect(refusal(state, 'azure', 'choose-people', { people: 'undead' })).toBeUndefined();
  });
  test('not once the campaign is under way, nor where peoples are left out', () => {
    expect(refusal(as('men'), 'azure', 'choose-people', { people: 'undead' })).toBe('me.peoples.chosen');
    const plain = { ...table(), stage: 'map' as const };
    expect(refusal(plain, 'azure', 'choose-people', { people: 'undead' })).toBe('me.peoples.chosen');
  });
  test('each is asked for it until he has chosen', () => {
    const asked = (state: ReturnType<typeof early>) =>
      mightyEmpires.tasks(state, 'azure').filter(({ rule }) => rule === 'me.peoples.chosen').length;
    expect([asked(early('armies')), asked({ ...as('men'), stage: 'armies' })]).toEqual([1, 0]);
  });
});

describe('me.peoples.undead.instability (Undead)', () => {
  test.each([
    [1, 5, false],
    [1, 6, true],
    [2, 4, false],
    [2, 5, true],
    [3, 3, false],
    [3, 4, true],
    [4, 1, true],
    [9, 1, true],
  ])('%i banners in a tile, a %i: ebbs %s', (count, face, ebbs) => {
    const done = act(crypt(count), 'azure', 'test-instability', { banners: ['a1'] }, die(face));
    expect(charges(done)).toEqual(ebbs ? { a1: 100 } : {});
    expect(done.told).toEqual(['instability']);
  });
  test('four and more ebb without a die', () => {
    const asked = (count: number) =>
      act(crypt(count), 'azure', 'test-instability', { banners: ['a1'] }, die(6)).asked.map(
        ({ label }) => label,
      );
    expect(asked(3)).toContain('a1/instability');
    expect(asked(4)).toEqual(['a1/ebb/shortfall', 'a1/ebb/points']);
  });
  test('only the dead of the tile drain one another, whoever leads them', () => {
    const two = { a1: banner(), g1: banner({ seat: 'gules' }), a2: banner({ number: 2, tile: east }) };
    const alone = as('undead', { banners: two });
    expect(charges(act(alone, 'azure', 'test-instability', { banners: ['a1'] }, die(5)))).toEqual({});
    const both = peopled(alone, { azure: 'undead', gules: 'undead' });
    expect(charges(act(both, 'azure', 'test-instability', { banners: ['a1'] }, die(5)))).toEqual({ a1: 100 });
  });
  test('once a month, in the subsistence phase, and of the dead alone', () => {
    const once = act(crypt(1), 'azure', 'test-instability', { banners: ['a1'] }, die(1)).state;
    expect(refusal(once, 'azure', 'test-instability', { banners: ['a1'] })).toBe(
      'me.peoples.undead.instability',
    );
    const living = as('men', { banners: { a1: banner() } });
    expect(refusal(living, 'azure', 'test-instability', { banners: ['a1'] })).toBe(
      'me.peoples.undead.instability',
    );
    const late = as('undead', { banners: { a1: banner() }, season: { phase: 'scouting' } });
    expect(refusal(late, 'azure', 'test-instability', { banners: ['a1'] })).toBe('me.season.phase');
  });
  test('hired dead are tested, hired living eat', () => {
    const banners = { a1: banner(), a2: banner({ number: 2 }) };
    const state = as('undead', { banners });
    const mixed = { ...state, court: { ...state.court, contingents: { a2: hired('men') } } };
    expect(refusal(mixed, 'azure', 'test-instability', { banners: ['a1'] })).toBeUndefined();
    expect(refusal(mixed, 'azure', 'test-instability', { banners: ['a2'] })).toBe(
      'me.peoples.undead.instability',
    );
  });
  test('nothing feeds them and nobody asks them to eat', () => {
    const rules = mightyEmpires.tasks(crypt(1), 'azure').map(({ rule }) => rule);
    expect(rules).toContain('me.peoples.undead.instability');
    expect(rules).not.toContain('me.subsistence');
    for (const from of ['hunger', 'forage'])
      expect(refusal(crypt(1), 'azure', 'subsist', { plan: { a1: from } }), from).toBe('me.subsistence');
  });
  test('entered as hungry they suffer no shortfall', () =>
    expect(charges(act(crypt(1), 'azure', 'subsist', { plan: { a1: 'hunger' } }))).toEqual({}));
  test('baggage they come by is gone at once', () => {
    const state = as('undead', {
      banners: { a1: banner() },
      realms: { azure: { ...as('undead').realms.azure, baggage: 4 } as never },
    });
    const armies = { ...peopled(state, { azure: 'undead' }), stage: 'armies' as const };
    const done = act(armies, 'azure', 'distribute', { tile: home, banners: { a1: 0 }, stockpile: null });
    expect(done.state.banners.a1?.baggage).toBe(0);
    const found = mightyEmpires.changes.baggageChanged(armies as never, {
      type: 'baggageChanged',
      banner: 'a1',
      by: 3,
    });
    expect([found, armies.banners.a1?.baggage]).toEqual([undefined, 0]);
  });
  test.each([1, 2, 3, 4])('chances with %i banners in the tile, counted by hand', (together) => {
    const odds = instabilityOdds(together);
    const ebb = [1 / 6, 2 / 6, 3 / 6, 1][together - 1] ?? 0;
    const lost = new Map<number, number>([[0, 1 - ebb + (ebb * 2) / 6]]);
    for (const share of [50, 20, 10, 5])
      for (let face = 1; face <= 6; face++) lost.set(share * face, (lost.get(share * face) ?? 0) + ebb / 36);
    expect(odds.kind).toBe('exact');
    for (const [points, p] of lost) expect(chance(odds, (value) => value === points)).toBeCloseTo(p, 9);
    expect(odds.outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9);
  });
});

describe('me.peoples.undead.leader (Undead)', () => {
  const troops: Contents = {
    ...blank,
    mustered: true,
    units: [{ id: 'u1', name: 'Skeletons', models: 20, points: 600, note: '' }],
  };
  const asked = (contents: Contents, people: 'undead' | 'men' = 'undead', over: object = {}) => {
    const state = { ...as(people, { banners: { a1: banner() } }), ...over };
    const book = { ...ledgers.start('azure', state), banners: { a1: contents } };
    return ledgers.tasks(book, state).filter(({ rule }) => rule === 'me.peoples.undead.leader');
  };
  const liche = { id: 'c1', name: 'Kemnebi', level: 20, points: 200, note: '' };
  test('without a dark master the banner falls to dust: it is put before its owner to be struck', () => {
    expect(asked(troops)).toMatchObject([
      { kind: 'asked', order: { id: 'disband', args: { banner: 'a1' } } },
    ]);
    expect(asked({ ...troops, characters: [liche] })).toEqual([]);
    expect(asked(troops, 'men')).toEqual([]);
  });
  test('while armies are mustered he is only missed', () => {
    expect(asked(troops, 'undead', { stage: 'armies' })).toMatchObject([{ kind: 'mind' }]);
  });
});

describe('me.peoples.undead.summoned (Undead): the dead raised on the table', () => {
  const fought = {
    tile: home,
    attacker: 'azure',
    defender: 'gules',
    attackers: ['a1'],
    defenders: ['g1'],
    winner: 'attacker' as const,
    scattered: false,
    pursuit: null,
    when: { year: 1, month: 1 },
    recovered: [],
  };
  const fallout = (people: 'undead' | 'men' = 'undead') =>
    as(people, {
      banners: { a1: banner(), a2: banner({ number: 2, tile: east }), g1: banner({ seat: 'gules' }) },
      tabletop: { ...newTabletop(), fought: { b1: fought } },
    });
  test('serve on with the banner that fought', () => {
    const done = act(fallout(), 'azure', 'enter-summoned', { banner: 'a1', points: 120 });
    expect(done.state.banners.a1?.gained).toBe(120);
    expect(done.told).toEqual(['summoned']);
    const book = ledgers.change(
      ledgers.start('azure', fallout()),
      { type: 'gained', banner: 'a1', points: 120 },
      fallout(),
    );
    expect(book.banners.a1?.due).toBe(120);
  });
  test('nobody is raised between battles, nor by the living', () => {
    const rule = 'me.peoples.undead.summoned';
    expect(refusal(fallout(), 'azure', 'enter-summoned', { banner: 'a1', points: 120 })).toBeUndefined();
    expect(refusal(fallout(), 'azure', 'enter-summoned', { banner: 'a2', points: 120 })).toBe(rule);
    expect(refusal(fallout('men'), 'azure', 'enter-summoned', { banner: 'a1', points: 120 })).toBe(rule);
    expect(refusal(crypt(1), 'azure', 'enter-summoned')).toBe(rule);
    expect(mightyEmpires.tasks(fallout(), 'azure').some((task) => task.rule === rule)).toBe(true);
  });
  test('five units stay the most a banner of the dead may be', () => {
    const unit = (n: number) => ({ id: `u${n}`, name: 'Ghouls', models: 10, points: 100, note: '' });
    const warned = (count: number) => {
      const state = crypt(1);
      const contents = {
        ...blank,
        mustered: true,
        units: Array.from({ length: count }, (_, i) => unit(i)),
        characters: [{ id: 'c1', name: 'Kemnebi', level: 20, points: 200, note: '' }],
      };
      const book = { ...ledgers.start('azure', state), banners: { a1: contents } };
      return ledgers.tasks(book, state).some(({ rule }) => rule === 'me.banners.units');
    };
    expect([warned(5), warned(6)]).toEqual([false, true]);
  });
});
