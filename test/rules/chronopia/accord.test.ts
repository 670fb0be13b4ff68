import { describe, expect, test } from 'vitest';
import { plain } from '../../../src/kernel/text.ts';
import { isDue, standings } from '../../../src/rules/chronopia/end/end.ts';
import { chronopia } from '../../../src/rules/chronopia/index.ts';
import { ledgers } from '../../../src/rules/chronopia/ledger.ts';
import { act, afterBattle, gold, key, refusal, sitting, table, tasksOf, warband } from './table.ts';

describe('what the table agrees on', () => {
  test('ch.parts: parts and the end change if all agree', () => {
    const state = table();
    const end = { by: 'territories', battles: 12, territories: 5 };
    const done = act(
      state,
      'azure',
      'change-parts',
      { parts: { allies: false }, end },
      { 'agree/gules': 'agree' },
    );
    expect(done.state.options.parts.allies).toBe(false);
    expect(done.state.options.end).toEqual(end);
    expect(
      act(state, 'azure', 'change-parts', { parts: { allies: false } }, { 'agree/gules': 'refuse' }).state
        .options,
    ).toEqual(state.options);
    expect(refusal(state, 'azure', 'change-parts', { parts: { allies: true } })).toBe('ch.parts');
    for (const [part, order, args] of [
      ['allies', 'call-ally', undefined],
      ['challenges', 'challenge', undefined],
      ['trade', 'trade', undefined],
      ['special', 'summon', undefined],
    ] as const)
      expect(refusal(table({ options: { parts: { [part]: false } } }), 'azure', order, args)).toBe(
        'ch.parts',
      );
  });
  test('ch.trade: gold, experience, territories and heroes change hands if both agree', () => {
    const state = table({
      lands: { t: ['gules', 'town'] },
      warbands: { foes: warband([{ figure: 'foe', fit: 6 }], { experience: 30 }) },
    });
    const bargain = {
      with: 'gules',
      gives: { gold: 50, warbands: ['lord'] },
      takes: { territories: ['t'], experience: { foes: 20 } },
    };
    const done = act(state, 'azure', 'trade', bargain, { 'agree/gules': 'agree' });
    expect([gold(done.state), gold(done.state, 'gules')]).toEqual([450, 550]);
    expect(done.state.territories.t?.seat).toBe('azure');
    expect(done.state.warbands.lord).toMatchObject({ seat: 'gules', place: 'field' });
    expect(done.state.warbands.foes?.experience).toBe(10);
    expect(act(state, 'azure', 'trade', bargain, { 'agree/gules': 'refuse' }).told).toEqual([
      'trade-refused',
    ]);
    expect(refusal(state, 'azure', 'trade', { with: 'gules', gives: {}, takes: {} })).toBe('ch.trade');
    expect(refusal(state, 'azure', 'trade', { with: 'gules', gives: { gold: 501 }, takes: {} })).toBe(
      'ch.gold',
    );
    expect(
      refusal(state, 'azure', 'trade', { with: 'gules', gives: {}, takes: { experience: { foes: 31 } } }),
    ).toBe('ch.trade');
    expect(
      refusal(state, 'azure', 'trade', { with: 'gules', gives: { territories: ['t'] }, takes: {} }),
    ).toBe('ch.piece.territory');
  });
  test('ch.trade: what was learnt goes to the general', () => {
    const state = table({ warbands: { foes: warband([{ figure: 'foe', fit: 6 }], { experience: 30 }) } });
    const done = act(
      state,
      'azure',
      'trade',
      { with: 'gules', gives: {}, takes: { experience: { foes: 5 } } },
      { 'agree/gules': 'agree' },
    );
    expect(done.state.warbands.lord?.experience).toBe(5);
  });
  test('a bargain that an earlier app kept is told in the words it was kept in', () => {
    const data = { seat: 'azure', other: 'gules', gives: '10 gold, 1 warband', takes: 'nothing' };
    expect(plain(chronopia.sentenceOf({ note: 'traded', rule: 'ch.trade', data }))).toBe(
      'azure and gules shake hands: 10 gold, 1 warband for nothing.',
    );
  });
  test('ch.territory.most: nobody trades his way past twelve', () => {
    const lands = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [`t${index}`, ['azure', 'outpost'] as const]),
    );
    const state = table({ lands: { ...lands, yours: ['gules', 'town'] } });
    expect(
      refusal(state, 'azure', 'trade', { with: 'gules', gives: {}, takes: { territories: ['yours'] } }),
    ).toBe('ch.territory.most');
    expect(
      refusal(state, 'azure', 'trade', {
        with: 'gules',
        gives: { territories: ['t1'] },
        takes: { territories: ['yours'] },
      }),
    ).toBeUndefined();
  });
  test('ch.trade: not before the last battle’s casualties are known', () => {
    expect(
      refusal(afterBattle('casualties'), 'azure', 'trade', { with: 'gules', gives: { gold: 1 }, takes: {} }),
    ).toBe('ch.sequence');
  });
});

