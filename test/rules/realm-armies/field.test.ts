import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/kernel/json.ts';
import { type Question, rolledOn } from '../../../src/kernel/question.ts';
import { realmArmies, type State } from '../../../src/rules/realm-armies/index.ts';
import {
  act,
  activity,
  army,
  earned,
  east,
  far,
  fleet,
  holding,
  home,
  refusal,
  table,
  tasksOf,
  west,
} from './table.ts';

type Over = Parameters<typeof table>[0];
/** Azure's army `a` marches from home on gules' army `g` in the east; far is gules' too. */
const field = (over: Over = {}): State =>
  table({
    tiles: {
      [home]: holding(),
      [west]: holding(),
      [east]: holding({ owner: 'gules' }),
      [far]: holding({ owner: 'gules' }),
    },
    armies: { a: army({ hero: 'ha' }), g: army({ seat: 'gules', tile: east, hero: 'hg' }) },
    heroes: {
      ha: { name: 'Ada', seat: 'azure', lost: false },
      hg: { name: 'Gero', seat: 'gules', lost: false },
    },
    activities: { x: activity() },
    ...over,
    turn: { phase: 'battles', ...over.turn },
  });
const dice = (attack: number[], defence: number[]): { [label: string]: Json } => ({
  ...(attack.length > 0 ? { 'attack/dice': attack } : {}),
  ...(defence.length > 0 ? { 'defence/dice': defence } : {}),
});
const fight = (state: State, attack: number[], defence: number[], more: { [label: string]: Json } = {}) =>
  act(state, 'azure', 'fight', { activity: 'x' }, { ...dice(attack, defence), ...more });
const scores = (state: State, attack: number[], defence: number[], more = {}) => {
  const told = fight(state, attack, defence, more).notes.find(({ note }) => note === 'fought');
  const data: { readonly [name: string]: Json } = told?.data ?? {};
  return [data.attack, data.defence];
};
const wall = (work: 'tower' | 'fortress' | 'town' | 'citadel', mine = false) => ({
  [home]: holding(),
  [west]: holding(),
  [east]: holding({ owner: 'gules', work, mine }),
  [far]: holding({ owner: 'gules' }),
});

describe('ra.battle, ra.battle.uncontested, ra.battle.control (VI.B.1)', () => {
  const empty = { a: army() };
  test('another player’s Today names whose tile it would be, and calls nothing theirs to take', () => {
    const ready = (seat: string) =>
      realmArmies.tasks(field({ armies: empty }), seat).find(({ order }) => order?.id === 'fight')?.ready;
    expect(ready('azure')?.say).toBe('Take the tile');
    expect(ready('gules')?.say).not.toMatch(/^Take/);
    expect(ready('gules')?.with).toEqual({ seat: 'azure' });
  });
  test('nobody there: the tile is taken without a die', () => {
    const done = fight(field({ armies: empty }), [], []);
    expect(done.told).toEqual(['uncontested', 'taken']);
    expect(done.rules).toEqual(['ra.battle.uncontested', 'ra.battle.control']);
    expect(done.state.tiles[east]?.owner).toBe('azure');
    expect(done.state.armies.a?.tile).toBe(east);
    expect(done.state.activities).toEqual({});
  });
  test('the button says so; where armies meet it is a fight, asked of both and open to the third', () => {
    const next = (state: State, seat: string) =>
      realmArmies.tasks(state, seat).find(({ order }) => order?.id === 'fight');
    expect(next(field({ armies: empty }), 'azure')).toMatchObject({
      kind: 'asked',
      ready: { say: 'Take the tile' },
    });
    expect(next(field({ armies: empty }), 'gules')?.kind).toBe('may');
    expect(next(field(), 'azure')?.ready).toBeUndefined();
    expect(['azure', 'gules', 'or'].map((seat) => next(field(), seat)?.kind)).toEqual([
      'asked',
      'asked',
      'may',
    ]);
  });
  test('a mine goes on working', () => {
    const tiles = { [home]: holding(), [east]: holding({ owner: 'gules', mine: true }) };
    expect(fight(field({ armies: empty, tiles }), [], []).state.tiles[east]?.mine).toBe(true);
  });
  test('nobody’s land is taken likewise', () => {
    const done = fight(field({ armies: empty, tiles: { [home]: holding() } }), [], []);
    expect(done.state.tiles[east]).toMatchObject({ owner: 'azure', work: 'none' });
  });
});

