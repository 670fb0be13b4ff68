import { describe, expect, test } from 'vitest';
import type { TileId } from '../../../../src/kernel/hex.ts';
import { expected } from '../../../../src/rules/mighty-empires/battle/record.ts';
import { mightyEmpires, type State } from '../../../../src/rules/mighty-empires/index.ts';
import { downstream } from '../../../../src/rules/mighty-empires/map/rivers.ts';
import { undeadIn } from '../../../../src/rules/mighty-empires/map/spells.ts';
import { crossing } from '../../../../src/rules/mighty-empires/map/terrain.ts';
import { multiplierAt } from '../../../../src/rules/mighty-empires/map/walls.ts';
import { fordsOf } from '../../../../src/rules/mighty-empires/movement/fords.ts';
import { supports } from '../../../../src/rules/mighty-empires/provisions/forage.ts';
import { siege } from '../siege/table.ts';
import { act, banner, holding, home, plain, refusal, ship, shore, valley } from '../table.ts';
import { cast, equinox, inTurn, lyingOn, spring, target } from './equinox.ts';

const village = { [target]: holding() };
const guest = { guest: banner({ tile: target, number: 2, baggage: 3 }) };
/** The last month of the season over: azure and gules end their turns. */
const overSeason = (state: State): State => {
  const last = {
    ...state,
    season: {
      ...state.season,
      month: 6,
      order: ['azure', 'gules'],
      done: ['azure'],
      turn: 'gules',
      phase: 'reorganisation' as const,
    },
  };
  return act(last, 'gules', 'end-phase', { year: 2, month: 6, turn: 'gules', phase: 'reorganisation' }).state;
};

describe('me.magic.abundance (Spring spells, 1)', () => {
  const state = inTurn(cast({ spell: 'abundance', tiles: village, banners: guest }).state, 'raze');
  test('feeds any force, however large', () => {
    expect(supports(state, 'azure', target)).toBeGreaterThan(100);
    expect(supports(overSeason(state), 'azure', target)).toBe(1);
  });
  test('me.magic.abundance.plunder: razing yields D6 more, and ends it', () => {
    const { state: after, told } = act(state, 'azure', 'raze', { tile: target, shares: {} }, { plenty: [2] });
    expect(told).toContain('plenty');
    expect(after.banners.guest?.baggage).toBe(5);
    expect(lyingOn(after, target)).toEqual([]);
    const full = act(state, 'azure', 'raze', { tile: target, shares: {} }, { plenty: [6] });
    expect(full.state.banners.guest?.baggage).toBe(6);
  });
  test('not on razed land', () => {
    const razed = equinox({ spell: 'abundance', tiles: { [target]: holding({ razed: true }) } });
    expect(refusal(razed, 'azure', 'cast-spell', { tile: target })).toBe('me.magic.target');
  });
});

describe('me.magic.void (Spring spells, 2)', () => {
  test('on unknown or barren land only', () => {
    const aimed = (tiles: State['tiles']) =>
      refusal(equinox({ spell: 'chaos-void', tiles }), 'azure', 'cast-spell', { tile: target });
    expect(aimed({})).toBeUndefined();
    expect(aimed({ [target]: holding({ site: 'barren' }) })).toBeUndefined();
    expect(aimed(village)).toBe('me.magic.target');
  });
  test('a razed village counts as barren (Razed tiles)', () => {
    const razed = equinox({ spell: 'chaos-void', tiles: { [target]: holding({ razed: true }) } });
    expect(refusal(razed, 'azure', 'cast-spell', { tile: target })).toBeUndefined();
  });
  test('what stands there is dissolved', () => {
    const { state } = cast({ spell: 'chaos-void', banners: guest });
    expect(Object.keys(state.banners)).not.toContain('guest');
    expect(state.fallen.guest?.how).toBe('destroyed');
  });
  test('scouts find nothing, and who follows them is gone', () => {
    const state = inTurn(cast({ spell: 'chaos-void' }).state, 'scouting');
    const seen = act(state, 'azure', 'scout', { banner: 'mage', tile: target });
    expect(seen.told).toEqual(['void-seen']);
    expect(seen.state.tiles[target]).toBeUndefined();
    const { state: after, told } = act(inTurn(seen.state, 'movement'), 'azure', 'move', {
      banners: ['mage'],
      to: target,
    });
    expect(told).toContain('swallowed');
    expect(after.fallen.mage).toBeDefined();
    expect(after.tiles[target]).toBeUndefined();
    expect(supports(after, 'azure', target)).toBe(0);
  });
  test('closed at the end of the season', () => {
    expect(lyingOn(overSeason(inTurn(cast({ spell: 'chaos-void' }).state, 'movement')), target)).toEqual([]);
  });
});