describe('the end', () => {
  const fought = {
    b1: { number: 1, kind: 'two', sides: ['azure', 'gules'], winners: [], ratings: {} },
  } as const;
  const by = (end: object) =>
    table({ fought, options: { end: end as never }, lands: { t: ['gules', 'town'] } });
  test('ch.end: due after so many battles, at so many territories, or never by itself', () => {
    expect(isDue(by({ by: 'battles', battles: 1 }))).toBe(true);
    expect(isDue(by({ by: 'battles', battles: 2 }))).toBe(false);
    expect(isDue(by({ by: 'territories', territories: 3 }))).toBe(false);
    expect(
      isDue(
        table({
          lands: { t: ['gules', 'town'], u: ['gules', 'town'] },
          options: { end: { by: 'territories', territories: 3 } },
        }),
      ),
    ).toBe(true);
    expect(isDue(by({ by: 'agreed' }))).toBe(false);
  });
  test('ch.end: most territories, then the greater force, then the fuller treasury', () => {
    const rows = (over: Parameters<typeof table>[0]) => standings(table(over)).map(({ seat }) => seat);
    expect(rows({ lands: { t: ['gules', 'outpost'] } })[0]).toBe('gules');
    expect(rows({})[0]).toBe('azure');
    const even = {
      warbands: { foes: warband([{ figure: 'foe', fit: 6 }], { experience: 30 }) },
      realms: { gules: { gold: 501 } },
    };
    expect(rows(even)[0]).toBe('gules');
  });
  test('ch.end: due, anybody ends it; before, all must agree; and nothing is played after it', () => {
    const done = act(by({ by: 'battles', battles: 1 }), 'azure', 'end-campaign', {});
    expect(done.state).toMatchObject({ stage: 'over', victor: 'gules' });
    expect(refusal(done.state, 'azure', 'challenge')).toBe('ch.stage');
    expect(tasksOf(done.state)).toEqual([]);
    expect(chronopia.awaited(done.state)).toEqual([]);
    expect(
      act(by({ by: 'agreed' }), 'azure', 'end-campaign', {}, { 'agree/gules': 'refuse' }).state.stage,
    ).toBe('campaign');
    expect(
      refusal({ ...by({}), sittings: { azure: [sitting()], gules: [] } }, 'gules', 'end-campaign', {}),
    ).toBe('ch.sequence');
  });
  test('ch.end: two as great as each other share it', () => {
    const even = table({
      fought,
      options: { end: { battles: 1 } },
      warbands: { foes: warband([{ figure: 'foe', fit: 6 }], { experience: 30 }) },
    });
    expect(act(even, 'azure', 'end-campaign', {})).toMatchObject({
      state: { victor: null },
      told: ['ended-even'],
    });
  });
});

test('ch.open: there is nothing to write into a book of one’s own', () => {
  const state = table();
  const book = ledgers.start('azure', state);
  expect(ledgers.check(book, { anything: 1 }, state)).toMatchObject({ rule: 'ch.open' });
  expect(ledgers.write(book, {}, state)).toBe(book);
  expect(ledgers.tasks(book, state)).toEqual([]);
  expect(key('spear')).toBe('spear_s0');
});
