import { describe, expect, test } from 'vitest';
import { mostTerritories } from '../../../src/rules/chronopia/charts/forces.ts';
import type { Land } from '../../../src/rules/chronopia/charts/territories.ts';
import { chronopia } from '../../../src/rules/chronopia/index.ts';
import type { Battle } from '../../../src/rules/chronopia/state.ts';
import { act, afterBattle, battle, gold, minds, refusal, sitting, table, tasksOf, warband } from './table.ts';

const three = { seats: ['azure', 'gules', 'or'] };
const arranged = (over: Partial<Battle> = {}, state: Parameters<typeof table>[0] = {}) =>
  table({ ...state, battles: { b: battle(over) } });
const two = { lands: { mine: ['azure', 'town'], yours: ['gules', 'village'] } } as const;
const staked = { stakes: { azure: 'mine', gules: 'yours' }, prize: 'hamlet' as const };
const agreed = { 'agree/gules': 'agree' };

describe('arranging', () => {
  test('ch.battle (E.1): a battle waits once the other agrees, and nobody fights himself', () => {
    const done = act(table(), 'azure', 'arrange-battle', { with: ['gules'], when: 'Friday' }, agreed);
    expect(done.state.battles.o1).toMatchObject({
      kind: 'two',
      sides: ['azure', 'gules'],
      when: 'Friday',
      set: false,
    });
    expect(
      act(table(), 'azure', 'arrange-battle', { with: ['gules'] }, { 'agree/gules': 'refuse' }).state.battles,
    ).toEqual({});
    expect(refusal(table(), 'azure', 'arrange-battle', { with: ['azure'] })).toBe('ch.battle');
    expect(refusal(arranged({}, three), 'or', 'settle-battle', { battle: 'b' })).toBe('ch.battle');
  });
  test('ch.battle: a second battle between the same players is fought if they mean it, and minded first', () => {
    const minded = (state: typeof alone, who: string, others: readonly string[]) =>
      minds(state, who, 'arrange-battle', { with: [...others] });
    const alone = arranged({}, three);
    expect(minded(alone, 'gules', ['azure'])).toEqual(['ch.battle']);
    expect(minded(alone, 'azure', ['gules'])).toEqual(['ch.battle']);
    expect(minded(alone, 'azure', ['or'])).toEqual([]);
    expect(minded(alone, 'azure', ['gules', 'or'])).toEqual([]);
    expect(minded(arranged({ kind: 'rescue' }), 'azure', ['gules'])).toEqual([]);
    expect(
      Object.keys(
        act(alone, 'gules', 'arrange-battle', { with: ['azure'] }, { 'agree/azure': 'agree' }).state.battles,
      ),
    ).toHaveLength(2);
  });
  test('ch.battle.many (E.1.b): more than two fight each for themselves, without stakes', () => {
    const state = table(three);
    const done = act(
      state,
      'azure',
      'arrange-battle',
      { with: ['gules', 'or'] },
      { ...agreed, 'agree/or': 'agree' },
    );
    expect(done.state.battles.o1?.kind).toBe('many');
    const set = act(done.state, 'or', 'take-field', { battle: 'o1' }, { weather: [12] });
    expect(set.state.battles.o1).toMatchObject({ set: true, stakes: {}, prize: null });
    expect(
      refusal(table({ ...three, options: { parts: { many: false } } }), 'azure', 'arrange-battle', {
        with: ['gules', 'or'],
      }),
    ).toBe('ch.parts');
  });
  test('ch.battle.when: a battle is given a day, and has an age while it waits', () => {
    const state = arranged({ set: false });
    const { state: dated } = act(state, 'gules', 'schedule-battle', { battle: 'b', when: 'Sunday' });
    expect(dated.battles.b?.when).toBe('Sunday');
    expect(act(dated, 'gules', 'schedule-battle', { battle: 'b', when: '' }).told).toEqual([
      'battle-unscheduled',
    ]);
  });
  test('ch.battle.off: a battle is called off if both like, and what was summoned is paid back', () => {
    const state = arranged({ summoned: { azure: { risen: 3 } } });
    expect(
      act(state, 'azure', 'call-off', { battle: 'b' }, { 'agree/gules': 'refuse' }).state.battles.b,
    ).toBeDefined();
    const off = act(state, 'azure', 'call-off', { battle: 'b' }, agreed);
    expect(off.state.battles).toEqual({});
    expect(gold(off.state)).toBe(500 + 39);
  });
});