describe('me.magic.river (Spring spells, 3)', () => {
  const lands = { [target]: valley, 'q2r-1': valley, 'q0r-1': valley } as const;
  const held = (over = {}) => cast({ spell: 'hold-river', lands, ...over }).state;
  const ways = (state: State, from: TileId, to: TileId) =>
    crossing(state, 'gules', { tile: from, at: { edge: 4 } }, to).blocked;
  test('runs from west to east', () => {
    expect(downstream(equinox({ lands }).map.painted, target)).toEqual(['q2r-1', 'q3r-1']);
  });
  test('dry in the tile and below it, not above', () => {
    const dry = held();
    expect(ways(equinox({ lands }), target, 'q0r0')).toBe(true);
    expect(ways(dry, target, 'q0r0')).toBe(false);
    expect(ways(dry, 'q2r-1', 'q1r0')).toBe(false);
    expect(ways(dry, 'q0r-1', 'q-1r0')).toBe(true);
    expect(ways(overSeason(inTurn(dry, 'movement')), target, 'q0r0')).toBe(true);
  });
  test('a protected tile below keeps its water', () => {
    const guarded = held();
    const row = Object.values(guarded.magic.spells)[0] as State['magic']['spells'][string];
    const spells = {
      ...guarded.magic.spells,
      p: { ...row, spell: 'magical-protection' as const, tile: 'q2r-1' as const },
    };
    expect(ways({ ...guarded, magic: { ...guarded.magic, spells } }, 'q2r-1', 'q1r0')).toBe(true);
  });
  describe('me.magic.river.reversed: let go', () => {
    const crossing = { foe: banner({ seat: 'gules', tile: target, spot: { edge: 4 } }) };
    const moving = () => {
      const state = inTurn(held({ banners: crossing }), 'movement', 'gules');
      const scouted = { [home]: { banner: 'foe', force: target, found: 'way' as const } };
      const turns = {
        ...state.season.turns,
        gules: { fed: {}, scouted, moved: [], marching: [], marched: [], halted: {}, routes: {} },
      };
      return {
        ...state,
        tiles: { ...state.tiles, [home]: holding({ site: 'barren' }) },
        season: { ...state.season, turns },
      };
    };
    const move = (answers = {}) => act(moving(), 'gules', 'move', { banners: ['foe'], to: home }, answers);
    test('the mage is asked as an enemy goes through, and may hold it', () => {
      expect(fordsOf(moving(), 'gules', ['foe'], home, null)).toMatchObject([{ by: 'azure', tile: target }]);
      const { state, told } = move({ [`ford/${target}`]: 'hold' });
      expect(told).toContain('moved');
      expect(state.banners.foe?.tile).toBe(home);
    });
    test('on a 5 they drown, and the spell is over', () => {
      const { state, told } = move({ [`ford/${target}`]: 'release', [`ford/${target}/roll/water`]: [5] });
      expect(told).toEqual(['drowned']);
      expect(state.fallen.foe?.how).toBe('destroyed');
      expect(lyingOn(state, target)).toEqual([]);
    });
    test('on a 4 they get over, and he may not try again this turn', () => {
      const { state, told } = move({ [`ford/${target}`]: 'release', [`ford/${target}/roll/water`]: [4] });
      expect(told).toContain('river-stays');
      expect(state.banners.foe?.tile).toBe(home);
      const [spell = ''] = Object.keys(state.magic.spells);
      expect(refusal(state, 'azure', 'release-river', { spell })).toBe('me.magic.river.reversed');
      const next = { ...state, season: { ...state.season, month: 2 } };
      expect(refusal(next, 'azure', 'release-river', { spell })).toBeUndefined();
    });
    test('at any time, by its caster', () => {
      const state = inTurn(held(), 'scouting', 'gules');
      const [spell = ''] = Object.keys(state.magic.spells);
      expect(refusal(state, 'gules', 'release-river', { spell })).toBe('me.magic.lasts');
      expect(act(state, 'azure', 'release-river', { spell }, { 'release/water': [6] }).told).toEqual([
        'river-returns',
      ]);
      const stays = act(state, 'azure', 'release-river', { spell }, { 'release/water': [3] });
      expect(lyingOn(stays.state, target)).toEqual(['hold-river']);
    });
    test('nobody is asked about his own crossing', () => {
      const own = inTurn(
        held({ banners: { mage: banner({ tile: target, spot: { edge: 4 } }) } }),
        'movement',
      );
      expect(fordsOf(own, 'azure', ['mage'], home, null)).toEqual([]);
    });
  });
});

