import { describe, expect, test } from 'vitest';
import { poor } from '../../../src/rules/chronopia/define.ts';
import {
  act,
  afterBattle,
  applies,
  figure,
  gold,
  key,
  list,
  minds,
  refusal,
  table,
  tasksOf,
  warband,
} from './table.ts';

const mustering = table({ stage: 'muster', realms: { azure: { ready: false, gold: 1000 } } });
const { seat: _, ...entry } = figure();

describe('mustering', () => {
  test('ch.army: each chooses an army and a colour nobody else bears', () => {
    const state = table({ stage: 'muster', realms: { gules: { tincture: 'gules' } } });
    expect(refusal(state, 'azure', 'choose-army', { army: 'elves', tincture: 'gules' })).toBe('ch.army');
    const done = act(state, 'azure', 'choose-army', { army: 'elves', house: 'Helios', tincture: 'azure' });
    expect(done.state.realms.azure).toMatchObject({ army: 'elves', house: 'Helios', tincture: 'azure' });
  });
  test('ch.territory.start (A.2): a fortress, and one rolled on a D20', () => {
    const fresh = table({ stage: 'muster' });
    expect(Object.values(fresh.territories).map(({ land }) => land)).toEqual(['fortress', 'fortress']);
    const { state } = act(fresh, 'azure', 'roll-territory', {}, { territory: [7] });
    expect(state.territories.o1).toEqual({ seat: 'azure', land: 'village', name: '', home: false });
    expect(refusal(state, 'azure', 'roll-territory', {})).toBe('ch.territory.start');
  });
  test('ch.list: figures are listed, corrected, copied and struck off, but not while they serve', () => {
    const { state } = act(table(), 'azure', 'list-figures', { figures: [entry, { ...entry, name: 'Axe' }] });
    expect(state.figures['o1.1']).toMatchObject({ seat: 'azure', name: 'Axe' });
    expect(refusal(state, 'azure', 'unlist-figure', { id: 'spear' })).toBe('ch.list');
    expect(refusal(state, 'gules', 'unlist-figure', { id: 'o1.1' })).toBe('ch.list');
    expect(act(state, 'azure', 'unlist-figure', { id: 'o1.1' }).state.figures['o1.1']).toBeUndefined();
    const dearer = act(state, 'azure', 'change-figure', { id: 'spear', figure: { ...entry, cost: 21 } });
    expect(dearer.state.figures.spear?.cost).toBe(21);
    expect(refusal(state, 'azure', 'list-figures', { figures: [{ ...entry, warband: '' }] })).toBe('ch.list');
    expect(
      refusal(state, 'azure', 'list-figures', { figures: [{ ...entry, role: 'individual', warband: 'X' }] }),
    ).toBe('ch.list');
  });
  test('ch.initial (B.2.a): 1000 points buy the first force, and choosing otherwise costs nothing', () => {
    const { state } = act(mustering, 'azure', 'raise-warband', {
      name: 'The First',
      kind: 'Spears',
      figures: { spear: 6, captain: 1 },
    });
    expect(gold(state)).toBe(1000 - 150);
    expect(state.warbands.o1).toMatchObject({
      name: 'The First',
      kind: 'Spears',
      individual: false,
      place: 'field',
    });
    const back = act(state, 'azure', 'disband', { warband: 'o1', figures: { fit: { [key('spear')]: 2 } } });
    expect(gold(back.state)).toBe(1000 - 110);
    expect(
      refusal(mustering, 'azure', 'raise-warband', {
        name: '',
        kind: 'Spears',
        figures: { spear: 60, captain: 1 },
      }),
    ).toBe('ch.gold');
  });
  test('ch.initial.gold (B.1.a.2): the first force is paid in points; gold is what is left of them', () => {
    expect(poor(mustering, 'azure', 1001)?.why.say).toBe('That costs {price} points; you have {gold} left.');
    expect(poor(table({ realms: { azure: { gold: 10 } } }), 'azure', 11)?.why.say).toContain('gold');
  });
  test('ch.initial: not ready without army, territory, warbands; ready, nothing is bought any more', () => {
    const start = table({ stage: 'muster', realms: { azure: { ready: false, army: null } } });
    expect(refusal(start, 'azure', 'ready', { ready: true })).toBe('ch.army');
    const armed = table({ stage: 'muster', realms: { azure: { ready: false } } });
    expect(refusal(armed, 'azure', 'ready', { ready: true })).toBe('ch.territory.start');
    const bare = table({
      stage: 'muster',
      realms: { azure: { ready: false } },
      lands: { t: ['azure', 'town'] },
      warbands: { spears: null, lord: null },
    });
    expect(refusal(bare, 'azure', 'ready', { ready: true })).toBe('ch.initial');
    const full = table({ stage: 'muster', realms: { azure: { ready: true } } });
    expect(refusal(full, 'azure', 'recruit', { warband: 'spears', figures: { spear: 1 } })).toBe(
      'ch.initial',
    );
  });
  test('ch.initial.gold (B.2.a.2): a point unspent is a crown', () => {
    const state = table({
      stage: 'muster',
      realms: { azure: { ready: false, gold: 37 } },
      lands: { t: ['azure', 'town'] },
    });
    const done = act(state, 'azure', 'ready', { ready: true });
    expect(gold(done.state)).toBe(37);
    expect(done.told).toEqual(['mustered', 'left-over']);
  });
  test('ch.stage: the campaign begins when everybody is ready, and mustering is over then', () => {
    const late = table({ stage: 'muster', realms: { gules: { ready: false } } });
    expect(refusal(late, 'azure', 'begin-campaign', {})).toBe('ch.initial');
    const { state } = act(table({ stage: 'muster' }), 'azure', 'begin-campaign', {});
    expect(state.stage).toBe('campaign');
    expect(refusal(state, 'azure', 'begin-campaign', {})).toBe('ch.stage');
    expect(refusal(state, 'azure', 'choose-army', { army: 'elves', tincture: 'or' })).toBe('ch.stage');
  });
});

