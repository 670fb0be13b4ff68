import { describe, expect, test } from 'vitest';
import { tasks } from '../../../../src/rules/mighty-empires/tabletop/tasks.ts';
import { act, banner, east, minds, refusal, table, west } from '../table.ts';
import { met, sides, waiting } from './lay.ts';

const lay = (more: object = {}) => ({ encounter: 'e1', column: 'lowland', features: 3, ...more });

describe('me.tabletop.waiting (Tabletop battles)', () => {
  test('a day and a place are kept, as the players say them', () => {
    const done = act(waiting(), 'gules', 'arrange-battle', {
      encounter: 'e1',
      date: 'Friday',
      place: 'at Tom’s',
    });
    expect(done.state.tabletop.fields.e1).toMatchObject({ date: 'Friday', place: 'at Tom’s', hour: null });
    expect(done.notes[0]?.data.told).toBe('both');
    expect(
      act(done.state, 'azure', 'arrange-battle', { encounter: 'e1', date: '', place: '' }).notes[0]?.data
        .told,
    ).toBe('none');
  });
  test('only those whose battle it is, and only while it waits', () => {
    const third = waiting({ seats: ['azure', 'gules', 'or'] });
    expect(refusal(third, 'or', 'arrange-battle', { encounter: 'e1', date: '', place: '' })).toBe(
      'me.tabletop.waiting',
    );
    expect(refusal(waiting({ encounters: {} }), 'azure', 'arrange-battle')).toBe('me.tabletop.waiting');
    expect(() => act(waiting({ encounters: {} }), 'azure', 'roll-terrain', lay())).toThrow(
      'me.tabletop.waiting',
    );
  });
  test('it becomes a matter to mind when it grows old, and before the winter', () => {
    const rules = (month: number) =>
      tasks(waiting({ season: { month, phase: 'battle' } }), 'gules')
        .filter(({ kind }) => kind === 'mind')
        .map(({ title }) => title.say);
    expect(rules(2)).toEqual([]);
    expect(rules(3)).toEqual([expect.stringContaining('has waited')]);
    expect(rules(6)).toEqual([expect.stringContaining('before winter')]);
  });
  test('a day is offered for a battle that is due, and stands apart in the turn of another; never for a siege', () => {
    const offered = (over: object, seat: string) =>
      tasks(waiting({ season: { month: 2, phase: 'battle' }, ...over }), seat)
        .filter(({ order }) => order?.id === 'arrange-battle')
        .map(({ aside }) => aside === true);
    expect(offered({}, 'azure')).toEqual([false]);
    expect(offered({}, 'gules')).toEqual([true]);
    expect(offered({ encounters: { e1: { ...met, kind: 'siege' } } }, 'azure')).toEqual([]);
    expect(offered({ encounters: { e1: { ...met, kind: 'siege' } } }, 'gules')).toEqual([]);
    expect(offered({ season: { month: 1, phase: 'movement' } }, 'azure')).toEqual([]);
  });
  test('a field whose battle is over is swept away with the next change', () => {
    const one = act(waiting(), 'azure', 'arrange-battle', { encounter: 'e1', date: 'now', place: '' }).state;
    const moved = { ...one, encounters: { e2: met } };
    const done = act(moved, 'azure', 'arrange-battle', { encounter: 'e2', date: '', place: '' });
    expect(Object.keys(done.state.tabletop.fields)).toEqual(['e2']);
  });
});

test('me.tabletop.part: where the campaign leaves models out, nothing of it is offered', () => {
  const off = waiting({ options: { parts: { tabletop: false } } });
  for (const id of [
    'arrange-battle',
    'roll-terrain',
    'table-result',
    'gather-wounded',
    'execute',
    'take-spoils',
  ])
    expect(refusal(off, 'azure', id)).toBe('me.tabletop.part');
  expect(tasks(off, 'azure')).toEqual([]);
});