describe('ra.field (VI.B.2)', () => {
  test('ra.field.dice (VI.B.2): two dice for an army; the higher wins and controls the tile (ra.field.control)', () => {
    const done = fight(field(), [5, 5], [5, 4]);
    expect(done.told).toEqual(['met', 'fought', 'withdrew', 'taken']);
    expect(done.rules).toEqual(['ra.field.dice', 'ra.field', 'ra.field.withdraw', 'ra.field.control']);
    expect(done.state.tiles[east]?.owner).toBe('azure');
    expect(done.state.armies).toMatchObject({ a: { tile: east }, g: { tile: far } });
    expect(done.state.turn.beaten).toEqual(['g']);
    expect(done.flags).toEqual([]);
  });
  test('four dice for two armies that march together', () => {
    const armies = { a: army(), b: army({ number: 2 }), g: army({ seat: 'gules', tile: east }) };
    const state = field({ armies, activities: { x: activity({ pieces: ['a', 'b'] }) } });
    const done = fight(state, [1, 1, 1, 6], [4, 4]);
    expect(done.notes[0]?.data).toMatchObject({ attackDice: 4, defenceDice: 2 });
    expect(done.state.armies).toMatchObject({ a: { tile: east }, b: { tile: east } });
  });
  test('ra.field.tie (VI.B.2): a tie goes to the defender', () => {
    const done = fight(field(), [3, 4], [4, 3]);
    expect(done.rules).toContain('ra.field.tie');
    expect(done.state.tiles[east]?.owner).toBe('gules');
    expect(done.state.armies.g?.tile).toBe(east);
  });
  test('ra.field.guard (VI.B.2): +1 on each die for an army on guard, or a tower, never both', () => {
    const missions = { g: { mission: 'guard' as const, target: east, carry: null } };
    expect(scores(field({ turn: { missions } }), [6, 6], [1, 1])).toEqual([12, 4]);
    expect(scores(field({ tiles: wall('tower') }), [6, 6], [1, 1])).toEqual([12, 4]);
    expect(scores(field({ tiles: wall('tower'), turn: { missions } }), [6, 6], [1, 1])).toEqual([12, 4]);
    expect(fight(field({ turn: { missions } }), [6, 6], [1, 1]).rules).toContain('ra.field.guard');
  });
  test('ra.field.mountain (VI.B.2): +1 on each die of the defender in the mountains, none for the attacker', () => {
    expect(scores(field({ grounds: { [east]: 'mountain' } }), [6, 6], [1, 1])).toEqual([12, 4]);
    expect(scores(field({ grounds: { [home]: 'mountain' } }), [6, 6], [1, 1])).toEqual([12, 2]);
    expect(fight(field({ grounds: { [east]: 'mountain' } }), [6, 6], [1, 1]).rules).toContain(
      'ra.field.mountain',
    );
  });
  test('ra.field.tower (VI.B.2): a tower alone has no dice, and comes to 0', () => {
    const done = fight(field({ armies: { a: army() }, tiles: wall('tower', true) }), [1, 1], []);
    expect(done.notes.find(({ note }) => note === 'fought')?.data).toMatchObject({ attack: 2, defence: 0 });
    expect(done.rules).toContain('ra.field.tower');
    expect(done.state.tiles[east]).toMatchObject({ owner: 'azure', work: 'tower', mine: false });
  });
  test('ra.field.mine (VI.B.2): a mine is destroyed when the tile is taken; if the group says so, whoever wins', () => {
    const tiles = { ...field().tiles, [east]: holding({ owner: 'gules', mine: true }) };
    expect(fight(field({ tiles }), [6, 6], [1, 1]).state.tiles[east]?.mine).toBe(false);
    expect(fight(field({ tiles }), [1, 1], [6, 6]).state.tiles[east]?.mine).toBe(true);
    const fought = field({ tiles, options: { readings: { mines: 'fought' } } });
    const done = fight(fought, [1, 1], [6, 6], { 'withdraw/a': home });
    expect(done.state.tiles[east]?.mine).toBe(false);
    expect(done.rules).toContain('ra.field.mine');
  });
});