describe('me.magic.protection (Spring spells, 4)', () => {
  const rotten = cast({ spell: 'rot' }).state;
  const drawn = (state: State, seat: string, spell: string): State => ({
    ...state,
    magic: { ...state.magic, cast: {}, order: [seat], drawn: { [seat]: spell as never } },
  });
  const guarded = act(drawn(rotten, 'azure', 'magical-protection'), 'azure', 'cast-spell', {
    tile: target,
  }).state;
  test('lifts what lies on the tile', () => {
    expect(lyingOn(rotten, target)).toEqual(['rot']);
    expect(lyingOn(guarded, target)).toEqual(['magical-protection']);
  });
  test('keeps off what comes after', () => {
    const next = drawn(guarded, 'gules', 'rot');
    expect(refusal(next, 'gules', 'cast-spell', { tile: target })).toBe('me.magic.protection');
    const { state, told } = act(next, 'gules', 'cast-spell', { tile: target });
    expect(told).toEqual(['spell-fades']);
    expect(lyingOn(state, target)).toEqual(['magical-protection']);
  });
  test('me.magic.lasts: through the season and the autumn after it, until the next spring', () => {
    const autumn = overSeason(inTurn(guarded, 'movement'));
    expect(lyingOn(autumn, target)).toEqual(['magical-protection']);
    const at = { ...autumn, winter: { ...autumn.winter, at: { azure: 'spring', gules: 'spring' } as const } };
    const opened = act(
      at,
      'azure',
      'order-casting',
      { year: 2, equinox: 'spring' },
      { 'lots/azure': [2], 'lots/gules': [5] },
    );
    expect(lyingOn(opened.state, target)).toEqual([]);
  });
});

describe('me.magic.portents (Spring spells, 5)', () => {
  const month = (die: number, over: Partial<State> = {}) => {
    const state = { ...spring(cast({ spell: 'portents-of-terror', banners: guest }).state), ...over };
    return act(
      state,
      'azure',
      'roll-initiative',
      { year: 2, month: 1 },
      {
        'lots/azure': [6],
        'lots/gules': [1],
        [`portents/${target}/azure`]: [die],
      },
    );
  };
  test.each([1, 2, 3])('on a %i the force does nothing that turn', (die) => {
    const { state, told } = month(die);
    expect(told).toContain('terror');
    expect(refusal(inTurn(state, 'scouting'), 'azure', 'scout', { banner: 'guest', tile: 'q1r0' })).toBe(
      'me.magic.portents',
    );
    expect(refusal(inTurn(state, 'movement'), 'azure', 'move', { banners: ['guest'], to: 'q1r0' })).toBe(
      'me.magic.portents',
    );
    expect(
      refusal(inTurn(state, 'scouting'), 'azure', 'scout', { banner: 'mage', tile: 'q1r0' }),
    ).toBeUndefined();
  });
  test.each([4, 5, 6])('on a %i it goes about its business', (die) => {
    const { state, told } = month(die);
    expect(told).toContain('no-terror');
    expect(
      refusal(inTurn(state, 'scouting'), 'azure', 'scout', { banner: 'guest', tile: 'q1r0' }),
    ).toBeUndefined();
  });
  test('mercenaries and allies disperse', () => {
    const contingents = { guest: { seat: 'azure', kind: 'mercenaries', alliance: null, year: 1 } };
    const hired = { court: { contingents } } as unknown as Partial<State>;
    const court = { ...(equinox() as unknown as { court: object }).court, contingents };
    const { state, told } = month(2, { ...hired, court } as never);
    expect(told).toContain('hirelings-gone');
    expect(state.fallen.guest).toBeDefined();
  });
  test('in every month anew, while it lasts', () => {
    const { state } = month(1);
    const next = {
      ...state,
      season: { ...state.season, month: 2, order: [], turn: null, phase: 'initiative' as const, turns: {} },
    };
    expect(mightyEmpires.tasks(next, 'azure').map(({ rule }) => rule)).toContain('me.magic.portents');
  });
});