describe('recruiting', () => {
  const state = afterBattle('recruiting');
  test('ch.recruit (B.2.b): figures join for their cost, at the step that is for it', () => {
    const done = act(state, 'azure', 'recruit', { warband: 'spears', figures: { spear: 2, great: 1 } });
    expect(done.state.warbands.spears?.ranks[key('spear')]?.fit).toBe(10);
    expect(gold(done.state)).toBe(500 - 65);
    expect(
      refusal(afterBattle('income'), 'azure', 'recruit', { warband: 'spears', figures: { spear: 2 } }),
    ).toBe('ch.sequence');
    expect(refusal(table(), 'azure', 'recruit', { warband: 'spears', figures: { spear: 2 } })).toBe(
      'ch.sequence',
    );
    expect(refusal(state, 'azure', 'recruit', { warband: 'spears', figures: {} })).toBe('ch.recruit');
  });
  test('ch.recruit.raw (B.2.b.6): newcomers have the characteristics of the list, and their own row', () => {
    const veterans = afterBattle(
      'recruiting',
      {},
      {
        warbands: {
          spears: warband(
            [
              { figure: 'spear', fit: 5, spent: 20, raised: { cc: 2 } },
              { figure: 'captain', fit: 1, spent: 20, raised: { cc: 2 } },
            ],
            { experience: 9 },
          ),
        },
      },
    );
    const done = act(veterans, 'azure', 'recruit', { warband: 'spears', figures: { spear: 3 } });
    expect(done.state.warbands.spears?.ranks).toMatchObject({
      [key('spear', 20, { cc: 2 })]: { fit: 5 },
      [key('spear')]: { fit: 3, spent: 0, raised: {} },
    });
    expect(done.state.warbands.spears?.experience).toBe(9);
    expect(done.told).toContain('raw');
    expect(act(state, 'azure', 'recruit', { warband: 'spears', figures: { spear: 1 } }).told).not.toContain(
      'raw',
    );
  });
  test('ch.recruit.minimum (B.2.b.3): two and a captain are no warband', () => {
    const few = { name: '', kind: 'Spears', figures: { spear: 2, captain: 1 } };
    expect(refusal(state, 'azure', 'raise-warband', few)).toBe('ch.recruit.minimum');
    expect(
      refusal(state, 'azure', 'raise-warband', { ...few, figures: { spear: 4, captain: 1 } }),
    ).toBeUndefined();
  });
  test('ch.recruit.proportion (B.2.b.1): one kind in a warband, an individual alone, specials in proportion', () => {
    expect(
      refusal(state, 'azure', 'raise-warband', {
        name: '',
        kind: 'Spears',
        figures: { spear: 4, captain: 1, bow: 1 },
      }),
    ).toBe('ch.recruit.proportion');
    expect(refusal(state, 'azure', 'raise-warband', { name: '', kind: '', figures: { lord: 2 } })).toBe(
      'ch.recruit.proportion',
    );
    expect(refusal(state, 'azure', 'recruit', { warband: 'spears', figures: { great: 3 } })).toBe(
      'ch.recruit.proportion',
    );
  });
  test('ch.force.individuals is minded when a hero is recruited before his warband', () => {
    expect(minds(state, 'azure', 'raise-warband', { name: '', kind: '', figures: { rider: 1 } })).toEqual([
      'ch.force.individuals',
    ]);
  });
  test('ch.gold: nobody buys what the treasury cannot pay', () => {
    const poor = afterBattle('recruiting', {}, { realms: { azure: { gold: 39 } } });
    expect(refusal(poor, 'azure', 'recruit', { warband: 'spears', figures: { spear: 2 } })).toBe('ch.gold');
    expect(refusal(poor, 'azure', 'recruit', { warband: 'spears', figures: { spear: 1 } })).toBeUndefined();
  });
  test('ch.gold: what is spent beyond the treasury counts, and is remarked on', () => {
    const buys = (gold: number) =>
      act(afterBattle('recruiting', {}, { realms: { azure: { gold } } }), 'azure', 'recruit', {
        warband: 'spears',
        figures: { spear: 2 },
      });
    expect(buys(40).flags).toEqual([]);
    expect(buys(39).flags.map(({ rule, why }) => [rule, why.with])).toEqual([
      ['ch.gold', { seat: 'azure', gold: 1 }],
    ]);
    expect(buys(39).state.realms.azure?.gold).toBe(0);
  });
  test('ch.spells (B.2.a.3): spells are bought, sold back for what they cost, by casters alone', () => {
    const caster = afterBattle(
      'recruiting',
      {},
      { warbands: { wizard: warband([{ figure: 'wizard', fit: 1 }]) } },
    );
    const { state: wiser } = act(caster, 'azure', 'buy-spell', { warband: 'wizard', name: 'Dust', cost: 25 });
    expect(wiser.warbands.wizard?.spells.o1).toEqual({ name: 'Dust', cost: 25, secondChance: false });
    expect(gold(wiser)).toBe(475);
    const back = act(wiser, 'azure', 'sell-spell', { warband: 'wizard', spell: 'o1' });
    expect(gold(back.state)).toBe(500);
    expect(back.state.warbands.wizard?.spells).toEqual({});
    expect(refusal(caster, 'azure', 'buy-spell', { warband: 'lord', name: 'Dust', cost: 5 })).toBe(
      'ch.spells',
    );
    expect(refusal(caster, 'azure', 'sell-spell', { warband: 'wizard', spell: 'o1' })).toBe('ch.spells');
  });
});