describe('ra.field.withdraw (VI.B.2)', () => {
  const spread = (more: State['tiles'] = {}) => ({
    ...field().tiles,
    q1r1: holding({ owner: 'gules' }),
    ...more,
  });
  test('to an adjacent tile under friendly control, of its owner’s choice', () => {
    const done = fight(field({ tiles: spread() }), [6, 6], [1, 1], { 'withdraw/g': 'q1r1' });
    expect(done.state.armies.g?.tile).toBe('q1r1');
  });
  test('ra.field.withdraw.first (VI.B.2): where a friendly garrison or army is, before anywhere else', () => {
    const garrison = fight(
      field({ tiles: spread({ q1r1: holding({ owner: 'gules', work: 'town' }) }) }),
      [6, 6],
      [1, 1],
    );
    expect(garrison.state.armies.g?.tile).toBe('q1r1');
    expect(garrison.rules).toContain('ra.field.withdraw.first');
    const armies = { ...field().armies, g2: army({ seat: 'gules', number: 2, tile: far }) };
    expect(fight(field({ tiles: spread(), armies }), [6, 6], [1, 1]).state.armies.g?.tile).toBe(far);
    const tower = field({ tiles: spread({ q1r1: holding({ owner: 'gules', work: 'tower' }) }) });
    expect(() => fight(tower, [6, 6], [1, 1])).toThrow('withdraw/g');
  });
  test('a beaten attacker withdraws likewise', () => {
    const tiles = {
      [home]: holding(),
      [east]: holding({ owner: 'gules' }),
      [far]: holding({ owner: 'gules' }),
    };
    const done = fight(field({ tiles }), [1, 1], [6, 6]);
    expect(done.state.armies.a?.tile).toBe(home);
    expect(done.state.turn.beaten).toEqual(['a']);
  });
  test('ra.field.destroyed, ra.hero.lost (VI.B.2): nowhere to go, the army is destroyed and its general lost', () => {
    const tiles = { [home]: holding(), [east]: holding({ owner: 'gules' }) };
    const done = fight(field({ tiles }), [6, 6], [1, 1]);
    expect(done.told).toEqual(['met', 'fought', 'destroyed', 'hero-lost', 'taken']);
    expect(done.state.armies.g).toBeUndefined();
    expect(done.state.heroes.hg).toEqual({ name: 'Gero', seat: null, lost: true });
    const again = { army: 'a', name: 'gero' };
    const draft = { order: ['azure'], turn: 'azure', passed: [] };
    const later = {
      ...done.state,
      armies: { a: army() },
      draft,
      turn: { ...done.state.turn, phase: 'recruitment' as const },
    };
    expect(refusal(later, 'azure', 'draft-hero', again)).toBe('ra.hero.lost');
  });
});