describe('me.magic.quake (Spring spells, 6)', () => {
  const { state } = cast({
    spell: 'quake',
    tiles: { [target]: holding({ site: 'fortress', flag: 'gules' }) },
  });
  test('walls multiply nothing, until they are mended over the winter', () => {
    expect(
      multiplierAt(equinox({ tiles: { [target]: holding({ site: 'fortress' }) } }), target),
    ).toBeGreaterThan(1);
    expect(multiplierAt(state, target)).toBe(1);
    expect(multiplierAt(overSeason(inTurn(state, 'movement')), target)).toBeGreaterThan(1);
  });
});

describe('me.magic.undead (Spring spells, 7)', () => {
  test('lie in wait where nobody is, and fight who moves in', () => {
    const { state } = cast({ spell: 'raise-dead' }, target, { undead: [4] });
    expect(undeadIn(state, target)).toBe(400);
    const there = inTurn(state, 'movement');
    const scouted = { [target]: { banner: 'mage', force: home, found: 'way' as const } };
    const turns = {
      ...there.season.turns,
      azure: { fed: {}, scouted, moved: [], marching: [], marched: [], halted: {}, routes: {} },
    };
    const { state: met } = act({ ...there, season: { ...there.season, turns } }, 'azure', 'move', {
      banners: ['mage'],
      to: target,
    });
    expect(Object.values(met.encounters)).toMatchObject([
      { attacker: 'azure', defender: 'independent', mustered: 400 },
    ]);
  });
  const beset = cast({ spell: 'raise-dead', banners: guest, tiles: village }, target, { undead: [2] });
  test('fall upon whoever is there', () => {
    expect(beset.told).toEqual(['raise-dead', 'undead-attack']);
    expect(Object.values(beset.state.encounters)).toMatchObject([
      { tile: target, attacker: 'azure', mustered: 200 },
    ]);
  });
  const ready = {
    ...beset.state,
    winter: { ...beset.state.winter, at: { azure: 'ready' as const, gules: 'ready' as const } },
  };
  /** 600 points against 200 of undead, who attack: the table says -3; a direct attack that is held adds nothing. */
  const fought = (dice: readonly number[], more = {}) => {
    const [encounter = ''] = Object.keys(ready.encounters);
    return act(
      ready,
      'azure',
      'fight',
      { encounter },
      {
        defence: 600,
        defender: 'hold',
        dealt: [1],
        dice: [...dice],
        'lost/defender': [1],
        'battle/losses/attacker': { charged: { guest: 50 }, destroyed: [] },
        ...more,
      },
    );
  };
  test('they attack: the force holds its ground with a defender’s card, and falls back to a tile of its own if it loses', () => {
    expect(fought([5, 2]).state.magic.spells).toEqual({});
    const { told, state } = fought([6, 6], { character: [1] });
    expect(told).toContain('retreated');
    // 12 - 3 = 9 or more: the attackers win.
    expect(state.banners.guest?.tile).toBe(home);
  });
  test('beaten, they are destroyed; otherwise they stay', () => {
    expect(undeadIn(fought([1, 4]).state, target)).toBe(0);
    expect(undeadIn(fought([6, 5]).state, target)).toBe(200);
  });
  test('beaten with models, or by agreement, they are destroyed as well', () => {
    const [encounter = ''] = Object.keys(ready.encounters);
    const ended = { encounter, end: 'conceded', loser: 'defender' } as never;
    expect(undeadIn(act(ready, 'azure', 'table-result', ended).state, target)).toBe(0);
    const lost = act(ready, 'azure', 'table-result', {
      encounter,
      end: 'conceded',
      loser: 'attacker',
    });
    expect(undeadIn(lost.state, target)).toBe(200);
    const agreed = (outcome: string) =>
      undeadIn(act(ready, 'azure', 'record-battle', { encounter, outcome }).state, target);
    expect([agreed('attacker'), agreed('defender')]).toEqual([0, 200]);
  });
  test('where walls are besieged, a beaten garrison stays behind them, and besiegers go back where they came from', () => {
    const came: TileId = 'q1r0';
    const beyond: TileId = 'q2r-1';
    const { state } = cast(
      {
        spell: 'raise-dead',
        tiles: { [target]: holding({ site: 'city', flag: 'gules' }), [beyond]: holding({ flag: 'gules' }) },
        banners: { ...guest, g1: banner({ seat: 'gules', tile: target, number: 2 }) },
        encounters: { s1: siege({}, { tile: target, attackers: { guest: came } }) },
      },
      target,
      { undead: [2] },
    );
    const withdraws = (seat: string) =>
      Object.entries(state.encounters).flatMap(([id, { kind, attacker }]) =>
        kind === 'battle' && attacker === seat ? [expected(state, id, 'defender')?.withdraws] : [],
      );
    expect(withdraws('azure')).toEqual([{ guest: came }]);
    expect(withdraws('gules')).toEqual([{}]);
  });
  test('who is aboard a ship stands not in the tile', () => {
    const aboard = cast(
      {
        spell: 'raise-dead',
        banners: { guest: banner({ tile: target, spot: null }) },
        ships: { s1: ship({ tile: target, carries: 'guest' }) },
      },
      target,
      { undead: [2] },
    );
    expect(aboard.told).toEqual(['raise-dead']);
  });
  test('they attack at once: the season does not begin, and waits for their victim, before they are fought', () => {
    const at = { azure: 'ready' as const, gules: 'ready' as const };
    const ready = { ...beset.state, winter: { ...beset.state.winter, at } };
    const begin = (state: State) => refusal(state, 'azure', 'begin-season', { year: 2 });
    const tasks = (state: State) => mightyEmpires.tasks(state, 'azure').map(({ order }) => order?.id);
    expect(begin(ready)).toBe('me.magic.undead');
    expect(mightyEmpires.awaited?.(ready)).toEqual(['azure']);
    expect(tasks(ready)).toContain('fight');
    expect(tasks(ready)).not.toContain('begin-season');
    const fought = { ...ready, encounters: {} };
    expect(begin(fought)).toBeUndefined();
    expect(tasks(fought)).toContain('begin-season');
  });
  test('gone at the end of the season, and nobody fights them any more', () => {
    const over = overSeason(inTurn(beset.state, 'battle'));
    expect(undeadIn(over, target)).toBe(0);
    expect(over.encounters).toEqual({});
  });
});

