import { describe, expect, test } from 'vitest';
import { act, afterBattle, gold, key, minds, refusal, sitting, table, tasksOf, warband } from './table.ts';

const fates = (...rolls: readonly number[]) =>
  Object.fromEntries(rolls.map((roll, index) => [`fate/spears/${key('spear')}/${index + 1}`, [roll]]));
const fell = (count: number, lost = 0) => ({
  battle: 'b1',
  fallen: { spears: { [key('spear')]: { fell: count, lost } } },
});

describe('casualties', () => {
  const state = afterBattle('casualties');
  test('ch.casualties (E.3.b): each rolls on the table: dead, captured, wounded, well again', () => {
    const done = act(state, 'azure', 'record-casualties', fell(4), fates(2, 6, 12, 13));
    expect(done.state.warbands.spears?.ranks[key('spear')]).toMatchObject({ fit: 5, hurt: 1 });
    expect(done.state.captives['o1.0']).toMatchObject({
      seat: 'azure',
      holder: 'gules',
      figure: 'spear',
      count: 1,
      hope: true,
    });
    expect(done.state.sittings.azure?.[0]).toMatchObject({
      at: 'experience',
      survived: { spears: 7, lord: 1 },
    });
  });
  test('ch.casualties.lost (E.3.a): whoever was raised or eaten does not roll', () => {
    const done = act(state, 'azure', 'record-casualties', fell(1, 2), fates(20));
    expect(done.state.warbands.spears?.ranks[key('spear')]?.fit).toBe(6);
    expect(done.state.sittings.azure?.[0]?.survived.spears).toBe(7);
    expect(done.told).toContain('past-help');
  });
  test('ch.hospital (B.1.c.3): the wounded miss the next battle, and are up again after it', () => {
    const healed = afterBattle(
      'casualties',
      {},
      {
        warbands: {
          spears: warband([
            { figure: 'spear', fit: 6, hurt: 3 },
            { figure: 'captain', fit: 1 },
          ]),
        },
      },
    );
    const done = act(healed, 'azure', 'record-casualties', fell(2), fates(7, 12));
    expect(done.state.warbands.spears?.ranks[key('spear')]).toMatchObject({ fit: 7, hurt: 2 });
  });
  test('ch.captives (E.3.c): a captured individual keeps his name on the roll, and nobody is left of him', () => {
    const done = act(
      state,
      'azure',
      'record-casualties',
      { battle: 'b1', fallen: { lord: { [key('lord')]: { fell: 1 } } } },
      { [`fate/lord/${key('lord')}/1`]: [3] },
    );
    expect(done.state.warbands.lord).toMatchObject({ individual: true, ranks: {} });
    expect(done.state.sittings.azure?.[0]?.survived.lord).toBe(0);
  });
  test('a dead individual is struck off', () => {
    const done = act(
      state,
      'azure',
      'record-casualties',
      { battle: 'b1', fallen: { lord: { [key('lord')]: { fell: 1 } } } },
      { [`fate/lord/${key('lord')}/1`]: [1] },
    );
    expect(done.state.warbands.lord).toBeUndefined();
  });
  test('ch.captives: where several might have taken him, it is said who', () => {
    const many = {
      ...afterBattle('casualties', { enemies: ['gules', 'or'] }, { seats: ['azure', 'gules', 'or'] }),
    };
    const done = act(many, 'azure', 'record-casualties', fell(1), {
      ...fates(4),
      [`captor/spears/${key('spear')}`]: 'or',
    });
    expect(done.state.captives['o1.0']?.holder).toBe('or');
  });
  test('more cannot fall than took the field', () => {
    expect(refusal(state, 'azure', 'record-casualties', fell(9))).toBe('ch.casualties');
    const stayed = afterBattle('casualties', { fought: { lord: 1 } });
    expect(refusal(stayed, 'azure', 'record-casualties', fell(1))).toBe('ch.casualties');
  });
  test('ch.sequence (A.1): one step after the other, each named by its battle', () => {
    expect(refusal(afterBattle('income'), 'azure', 'record-casualties', fell(1))).toBe('ch.sequence');
    expect(refusal(state, 'azure', 'record-casualties', { battle: 'b2' })).toBe('ch.sequence');
    expect(refusal(table(), 'azure', 'collect-income', { battle: 'b1' })).toBe('ch.sequence');
  });
});