describe('ra.tactics, ra.general.fielded (VI.B.2)', () => {
  const with_ = (
    points: Parameters<typeof earned>[0],
    fielded: string[] = [],
    readings: { [name: string]: Json } = {},
  ) => field({ options: { readings }, turn: { reports: { azure: earned(points, fielded) } } });
  test.each([
    ['none', {}, 2],
    ['one elsewhere: +1', { sbg: 1 }, 4],
    ['two elsewhere: +2, not +3', { seas: 2 }, 6],
    ['one in WotR: +1 and +1', { wotr: 1 }, 6],
    ['two in WotR: +2 and +1', { wotr: 2 }, 8],
    ['one of two in WotR: +2 and +1', { wotr: 1, sbg: 1 }, 8],
  ] as const)('tactic points %s on each of two ones', (_, points, score) => {
    expect(scores(with_(points), [1, 1], [1, 1], { 'withdraw/a': home })[0]).toBe(score);
  });
  test('switch: the game counts only if all points were earned in it', () => {
    const strict = { games: 'all' };
    expect(scores(with_({ wotr: 1, sbg: 1 }, [], strict), [1, 1], [1, 1])[0]).toBe(6);
    expect(scores(with_({ wotr: 2 }, [], strict), [1, 1], [1, 1])[0]).toBe(8);
  });
  test('a named general in the field: +2 on each die of his own army, or of all if the group says so', () => {
    expect(scores(with_({}, ['ha']), [1, 1], [1, 1])[0]).toBe(6);
    const two = (general: string) =>
      field({
        options: { readings: { general } },
        armies: { ...field().armies, b: army({ number: 2 }) },
        activities: { x: activity({ pieces: ['a', 'b'] }) },
        turn: { reports: { azure: earned({}, ['ha']) } },
      });
    expect(scores(two('own'), [1, 1, 1, 1], [1, 1])[0]).toBe(8);
    expect(scores(two('all'), [1, 1, 1, 1], [1, 1])[0]).toBe(12);
  });
  test.each([
    ['each', 5 + 2 + 3 + 3, 3 + 4],
    ['once', 5 + 2 + 3, 3 + 4],
    ['best', 5 + 3, 4],
  ])('switch: the reading "%s" of modified dice', (reading, attack, defence) => {
    expect(scores(with_({ wotr: 2 }, [], { dice: reading }), [5, 2], [3, 4])).toEqual([attack, defence]);
  });
  // +1 for a point and +1 for WotR, +2 for the general; the defender holds mountains. 7 and 10 lie on the table.
  test.each([
    ['each', 7 + 2 * 4, 10 + 2 * 1],
    ['once', 7 + 4, 10 + 1],
    ['best', 4 + 4, 5 + 1],
  ])(
    'ra.field.dice (VI.B.2): by the reading "%s" both rolls come to what the result says',
    (reading, ...both) => {
      const state = field({
        grounds: { [east]: 'mountain' },
        options: { readings: { dice: reading } },
        turn: { reports: { azure: earned({ wotr: 1 }, ['ha']) } },
      });
      const { asked, notes } = fight(state, [3, 4], [5, 5], { 'withdraw/a': home });
      const comesTo = (label: string, faces: number[]) => {
        const roll = asked.find((one) => one.label === label) as Extract<Question, { ask: 'roll' }>;
        return rolledOn(roll, faces) + (roll.modifier ?? 0);
      };
      expect([comesTo('attack/dice', [3, 4]), comesTo('defence/dice', [5, 5])]).toEqual(both);
      const [attack, defence] = both;
      expect(notes.find(({ note }) => note === 'fought')?.data).toMatchObject({ attack, defence });
    },
  );
  test('ra.field.dice (VI.B.2): where the best die counts and a general leads some, each army and the garrison roll apart', () => {
    const armies = {
      a: army({ hero: 'ha' }),
      b: army({ number: 2 }),
      g: army({ seat: 'gules', tile: east, hero: 'hg' }),
    };
    const state = field({
      armies,
      tiles: wall('fortress'),
      options: { readings: { dice: 'best' } },
      activities: { x: activity({ pieces: ['a', 'b'] }) },
      turn: { reports: { azure: earned({}, ['ha']), gules: earned({}, ['hg']) } },
    });
    const led = (a: number[], b: number[]) =>
      act(
        state,
        'azure',
        'fight',
        { activity: 'x' },
        {
          'attack/a/dice': a,
          'attack/b/dice': b,
          'defence/g/dice': [1, 1],
          'defence/garrison/dice': [4],
        },
      );
    // The led army's 4 counts 6, the other's 5 counts 5; the army within counts 1+2+2, the garrison's die 4+2.
    for (const done of [led([4, 1], [5, 2]), led([1, 4], [2, 5])])
      expect(done.notes.find(({ note }) => note === 'fought')?.data).toMatchObject({ attack: 6, defence: 6 });
    expect(led([4, 1], [5, 2]).asked.map(({ text }) => text.with)).toMatchObject([
      { seat: 'azure', number: 1, plus: 2 },
      { seat: 'azure', number: 2, plus: 0 },
      { seat: 'gules', number: 1, plus: 4 },
      { seat: 'gules', plus: 2 },
    ]);
  });
  test('ra.tactics.most (VI.B.2): no more than two points a night', () => {
    const games = field({ turn: { phase: 'games' } });
    expect(refusal(games, 'azure', 'report-night', { seat: 'azure', wotr: 2, sbg: 1 })).toBe(
      'ra.tactics.most',
    );
    const done = act(games, 'azure', 'report-night', { seat: 'azure', wotr: 1, sbg: 1, fielded: ['ha'] });
    expect(done.told).toEqual(['reported', 'fielded']);
    expect(done.state.turn.reports.azure).toEqual(earned({ wotr: 1, sbg: 1 }, ['ha']));
  });
});