describe('me.magic.rot (Spring spells, 8)', () => {
  const tiles = { [target]: holding({ site: 'fortress', stockpile: 4 }) };
  const { state } = cast({ spell: 'rot', tiles, banners: guest });
  test('baggage and stores are gone at once', () => {
    expect(state.banners.guest?.baggage).toBe(0);
    expect(state.tiles[target]?.stockpile).toBe(0);
  });
  test('so is what is brought in', () => {
    const laden = {
      ...inTurn(state, 'movement'),
      banners: { ...state.banners, cart: banner({ baggage: 5 }) },
    };
    const scouted = { [target]: { banner: 'cart', force: home, found: 'way' as const } };
    const turns = {
      ...laden.season.turns,
      azure: { fed: {}, scouted, moved: [], marching: [], marched: [], halted: {}, routes: {} },
    };
    const { state: after } = act({ ...laden, season: { ...laden.season, turns } }, 'azure', 'move', {
      banners: ['cart'],
      to: target,
    });
    expect(after.banners.cart).toMatchObject({ tile: target, baggage: 0 });
  });
});

describe('me.magic.scrye (Spring spells, 9)', () => {
  const spies = { spy: banner({ seat: 'gules', tile: target, number: 2 }), ...guest };
  test('every rival in the tile lays his troops open to the caster alone', () => {
    const { tells } = cast({ spell: 'scrye', banners: spies });
    expect(tells).toMatchObject([
      { from: 'gules', to: ['azure'], claim: 'contents', about: { banners: ['spy'] } },
    ]);
  });
  test('not where nobody else stands', () => {
    expect(
      refusal(equinox({ spell: 'scrye', banners: guest }), 'azure', 'cast-spell', { tile: target }),
    ).toBe('me.magic.target');
  });
});

describe('me.magic.storm (Spring spells, 10)', () => {
  const lands = { [target]: shore, 'q2r-1': { ...plain, ground: 'sea' as const } };
  const blown = (die: number, answers = {}) =>
    cast(
      {
        spell: 'storm',
        lands,
        tiles: { [target]: holding({ site: 'city' }) },
        ships: { s: ship({ tile: target }) },
      },
      target,
      { s: [die], ...answers },
    );
  test('feeds nobody, whatever stands there', () => {
    expect(supports(blown(1).state, 'azure', target)).toBe(0);
  });
  test('me.magic.storm.ships: wrecked on a 1 or 2', () => {
    expect(blown(2).state.ships).toEqual({});
    expect(blown(2).told).toContain('ship-wrecked');
  });
  test('else driven next door over the sea; where no ship can go the die is rolled again', () => {
    const { state, told } = blown(3, { 's/drift/side': [3], 's/drift/again/side': [1] });
    expect(told).toContain('ship-driven');
    expect(state.ships.s).toMatchObject({ tile: 'q2r-1', harbour: false });
  });
  const stormy = inTurn(cast({ spell: 'storm', banners: guest }).state, 'scouting');
  const scout = (answers: object) =>
    act(stormy, 'azure', 'scout', { banner: 'guest', tile: 'q1r0' }, answers);
  test('me.magic.storm.scouts: driven back from 4, and they have scouted', () => {
    const { state, told } = scout({ storm: [4] });
    expect(told).toEqual(['scouts-driven-back']);
    expect(refusal(state, 'azure', 'scout', { banner: 'guest', tile: home })).toBe('me.scouting.one-each');
    expect(refusal(inTurn(state, 'movement'), 'azure', 'move', { banners: ['guest'], to: 'q1r0' })).toBe(
      'me.movement.scouted',
    );
  });
  test('on a 3 they get through', () => {
    expect(scout({ storm: [3], 'scouts/scouts': [3, 4] }).told).not.toContain('scouts-driven-back');
  });
});