describe('experience', () => {
  const came = { survived: { spears: 7, lord: 1 } };
  const dice = { 'survivors/spears/1': [1, 2, 3, 4, 5, 6, 6], 'survivors/lord/1': [4] };
  const learnt = (state: ReturnType<typeof afterBattle>, hits = {}) => {
    const { warbands } = act(state, 'azure', 'earn-experience', { battle: 'b1', hits }, dice).state;
    return [warbands.spears?.experience, warbands.lord?.experience];
  };
  test('ch.experience (C.1.a): a D6 for each who came through, for the warband as one', () => {
    expect(learnt(afterBattle('experience', { ...came, outcome: 'lost' }))).toEqual([27, 4]);
  });
  test('ch.experience.hits (C.1.a.2): five for each hit that went home', () => {
    expect(learnt(afterBattle('experience', { ...came, outcome: 'lost' }), { spears: 3, lord: 2 })).toEqual([
      42, 14,
    ]);
    expect(
      refusal(afterBattle('experience', came), 'azure', 'earn-experience', {
        battle: 'b1',
        hits: { foes: 1 },
      }),
    ).toBe('ch.experience.hits');
  });
  test('ch.experience.leader (C.1.b.2): ten for the leader of those who won, if he came through', () => {
    expect(learnt(afterBattle('experience', came))).toEqual([27, 14]);
    expect(learnt(afterBattle('experience', { ...came, outcome: 'drawn' }))).toEqual([27, 4]);
    const fallen = afterBattle('experience', { survived: { spears: 7, lord: 0 } });
    expect(
      act(fallen, 'azure', 'earn-experience', { battle: 'b1' }, dice).state.warbands.lord?.experience,
    ).toBe(0);
  });
  test('ch.experience.underdog (C.1.c): the bonus for each figure that came through', () => {
    expect(learnt(afterBattle('experience', { ...came, outcome: 'lost', bonus: 3 }))).toEqual([
      27 + 21,
      4 + 3,
    ]);
  });
  test('a warband of more than twenty throws its dice in two hands', () => {
    const state = afterBattle(
      'experience',
      { survived: { spears: 23 }, fought: { spears: 23 } },
      {
        warbands: {
          spears: warband([
            { figure: 'spear', fit: 23 },
            { figure: 'captain', fit: 1 },
          ]),
        },
      },
    );
    const done = act(
      state,
      'azure',
      'earn-experience',
      { battle: 'b1' },
      { 'survivors/spears/1': Array(20).fill(1), 'survivors/spears/2': [6, 6, 6] },
    );
    expect(done.state.warbands.spears?.experience).toBe(38);
  });
  test('ch.drugged (F.6.b.2): the Drugged learn nothing', () => {
    const drugged = warband([{ figure: 'drugged', fit: 4 }]);
    const state = afterBattle(
      'experience',
      { fought: { drugged: 4 }, survived: { drugged: 4 } },
      { warbands: { drugged } },
    );
    const done = act(state, 'azure', 'earn-experience', { battle: 'b1', hits: { drugged: 2 } });
    expect(done.state.warbands.drugged?.experience).toBe(0);
    expect(done.told).toEqual(['nothing-learnt']);
  });
  test('whether captured figures earn is a switch', () => {
    const at = (captives: string) => afterBattle('casualties', {}, { options: { rulings: { captives } } });
    const survived = (state: ReturnType<typeof afterBattle>) =>
      act(state, 'azure', 'record-casualties', fell(2), fates(3, 1)).state.sittings.azure?.[0]?.survived
        .spears;
    expect([survived(at('none')), survived(at('earn'))]).toEqual([7, 8]);
  });
});

describe('gold', () => {
  const lands = { t: ['azure', 'town'], o: ['azure', 'outpost'] } as const;
  test('ch.income (D.1.a): each territory brings what the table says', () => {
    const done = act(afterBattle('income', {}, { lands }), 'azure', 'collect-income', { battle: 'b1' });
    expect(gold(done.state)).toBe(500 + 200 + 100 + 25);
    expect(done.state.sittings.azure?.[0]?.at).toBe('maintenance');
  });
  test('ch.income.underdog (D.1.b): so many D6 before it, in hands of twenty at most', () => {
    const done = act(
      afterBattle('income', { bonus: 3 }),
      'azure',
      'collect-income',
      { battle: 'b1' },
      { 'pay/1': [6, 2, 5] },
    );
    expect(gold(done.state)).toBe(500 + 13 + 200);
    expect(done.told).toEqual(['underdog-paid', 'income']);
    const great = act(
      afterBattle('income', { bonus: 22 }),
      'azure',
      'collect-income',
      { battle: 'b1' },
      { 'pay/1': Array(20).fill(1), 'pay/2': [1, 1] },
    );
    expect(gold(great.state)).toBe(722);
  });
  test('ch.maintenance (D.2): a fifth of the points is paid', () => {
    const done = act(afterBattle('maintenance'), 'azure', 'pay-maintenance', { battle: 'b1' });
    expect(gold(done.state)).toBe(500 - 56);
  });
  test('ch.maintenance.short (D.2.b): whoever cannot pay disbands until he can', () => {
    const poor = afterBattle('maintenance', {}, { realms: { azure: { gold: 40 } } });
    expect(refusal(poor, 'azure', 'pay-maintenance', { battle: 'b1' })).toBe('ch.maintenance.short');
    expect(tasksOf(poor)[0]).toMatchObject({ rule: 'ch.maintenance.short', order: 'disband' });
    const fewer = act(poor, 'azure', 'disband', { warband: 'lord', all: true }).state;
    expect(gold(act(fewer, 'azure', 'pay-maintenance', { battle: 'b1' }).state)).toBe(2);
  });
  test('the steps end one after the other, and the last leaves the battle behind', () => {
    const recruiting = act(afterBattle('recruiting'), 'azure', 'end-step', {
      battle: 'b1',
      step: 'recruiting',
    }).state;
    expect(recruiting.sittings.azure?.[0]?.at).toBe('spending');
    expect(
      act(recruiting, 'azure', 'end-step', { battle: 'b1', step: 'spending' }).state.sittings.azure,
    ).toEqual([]);
  });
  test('a second battle waits until the first is settled', () => {
    const state = {
      ...afterBattle('spending'),
      sittings: { azure: [sitting({ at: 'spending' }), sitting({ battle: 'b1', number: 2 })], gules: [] },
    };
    expect(refusal(state, 'azure', 'record-casualties', { battle: 'b1' })).toBe('ch.sequence');
  });
});