describe('ra.siege, ra.siege.dice (VI.B.3)', () => {
  const storm = (work: 'fortress' | 'town' | 'citadel', over: Over = {}) =>
    field({ tiles: wall(work, true), ...over });
  test.each([
    ['fortress', 2, 'tower'],
    ['citadel', 2, 'fortress'],
    ['town', 1, 'fortress'],
  ] as const)(
    'ra.siege.garrison, ra.siege.downgrade (VI.B.3): a %s has one die of its own, +%i on each, and is a %s once taken',
    (work, plus, left) => {
      const done = fight(storm(work), [6, 6], [1, 1, 1]);
      expect(done.notes.find(({ note }) => note === 'fought')?.data).toMatchObject({
        attack: 12,
        defence: 3 + 3 * plus,
      });
      expect(done.rules).toEqual(expect.arrayContaining(['ra.siege.dice', 'ra.siege.garrison', 'ra.siege']));
      expect(done.state.tiles[east]?.work).toBe(left);
    },
  );
  test('ra.siege.destroyed (VI.B.3): the beaten are destroyed, their generals lost, though there is room to withdraw', () => {
    const done = fight(storm('fortress'), [6, 6], [1, 1, 1]);
    expect(done.state.armies.g).toBeUndefined();
    expect(done.state.heroes.hg?.lost).toBe(true);
    const held = fight(storm('fortress'), [1, 1], [6, 6, 6]);
    expect(held.state.armies.a).toBeUndefined();
    expect(held.state.heroes.ha?.lost).toBe(true);
  });
  test('ra.siege.control, ra.siege.mine (VI.B.3): the tile is taken and its mine destroyed', () => {
    const done = fight(storm('town'), [6, 6], [1, 1, 1]);
    expect(done.rules).toEqual(expect.arrayContaining(['ra.siege.control', 'ra.siege.mine']));
    expect(done.state.tiles[east]).toMatchObject({ owner: 'azure', mine: false });
  });
  test('held walls are not downgraded', () => {
    const done = fight(storm('citadel'), [1, 1], [6, 6, 6]);
    expect(done.state.tiles[east]).toMatchObject({ owner: 'gules', work: 'citadel', mine: true });
  });
  test('ra.siege.tie (VI.B.3): a tie goes to the defender', () => {
    const done = fight(storm('town', { armies: { a: army() } }), [1, 5], [5]);
    expect(done.rules).toContain('ra.siege.tie');
    expect(done.state.armies.a).toBeUndefined();
  });
  test('ra.siege.mountain (VI.B.3): +1 for mountains; a guard adds nothing', () => {
    const missions = { g: { mission: 'guard' as const, target: east, carry: null } };
    const state = storm('fortress', { grounds: { [east]: 'mountain' }, turn: { missions } });
    expect(scores(state, [6, 6], [1, 1, 1])).toEqual([12, 12]);
    expect(fight(state, [6, 6], [1, 1, 1]).rules).toContain('ra.siege.mountain');
  });
  test('ra.sea.port-lost (VI.C.1): ships in a port that falls run for the closest friendly port, or are lost', () => {
    const tiles = { ...wall('fortress'), [east]: holding({ owner: 'gules', work: 'fortress', port: true }) };
    const fleets = { f: fleet({ seat: 'gules', port: east }) };
    const lost = fight(field({ tiles, fleets }), [6, 6], [1, 1, 1]);
    expect(lost.rules).toContain('ra.sea.port-lost');
    expect(lost.state.fleets).toEqual({});
    const safe = { ...tiles, [far]: holding({ owner: 'gules', port: true }) };
    expect(fight(field({ tiles: safe, fleets }), [6, 6], [1, 1, 1]).state.fleets.f?.port).toBe(far);
  });
});