describe('between battles', () => {
  const second = warband([
    { figure: 'spear', fit: 4 },
    { figure: 'captain', fit: 1 },
  ]);
  const state = table({ warbands: { second } });
  test('ch.transfer (B.2.b.4): figures go to a like warband with all they have learnt', () => {
    const spears = warband([
      { figure: 'spear', fit: 6, spent: 10, raised: { cc: 1 } },
      { figure: 'captain', fit: 1 },
    ]);
    const seasoned = table({ warbands: { spears, second } });
    const done = act(seasoned, 'azure', 'transfer', {
      from: 'spears',
      to: 'second',
      figures: { [key('spear', 10, { cc: 1 })]: 2 },
    });
    expect(done.state.warbands.second?.ranks[key('spear', 10, { cc: 1 })]).toMatchObject({
      fit: 2,
      spent: 10,
    });
    expect(done.state.warbands.spears?.ranks[key('spear', 10, { cc: 1 })]?.fit).toBe(4);
    expect(
      refusal(state, 'azure', 'transfer', { from: 'spears', to: 'lord', figures: { [key('spear')]: 1 } }),
    ).toBe('ch.transfer');
    expect(
      refusal(state, 'azure', 'transfer', { from: 'spears', to: 'second', figures: { [key('spear')]: 9 } }),
    ).toBe('ch.transfer');
  });
  test('ch.transfer.minimum (B.2.b.4): nobody gives up what he needs himself', () => {
    expect(
      refusal(state, 'azure', 'transfer', { from: 'second', to: 'spears', figures: { [key('spear')]: 1 } }),
    ).toBe('ch.transfer.minimum');
    expect(
      refusal(state, 'azure', 'transfer', { from: 'spears', to: 'second', figures: { [key('spear')]: 1 } }),
    ).toBeUndefined();
  });
  test('ch.garrison.transfer (B.1.c.2): warbands go freely between field army and garrisons', () => {
    const done = act(state, 'azure', 'station', { warband: 'second', place: 'home.azure' });
    expect(done.state.warbands.second?.place).toBe('home.azure');
    expect(act(done.state, 'azure', 'station', { warband: 'second', place: 'field' }).told).toEqual([
      'to-the-field',
    ]);
    expect(refusal(state, 'azure', 'station', { warband: 'second', place: 'field' })).toBe(
      'ch.garrison.transfer',
    );
    expect(refusal(state, 'azure', 'station', { warband: 'second', place: 'home.gules' })).toBe(
      'ch.piece.territory',
    );
    expect(minds(state, 'azure', 'station', { warband: 'lord', place: 'home.azure' })).toEqual([
      'ch.force.individuals',
      'ch.force.general',
    ]);
    expect(
      refusal(afterBattle('casualties'), 'azure', 'station', { warband: 'lord', place: 'home.azure' }),
    ).toBe('ch.sequence');
  });
  test('ch.disband (B.2.b.5): whoever goes takes everything with him, and nothing comes back', () => {
    const done = act(state, 'azure', 'disband', { warband: 'second', all: true });
    expect(done.state.warbands.second).toBeUndefined();
    expect(gold(done.state)).toBe(500);
    const hurt = table({
      warbands: {
        spears: warband([
          { figure: 'spear', fit: 6, hurt: 2 },
          { figure: 'captain', fit: 1 },
        ]),
      },
    });
    const some = act(hurt, 'azure', 'disband', {
      warband: 'spears',
      figures: { hurt: { [key('spear')]: 2 } },
    });
    expect(some.state.warbands.spears?.ranks[key('spear')]).toMatchObject({ fit: 6, hurt: 0 });
    expect(refusal(state, 'azure', 'disband', { warband: 'second' })).toBe('ch.disband');
  });
  test('ch.maintenance.minimum (D.2.b): a warband is not disbanded below its minimum, but wholly', () => {
    expect(
      refusal(state, 'azure', 'disband', { warband: 'second', figures: { fit: { [key('spear')]: 1 } } }),
    ).toBe('ch.maintenance.minimum');
    expect(refusal(state, 'azure', 'disband', { warband: 'second', all: true })).toBeUndefined();
  });
  test('ch.recruit.minimum: six troopers with two specials may discharge one of them', () => {
    const six = warband([
      { figure: 'spear', fit: 6 },
      { figure: 'great', fit: 2 },
      { figure: 'captain', fit: 1 },
    ]);
    expect(
      refusal(table({ warbands: { spears: six } }), 'azure', 'disband', {
        warband: 'spears',
        figures: { fit: { [key('great')]: 1 } },
      }),
    ).toBeUndefined();
  });
  test('ch.name: warbands and territories are called as their player likes', () => {
    expect(
      act(state, 'azure', 'name-warband', { warband: 'second', name: 'The Old Guard' }).state.warbands.second
        ?.name,
    ).toBe('The Old Guard');
    expect(
      act(state, 'azure', 'name-territory', { territory: 'home.azure', name: 'Karth' }).state.territories[
        'home.azure'
      ]?.name,
    ).toBe('Karth');
  });
});