describe('me.tabletop.terrain (Terrain)', () => {
  const rolls = { 'feature/1': [5], 'feature/2': [41], 'feature/3': [99] };
  test('as many features as wished, each on the column of the ground', () => {
    const { state } = act(waiting(), 'azure', 'roll-terrain', lay(), rolls);
    expect(state.tabletop.fields.e1?.features.map(({ feature }) => feature)).toEqual([
      'hill',
      'wood',
      'tomb',
    ]);
    const high = act(waiting(), 'azure', 'roll-terrain', lay({ column: 'highland' }), rolls).state;
    expect(high.tabletop.fields.e1?.features.map(({ feature }) => feature)).toEqual([
      'hill',
      'steep-hill',
      'chasm',
    ]);
  });
  test('more on top, or all afresh', () => {
    const one = act(waiting(), 'azure', 'roll-terrain', lay(), rolls).state;
    const more = act(one, 'azure', 'roll-terrain', lay({ features: 1 }), { 'feature/1': [5] }).state;
    expect(more.tabletop.fields.e1?.features).toHaveLength(4);
    const anew = act(one, 'azure', 'roll-terrain', lay({ features: 1, afresh: true }), { 'feature/1': [5] });
    expect(anew.state.tabletop.fields.e1?.features).toHaveLength(1);
  });
  test('no other column than the tile’s', () => {
    expect(refusal(waiting(), 'azure', 'roll-terrain', lay({ column: 'river' }))).toBe('me.tabletop.terrain');
    expect(minds(waiting(), 'azure', 'roll-terrain', lay())).toEqual([]);
  });
});

const agree = (more: object = {}) => ({
  encounter: 'e1',
  barrier: 'none',
  scenery: { hill: 10, bridge: 10, half: 25 },
  ...more,
});

test('me.tabletop.barrier (Blocking terrain on the tabletop): river, mountain or coast only if both agree', () => {
  const yes = act(waiting(), 'azure', 'agree-field', agree({ barrier: 'river' }), { agreed: 'yes' });
  expect(yes.state.tabletop.fields.e1?.barrier).toBe('river');
  expect(yes.notes.at(-1)).toMatchObject({ note: 'field-agreed', rule: 'me.tabletop.barrier' });
  const no = act(waiting(), 'azure', 'agree-field', agree({ barrier: 'river' }), { agreed: 'no' });
  expect(no.state.tabletop.fields).toEqual({});
  expect(no.told).toEqual(['field-refused']);
});
test('me.tabletop.scenery (Winners and losers): values by consent; features left out by consent', () => {
  const laid = act(waiting(), 'azure', 'roll-terrain', lay({ features: 2 }), {
    'feature/1': [5],
    'feature/2': [41],
  }).state;
  const done = act(
    laid,
    'gules',
    'agree-field',
    agree({ scenery: { hill: 15, bridge: 5, half: 25 }, drop: [0] }),
    { agreed: 'yes' },
  );
  expect(done.state.tabletop.fields.e1).toMatchObject({ scenery: { hill: 15, bridge: 5, half: 25 } });
  expect(done.state.tabletop.fields.e1?.features.map(({ feature }) => feature)).toEqual(['wood']);
  const alone = waiting({ encounters: { e1: { ...met, defender: 'independent' } } });
  expect(
    act(alone, 'azure', 'agree-field', agree({ barrier: 'coast' })).state.tabletop.fields.e1?.barrier,
  ).toBe('coast');
});

test('me.tabletop.siege (Supplies and time): a siege is made ready with its days in mind', () => {
  const siege = waiting({ encounters: { e1: { ...met, kind: 'siege' } } });
  expect(minds(siege, 'azure', 'arrange-battle', { encounter: 'e1', date: '', place: '' })).toEqual([
    'me.tabletop.siege',
  ]);
});

describe('me.tabletop.daylight (Day length)', () => {
  const dawn = act(waiting(), 'azure', 'roll-hour', { encounter: 'e1' }, { hour: [4] });
  test('one die for the hour; sixteen hours of light', () => {
    expect(dawn.state.tabletop.fields.e1).toMatchObject({ hour: 4, played: 0, contingents: [] });
    expect(dawn.notes[0]?.data).toMatchObject({ hour: 4, turns: 13 });
  });
  test('hours are ticked off once it has begun', () => {
    expect(refusal(waiting(), 'azure', 'mark-hour', { encounter: 'e1', hour: 1 })).toBe(
      'me.tabletop.daylight',
    );
    const on = act(dawn.state, 'gules', 'mark-hour', { encounter: 'e1', hour: 4 });
    expect(on.state.tabletop.fields.e1?.played).toBe(4);
    const hour = (at: number) => refusal(on.state, 'gules', 'mark-hour', { encounter: 'e1', hour: at });
    expect([2, 3, 4, 5, 6].map(hour)).toEqual([
      'me.tabletop.daylight',
      undefined,
      undefined,
      undefined,
      'me.tabletop.daylight',
    ]);
    expect(refusal(dawn.state, 'gules', 'mark-hour', { encounter: 'e1', hour: 3 })).toBe(
      'me.tabletop.daylight',
    );
  });
  test('the hour is rolled once', () => {
    expect(refusal(dawn.state, 'azure', 'roll-hour', { encounter: 'e1' })).toBe('me.tabletop.daylight');
  });
});

