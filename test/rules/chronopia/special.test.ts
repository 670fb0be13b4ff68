import { describe, expect, test } from 'vitest';
import { act, afterBattle, battle, gold, key, list, refusal, table, warband } from './table.ts';

const path = `fate/spears/${key('spear')}`;
const fell = (count: number) => ({ battle: 'b1', fallen: { spears: { [key('spear')]: { fell: count } } } });
const alchemist = warband([{ figure: 'alchemist', fit: 1 }]);

describe('Blackbloods', () => {
  const state = (over: object = {}, fought: object = { spears: 9, lord: 1, alchemist: 1 }) =>
    afterBattle(
      'casualties',
      { fought: fought as never },
      { armies: { azure: 'blackbloods' }, warbands: { alchemist, second: alchemist }, ...over },
    );
  test('ch.alchemist (F.4.a.2): each result is looked at as it falls, and the second stands', () => {
    const done = act(state(), 'azure', 'record-casualties', fell(2), {
      [`${path}/1/fate`]: [1],
      [`${path}/1/again/killed`]: 'reroll',
      [`${path}/1/second`]: [20],
      [`${path}/2/fate`]: [8],
      [`${path}/2/again/wounded`]: 'keep',
    });
    expect(done.state.warbands.spears?.ranks[key('spear')]).toMatchObject({ fit: 7, hurt: 1 });
    expect(done.asked.map(({ label }) => label.slice(path.length + 1))).toEqual([
      '1/fate',
      '1/again/killed',
      '1/second',
      '2/fate',
      '2/again/wounded',
    ]);
  });
  test('ch.alchemist (F.4.a.4): a reroll that kills or captures is the last one', () => {
    const done = act(state(), 'azure', 'record-casualties', fell(2), {
      [`${path}/1/fate`]: [8],
      [`${path}/1/again/wounded`]: 'reroll',
      [`${path}/1/second`]: [2],
      [`${path}/2/fate`]: [1],
    });
    expect(done.state.warbands.spears?.ranks[key('spear')]?.fit).toBe(6);
    expect(done.notes.find(({ note }) => note === 'rerolled')?.data.over).toBe(1);
  });
  test('ch.alchemist (F.4.a.5): a second alchemist goes on where the first may not', () => {
    const two = state({}, { spears: 9, lord: 1, alchemist: 1, second: 1 });
    const done = act(two, 'azure', 'record-casualties', fell(2), {
      [`${path}/1/fate`]: [8],
      [`${path}/1/again/wounded`]: 'reroll',
      [`${path}/1/second`]: [5],
      [`${path}/2/fate`]: [1],
      [`${path}/2/again/killed`]: 'reroll',
      [`${path}/2/second`]: [13],
    });
    expect(done.state.warbands.spears?.ranks[key('spear')]?.fit).toBe(7);
  });
  test('an alchemist who fell himself still helps, or not: a switch', () => {
    const args = { battle: 'b1', fallen: { alchemist: { [key('alchemist')]: { fell: 1 } } } };
    const at = `fate/alchemist/${key('alchemist')}/1`;
    expect(
      act(state(), 'azure', 'record-casualties', args, {
        [`${at}/fate`]: [9],
        [`${at}/again/wounded`]: 'keep',
      }).asked,
    ).toHaveLength(2);
    const standing = state({ options: { rulings: { alchemists: 'standing' } } });
    expect(act(standing, 'azure', 'record-casualties', args, { [at]: [9] }).asked).toHaveLength(1);
  });
  test('an alchemist who stayed at home, or campaigns without special rules, reroll nothing', () => {
    expect(
      act(state({}, { spears: 9 }), 'azure', 'record-casualties', fell(1), { [`${path}/1`]: [1] }).asked,
    ).toHaveLength(1);
    expect(
      act(state({ options: { parts: { special: false } } }), 'azure', 'record-casualties', fell(1), {
        [`${path}/1`]: [1],
      }).asked,
    ).toHaveLength(1);
  });
});

describe('Firstborn', () => {
  const secondChance = { s: { name: 'Second Chance', cost: 20, secondChance: true } };
  const with_ = (spells: object) =>
    afterBattle(
      'casualties',
      { fought: { spears: 9, lord: 1, sage: 1 } },
      {
        armies: { azure: 'firstborn' },
        warbands: { sage: warband([{ figure: 'chronomancer', fit: 1 }], { spells: spells as never }) },
      },
    );
  test('ch.second-chance (F.1): with a Chronomancer left standing who knows the spell', () => {
    const done = act(with_(secondChance), 'azure', 'record-casualties', fell(1), {
      [`${path}/1/fate`]: [4],
      [`${path}/1/again/captured`]: 'reroll',
      [`${path}/1/second`]: [14],
    });
    expect(done.asked.find(({ ask }) => ask === 'choose')?.rule).toBe('ch.second-chance');
    expect(done.state.warbands.spears?.ranks[key('spear')]?.fit).toBe(8);
  });
  test('ch.second-chance: not without the spell, and not if he fell', () => {
    expect(act(with_({}), 'azure', 'record-casualties', fell(1), { [`${path}/1`]: [4] }).asked).toHaveLength(
      1,
    );
    const args = { battle: 'b1', fallen: { sage: { [key('chronomancer')]: { fell: 1 } } } };
    expect(
      act(with_(secondChance), 'azure', 'record-casualties', args, {
        [`fate/sage/${key('chronomancer')}/1`]: [15],
      }).asked,
    ).toHaveLength(1);
  });
});

