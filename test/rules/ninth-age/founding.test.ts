import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/kernel/bot.ts';
import type { TileId } from '../../../src/kernel/hex.ts';
import { flagSites, sites } from '../../../src/rules/ninth-age/founding/capital.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { layAutomatically } from '../../../src/rules/ninth-age/map/automatic.ts';
import type { State } from '../../../src/rules/ninth-age/state.ts';
import { act, hex, middle, refusal, seats, table, tasksOf } from './table.ts';

const bare = (options = {}): State => {
  const { hexes } = table();
  return {
    ...ninthAge.found(options, seats),
    stage: 'founding',
    hexes: Object.fromEntries(Object.keys(hexes).map((tile) => [tile, hex()])),
  };
};
const ordered = (state: State): State => ({ ...state, order: ['gules', 'or', 'azure'] });

test('na.founding.order: the highest die first, then clockwise', () => {
  const { state } = act(
    bare(),
    'azure',
    'roll-founding',
    {},
    {
      'lots/azure': [1],
      'lots/gules': [2],
      'lots/or': [5],
    },
  );
  expect(state.order).toEqual(['or', 'azure', 'gules']);
  expect(refusal(state, 'azure', 'roll-founding')).toBe('na.founding.order');
  expect(refusal(state, 'azure', 'found-capital')).toBe('na.founding.order');
  expect(refusal(bare(), 'azure', 'found-capital')).toBe('na.founding.order');
});

describe('capitals', () => {
  const first = act(ordered(bare()), 'gules', 'found-capital', {
    tile: middle,
    tincture: 'gules',
    name: 'Aln',
  });
  test('na.founding.capital: a city and a flag on a free hex', () => {
    expect(first.state.hexes[middle]).toMatchObject({ flag: 'gules', walls: 'city', capitalOf: 'gules' });
    expect(first.state.realms.gules).toMatchObject({ capital: middle, tincture: 'gules', name: 'Aln' });
    expect(refusal(first.state, 'or', 'found-capital', { tile: middle, tincture: 'or' })).toBe(
      'na.founding.capital',
    );
  });
  test('na.founding.apart: never directly beside another', () => {
    expect(refusal(first.state, 'or', 'found-capital', { tile: 'q1r0', tincture: 'or' })).toBe(
      'na.founding.apart',
    );
    expect(refusal(first.state, 'or', 'found-capital', { tile: 'q2r0', tincture: 'or' })).toBeUndefined();
  });
  test('na.founding.tincture: one tincture a realm', () =>
    expect(refusal(first.state, 'or', 'found-capital', { tile: 'q2r0', tincture: 'gules' })).toBe(
      'na.founding.tincture',
    ));
  test('na.conquest.swamp: no capital in a swamp', () => {
    const wet = ordered({ ...bare(), hexes: { ...bare().hexes, [middle]: hex({ kind: 'swamp' }) } });
    expect(refusal(wet, 'gules', 'found-capital', { tile: middle, tincture: 'or' })).toBe(
      'na.conquest.swamp',
    );
  });
});

describe.each([2, 3, 4, 5, 6])('na.founding.symmetrical: an even map for %i players', (players) => {
  const names = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable'].slice(0, players);
  test('capitals lie alike for all, whichever is chosen first', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const lie = layAutomatically(players, true, seeded(seed));
      let state = act(ninthAge.found({ map: 'symmetrical' }, names), 'azure', 'lay-map', {
        hexes: lie,
      }).state;
      state = { ...state, stage: 'founding', order: names };
      const apart = (Object.keys(lie) as TileId[]).filter((tile) => !sites(state).includes(tile));
      if (apart[0] && lie[apart[0]]?.kind !== 'swamp')
        expect(refusal(state, 'azure', 'found-capital', { tile: apart[0], tincture: 'or' })).toBe(
          'na.founding.symmetrical',
        );
      names.forEach((seat, index) => {
        expect(sites(state).length).toBeGreaterThanOrEqual(players - index);
        if (index > 0) expect(sites(state).length).toBe(players - index);
        const tincture = (['azure', 'gules', 'or', 'vert', 'purpure', 'sable'] as const)[index] ?? 'argent';
        state = act(state, seat, 'found-capital', { tile: sites(state)[0] ?? '', tincture }).state;
      });
    }
  });
});

describe('na.founding.flag: one flag each, once all capitals stand', () => {
  const placed = ordered({ ...table({ turn: { number: 0 } }), stage: 'founding' });
  const started: State = {
    ...placed,
    hexes: Object.fromEntries(
      Object.entries(placed.hexes).map(([tile, each]) => [tile, each.walls ? each : { ...each, flag: null }]),
    ),
    realms: Object.fromEntries(
      Object.entries(placed.realms).map(([seat, realm]) => [
        seat,
        { ...realm, capital: { azure: 'q1r0', gules: 'q-1r0', or: 'q0r1' }[seat] as TileId },
      ]),
    ),
  };
  test('on any free hex, near or far', () => {
    expect(tasksOf(started, 'gules', 'asked')).toEqual(['plant-flag']);
    expect(refusal(started, 'gules', 'plant-flag', { tile: 'q2r-2' })).toBeUndefined();
    expect(refusal(started, 'gules', 'plant-flag', { tile: 'q1r0' })).toBe('na.founding.flag');
    expect(act(started, 'gules', 'plant-flag', { tile: 'q2r-2' }).state.hexes['q2r-2']?.flag).toBe('gules');
  });
  test('or beside the capital, where the table plays so', () => {
    const near: State = {
      ...started,
      options: { ...started.options, rulings: { ...started.options.rulings, secondFlag: 'adjacent' } },
    };
    expect(
      flagSites(near, 'gules').every((tile) =>
        ['q0r0', 'q-2r0', 'q-2r1', 'q-1r1', 'q0r-1', 'q-1r-1'].includes(tile),
      ),
    ).toBe(true);
    expect(refusal(near, 'gules', 'plant-flag', { tile: 'q2r-2' })).toBe('na.founding.flag');
  });
  test('then the campaign begins', () => {
    expect(refusal(started, 'gules', 'end-stage', { stage: 'founding' })).toBe('na.setup.stage');
    let state = started;
    for (const [seat, tile] of [
      ['gules', 'q-2r0'],
      ['or', 'q0r2'],
      ['azure', 'q2r0'],
    ] as const)
      state = act(state, seat, 'plant-flag', { tile }).state;
    expect(tasksOf(state, 'azure', 'may')).toContain('end-stage');
    const begun = act(state, 'azure', 'end-stage', { stage: 'founding' }).state;
    expect(begun).toMatchObject({ stage: 'play', turn: { number: 1, phase: 'realms' } });
    expect(ninthAge.invariants(begun)).toEqual([]);
  });
});

test('na.setup.stage: a stage ends once, and no map, no realms', () => {
  expect(refusal(ninthAge.found({}, seats), 'azure', 'end-stage', { stage: 'map' })).toBe('na.setup.stage');
  const begun = table();
  expect(act(begun, 'azure', 'end-stage', { stage: 'map' }).state.stage).toBe('play');
});
test('na.names: hexes and realms', () => {
  expect(act(table(), 'azure', 'name-place', { tile: 'q1r0', name: ' Aln ' }).state.hexes.q1r0?.name).toBe(
    'Aln',
  );
  expect(act(table(), 'azure', 'name-realm', { name: 'The March' }).state.realms.azure?.name).toBe(
    'The March',
  );
  expect(refusal(table(), 'azure', 'name-place', { tile: 'q-1r0', name: 'Aln' })).toBe('na.piece.hex');
});
