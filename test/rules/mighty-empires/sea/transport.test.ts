import { describe, expect, test } from 'vitest';
import type { Land } from '../../../../src/kernel/land.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { landedIn, reembark } from '../../../../src/rules/mighty-empires/sea/retreat.ts';
import type { Encounter } from '../../../../src/rules/mighty-empires/state.ts';
import { act, banner, holding, home, refusal, ship, shore } from '../table.ts';
import { coast, foe, inland, south } from './coast.ts';

const aboard = { banner: 'a1', ship: 's1' };

/** A void that lies in a coastal tile. */
const void_ = {
  spell: 'chaos-void',
  by: 'gules',
  tile: south,
  about: null,
  banner: null,
  amount: 0,
  leads: null,
  tried: null,
  until: { year: 9, ends: 'season' },
} as const;

describe('me.sea.voyage, me.sea.agreed: a ship into a void', () => {
  test.each([
    ['voyage', { ships: ['s1'], to: south, harbour: false }],
    ['sail', { ship: 's1', tile: south, harbour: false, carries: 'a1' }],
  ])('%s: the banner aboard is swallowed, and the ship carries nobody', (id, args) => {
    const laden = coast({ ships: { s1: ship({ carries: 'a1' }) }, banners: { a1: banner({ spot: null }) } });
    const enchanted = { ...laden, magic: { ...laden.magic, spells: { v1: void_ } } };
    const { state } = act(enchanted, 'azure', id, args);
    expect(state.fallen.a1?.how).toBe('destroyed');
    expect(state.ships.s1).toMatchObject({ tile: south, carries: null });
    expect(mightyEmpires.invariants(state)).toEqual([]);
  });
});

describe('me.sea.embark, me.sea.embark.room (Transporting troops)', () => {
  test('a banner beside a ship in harbour goes aboard; the ship may sail at once', () => {
    const done = act(coast(), 'azure', 'embark', aboard);
    expect(done.state.ships.s1?.carries).toBe('a1');
    expect(done.state.banners.a1).toMatchObject({ tile: home, spot: null });
    expect(refusal(done.state, 'azure', 'voyage', { ships: ['s1'], to: south })).toBeUndefined();
    expect(mightyEmpires.invariants(done.state)).toEqual([]);
  });
  test('one that marched in this turn, too', () => {
    const turns = {
      azure: { fed: {}, scouted: {}, moved: ['a1'], marching: [], marched: [], halted: {}, routes: {} },
    };
    expect(refusal(coast({ season: { turns } }), 'azure', 'embark', aboard)).toBeUndefined();
  });
  test('one banner a ship', () => {
    const full = coast({
      ships: { s1: ship({ carries: 'a2' }) },
      banners: { a1: banner(), a2: banner({ number: 2, spot: null }) },
    });
    expect(refusal(full, 'azure', 'embark', aboard)).toBe('me.sea.embark.room');
  });
  test.each([
    ['at sea', ship({ harbour: false })],
    ['elsewhere', ship({ tile: south })],
  ])('not into a ship %s', (_, s1) => {
    expect(refusal(coast({ ships: { s1 } }), 'azure', 'embark', aboard)).toBe('me.sea.embark');
  });
  test('not into another’s ship, not with another’s banner', () => {
    expect(
      refusal(coast({ ships: { s1: ship(), g1: foe({ tile: home }) } }), 'azure', 'embark', {
        banner: 'a1',
        ship: 'g1',
      }),
    ).toBe('me.sea.owner');
    const theirs = coast({ banners: { a1: banner({ seat: 'gules' }) } });
    expect(refusal(theirs, 'azure', 'embark', aboard)).toBe('me.piece.banner');
  });
  test('me.sea.aboard: not who is aboard already', () => {
    const done = act(coast(), 'azure', 'embark', aboard);
    expect(refusal(done.state, 'azure', 'embark', aboard)).toBe('me.sea.aboard');
  });
  test('not in a mutiny', () => {
    const turns = {
      azure: {
        fed: {},
        scouted: {},
        moved: [],
        marching: [],
        marched: [],
        halted: { a1: 'mutiny' as const },
        routes: {},
      },
    };
    expect(refusal(coast({ season: { turns } }), 'azure', 'embark', aboard)).toBe('me.scouting.event.mutiny');
  });
});

