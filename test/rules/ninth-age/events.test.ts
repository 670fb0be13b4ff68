import { describe, expect, test } from 'vitest';
import { mean, odds } from '../../../src/kernel/odds.ts';
import { eventIds } from '../../../src/rules/ninth-age/charts/events.ts';
import { plunder } from '../../../src/rules/ninth-age/conquest/spend.ts';
import { catastrophe } from '../../../src/rules/ninth-age/events/pick.ts';
import { dig } from '../../../src/rules/ninth-age/mining/collect.ts';
import { act, east, far, hex, middle, picks, refusal, table, tasksOf, west } from './table.ts';

const now = (over: Parameters<typeof table>[0] = {}) =>
  table({ ...over, turn: { phase: 'events', ...over.turn } });

describe('na.events: each picks one', () => {
  test('na.events.brash-attack: in the order of play', () => {
    const state = act(now(), 'azure', 'pick-event', { event: 'brash-attack' }).state;
    expect(state.turn.picks).toEqual(picks({}));
    expect(refusal(state, 'azure', 'pick-event')).toBe('na.turn.order');
    expect(tasksOf(state, 'gules', 'asked')).toEqual(['pick-event']);
  });
  test('na.events.twice: an event is picked twice at most', () => {
    const picked = picks({ event: 'brash-attack' }, { seat: 'gules', event: 'brash-attack' });
    const state = now({ turn: { picks: picked } });
    expect(refusal(state, 'or', 'pick-event', { event: 'brash-attack' })).toBe('na.events.twice');
    expect(refusal(state, 'or', 'pick-event', { event: 'veteran-troops' })).toBeUndefined();
  });
  test('na.events.target: three of them strike another player', () => {
    for (const event of ['poisoned-mines', 'catastrophe', 'emissary'] as const) {
      expect(refusal(now(), 'azure', 'pick-event', { event })).toBe('na.events.target');
      expect(refusal(now(), 'azure', 'pick-event', { event, target: 'azure' })).toBe('na.events.target');
      expect(refusal(now(), 'azure', 'pick-event', { event, target: 'gules' })).toBeUndefined();
    }
  });
  test('na.events.reconnaissance, na.events.veteran-troops, na.events.rapid-expansion: told by name', () => {
    for (const event of eventIds.filter((id) => !['construction-project', 'catastrophe'].includes(id)))
      expect(act(now(), 'azure', 'pick-event', { event, target: 'gules' }).rules).toEqual([
        `na.events.${event}`,
      ]);
  });
});

describe('na.events.construction-project', () => {
  const project = { event: 'construction-project', tile: far, what: 'fortress' };
  test('builds at once', () => {
    const { state, told } = act(now(), 'azure', 'pick-event', project);
    expect(state.hexes[far]?.walls).toBe('fortress');
    expect(told).toEqual(['event', 'built']);
  });
  test('on one’s own hex, by the rules of building', () => {
    expect(refusal(now(), 'azure', 'pick-event', { event: 'construction-project' })).toBe(
      'na.events.construction-project',
    );
    expect(refusal(now(), 'azure', 'pick-event', { ...project, tile: west })).toBe('na.piece.hex');
    expect(refusal(now(), 'azure', 'pick-event', { ...project, what: 'mine' })).toBe(
      'na.conquest.mine-ground',
    );
  });
});

describe('na.events.catastrophe: a die for each improvement', () => {
  const hexes = { [west]: { mine: true }, [middle]: hex({ flag: 'gules', walls: 'fortress' }) } as const;
  const state = now({ hexes });
  const { state: after, told } = act(
    state,
    'azure',
    'pick-event',
    { event: 'catastrophe', target: 'gules' },
    { [`${west}/city`]: [1], [`${west}/mine`]: [2], [`${middle}/fortress`]: [1] },
  );
  test('on a 1 it falls, and nothing else', () => {
    expect(after.hexes[west]).toMatchObject({ walls: null, mine: true, flag: 'gules', capitalOf: null });
    expect(after.hexes[middle]?.walls).toBeNull();
    expect(told).toEqual(['event', 'fell', 'fell']);
  });
  test('whoever has nothing loses nothing', () => {
    const bare = now({ hexes: { [west]: { walls: null } } });
    expect(act(bare, 'azure', 'pick-event', { event: 'catastrophe', target: 'gules' }).told).toEqual([
      'event',
      'nothing-falls',
    ]);
  });
  test('the chances are those of so many dice', () => {
    const atRisk = [
      { tile: west, what: 'city' as const },
      { tile: west, what: 'mine' as const },
    ];
    const lost = odds(
      () => catastrophe({ seat: 'gules', atRisk }),
      ({ changes }) => changes.length,
    );
    for (const [falls, p] of [
      [0, 25 / 36],
      [1, 10 / 36],
      [2, 1 / 36],
    ])
      expect(lost.outcomes.find(({ value }) => value === falls)?.p).toBeCloseTo(p ?? 0, 12);
  });
});