describe('before a battle of two', () => {
  test('ch.battle.two, ch.battle.stake (E.1.a): a territory is generated, and each stakes one of his own face down', () => {
    const state = arranged({ set: false }, two);
    const done = act(
      state,
      'azure',
      'take-field',
      { battle: 'b' },
      { prize: [5], 'stake/azure': 'mine', 'stake/gules': 'home.gules', weather: [10] },
    );
    expect(done.state.battles.b).toMatchObject({
      prize: 'town',
      stakes: { azure: 'mine', gules: 'home.gules' },
      set: true,
    });
    expect(done.asked.filter(({ label }) => label.startsWith('stake/')).map(({ by }) => by)).toEqual([
      'azure',
      'gules',
    ]);
    expect(refusal(done.state, 'azure', 'take-field', { battle: 'b' })).toBe('ch.battle.stake');
    expect(refusal(state, 'azure', 'settle-battle', { battle: 'b' })).toBe('ch.battle.stake');
  });
  test('R15: for a player whose stake is forfeit the other names it, as in a challenge', () => {
    const state = arranged({ set: false }, two);
    const answers = { prize: [5], 'stake/azure': 'forfeit', 'stake/gules': 'home.gules', weather: [10] };
    const done = act(state, 'azure', 'take-field', { battle: 'b' }, { ...answers, 'named/azure': 'mine' });
    expect(done.asked.find(({ label }) => label === 'named/azure')?.by).toBe('gules');
    expect(done.state.battles.b).toMatchObject({ stakes: { azure: 'mine', gules: 'home.gules' }, set: true });
  });
  test('ch.climate (E.1.c): weather by the table; ch.climate.desert (Table 3): 16 and more asks for the desert', () => {
    const answers = { prize: [20], 'stake/azure': 'mine', 'stake/gules': 'yours' };
    const state = arranged({ set: false }, two);
    const mild = act(state, 'azure', 'take-field', { battle: 'b' }, { ...answers, weather: [15] });
    expect(mild.state.battles.b?.weather).toEqual({ total: 15, desert: '' });
    const hot = act(
      state,
      'azure',
      'take-field',
      { battle: 'b' },
      { ...answers, weather: [16], desert: 'Sandstorm' },
    );
    expect(hot.state.battles.b?.weather).toEqual({ total: 16, desert: 'Sandstorm' });
    expect(hot.told).toContain('desert');
    const none = arranged({ set: false }, { ...two, options: { parts: { climate: false } } });
    expect(act(none, 'azure', 'take-field', { battle: 'b' }, answers).state.battles.b?.weather).toBeNull();
  });
  test('ch.sequence (A.1): nobody marches before he has done with the last battle', () => {
    const state = { ...arranged({ set: false }, two), sittings: { azure: [], gules: [sitting()] } };
    expect(refusal(state, 'azure', 'take-field', { battle: 'b' })).toBe('ch.sequence');
    expect(refusal({ ...state, battles: { b: battle() } }, 'azure', 'settle-battle', { battle: 'b' })).toBe(
      'ch.sequence',
    );
  });
  test('what is wrong with either force is minded', () => {
    const state = arranged({ set: false }, { warbands: { lord: null } });
    expect(minds(state, 'azure', 'take-field', { battle: 'b' })).toContain('ch.force.general');
  });
});