describe('territories', () => {
  const lands = { t: ['azure', 'town'] } as const;
  test('ch.upgrade (D.3.b): the row’s cost raises it to the row above, and it brings more from then on', () => {
    const state = afterBattle('recruiting', {}, { lands });
    const done = act(state, 'azure', 'upgrade-territory', { territory: 't' });
    expect(done.state.territories.t?.land).toBe('city');
    expect(gold(done.state)).toBe(400);
    expect(refusal(state, 'azure', 'upgrade-territory', { territory: 'home.azure' })).toBe('ch.upgrade');
    expect(
      refusal(
        afterBattle('recruiting', {}, { lands, realms: { azure: { gold: 99 } } }),
        'azure',
        'upgrade-territory',
        { territory: 't' },
      ),
    ).toBe('ch.gold');
    expect(
      refusal(afterBattle('spending', {}, { lands }), 'azure', 'upgrade-territory', { territory: 't' }),
    ).toBeUndefined();
  });
});

describe('pieces that are not there', () => {
  test.each([
    ['ch.piece.warband', 'disband', { warband: 'x', all: true, figures: { fit: {}, hurt: {} } }],
    ['ch.piece.territory', 'upgrade-territory', { territory: 'x' }],
    ['ch.piece.figure', 'raise-warband', { name: '', kind: '', place: 'field', figures: { x: 1 } }],
    ['ch.piece.battle', 'take-field', { battle: 'x' }],
    ['ch.piece.captive', 'sell-captives', { captives: ['x'] }],
    ['ch.piece.seat', 'challenge', { seat: 'x', when: '' }],
  ])('%s: %s asks for what does not exist', (rule, id, args) => {
    expect(applies(table(), 'azure', id, args)).toBe(rule);
  });
  test('ch.piece.warband: what is another’s is not moved', () => {
    expect(refusal(table(), 'azure', 'station', { warband: 'foes', place: 'field' })).toBe(
      'ch.piece.warband',
    );
  });
  test('the lists of the tests are what the order takes', () => {
    for (const { seat: owner, ...each } of Object.values(list))
      if (owner === 'azure')
        expect(refusal(table(), 'azure', 'list-figures', { figures: [each] })).toBeUndefined();
  });
});

describe('ch.initial, ch.disband: when the points of an initial force are spent', () => {
  const spent = (over: Parameters<typeof table>[0] = {}) =>
    table({
      stage: 'muster',
      lands: { t: ['azure', 'town'] },
      ...over,
      realms: { azure: { ready: false, gold: 9 } },
    });
  const orders = (state: ReturnType<typeof table>): readonly (string | undefined)[] =>
    tasksOf(state).flatMap(({ kind, order }) => (kind === 'mind' ? [] : [order]));

  test('a force that is whole is not asked to recruit: it is mustered', () => {
    expect(orders(spent())).not.toContain('raise-warband');
    expect(orders(spent())).not.toContain('disband');
    expect(orders(spent())).toContain('ready');
  });
  test('a force without an individual gives figures back, for all they cost', () => {
    const alone = spent({ warbands: { lord: null } });
    expect(tasksOf(alone)).toContainEqual({ rule: 'ch.disband', kind: 'asked', order: 'disband' });
    // Four spears at 20.
    const { state } = act(alone, 'azure', 'disband', {
      warband: 'spears',
      figures: { fit: { [key('spear')]: 4 } },
    });
    expect(gold(state)).toBe(89);
    expect(orders(state)).toContain('raise-warband');
  });
});