const siege = (over: Partial<Encounter>): Encounter => ({
  kind: 'siege',
  tile: home,
  attacker: 'gules',
  attackers: { g1: inland },
  defender: 'azure',
  since: { year: 1, month: 1 },
  mustered: null,
  siege: {
    inside: ['a1'],
    battered: null,
    breach: null,
    hardship: 0,
    assaulted: null,
    repulsed: null,
    starved: null,
  },
  ...over,
});
describe('me.sea.embark.siege (Transporting troops)', () => {
  const banners = { a1: banner(), a2: banner({ number: 2 }), g1: banner({ seat: 'gules' }) };
  test('besiegers bar the harbour, save to the garrison', () => {
    const state = coast({ banners, encounters: { e1: siege({}) } });
    expect(refusal(state, 'azure', 'embark', aboard)).toBeUndefined();
    const relief = coast({
      banners,
      encounters: {
        e1: siege({}),
        e2: siege({
          kind: 'battle',
          siege: null,
          attacker: 'azure',
          attackers: { a2: inland },
          defender: 'gules',
        }),
      },
    });
    expect(refusal(relief, 'azure', 'embark', { banner: 'a2', ship: 's1' })).toBe('me.sea.embark.siege');
  });
  test('nobody slips out of a battle', () => {
    const state = coast({ banners, encounters: { e1: siege({ kind: 'battle', siege: null }) } });
    expect(refusal(state, 'azure', 'embark', aboard)).toBe('me.sea.embark.siege');
  });
});

describe('mountains before the harbour (Transporting troops)', () => {
  const cliffs: Land = {
    ...shore,
    edges: ['sea', 'coast', 'mountain', 'plain', 'mountain', 'coast'],
    ridges: [[2, 4]],
  };
  const behind = () =>
    coast({
      lands: { [home]: cliffs },
      tiles: { [home]: holding({ site: 'city', flag: 'gules' }) },
      banners: { a1: banner({ spot: { edge: 3 } }) },
    });
  test('a route roll; failed, the banner stays', () => {
    const done = act(behind(), 'azure', 'embark', aboard, { 'way/route': [2] });
    expect(done.state.ships.s1?.carries).toBeNull();
    expect(done.told).toEqual(['route']);
    expect(refusal(done.state, 'azure', 'embark', aboard)).toBe('me.movement.route');
  });
  test('found, it goes aboard', () => {
    const done = act(behind(), 'azure', 'embark', aboard, { 'way/route': [5] });
    expect(done.state.ships.s1?.carries).toBe('a1');
  });
});

const carried = (over: Parameters<typeof coast>[0] = {}) =>
  coast({ ships: { s1: ship({ carries: 'a1' }) }, banners: { a1: banner({ spot: null }) }, ...over });
const land = { banners: ['a1'] };
describe('me.sea.land, me.sea.embark.once (Transporting troops)', () => {
  test('in harbour it comes ashore, and the ship may still sail', () => {
    const done = act(carried(), 'azure', 'disembark', land);
    expect(done.state.banners.a1?.spot).not.toBeNull();
    expect(done.state.ships.s1?.carries).toBeNull();
    expect(refusal(done.state, 'azure', 'voyage', { ships: ['s1'], to: south })).toBeUndefined();
    expect(refusal(done.state, 'azure', 'move', { banners: ['a1'], to: inland })).toBe('me.movement.once');
    expect(refusal(done.state, 'azure', 'embark', aboard)).toBe('me.sea.embark.once');
  });
  test('the moment the ship makes harbour', () => {
    const state = carried({
      ships: { s1: ship({ carries: 'a1', tile: south, harbour: false }) },
      banners: { a1: banner({ tile: south, spot: null }) },
    });
    const near = act(state, 'azure', 'voyage', { ships: ['s1'], to: home, harbour: true });
    expect(act(near.state, 'azure', 'disembark', land).state.banners.a1).toMatchObject({ tile: home });
  });
  test('not from a ship at sea, not who is on land', () => {
    expect(
      refusal(
        carried({ ships: { s1: ship({ carries: 'a1', harbour: false }) } }),
        'azure',
        'disembark',
        land,
      ),
    ).toBe('me.sea.land');
    expect(refusal(coast(), 'azure', 'disembark', land)).toBe('me.sea.land');
  });
});