describe('the outcome', () => {
  const report = (args: object, over: Partial<Battle> = {}, answers = {}) =>
    act(
      arranged({ ...staked, ...over }, two),
      'azure',
      'settle-battle',
      { battle: 'b', ...args },
      { ...agreed, takes: 'new', ...answers },
    );
  const winners = (args: object, over: Partial<Battle> = {}) => report(args, over).state.fought.b?.winners;
  test('ch.victory (E.2.b): the only one to reach his conditions wins', () => {
    expect(winners({ achieved: ['gules'] })).toEqual(['gules']);
  });
  test('ch.victory.wounds (E.2.c): if both did, whoever inflicted more wounds', () => {
    const both = { achieved: ['azure', 'gules'] };
    expect(winners({ ...both, wounds: { azure: 4, gules: 7 } })).toEqual(['gules']);
    expect(winners({ ...both, wounds: { azure: 8, gules: 7 } })).toEqual(['azure']);
    expect(winners({ ...both, wounds: { azure: 7, gules: 7 } })).toEqual([]);
  });
  test('ch.victory.draw (E.2.d): if neither did, it is a draw and no land moves', () => {
    const { state } = report({});
    expect(state.fought.b?.winners).toEqual([]);
    expect(Object.keys(state.territories)).toHaveLength(4);
    expect(state.territories.mine?.seat).toBe('azure');
    expect(state.sittings.azure?.[0]?.outcome).toBe('drawn');
  });
  test('ch.victory.mission (E.2.e): of two with one thing to do on the ground, the first or whoever took it from him', () => {
    const { state } = act(arranged(staked, two), 'azure', 'choose-mission', {
      battle: 'b',
      name: 'The grave',
      terrain: true,
    });
    expect(state.battles.b?.missions.azure).toEqual({ name: 'The grave', terrain: true });
    const grave = { name: 'The grave', terrain: true };
    const args = { achieved: ['azure', 'gules'], first: 'azure', wounds: { azure: 1, gules: 9 } };
    expect(winners(args, { missions: { azure: grave, gules: grave } })).toEqual(['azure']);
    expect(winners(args, { missions: { azure: grave, gules: { name: 'The hill', terrain: true } } })).toEqual(
      ['gules'],
    );
    expect(winners(args, { missions: { azure: { ...grave, terrain: false }, gules: grave } })).toEqual([
      'gules',
    ]);
  });
  test('ch.victory.agreed: the other side has to agree with what is reported', () => {
    const done = act(
      arranged(staked, two),
      'azure',
      'settle-battle',
      { battle: 'b', achieved: ['azure'] },
      { 'agree/gules': 'refuse' },
    );
    expect(done.state.battles.b).toBeDefined();
    expect(done.told).toEqual(['result-disputed']);
  });
  test('ch.battle.two (E.1.a.1): the winner takes the new territory, and the loser keeps his stake', () => {
    const { state } = report({ achieved: ['azure'] });
    expect(state.territories['o1.land']).toMatchObject({ seat: 'azure', land: 'hamlet' });
    expect(state.territories.yours?.seat).toBe('gules');
  });
  test('ch.battle.two (E.1.a.2): or the loser’s stake, and the new one is the loser’s; a garrison there marches off', () => {
    const garrison = warband([{ figure: 'foe', fit: 2 }], { place: 'yours' });
    const state = arranged(staked, { ...two, warbands: { garrison } });
    const done = act(
      state,
      'azure',
      'settle-battle',
      { battle: 'b', achieved: ['azure'] },
      { ...agreed, takes: 'staked' },
    );
    expect(done.state.territories.yours?.seat).toBe('azure');
    expect(done.state.territories['o1.land']).toMatchObject({ seat: 'gules', land: 'hamlet' });
    expect(done.state.warbands.garrison?.place).toBe('field');
  });
  test('ch.battle.two: a home fortress lost leaves the Hospital to the best that is left', () => {
    const done = report(
      { achieved: ['azure'] },
      { stakes: { azure: 'mine', gules: 'home.gules' } },
      { takes: 'staked' },
    );
    expect(done.state.territories['home.gules']).toMatchObject({ seat: 'azure', home: false });
    expect(done.state.territories.yours?.home).toBe(true);
  });
  test('ch.battle.many (E.1.b): each who did what he came for generates a territory', () => {
    const state = table({
      ...three,
      battles: { b: battle({ kind: 'many', sides: ['azure', 'gules', 'or'] }) },
    });
    const done = act(
      state,
      'azure',
      'settle-battle',
      { battle: 'b', achieved: ['or', 'azure'] },
      { ...agreed, 'agree/or': 'agree', 'land/azure': [1], 'land/or': [20] },
    );
    expect(done.state.fought.b?.winners).toEqual(['azure', 'or']);
    expect([done.state.territories['o1.azure']?.land, done.state.territories['o1.or']?.land]).toEqual([
      'fortress',
      'outpost',
    ]);
    expect(done.state.sittings.gules?.[0]).toMatchObject({ outcome: 'lost', enemies: ['azure', 'or'] });
  });
  test('ch.territory.most (A.2): at twelve the winner gives one up, or gains nothing', () => {
    const lands = Object.fromEntries(
      Array.from({ length: mostTerritories - 1 }, (_, index): [string, readonly [string, Land]] => [
        `t${index}`,
        ['azure', 'outpost'],
      ]),
    );
    const state = arranged(
      { ...staked, stakes: { azure: 't0', gules: 'yours' } },
      { lands: { ...lands, yours: ['gules', 'city'] } },
    );
    const settle = (answers: object) =>
      act(state, 'azure', 'settle-battle', { battle: 'b', achieved: ['azure'] }, { ...agreed, ...answers });
    const held = (after: typeof state) =>
      Object.values(after.territories).filter(({ seat }) => seat === 'azure').length;
    const { state: one, told: gave } = settle({ takes: 'staked', room: 't3' });
    expect(gave).toContain('territory-given-up');
    expect([held(one), one.territories.t3, one.territories.yours?.seat]).toEqual([12, undefined, 'azure']);
    const { state: none, told: kept } = settle({ takes: 'staked', room: 'nothing' });
    expect(kept).toContain('territory-declined');
    expect([held(none), none.territories.yours?.seat, none.territories['o1.land']]).toEqual([
      12,
      'gules',
      undefined,
    ]);
  });
});