describe('Devout', () => {
  const devout = { armies: { azure: 'devout' } } as const;
  const waiting = table({ ...devout, battles: { b: battle({ set: false }) } });
  test('ch.devout.summon (F.5.c.1): undead and demons are paid for before a battle, and fight in it', () => {
    const done = act(waiting, 'azure', 'summon', { battle: 'b', figures: { risen: 4 } });
    expect(gold(done.state)).toBe(500 - 52);
    expect(done.state.battles.b?.summoned.azure).toEqual({ risen: 4 });
    expect(
      act(done.state, 'azure', 'summon', { battle: 'b', figures: { risen: 1 } }).state.battles.b?.summoned
        .azure,
    ).toEqual({ risen: 5 });
    expect(refusal(waiting, 'gules', 'summon', { battle: 'b', figures: { risen: 1 } })).toBe(
      'ch.devout.summon',
    );
    expect(refusal(waiting, 'azure', 'summon', { battle: 'b', figures: { spear: 1 } })).toBe(
      'ch.devout.summon',
    );
    expect(refusal(waiting, 'azure', 'summon', { battle: 'b', figures: { risen: 39 } })).toBe('ch.gold');
    expect(
      refusal(
        table({ ...devout, realms: { azure: { gold: 9000 } }, battles: { b: battle({ set: false }) } }),
        'azure',
        'summon',
        { battle: 'b', figures: { risen: 60 } },
      ),
    ).toBe('ch.force.field');
  });
  test('ch.devout.summon (F.5.d): they count in the rating, and are neither recruited nor kept', () => {
    const state = table({ ...devout, battles: { b: battle({ summoned: { azure: { risen: 4 } } }) } });
    const done = act(state, 'azure', 'settle-battle', { battle: 'b' }, { 'agree/gules': 'agree' });
    expect(done.state.fought.b?.ratings.azure).toBe(280 + 52);
    expect(done.state.sittings.azure?.[0]?.summoned).toEqual({ risen: 4 });
    expect(
      refusal(afterBattle('recruiting', {}, devout), 'azure', 'raise-warband', {
        name: '',
        kind: 'Risen',
        figures: { risen: 4 },
      }),
    ).toBe('ch.devout.summon');
  });
  const summoned = (count: number) => afterBattle('casualties', { summoned: { risen: count } }, devout);
  test('ch.devout.refund (F.5.c.2): whole all; wounded all on 3+, killed on 5+, else half, rounded down', () => {
    const args = { battle: 'b1', summoned: { risen: { wounded: 2, killed: 2 } } };
    const rolls = (wounded: readonly number[], killed: readonly number[]) =>
      Object.fromEntries([
        ...wounded.map((die, index) => [`refund/risen/wounded/${index + 1}/refund`, [die]]),
        ...killed.map((die, index) => [`refund/risen/killed/${index + 1}/refund`, [die]]),
      ]);
    const back = (answers: object) =>
      gold(act(summoned(5), 'azure', 'record-casualties', args, answers).state) - 500;
    expect(back(rolls([3, 2], [5, 4]))).toBe(13 + 13 + 6 + 13 + 6);
    expect(back(rolls([6, 6], [6, 6]))).toBe(5 * 13);
  });
  test('ch.devout.captured (F.5.c.3): nothing comes back of those captured, and nobody holds them', () => {
    const done = act(summoned(3), 'azure', 'record-casualties', {
      battle: 'b1',
      summoned: { risen: { captured: 2 } },
    });
    expect(gold(done.state)).toBe(513);
    expect(done.state.captives).toEqual({});
    expect(done.told).toContain('summoned-captured');
  });
});

describe('Stygians', () => {
  const won = (over: object = {}, sitting: object = {}) =>
    afterBattle('recruiting', sitting, { armies: { azure: 'stygians' }, ...over });
  const order = { figure: 'drugged', count: 3, control: 4 };
  test('ch.drugged.victory (F.6.b.3): after a victory as many as can be controlled, for their cost', () => {
    const done = act(won(), 'azure', 'recruit-drugged', order);
    expect(gold(done.state)).toBe(470);
    expect(done.state.warbands.o1?.ranks[key('drugged')]?.fit).toBe(3);
    expect(refusal(done.state, 'azure', 'recruit-drugged', { ...order, count: 2 })).toBe(
      'ch.drugged.victory',
    );
    expect(
      act(done.state, 'azure', 'recruit-drugged', { ...order, count: 1, warband: 'o1' }).state.warbands.o1
        ?.ranks[key('drugged')]?.fit,
    ).toBe(4);
    expect(refusal(won({}, { outcome: 'lost' }), 'azure', 'recruit-drugged', order)).toBe(
      'ch.drugged.victory',
    );
    expect(refusal(won(), 'azure', 'recruit-drugged', { ...order, figure: 'spear' })).toBe(
      'ch.drugged.victory',
    );
  });
  test('ch.drugged (F.6.b.3): they are not recruited otherwise, nor by others', () => {
    expect(
      refusal(won(), 'azure', 'raise-warband', { name: '', kind: 'Drugged', figures: { drugged: 4 } }),
    ).toBe('ch.drugged');
    expect(refusal(afterBattle('recruiting'), 'azure', 'recruit-drugged', order)).toBe('ch.drugged');
  });
  test('ch.drugged (F.6.b.2): they cannot be taught', () => {
    const drugged = warband([{ figure: 'drugged', fit: 2 }], { experience: 90 });
    expect(
      refusal(afterBattle('spending', {}, { warbands: { drugged } }), 'azure', 'advance', {
        warband: 'drugged',
        characteristic: 'cc',
      }),
    ).toBe('ch.drugged');
    expect(list.drugged?.nature).toBe('drugged');
  });
});
