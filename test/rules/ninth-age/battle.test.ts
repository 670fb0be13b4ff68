import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/kernel/json.ts';
import type { Mutable } from '../../../src/kernel/ruleset.ts';
import { empty, type Public, take } from '../../../src/kernel/table.ts';
import { plain, type Text } from '../../../src/kernel/text.ts';
import { battleOf } from '../../../src/rules/ninth-age/battle/battles.ts';
import { army, armyOf, sideSize } from '../../../src/rules/ninth-age/battle/sizes.ts';
import { earned, percentApart, percentSaid, winnerOf } from '../../../src/rules/ninth-age/battle/victory.ts';
import { purseOf } from '../../../src/rules/ninth-age/conquest/points.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import type { Encounter, State } from '../../../src/rules/ninth-age/state.ts';
import { act, encounter, fight, minds, refusal, table, tasksOf } from './table.ts';

const now = (over: Parameters<typeof table>[0] = {}, met: Partial<Encounter> = {}): State =>
  table({
    encounters: { o1: encounter(met) },
    ...over,
    turn: { phase: 'battle', order: ['or', 'gules', 'azure'], ...over.turn },
  });
const armies = (state: State, seat: string, id = 'o1.1') => {
  const battle = battleOf(state, id);
  return battle && armyOf(state, battle, seat);
};
const agreed = { 'agree/gules': 'agree' };

describe('na.battle.size: points of a battle', () => {
  test('2500 each in a duel', () => expect(armies(now(), 'gules')?.total).toBe(2500));
  test('1500 each of two against two', () => {
    const state = now({}, { first: ['azure', 'or'], second: ['gules', 'vert'], form: 'together' });
    expect(armies(state, 'gules')?.total).toBe(1500);
  });
  test('2500 a side of two against one', () => {
    const state = now({}, { first: ['azure', 'or'], form: 'together' });
    expect(armies(state, 'gules')?.total).toBe(2500);
    expect(armies(state, 'or')?.total).toBe(1250);
  });
  test('in proportion to another standard', () => {
    expect(sideSize('1v1', 4000)).toBe(4000);
    expect(sideSize('2v2', 4000)).toBe(4800);
    expect(sideSize('2v1', 999)).toBe(999);
    expect(sideSize('2v2', 999)).toBe(1198);
  });
});

describe('na.battle.largest-realm: 5% for the largest realm', () => {
  test('rounded down, of the player’s own points', () => {
    expect(armies(now(), 'azure')).toMatchObject({ base: 2500, largest: 125, most: 250, total: 2625 });
    const allied = now({}, { first: ['azure', 'or'], form: 'together' });
    expect(armies(allied, 'azure')).toMatchObject({ base: 1250, largest: 62, total: 1312 });
    expect(armies(allied, 'or')?.largest).toBe(0);
  });
  test('not in the first turn', () => expect(armies(now({ turn: { number: 1 } }), 'azure')?.largest).toBe(0));
});

describe('na.battle.gold: gold for points', () => {
  const rich = now({ realms: { gules: { gold: 300 } } });
  const bought = act(rich, 'gules', 'buy-points', { battle: 'o1.1', gold: 200 });
  test('one for one', () => {
    expect(bought.state.realms.gules?.gold).toBe(100);
    expect(armies(bought.state, 'gules')?.total).toBe(2700);
  });
  test('na.battle.gold-cap: a tenth at most, without the bonus', () => {
    expect(refusal(rich, 'gules', 'buy-points', { battle: 'o1.1', gold: 250 })).toBeUndefined();
    expect(refusal(rich, 'gules', 'buy-points', { battle: 'o1.1', gold: 251 })).toBe('na.battle.gold-cap');
    expect(army(1250, true, 0).most).toBe(125);
    expect(army(999, false, 0).most).toBe(99);
  });
  test('na.gold: no more than there is', () =>
    expect(refusal(now(), 'gules', 'buy-points', { battle: 'o1.1', gold: 1 })).toBe('na.gold'));
  test('spent otherwise, the rest comes back', () => {
    const less = act(bought.state, 'gules', 'buy-points', { battle: 'o1.1', gold: 50 }).state;
    expect(less.realms.gules?.gold).toBe(250);
    expect(refusal(bought.state, 'gules', 'buy-points', { battle: 'o1.1', gold: 250 })).toBeUndefined();
  });
  test('anew for each battle', () => {
    const duels = now({ realms: { gules: { gold: 300 } } }, { first: ['azure', 'or'], form: 'apart' });
    const once = act(duels, 'gules', 'buy-points', { battle: 'o1.1', gold: 100 }).state;
    expect(armies(once, 'gules', 'o1.2')?.total).toBe(2500);
    expect(armies(once, 'gules', 'o1.1')?.total).toBe(2600);
  });
  test('na.gold: an overdrawn treasury is remarked on, and the entry counts', () => {
    const { state, flags } = act(table(), 'azure', 'trade', { with: 'gules', gives: { gold: 5 } });
    expect(state.realms.azure?.gold).toBe(-5);
    expect(flags.map(({ rule }) => rule)).toEqual(['na.gold']);
  });
  test('na.gold: so are points bought with gold that is not there', () => {
    const buys = (gold: number) =>
      act(now({ realms: { gules: { gold } } }), 'gules', 'buy-points', { battle: 'o1.1', gold: 100 });
    expect(buys(100).flags).toEqual([]);
    expect(buys(10).state.realms.gules?.gold).toBe(-90);
    expect(buys(10).flags.map(({ rule, why }) => [rule, why.with])).toEqual([
      ['na.gold', { seat: 'gules', gold: 90 }],
    ]);
  });
});