describe('me.magic.host (Spring spells, 11)', () => {
  const { state } = cast({ spell: 'summon-host', tiles: village }, target, { host: 'chaos', points: [3] });
  test('a banner of so many points, in the own empire', () => {
    expect(state.banners['o1.h']).toMatchObject({
      seat: 'azure',
      number: 2,
      name: 'Chaos Host',
      tile: target,
      gained: 300,
    });
    expect(refusal(equinox({ spell: 'summon-host' }), 'azure', 'cast-spell', { tile: 'q2r0' })).toBe(
      'me.magic.target',
    );
  });
  test('its owner’s book knows what it is worth', () => {
    const { ledgers } = mightyEmpires;
    const change = { type: 'hostSummoned', seat: 'azure', banner: 'o1.h', points: 300 } as never;
    const book = ledgers.change(ledgers.start('azure', equinox()), change, state);
    expect(ledgers.claim(book, 'total', { banners: ['o1.h'] }, state)).toBe(300);
    expect(ledgers.change(ledgers.start('gules', equinox()), change, state).banners['o1.h']).toBeUndefined();
    const over = overSeason(inTurn(state, 'movement'));
    const gone = ledgers.change(book, { type: 'phaseEnded' } as never, over);
    expect(gone.banners['o1.h']).toBeUndefined();
  });
  test('goes at the end of the season', () => {
    const over = overSeason(inTurn(state, 'movement'));
    expect(over.banners['o1.h']).toBeUndefined();
    expect(over.fallen['o1.h']?.how).toBe('disbanded');
  });
});

describe('me.magic.withershins (Spring spells, 12)', () => {
  const turned = inTurn(cast({ spell: 'withershins', banners: guest }).state, 'scouting');
  const scout = (side: number) =>
    act(
      turned,
      'azure',
      'scout',
      { banner: 'guest', tile: 'q1r0' },
      {
        'withershins/side': [side],
        'scouts/scouts': [3, 4],
      },
    );
  test('a die says where the scouts go', () => {
    const { state, told } = scout(1);
    expect(told[0]).toBe('scouts-turned');
    expect(Object.keys(state.season.turns.azure?.scouted ?? {})).toEqual(['q2r-1']);
  });
  test('the force may stay', () => {
    expect(
      refusal(inTurn(scout(1).state, 'movement'), 'azure', 'end-phase', {
        year: 2,
        month: 1,
        turn: 'azure',
        phase: 'movement',
      }),
    ).toBeUndefined();
  });
  test('a side where nobody can go: they come back', () => {
    const { state, told } = act(
      {
        ...turned,
        map: { ...turned.map, painted: { ...turned.map.painted, 'q2r-1': { ...plain, ground: 'swamp' } } },
      },
      'azure',
      'scout',
      { banner: 'guest', tile: 'q1r0' },
      { 'withershins/side': [1] },
    );
    expect(told).toEqual(['scouts-in-circles']);
    expect(state.season.turns.azure?.scouted.q1r0?.found).toBe('nothing');
  });
});

test('me.magic.lasts: what lies on the table for the season is gone after it', () => {
  const { state } = cast({ spell: 'withershins' });
  const over = overSeason(inTurn(state, 'movement'));
  expect(over.magic.spells).toEqual({});
  expect(mightyEmpires.invariants(over).filter((fault) => fault.includes('outlives'))).toEqual([]);
  const late = { ...over, magic: state.magic };
  expect(mightyEmpires.invariants(late).filter((fault) => fault.includes('outlives'))).toHaveLength(1);
});