describe('who fights, and for how much', () => {
  const home = warband([{ figure: 'bow', fit: 3 }], { place: 'mine' });
  const settled = (over: Partial<Battle> = {}, state: Parameters<typeof table>[0] = {}, answers = {}) =>
    act(
      arranged({ ...staked, ...over }, { ...two, ...state }),
      'azure',
      'settle-battle',
      { battle: 'b', achieved: ['azure'] },
      { ...agreed, takes: 'new', ...answers },
    ).state;
  test('ch.battle.stake (E.1.a.3): a garrison fights only where its territory is staked', () => {
    expect(settled({}, { warbands: { home } }).sittings.azure?.[0]?.fought).toEqual({
      spears: 9,
      lord: 1,
      home: 3,
    });
    expect(
      settled({ stakes: { azure: 'home.azure', gules: 'yours' } }, { warbands: { home } }).sittings.azure?.[0]
        ?.fought,
    ).toEqual({ spears: 9, lord: 1 });
  });
  test('ch.hospital: whoever lies there does not fight', () => {
    const spears = warband([
      { figure: 'spear', fit: 4, hurt: 3 },
      { figure: 'captain', fit: 1 },
    ]);
    expect(settled({}, { warbands: { spears } }).sittings.azure?.[0]?.fought).toEqual({ spears: 5, lord: 1 });
  });
  test('ratings stand as they were before the battle, with everybody who fought (A.3)', () => {
    const state = settled({}, { warbands: { home } });
    expect(state.fought.b?.ratings).toEqual({ azure: 8 * 20 + 30 + 90 + 60, gules: 6 * 25 + 100 });
  });
  test('the weaker side has its bonus, the stronger none', () => {
    const state = settled(
      {},
      { warbands: { foes: warband([{ figure: 'foe', fit: 20 }], { experience: 70 }) } },
    );
    expect(state.sittings.azure?.[0]?.bonus).toBe(Math.floor((5 * (670 - 280)) / 280));
    expect(state.sittings.gules?.[0]?.bonus).toBe(0);
  });
  test('where many fight, whom an underdog is measured against is a switch', () => {
    const sides = {
      ...three,
      battles: { b: battle({ kind: 'many' as const, sides: ['azure', 'gules', 'or'] }) },
    };
    const crowd = warband([{ figure: 'foe', fit: 10 }], { seat: 'or' });
    const bonus = (underdog: string) =>
      act(
        table({ ...sides, warbands: { crowd }, options: { rulings: { underdog } } }),
        'azure',
        'settle-battle',
        { battle: 'b' },
        { ...agreed, 'agree/or': 'agree' },
      ).state.sittings.azure?.[0]?.bonus;
    expect([bonus('strongest'), bonus('together')]).toEqual([0, Math.floor((5 * (250 + 250 - 280)) / 280)]);
  });
  test('ch.allies (B.3): an ally brings part of his field army, is counted with the side, and settles the battle too', () => {
    const state = table({
      ...three,
      ...two,
      battles: { b: battle(staked) },
      warbands: {
        friends: warband([{ figure: 'bow', fit: 5 }], { seat: 'or' }),
        stay: warband([{ figure: 'bow', fit: 5 }], { seat: 'or' }),
      },
    });
    const call = act(
      state,
      'azure',
      'call-ally',
      { battle: 'b', ally: 'or', warbands: ['friends'] },
      { 'agree/or': 'agree' },
    );
    expect(call.state.battles.b?.allies.or).toEqual({ side: 'azure', warbands: ['friends'] });
    const done = act(
      call.state,
      'azure',
      'settle-battle',
      { battle: 'b', achieved: ['azure'] },
      { ...agreed, takes: 'new' },
    );
    expect(done.state.fought.b?.ratings.azure).toBe(280 + 100);
    expect(done.state.sittings.or?.[0]).toMatchObject({
      fought: { friends: 5 },
      outcome: 'won',
      enemies: ['gules'],
    });
    expect(
      act(
        call.state,
        'azure',
        'call-ally',
        { battle: 'b', ally: 'or', warbands: [] },
        { 'agree/or': 'agree' },
      ).state.battles.b?.allies,
    ).toEqual({});
    expect(
      act(
        state,
        'azure',
        'call-ally',
        { battle: 'b', ally: 'or', warbands: ['friends'] },
        { 'agree/or': 'refuse' },
      ).told,
    ).toEqual(['ally-refused']);
    expect(refusal(state, 'azure', 'call-ally', { battle: 'b', ally: 'gules', warbands: [] })).toBe(
      'ch.allies',
    );
    expect(
      refusal(
        { ...state, battles: { b: battle({ kind: 'many', sides: ['azure', 'gules'] }) } },
        'azure',
        'call-ally',
        { battle: 'b', ally: 'or', warbands: [] },
      ),
    ).toBe('ch.allies');
  });
  test('ch.devout.ally (F.5.a) and ch.stygian.ally (F.6.a): each with their own alone', () => {
    const call = (
      azure: 'devout' | 'stygians' | 'elves',
      or: 'devout' | 'stygians' | 'elves',
      special = true,
    ) =>
      refusal(
        table({ ...three, armies: { azure, or }, options: { parts: { special } }, battles: { b: battle() } }),
        'azure',
        'call-ally',
        { battle: 'b', ally: 'or', warbands: [] },
      );
    expect([call('devout', 'elves'), call('elves', 'devout'), call('devout', 'devout')]).toEqual([
      'ch.devout.ally',
      'ch.devout.ally',
      undefined,
    ]);
    expect([call('stygians', 'elves'), call('elves', 'stygians'), call('stygians', 'stygians')]).toEqual([
      'ch.stygian.ally',
      'ch.stygian.ally',
      undefined,
    ]);
    expect([call('elves', 'elves'), call('devout', 'elves', false)]).toEqual([undefined, undefined]);
  });
});