describe('na.battle.free-size: players settle how large it is', () => {
  test('where the table plays so', () => {
    const free = now({ options: { sizes: 'free' } });
    expect(refusal(now(), 'azure', 'agree-size', { battle: 'o1.1', size: 3000 })).toBe('na.battle.free-size');
    const { state } = act(free, 'azure', 'agree-size', { battle: 'o1.1', size: 3001 }, agreed);
    expect(armies(state, 'azure')).toMatchObject({ base: 3001, largest: 150, most: 300 });
    const refused = act(
      free,
      'azure',
      'agree-size',
      { battle: 'o1.1', size: 3000 },
      { 'agree/gules': 'refuse' },
    );
    expect(refused.told).toEqual(['size-refused']);
  });
});

describe('na.conquest.points: victory margins', () => {
  test.each([
    [0, 'draw'],
    [10, 'draw'],
    [11, 'narrow'],
    [30, 'narrow'],
    [31, 'solid'],
    [50, 'solid'],
    [51, 'massacre'],
    [100, 'massacre'],
    [140, 'massacre'],
  ])('%i%% is a %s', (percent, outcome) => {
    expect(earned({ ahead: 'first', percent }, 'first').outcome).toBe(outcome);
    expect(earned({ ahead: 'first', percent }, 'second').outcome).toBe(outcome === 'draw' ? 'draw' : 'lose');
  });
  test('nobody ahead is a draw', () => expect(winnerOf({ ahead: null, percent: 80 })).toBeUndefined());
  test('scores are held against the size of the battle, and a bound falls in the lower band', () => {
    expect(percentApart([1250, 1000], 2500)).toBe(10);
    expect(percentApart([1251, 1000], 2500)).toBe(11);
    expect(percentApart([0, 750], 2500)).toBe(30);
    expect(percentApart([0, 751], 2500)).toBe(31);
    expect(percentApart([1500, 0], 3000)).toBe(50);
    expect(percentApart([5, 0], 0)).toBe(0);
  });
});

describe('na.battle.result: entered by one, agreed by the other', () => {
  test('from victory points', () => {
    const { state, notes } = act(
      now(),
      'azure',
      'record-battle',
      { battle: 'o1.1', scores: [1900, 1100] },
      agreed,
    );
    expect(state.fights['o1.1']?.result).toEqual({
      scores: [1900, 1100],
      ahead: 'first',
      percent: 32,
      turn: 2,
    });
    expect(notes[0]?.data).toMatchObject({ outcome: 'solid', winner: 'azure', loser: 'gules' });
  });
  test('or by the margin alone', () => {
    const { state } = act(
      now(),
      'gules',
      'record-battle',
      { battle: 'o1.1', ahead: 'second', percent: 60 },
      { 'agree/azure': 'agree' },
    );
    expect(state.fights['o1.1']?.result).toMatchObject({ scores: null, ahead: 'second', percent: 60 });
  });
  test('not where the other remembers it otherwise', () => {
    const { state, told } = act(
      now(),
      'azure',
      'record-battle',
      { battle: 'o1.1', percent: 0 },
      { 'agree/gules': 'refuse' },
    );
    expect(told).toEqual(['result-refused']);
    expect(state.fights).toEqual({});
  });
  test('na.battle.fought, na.battle.others: once, and by those who fought', () => {
    const { state } = act(now(), 'azure', 'record-battle', { battle: 'o1.1', percent: 0 }, agreed);
    expect(refusal(state, 'azure', 'record-battle', { battle: 'o1.1' })).toBe('na.battle.fought');
    expect(refusal(now(), 'or', 'record-battle', { battle: 'o1.1' })).toBe('na.battle.others');
    expect(refusal(now({ turn: { phase: 'mining' } }), 'azure', 'record-battle', { battle: 'o1.1' })).toBe(
      'na.turn.phase',
    );
  });
});