describe('the order of the night', () => {
  const two = { x: activity(), y: activity({ seat: 'gules', pieces: ['g'], target: home, rank: 100 }) };
  test('ra.night.order, ra.night.waiting (VI.A): one after the other, and all before the night goes on', () => {
    const state = field({ activities: two });
    expect(refusal(state, 'gules', 'fight', { activity: 'y' })).toBe('ra.night.order');
    expect(refusal(state, 'gules', 'fight', { activity: 'x' })).toBeUndefined();
    expect(refusal(state, 'azure', 'end-phase', { turn: 1, phase: 'battles' })).toBe('ra.night.waiting');
  });
  test('ra.night.lapsed (table): a beaten army does no more this night', () => {
    const done = fight(field({ activities: two }), [6, 6], [1, 1]);
    expect(act(done.state, 'gules', 'fight', { activity: 'y' }).rules).toEqual(['ra.night.lapsed']);
  });
  test('ra.night.friendly (table): a tile that is friendly by now is marched into', () => {
    const tiles = { ...field().tiles, [east]: holding() };
    const done = fight(field({ tiles, armies: { a: army() } }), [], []);
    expect(done.rules).toEqual(['ra.night.friendly']);
    expect(done.state.armies.a?.tile).toBe(east);
  });
  test('ra.night.over (table): what is carried out is not carried out again', () => {
    expect(refusal(field(), 'azure', 'fight', { activity: 'z' })).toBe('ra.night.over');
    expect(() => act(field(), 'azure', 'fight', { activity: 'z' })).toThrow('ra.night.over');
  });
});

describe('battles put off', () => {
  test('ra.later.arranged (table): it waits past the night, with date and place', () => {
    const done = act(field(), 'gules', 'arrange', { activity: 'x', when: 'Friday', where: 'at Ada’s' });
    expect(done.told).toEqual(['arranged']);
    expect(done.state.activities.x?.arranged).toEqual({ when: 'Friday', where: 'at Ada’s' });
    expect(refusal(done.state, 'azure', 'end-phase', { turn: 1, phase: 'battles' })).toBeUndefined();
    expect(tasksOf(done.state, 'azure')).toContain('ra.later.arranged');
    const later = { ...done.state, turn: { ...done.state.turn, number: 3 } };
    expect(tasksOf(later, 'azure')).toContain('ra.later.old');
    expect(refusal(later, 'azure', 'fight', { activity: 'x' })).toBeUndefined();
  });
  test('ra.later.old (table): from the second turn on it is brought up', () =>
    expect(
      tasksOf(
        field({ activities: { x: activity({ arranged: { when: '', where: '' } }) }, turn: { number: 2 } }),
        'azure',
      ),
    ).not.toContain('ra.later.old'));
  test('ra.later.contested, ra.later.sides (table): only a real battle, by those who fight it', () => {
    const empty = field({ armies: { a: army() } });
    expect(refusal(empty, 'azure', 'arrange', { activity: 'x' })).toBe('ra.later.contested');
    const three = field({ seats: ['azure', 'gules', 'or'] });
    expect(refusal(three, 'or', 'arrange', { activity: 'x' })).toBe('ra.later.sides');
  });
  test('what can be given is offered: a battle put off in any part of the turn, its result to those who fight it', () => {
    const offers = (state: State, seat: string, order: string) => {
      const offer = realmArmies.orders[order]?.offered(state, seat);
      return offer?.open ? 'open' : offer?.rule;
    };
    const off = { x: activity({ arranged: { when: '', where: '' } }) };
    const seats = ['azure', 'gules', 'or'];
    const games = field({ seats, activities: off, turn: { number: 2, phase: 'games' } });
    expect(offers(games, 'azure', 'fight')).toBe('open');
    expect(offers(games, 'gules', 'table-result')).toBe('open');
    expect(offers(games, 'or', 'table-result')).toBe('ra.later.sides');
    const quiet = field({ seats, activities: {}, turn: { phase: 'games' } });
    for (const order of ['fight', 'arrange', 'table-result'])
      expect(offers(quiet, 'azure', order), order).toBe('ra.night.over');
  });
  test('ra.later.result (table): the other side must agree to what is entered', () => {
    const give = (answer: string) =>
      act(field(), 'azure', 'table-result', { activity: 'x', winner: 'attacker' }, { 'agree/gules': answer });
    expect(give('refuse').told).toEqual(['result-refused']);
    expect(give('refuse').state.activities.x).toBeDefined();
    const done = give('agree');
    expect(done.told).toEqual(['fought-out', 'withdrew', 'taken']);
    expect(done.state.tiles[east]?.owner).toBe('azure');
  });
});