describe('na.mining: gold from mines', () => {
  const hexes = {
    [east]: { kind: 'mountain', mine: true },
    [far]: { kind: 'river', river: [0, 3], mine: true },
  } as const;
  const mines = table({ hexes, turn: { phase: 'mining' } });
  const mined = (mountain: readonly number[], river: readonly number[], state = mines) =>
    act(state, 'azure', 'work-mines', {}, { [`mine/${east}`]: [...mountain], [`mine/${far}`]: [...river] });
  test('2D6 × 10 on a river, 3D6 × 10 on a mountain', () => {
    const { state } = mined([1, 2, 3], [4, 6]);
    expect(state.realms.azure?.gold).toBe(160);
    expect(state.turn.mined).toEqual(['azure']);
    expect(refusal(state, 'azure', 'work-mines')).toBe('na.mining');
    expect(refusal(mines, 'gules', 'work-mines')).toBe('na.mining');
  });
  test('na.mining.exhausted.river: a double keeps its gold and closes the mine', () => {
    const { state, rules } = mined([1, 2, 2], [4, 4]);
    expect(state.realms.azure?.gold).toBe(130);
    expect(state.hexes[far]?.mine).toBe(false);
    expect(state.hexes[east]?.mine).toBe(true);
    expect(rules).toContain('na.mining.exhausted.river');
  });
  test('na.mining.exhausted.mountain: only a triple closes a mountain mine', () => {
    const { state, rules } = mined([5, 5, 5], [4, 3]);
    expect(state.hexes[east]?.mine).toBe(false);
    expect(state.hexes[east]?.walls).toBe('city');
    expect(rules).toContain('na.mining.exhausted.mountain');
  });
  test('na.gold.multiplier: larger battles, more gold', () => {
    const large = { ...mines, options: { ...mines.options, standard: 4000 } };
    expect(mined([1, 2, 3], [4, 6], large).state.realms.azure?.gold).toBe(240);
  });
  test('na.events.poisoned-mines: no gold this turn, and no mine exhausted', () => {
    const turn = { ...mines.turn, picks: picks({ seat: 'or', event: 'poisoned-mines', target: 'azure' }) };
    const { state, told } = act({ ...mines, turn }, 'azure', 'work-mines');
    expect(told).toEqual(['poisoned']);
    expect(state.realms.azure?.gold).toBe(0);
    expect(state.turn.mined).toEqual(['azure']);
  });
  test('the phase waits for whoever has mines', () => {
    expect(tasksOf(mines, 'azure', 'asked')).toEqual(['work-mines']);
    expect(refusal(mines, 'gules', 'end-phase', { turn: 2, phase: 'mining' })).toBe('na.turn.order');
  });
  test('chances: against every roll counted by hand', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const pairs = faces.flatMap((a) => faces.map((b) => [a, b] as const));
    const triples = pairs.flatMap(([a, b]) => faces.map((c) => [a, b, c] as const));
    const of = (on: 'river' | 'mountain') =>
      odds(
        () => dig({ seat: 'azure', shafts: [{ tile: east, on }], times: 10 }),
        ({ changes }) => ({
          gold: changes.reduce((sum, change) => sum + (change.type === 'goldChanged' ? change.by : 0), 0),
          gone: changes.some(({ type }) => type === 'fell'),
        }),
      );
    for (const [on, rolls] of [
      ['river', pairs],
      ['mountain', triples],
    ] as const) {
      const found = of(on);
      for (const { value, p } of found.outcomes) {
        const ways = rolls.filter((roll) => {
          const sum = roll.reduce<number>((all, face) => all + face, 0);
          return sum * 10 === value.gold && roll.every((face) => face === roll[0]) === value.gone;
        });
        expect(Math.abs(p - ways.length / rolls.length)).toBeLessThan(1e-9);
      }
      expect(mean(found, ({ gold }) => gold)).toBeCloseTo(on === 'river' ? 70 : 105, 9);
    }
  });
});

test('na.conquest.raid: 2D6 × 10, with the chances of two dice', () => {
  const found = odds(
    () => plunder('azure', 10),
    ({ changes }) =>
      changes.reduce((sum, change) => sum + (change.type === 'goldChanged' ? change.by : 0), 0),
  );
  for (let sum = 2; sum <= 12; sum++) {
    const ways = 6 - Math.abs(7 - sum);
    expect(
      Math.abs((found.outcomes.find(({ value }) => value === sum * 10)?.p ?? 0) - ways / 36),
    ).toBeLessThan(1e-9);
  }
});