test('na.battle.result: who won is said with everybody on that side, and of oneself in other words', () => {
  const all = { 'agree/azure': 'agree', 'agree/gules': 'agree', 'agree/or': 'agree' };
  const says = (state: State, seat: string, scores: readonly [number, number]): string => {
    const { asked } = act(state, seat, 'record-battle', { battle: 'o1.1', scores: [...scores] }, all);
    return plain(asked[0]?.text as Text);
  };
  expect(says(now(), 'azure', [1800, 1200])).toBe(
    'azure claims a narrow victory: 1800 victory points to 1200.',
  );
  expect(says(now(), 'azure', [1200, 1800])).toBe(
    'azure enters a narrow victory for gules: 1800 victory points to 1200.',
  );
  const allied = now({}, { first: ['azure', 'or'], form: 'together' });
  expect(says(allied, 'gules', [2500, 0])).toBe(
    'gules enters a massacre by azure and or: 2500 victory points to 0.',
  );
});

describe('na.battle.result: what is said of a margin never contradicts its bound', () => {
  test('a draw reaches to 10%, a narrow victory to 30%, a solid one to 50%', () => {
    const said = (apart: number, size: number) => {
      const scores = [apart, 0] as const;
      return percentSaid({ scores, percent: percentApart(scores, size) }, size);
    };
    expect(said(251, 2500)).toBe(10.04);
    expect(said(250, 2500)).toBe(10);
    expect(said(249, 2500)).toBe(10);
    expect(said(751, 2500)).toBe(30.04);
    expect(said(505, 1000)).toBe(51);
    expect(said(501, 1000)).toBe(50.1);
    expect(said(352, 1000)).toBe(35);
  });
  test('a margin that was entered without points is said as it was entered', () =>
    expect(percentSaid({ scores: null, percent: 11 }, 2500)).toBe(11));
  test('the other side is asked with the points of both, in a draw too', () => {
    const asked = (scores: [number, number]) =>
      plain(act(now(), 'azure', 'record-battle', { battle: 'o1.1', scores }, agreed).asked[0]?.text as Text);
    expect(asked([1251, 1000])).toBe('azure claims a narrow victory: 1251 victory points to 1000.');
    expect(asked([1000, 1100])).toBe(
      'azure enters a draw: 1000 victory points for the challenger, 1100 for the challenged.',
    );
  });
});

describe('na.battle.fought: a battle has one result', () => {
  const settled = act(
    now(),
    'azure',
    'record-battle',
    { battle: 'o1.1', scores: [1200, 1800] },
    agreed,
  ).state;
  test('a second that is entered is refused by name', () =>
    expect(() => act(settled, 'gules', 'record-battle', { battle: 'o1.1', scores: [1800, 1200] })).toThrow(
      'already has a result',
    ));
  test('one that was begun before the first was settled changes nothing, and says so', () => {
    const second = act(now(), 'azure', 'record-battle', { battle: 'o1.1', scores: [1800, 1200] }, agreed);
    const draft = empty(structuredClone(settled)) as unknown as Mutable<Public>;
    const { changes } = second;
    const move = {
      entry: 'e2',
      order: 'e2',
      done: true,
      asked: [],
      notes: [],
      tells: [],
      flags: [],
      changes,
    };
    expect(take(ninthAge, draft, move as never, null)).toMatchObject([{ rule: 'na.battle.fought' }]);
    expect((draft.rules as State).fights).toEqual(settled.fights);
  });
  test('two entered at once are one, and both are named', () => {
    const order = ninthAge.orders['record-battle'];
    const [one, two] = [
      { battle: 'o1.1', scores: [1800, 1200], ahead: null, percent: 0 },
      { battle: 'o1.1', scores: [1200, 1800], ahead: null, percent: 0 },
    ];
    expect(order?.single?.(one, 'gules')).toEqual(order?.single?.(two, 'azure'));
    const said = (gules: Json, azure: Json) =>
      plain(order?.rival?.({ seat: 'gules', args: gules }, { seat: 'azure', args: azure }) as Text);
    const counts = 'What gules entered counts if the other side agrees.';
    expect(said(one, two)).toBe(
      `gules: 1800 to 1200 · azure: 1200 to 1800, the challenger’s points first. ${counts}`,
    );
    const margin = { battle: 'o1.1', scores: null, ahead: 'first', percent: 20 };
    expect(said(margin, { ...margin, ahead: 'second', percent: 35 })).toBe(
      `gules: the challenger 20% ahead · azure: the challenged 35% ahead. ${counts}`,
    );
    expect(said({ ...margin, ahead: null, percent: 0 }, margin)).toContain(
      'gules: a draw · azure: the chall',
    );
  });
});