describe('a challenge', () => {
  const state = table(two);
  test('ch.challenge (E.4.b): accepted, it waits to be fought, one at a time between two', () => {
    const done = act(state, 'azure', 'challenge', { seat: 'gules' }, { answer: 'accept' });
    expect(done.state.battles.o1).toMatchObject({ kind: 'challenge', sides: ['azure', 'gules'] });
    expect(refusal(done.state, 'gules', 'challenge', { seat: 'azure' })).toBe('ch.challenge');
    expect(refusal(state, 'azure', 'challenge', { seat: 'azure' })).toBe('ch.challenge');
  });
  test('ch.challenge.declined (E.4.b): declined, the challenged gives up a territory of his choice', () => {
    const done = act(state, 'azure', 'challenge', { seat: 'gules' }, { answer: 'decline', gives: 'yours' });
    expect(done.state.territories.yours?.seat).toBe('azure');
    expect(done.state.battles).toEqual({});
    expect(done.asked.find(({ label }) => label === 'gives')?.by).toBe('gules');
  });
  test('ch.challenge.staked (E.4.b): each names what the other stakes', () => {
    const waiting = arranged({ kind: 'challenge', set: false }, two);
    const done = act(
      waiting,
      'gules',
      'take-field',
      { battle: 'b' },
      { 'stake/azure': 'home.azure', 'stake/gules': 'yours', weather: [9] },
    );
    expect(done.state.battles.b).toMatchObject({
      stakes: { azure: 'home.azure', gules: 'yours' },
      prize: null,
    });
    expect(done.asked.find(({ label }) => label === 'stake/azure')?.by).toBe('gules');
  });
  test('ch.challenge (E.4.b): whoever holds the board takes the other’s stake, and the loser gains nothing', () => {
    const fought = arranged({ kind: 'challenge', stakes: { azure: 'mine', gules: 'yours' } }, two);
    const done = act(fought, 'azure', 'settle-battle', { battle: 'b', holds: 'gules' }, agreed);
    expect(done.state.territories.mine?.seat).toBe('gules');
    expect(Object.keys(done.state.territories)).toHaveLength(4);
    expect(
      act(fought, 'azure', 'settle-battle', { battle: 'b', achieved: ['azure'] }, agreed).state.fought.b
        ?.winners,
    ).toEqual([]);
  });
});