const northEast = 'q1r-1' as const;
const pincers = waiting({
  banners: { ...sides, a2: banner({ number: 2 }), a3: banner({ number: 3 }) },
  encounters: { e1: { ...met, attackers: { a1: west, a2: northEast, a3: west } } },
});
const struck = (first: number, second: number) =>
  act(pincers, 'azure', 'roll-hour', { encounter: 'e1' }, { 'q-1r0/hour': [first], 'q1r-1/hour': [second] });
describe('me.tabletop.pincer (Pincer attacks)', () => {
  test('a die for each force: the lowest begins, the other comes at its hour', () => {
    expect(struck(4, 2).state.tabletop.fields.e1).toMatchObject({
      hour: 2,
      contingents: [
        { from: west, banners: ['a1', 'a3'], due: 4, comes: null },
        { from: northEast, banners: ['a2'], due: 2, comes: 'start' },
      ],
    });
  });
  test('at the same hour they deploy together; or they come as one by choice', () => {
    expect(struck(3, 3).state.tabletop.fields.e1?.contingents.map(({ comes }) => comes)).toEqual([
      'start',
      'start',
    ]);
    const one = act(pincers, 'azure', 'roll-hour', { encounter: 'e1', pincer: false }, { hour: [2] });
    expect(one.state.tabletop.fields.e1?.contingents).toEqual([]);
  });
});

describe('me.tabletop.arrival (Pincer attacks)', () => {
  const second = act(struck(4, 2).state, 'azure', 'mark-hour', { encounter: 'e1', hour: 2 }).state;
  const due = act(second, 'azure', 'mark-hour', { encounter: 'e1', hour: 3 }).state;
  const comes = (answers: Record<string, number[]>) =>
    act(
      due,
      'azure',
      'roll-arrival',
      { encounter: 'e1', from: west },
      Object.fromEntries(Object.entries(answers).map(([label, value]) => [`force/${label}`, value])),
    ).state.tabletop.fields.e1?.contingents[0];
  test('not before its hour, not twice, and only who is awaited', () => {
    const args = { encounter: 'e1', from: west };
    expect(refusal(struck(4, 2).state, 'azure', 'roll-arrival', args)).toBe('me.tabletop.arrival');
    expect(refusal(due, 'azure', 'roll-arrival', args)).toBeUndefined();
    expect(refusal(due, 'azure', 'roll-arrival', { encounter: 'e1', from: east })).toBe(
      'me.tabletop.arrival',
    );
    expect(tasks(due, 'azure').map(({ rule }) => rule)).toContain('me.tabletop.arrival');
    expect(tasks(struck(4, 2).state, 'azure').map(({ rule }) => rule)).not.toContain('me.tabletop.arrival');
  });
  test.each([
    [
      '1: delayed by a die more, then all on the own edge',
      { arrival: [1], delay: [5] },
      { comes: 'late', due: 9, units: null },
    ],
    [
      '2–3: a die of units on the own edge',
      { arrival: [3], units: [2] },
      { comes: 'own-edge', units: 2, flank: null },
    ],
    [
      '4–5: on the left',
      { arrival: [4], units: [6], flank: [3] },
      { comes: 'random-flank', units: 6, flank: 'left' },
    ],
    [
      '4–5: on the right',
      { arrival: [5], units: [1], flank: [4] },
      { comes: 'random-flank', flank: 'right' },
    ],
    ['6: everybody, anywhere', { arrival: [6] }, { comes: 'any-of-three', units: null, due: 4 }],
  ])('%s', (_, answers, expected) => {
    expect(comes(answers)).toMatchObject(expected);
  });
});

test('a table without a battle has no tasks of battles', () => {
  expect(tasks(table(), 'azure')).toEqual([]);
});