describe('spending', () => {
  const wise = (experience: number, over: Parameters<typeof warband>[1] = {}) =>
    afterBattle(
      'spending',
      {},
      {
        warbands: {
          spears: warband(
            [
              { figure: 'spear', fit: 7, hurt: 1 },
              { figure: 'captain', fit: 1 },
            ],
            { experience, ...over },
          ),
          lord: warband([{ figure: 'lord', fit: 1 }], { experience: 100 }),
          rider: warband([{ figure: 'rider', fit: 1 }], { experience: 100 }),
          wizard: warband([{ figure: 'wizard', fit: 1 }], { experience: 100 }),
        },
      },
    );
  const tries = (warbandId: string, characteristic: string, die: number, extra = {}) =>
    act(
      wise(200),
      'azure',
      'advance',
      { warband: warbandId, characteristic, ...extra },
      { 'advance/die': [die] },
    );
  test('ch.advance (C.2): ten a figure, everybody of the warband, by the leader’s rating', () => {
    const done = tries('spears', 'cc', 13);
    expect(done.state.warbands.spears?.experience).toBe(200 - 90);
    expect(done.state.warbands.spears?.ranks).toEqual({
      [key('spear', 10, { cc: 1 })]: { figure: 'spear', raised: { cc: 1 }, spent: 10, fit: 7, hurt: 1 },
      [key('captain', 10, { cc: 1 })]: { figure: 'captain', raised: { cc: 1 }, spent: 10, fit: 1, hurt: 0 },
    });
    expect(tries('spears', 'cc', 12).state.warbands.spears?.ranks[key('spear', 10)]).toMatchObject({
      raised: {},
      spent: 10,
    });
  });
  test('ch.advance: without a leader by the highest leadership', () => {
    const headless = warband(
      [
        { figure: 'spear', fit: 2 },
        { figure: 'great', fit: 1, raised: { ld: 2, cc: 5 }, spent: 70 },
      ],
      { experience: 30 },
    );
    const state = afterBattle('spending', {}, { warbands: { spears: headless } });
    expect(
      act(state, 'azure', 'advance', { warband: 'spears', characteristic: 'cc' }, { 'advance/die': [15] })
        .told,
    ).toContain('not-advanced');
  });
  test('ch.advance (C.2.c and d): a D4 above the rating; DEF the other way', () => {
    expect(tries('lord', 'ac', 4).told).toContain('advanced');
    expect(tries('lord', 'ac', 3).told).toContain('not-advanced');
    const done = tries('lord', 'def', 3);
    expect(done.state.warbands.lord?.ranks[key('lord', 10, { def: 1 })]).toBeDefined();
    expect(done.notes.at(-1)?.data).toMatchObject({ what: 'DEF', now: -3 });
    expect(tries('lord', 'def', 2).told).toContain('not-advanced');
  });
  test('ch.advance.price (C.2): not with fewer points than the warband has figures, in tens', () => {
    const short = act(
      wise(89),
      'azure',
      'advance',
      { warband: 'spears', characteristic: 'cc' },
      { 'advance/die': [1] },
    );
    expect(short.flags.map(({ rule, why }) => [rule, why.with?.points])).toEqual([['ch.advance.price', 1]]);
    expect(refusal(wise(89), 'azure', 'advance', { warband: 'spears', characteristic: 'cc' })).toBe(
      'ch.advance.price',
    );
    expect(
      refusal(wise(90), 'azure', 'advance', { warband: 'spears', characteristic: 'cc' }),
    ).toBeUndefined();
  });
  test('ch.advance.individuals (C.2.c): AC and W are for individuals', () => {
    for (const characteristic of ['ac', 'w']) {
      expect(refusal(wise(900), 'azure', 'advance', { warband: 'spears', characteristic })).toBe(
        'ch.advance.individuals',
      );
      expect(refusal(wise(900), 'azure', 'advance', { warband: 'lord', characteristic })).toBeUndefined();
    }
  });
  test('ch.advance.power (C.2.b): PW for those born with some', () => {
    expect(refusal(wise(900), 'azure', 'advance', { warband: 'spears', characteristic: 'pw' })).toBe(
      'ch.advance.power',
    );
    expect(
      tries('wizard', 'pw', 13).state.warbands.wizard?.ranks[key('wizard', 10, { pw: 1 })],
    ).toBeDefined();
  });
  test('ch.advance.maximum (C.2.e): no further than the table, mounted figures move up to 8; a try beyond it is wasted', () => {
    const at = (raised: object) =>
      afterBattle(
        'spending',
        {},
        {
          warbands: {
            lord: warband([{ figure: 'lord', fit: 1, raised }], { experience: 50 }),
            rider: warband([{ figure: 'rider', fit: 1, raised }], { experience: 50 }),
          },
        },
      );
    expect(minds(at({ mv: 1 }), 'azure', 'advance', { warband: 'lord', characteristic: 'mv' })).toEqual([
      'ch.advance.maximum',
    ]);
    expect(refusal(at({}), 'azure', 'advance', { warband: 'rider', characteristic: 'mv' })).toBeUndefined();
    expect(minds(at({ mv: 1 }), 'azure', 'advance', { warband: 'rider', characteristic: 'mv' })).toEqual([
      'ch.advance.maximum',
    ]);
    expect(minds(at({ def: 3 }), 'azure', 'advance', { warband: 'lord', characteristic: 'def' })).toEqual([
      'ch.advance.maximum',
    ]);
  });
  test('ch.advance.maximum: one who is at his highest stays there while the others rise', () => {
    const mixed = warband(
      [
        { figure: 'spear', fit: 4 },
        { figure: 'great', fit: 1, raised: { st: 3 } },
        { figure: 'captain', fit: 1 },
      ],
      { experience: 60 },
    );
    const state = afterBattle('spending', {}, { warbands: { spears: mixed } });
    const { ranks } =
      act(state, 'azure', 'advance', { warband: 'spears', characteristic: 'st' }, { 'advance/die': [3] })
        .state.warbands.spears ?? {};
    expect(ranks?.[key('great', 10, { st: 3 })]).toBeDefined();
    expect(ranks?.[key('spear', 10, { st: 1 })]).toBeDefined();
  });
  test('two rows that come to be alike become one', () => {
    const mixed = warband(
      [
        { figure: 'spear', fit: 4, raised: { st: 3 }, spent: 0 },
        { figure: 'spear', fit: 2, raised: { st: 2 } },
        { figure: 'captain', fit: 1 },
      ],
      { experience: 70 },
    );
    const state = afterBattle('spending', {}, { warbands: { spears: mixed } });
    const { ranks } =
      act(state, 'azure', 'advance', { warband: 'spears', characteristic: 'st' }, { 'advance/die': [3] })
        .state.warbands.spears ?? {};
    expect(ranks?.[key('spear', 10, { st: 3 })]?.fit).toBe(6);
  });
  test('whether the highest face always succeeds is a switch', () => {
    const at = (topFace: string) =>
      afterBattle(
        'spending',
        {},
        {
          options: { rulings: { topFace } },
          warbands: { lord: warband([{ figure: 'lord', fit: 1, raised: { w: 1 } }], { experience: 50 }) },
        },
      );
    const told = (topFace: string) =>
      act(at(topFace), 'azure', 'advance', { warband: 'lord', characteristic: 'w' }, { 'advance/die': [4] })
        .told;
    expect([told('beats'), told('succeeds')]).toEqual([['not-advanced'], ['advanced']]);
  });
  test('ch.advance.gold (D.3.a): gold serves as well as experience, or beside it', () => {
    const done = tries('spears', 'cc', 20, { gold: 60 });
    expect([gold(done.state), done.state.warbands.spears?.experience]).toEqual([440, 200 - 30]);
    expect(done.state.warbands.spears?.ranks[key('captain', 10, { cc: 1 })]?.spent).toBe(10);
    expect(
      refusal(wise(0), 'azure', 'advance', { warband: 'spears', characteristic: 'cc', gold: 90 }),
    ).toBeUndefined();
    expect(refusal(wise(0), 'azure', 'advance', { warband: 'spears', characteristic: 'cc', gold: 91 })).toBe(
      'ch.advance.gold',
    );
  });
});