describe('what Today says', () => {
  test('a battle to be prepared, one to be reported, and what else may be done', () => {
    expect(tasksOf(arranged({ set: false })).map(({ order }) => order)).toContain('take-field');
    expect(tasksOf(arranged()).map(({ order }) => order)).toContain('settle-battle');
    expect(tasksOf(table()).map(({ order }) => order)).toEqual(['arrange-battle', 'challenge', 'trade']);
  });
  test('ch.battle.when: before the first battle nothing is said of a last one: a battle with no day says that it has none', () => {
    const why = (over: Partial<Battle>) =>
      chronopia
        .tasks(arranged({ set: false, ...over }), 'azure')
        .find(({ order }) => order?.id === 'take-field')?.why;
    expect(why({})).toMatchObject({ say: 'No day arranged yet' });
    expect(why({ when: 'Friday' })).toMatchObject({ with: { when: 'Friday' } });
  });
  test('each step after a battle asks for one thing, and the last leads on', () => {
    const order = (at: Parameters<typeof afterBattle>[0]) =>
      tasksOf(afterBattle(at)).at(at === 'recruiting' || at === 'spending' ? -1 : 0)?.order;
    expect(
      (['casualties', 'experience', 'income', 'maintenance', 'recruiting', 'spending'] as const).map(order),
    ).toEqual([
      'record-casualties',
      'earn-experience',
      'collect-income',
      'pay-maintenance',
      'end-step',
      'end-step',
    ]);
  });
  test('ch.sequence: what holds battles up is said once, with how many wait for it', () => {
    const state = arranged({ set: false });
    const [[, one] = []] = Object.entries(state.battles);
    const held = {
      ...state,
      battles: { a: one as Battle, b: one as Battle },
      sittings: { gules: [sitting()] },
    };
    const minds = chronopia.tasks(held, 'azure').filter(({ kind }) => kind === 'mind');
    expect(minds).toMatchObject([{ rule: 'ch.sequence', why: { with: { n: 2 } } }]);
    expect(tasksOf(held).map(({ order }) => order)).not.toContain('take-field');
  });
  test('ch.recruit.minimum: a warband too small is filled up where there is gold for it, or discharged', () => {
    const small = { warbands: { spears: warband([{ figure: 'spear', fit: 1 }]) } };
    const asked = (gold: number) =>
      chronopia
        .tasks(afterBattle('recruiting', {}, { ...small, realms: { azure: { gold } } }), 'azure')
        .filter(({ kind }) => kind === 'asked')
        .map(({ order }) => order?.id);
    expect(asked(500)).toEqual(['recruit', 'disband']);
    expect(asked(0)).toEqual(['disband']);
  });
  test('ch.advance: where nobody can learn anything, being done is what is asked', () => {
    const poor = afterBattle('spending', {}, { realms: { azure: { gold: 0 } } });
    expect(tasksOf(poor)[0]).toEqual({ rule: 'ch.sequence', kind: 'asked', order: 'end-step' });
  });
  test('nobody is ever left without a word, at any stage', () => {
    for (const stage of ['muster', 'campaign'] as const) {
      const state = table({ stage, realms: { azure: { ready: false }, gules: { ready: false } } });
      expect(tasksOf(state).length).toBeGreaterThan(0);
    }
  });
});