test('na.battle.waiting: an alliance whose form nobody has chosen is a battle not fought, too', () => {
  const state = now({}, { first: ['azure', 'or'], second: ['gules'] });
  expect(minds(state, 'or', 'end-phase', { turn: 2, phase: 'battle' })).toEqual(['na.battle.waiting']);
  const onward = (of: State) => ninthAge.tasks(of, 'or').find((task) => task.onward);
  expect(onward(state)).toMatchObject({ quiet: 'rare', order: { id: 'end-phase' } });
  expect(ninthAge.awaited(state)).toEqual(['azure', 'gules', 'or']);
  const over = now({ fights: { 'o1.1': fight('first', 20) } });
  expect(onward(over)).not.toHaveProperty('quiet');
  expect(minds(over, 'or', 'end-phase', { turn: 2, phase: 'battle' })).toEqual([]);
});

test('na.battle.arranged: when and where', () => {
  const { state } = act(now(), 'azure', 'arrange-battle', { battle: 'o1.1', date: 'Friday ', place: 'Club' });
  expect(state.fights['o1.1']).toMatchObject({ date: 'Friday', place: 'Club' });
  expect(act(state, 'gules', 'arrange-battle', { battle: 'o1.1' }).told).toEqual(['unarranged']);
});
test('na.battle.waiting: a battle not fought is minded, waits on, and counts when it is fought', () => {
  expect(minds(now(), 'azure', 'end-phase', { turn: 2, phase: 'battle' })).toEqual(['na.battle.waiting']);
  const later = now({ turn: { number: 4 } });
  expect(tasksOf(later, 'gules', 'asked')).toHaveLength(1);
  const { state } = act(
    later,
    'azure',
    'record-battle',
    { battle: 'o1.1', ahead: 'first', percent: 60 },
    agreed,
  );
  expect(state.fights['o1.1']?.result?.turn).toBe(4);
});
test('na.battle.called-off: by all who would fight it, and the gold comes back', () => {
  const paid = act(now({ realms: { gules: { gold: 300 } } }), 'gules', 'buy-points', {
    battle: 'o1.1',
    gold: 200,
  }).state;
  const { state } = act(paid, 'azure', 'call-off', { encounter: 'o1' }, agreed);
  expect(state).toMatchObject({ encounters: {}, fights: {}, realms: { gules: { gold: 300 } } });
  expect(act(paid, 'azure', 'call-off', { encounter: 'o1' }, { 'agree/gules': 'refuse' }).told).toEqual([
    'battle-stands',
  ]);
  expect(refusal(paid, 'or', 'call-off', { encounter: 'o1' })).toBe('na.battle.others');
});
describe('na.battle.called-off: one of two duels', () => {
  const two = (form: 'apart' | 'paired', results: State['fights']): State =>
    now(
      { seats: ['azure', 'gules', 'or', 'vert'], realms: { gules: { gold: 100 } }, fights: results },
      form === 'apart'
        ? { first: ['azure', 'or'], form }
        : { first: ['azure', 'or'], second: ['gules', 'vert'], form },
    );
  const points = (state: State, ...all: string[]) => all.map((seat) => purseOf(state, seat).left);
  const massacre = { 'o1.1': fight('first', 60) };
  test('the other keeps its result, and one who should have fought both earns what they fought', () => {
    // Azure has massacred gules (5 and 1); or and gules never fight: no average of two battles.
    const met = two('apart', massacre);
    expect(points(met, 'azure', 'gules', 'or')).toEqual([5, 0, 0]);
    const off = act(met, 'or', 'call-off', { encounter: 'o1', battle: 'o1.2' }, { 'agree/gules': 'agree' });
    expect(off.asked.map(({ by }) => by)).toEqual(['gules']);
    expect(points(off.state, 'azure', 'gules', 'or')).toEqual([5, 1, 0]);
    expect(minds(off.state, 'or', 'end-phase', { turn: 2, phase: 'battle' })).toEqual([]);
    expect(refusal(off.state, 'or', 'record-battle', { battle: 'o1.2' })).toBe('na.battle.called-off');
    const all = { 'agree/azure': 'agree', ...agreed };
    const whole = act(met, 'or', 'call-off', { encounter: 'o1' }, all).state;
    expect(points(whole, 'azure', 'gules')).toEqual([5, 1]);
  });
  test('called off before the other is fought, it leaves that one waiting; called off both, none', () => {
    const met = act(two('paired', {}), 'gules', 'buy-points', { battle: 'o1.1', gold: 100 }).state;
    const one = act(met, 'azure', 'call-off', { encounter: 'o1', battle: 'o1.1' }, agreed).state;
    expect(one.realms.gules?.gold).toBe(100);
    expect(refusal(one, 'vert', 'record-battle', { battle: 'o1.2' })).toBeUndefined();
    const both = act(one, 'or', 'call-off', { encounter: 'o1', battle: 'o1.2' }, { 'agree/vert': 'agree' });
    expect(both.state).toMatchObject({ encounters: {}, fights: {} });
  });
  test('a battle that was fought is not called off, not even by agreement', () => {
    const met = now({ fights: massacre });
    expect(refusal(met, 'azure', 'call-off', { encounter: 'o1' })).toBe('na.battle.fought');
    expect(refusal(met, 'azure', 'call-off', { encounter: 'o1', battle: 'o1.1' })).toBe('na.battle.fought');
    expect(points(act(met, 'azure', 'call-off', { encounter: 'o1' }, agreed).state, 'azure')).toEqual([5]);
  });
  test('nor does another form of the encounter wipe it', () => {
    const met = two('apart', massacre);
    const done = act(met, 'gules', 'choose-form', { encounter: 'o1' }, { form: 'together' });
    expect(points(done.state, 'azure')).toEqual([5]);
    expect(done.flags.map(({ rule }) => rule)).toEqual(['na.battle.fought']);
  });
});
test('na.battle.gold-cap: where a smaller size is agreed later, gold beyond the tenth goes back', () => {
  const bought = act(
    now({ options: { sizes: 'free' }, realms: { gules: { gold: 250 } } }),
    'gules',
    'buy-points',
    { battle: 'o1.1', gold: 250 },
  ).state;
  const less = act(bought, 'azure', 'agree-size', { battle: 'o1.1', size: 1000 }, agreed);
  expect(armies(less.state, 'gules')).toMatchObject({ bought: 100, total: 1100 });
  expect(less.state.realms.gules?.gold).toBe(150);
  expect(less.flags.map(({ rule }) => rule)).toEqual(['na.battle.gold-cap']);
  const more = act(bought, 'azure', 'agree-size', { battle: 'o1.1', size: 3000 }, agreed);
  expect([armies(more.state, 'gules')?.bought, more.flags]).toEqual([250, []]);
  // So too where the table changes the standard.
  const fixed = act(now({ realms: { gules: { gold: 250 } } }), 'gules', 'buy-points', {
    battle: 'o1.1',
    gold: 250,
  }).state;
  const all = { ...agreed, 'agree/or': 'agree' };
  const smaller = act(fixed, 'azure', 'change-rules', { standard: 1500 }, all).state;
  expect([armies(smaller, 'gules')?.bought, smaller.realms.gules?.gold]).toEqual([150, 100]);
});
test('na.destroyed: nobody enters a battle against a realm that has fallen', () => {
  const fallen = now({ realms: { gules: { fell: 1 } } });
  expect(refusal(fallen, 'azure', 'record-battle', { battle: 'o1.1' })).toBe('na.destroyed');
  expect(refusal(now(), 'azure', 'record-battle', { battle: 'o1.1' })).toBeUndefined();
});
test('na.piece.battle, na.piece.hex, na.piece.seat: what is no more is passed over', () => {
  expect(() => act(now(), 'azure', 'record-battle', { battle: 'o7.1' })).toThrow();
  expect(() => act(now(), 'azure', 'claim', { tile: 'q40r0' })).toThrow();
  expect(() => act(now(), 'nobody', 'work-mines')).toThrow();
  expect(refusal(now(), 'azure', 'buy-points', { battle: 'o7.1', gold: 1 })).toBe('na.piece.battle');
});