describe('me.sea.landing, me.sea.taken (Defended harbours; Possession of harbours)', () => {
  const port = (flag: string) => ({ [home]: holding({ site: 'city', flag }) });
  const banners = { a1: banner({ spot: null }), g1: banner({ seat: 'gules' }) };
  test('an enemy force on land is attacked, as if from the next tile', () => {
    const done = act(carried({ tiles: port('gules'), banners }), 'azure', 'disembark', land);
    expect(Object.values(done.state.encounters)).toEqual([
      expect.objectContaining({
        attacker: 'azure',
        attackers: { a1: home },
        defender: 'gules',
        landed: { a1: 's1' },
      }),
    ]);
    expect(done.state.tiles[home]?.flag).toBe('gules');
    expect(done.notes[0]?.rule).toBe('me.sea.landing');
  });
  test('independents fight for their port', () => {
    const done = act(carried({ tiles: port('independent') }), 'azure', 'disembark', land);
    expect(Object.values(done.state.encounters)).toEqual([
      expect.objectContaining({ defender: 'independent' }),
    ]);
  });
  test('a port nobody guards is taken; who is only aboard guards nothing', () => {
    const aloft = { a1: banner({ spot: null }), g1: banner({ seat: 'gules', spot: null }) };
    const ships = { s1: ship({ carries: 'a1' }), g: ship({ owner: 'gules', carries: 'g1', harbour: false }) };
    const done = act(carried({ tiles: port('gules'), banners: aloft, ships }), 'azure', 'disembark', land);
    expect(done.state.tiles[home]?.flag).toBe('azure');
    expect(done.state.encounters).toEqual({});
    expect(done.notes[0]?.rule).toBe('me.sea.taken');
  });
  test('ships of an independent port go with it', () => {
    const ships = { s1: ship({ carries: 'a1' }), i1: ship({ owner: 'independent' }) };
    const state = carried({ tiles: port('independent'), ships });
    const draft = structuredClone(state);
    mightyEmpires.changes.tileTaken(draft as never, { type: 'tileTaken', tile: home, seat: 'azure' });
    expect(draft.ships.i1).toMatchObject({ owner: 'azure', number: 2 });
  });
});

describe('me.sea.reembark (Defended harbours)', () => {
  const banners = { a1: banner({ spot: null }), g1: banner({ seat: 'gules' }) };
  const tiles = { [home]: holding({ site: 'city', flag: 'gules' }) };
  const landed = () => act(carried({ tiles, banners }), 'azure', 'disembark', land).state;
  const fight = (state: ReturnType<typeof landed>) => Object.values(state.encounters)[0] as Encounter;
  const beaten = (state: ReturnType<typeof landed>) => {
    const steps = [...reembark(landedIn(state, fight(state)))];
    const draft = structuredClone(state);
    for (const step of steps)
      if ('change' in step)
        (mightyEmpires.changes[step.change.type] as (d: unknown, c: unknown) => void)(draft, step.change);
    return draft;
  };
  test('beaten, it goes back aboard and the ship out to sea', () => {
    const after = beaten(landed());
    expect(after.ships.s1).toMatchObject({ carries: 'a1', harbour: false, tile: home });
    expect(after.banners.a1).toMatchObject({ spot: null });
    expect(after.encounters).toEqual({});
  });
  test('the ship has sailed: it is lost', () => {
    const away = act(landed(), 'azure', 'voyage', { ships: ['s1'], to: south }).state;
    expect(beaten(away).fallen).toHaveProperty('a1');
  });
});

test('me.piece.ship: what is sunk by then carries nobody', () => {
  const draft = structuredClone(coast());
  expect(
    mightyEmpires.changes.boarded(draft as never, { type: 'boarded', banner: 'a1', ship: 's9' }),
  ).toMatchObject([{ rule: 'me.piece.ship' }]);
});
