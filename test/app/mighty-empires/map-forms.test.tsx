import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { DraftForm } from '../../../src/app/draft-form.tsx';
import { prefer } from '../../../src/app/preferences.ts';
import { LiftForm } from '../../../src/app/rulesets/mighty-empires/map/lift-form.tsx';
import { MoveForm } from '../../../src/app/rulesets/mighty-empires/map/move-form.tsx';
import { PlaceForm } from '../../../src/app/rulesets/mighty-empires/map/place-form.tsx';
import { SailForm } from '../../../src/app/rulesets/mighty-empires/map/sail-form.tsx';
import { ScoutForm } from '../../../src/app/rulesets/mighty-empires/map/scout-form.tsx';
import { ScoutFromHere } from '../../../src/app/rulesets/mighty-empires/map/scout-from-here.tsx';
import { VoyageForm } from '../../../src/app/rulesets/mighty-empires/sea/voyage-form.tsx';
import { distance, type TileId } from '../../../src/kernel/hex.ts';
import { landNeighbours, lands } from '../../../src/rules/mighty-empires/map/terrain.ts';
import { heldUp } from '../../../src/rules/mighty-empires/movement/move.ts';
import { bannersOf, turnOf } from '../../../src/rules/mighty-empires/queries.ts';
import { scoutGround } from '../../../src/rules/mighty-empires/scouting/ground.ts';
import { isWater, seaNeighbours } from '../../../src/rules/mighty-empires/sea/waters.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);
const hinted = (): readonly string[] =>
  screen
    .getAllByRole('button')
    .filter(({ dataset }) => dataset.hint)
    .map(({ textContent }) => textContent);
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });

describe('me.sea.agreed: a ship sails by thumb', () => {
  const afloat = async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    const [coast = 'q0r0', other = 'q0r0'] = Object.entries(lands(stateOf(session)))
      .filter(([tile, { coasts }]) => coasts.length > 0 && !stateOf(session).tiles[tile as 'q0r0'])
      .map(([tile]) => tile as 'q0r0');
    const launched = { type: 'shipLaunched', owner: 'azure', tile: coast };
    await mend(session, [
      { ...launched, ship: 's1' },
      { ...launched, ship: 's2' },
    ]);
    return { session, coast, other };
  };

  test('me.sea.water: only water is hinted at; the ship chosen sails there with the banner chosen', async () => {
    const { session, other } = await afloat();
    const [banner] = bannersOf(stateOf(session), 'azure');
    await inside(session, 'azure', () => <SailForm args={{ ship: 's2' }} onDone={() => undefined} />);
    const land = lands(stateOf(session));
    expect(hinted().length).toBeGreaterThan(0);
    for (const tile of hinted())
      expect(land[tile as 'q0r0']?.coasts.length || land[tile as 'q0r0']?.ground === 'sea').toBeTruthy();
    fireEvent.click(button(other));
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Banner ${banner?.number}`) }));
    fireEvent.click(screen.getByText('By agreement…'));
    fireEvent.input(await screen.findByLabelText('What the table agreed'), {
      target: { value: 'A fair wind' },
    });
    fireEvent.click(button('Do it by agreement'));
    await waitFor(() =>
      expect(stateOf(session).ships.s2).toMatchObject({ tile: other, harbour: false, carries: banner?.id }),
    );
    expect(stateOf(session).ships.s1?.tile).not.toBe(other);
  });

  test('me.sea.harbour: what the rules mind is said before the ship sails', async () => {
    const { session, other } = await afloat();
    await inside(session, 'azure', () => <SailForm args={{ ship: 's1' }} onDone={() => undefined} />);
    fireEvent.click(button(other));
    expect(screen.queryByText(/no harbour/)).toBeNull();
    fireEvent.click(screen.getByLabelText('In harbour'));
    expect(screen.getByText(/no harbour/)).toBeTruthy();
  });
});

test('me.sea.voyage: ships of a fleet go along or stay; a tap on another fleet takes that one up', async () => {
  const { session } = await campaignAt({ stage: 'movement', month: 1 });
  const seat = session.view()?.clock.turn ?? '';
  const state = stateOf(session);
  const coasts = (Object.keys(lands(state)) as TileId[]).filter((tile) => isWater(state, tile));
  const [near = 'q0r0'] = coasts;
  const far = coasts.find((tile) => distance(near, tile) > 2) ?? 'q0r0';
  const launched = { type: 'shipLaunched', owner: seat };
  await mend(session, [
    { ...launched, ship: 's1', tile: near },
    { ...launched, ship: 's2', tile: near },
    { ...launched, ship: 's3', tile: far },
  ]);
  await inside(session, seat, () => <VoyageForm args={{}} onDone={() => undefined} />);
  const going = () =>
    within(screen.getByRole('list', { name: 'Which ships' })).getAllByRole('button', { pressed: true });
  expect(going()).toHaveLength(2);
  fireEvent.click(going()[0] as HTMLElement);
  expect(going()).toHaveLength(1);
  expect(hinted()).toContain(seaNeighbours(state, near)[0]);
  fireEvent.click(button(far));
  expect(going()).toHaveLength(1);
  expect(hinted()).toContain(seaNeighbours(state, far)[0]);
  expect(screen.queryByRole('button', { name: 'Set sail' })).toBeNull();
  fireEvent.click(button(seaNeighbours(state, far)[0] ?? ''));
  fireEvent.click(button('Set sail'));
  await waitFor(() => expect(stateOf(session).ships.s3?.tile).toBe(seaNeighbours(state, far)[0]));
  expect(stateOf(session).ships.s1?.tile).toBe(near);
});

test('me.banners.placed: what the capital feeds, and what its scouts reach, is said beside “all at the capital”', async () => {
  const { session } = await campaignAt({ stage: 'muster' });
  await inside(session, 'azure', () => <PlaceForm args={{}} onDone={() => undefined} />);
  await screen.findByText('Place all at the capital');
  // Four subsistence points for a capital (Subsistence: foraging).
  expect(screen.getByText(/^The capital feeds 4 banners\. .*scouts.*only your own realm/)).toBeTruthy();
  const { tiles = [], capital } = stateOf(session).realms.azure ?? {};
  // One tap takes them to the border, as many as the land feeds there (Subsistence: foraging).
  const state = stateOf(session);
  const unknown = (tile: TileId): number =>
    landNeighbours(state, tile).filter((next) => !state.tiles[next]).length;
  const fed = { city: 2, fortress: 1, village: 1, barren: 0 } as const;
  const room = (tile: TileId): number => (tile === capital ? 4 : fed[state.tiles[tile]?.site ?? 'barren']);
  const bordering = tiles.filter((tile) => unknown(tile) > 0 && room(tile) > 0);
  expect(bordering.length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: /^Beside unknown land/ }));
  fireEvent.click(button('Place the banners'));
  const standing = () => bannersOf(stateOf(session), 'azure').map(({ tile }) => tile ?? '');
  await waitFor(() => expect(standing()).not.toContain(''));
  for (const tile of new Set(standing() as TileId[])) {
    expect(standing().filter((one) => one === tile).length).toBeLessThanOrEqual(room(tile));
    expect(tile === capital || bordering.includes(tile)).toBe(true);
  }
  const beyond = standing().filter((tile) => bordering.includes(tile as TileId)).length;
  expect(beyond).toBe(
    Math.min(
      standing().length,
      bordering.reduce((sum, tile) => sum + room(tile), 0),
    ),
  );
  cleanup();
  await inside(session, 'azure', () => <PlaceForm args={{}} onDone={() => undefined} />);
  fireEvent.click(button(tiles.find((tile) => tile !== capital) ?? ''));
  expect(screen.queryByText(/^The capital feeds/)).toBeNull();
});

test('me.scouting.declare: the tiles that scouts reach stand under the map as well, and staying is no button beside them', async () => {
  const { session } = await campaignAt({ stage: 'scouting', month: 1 });
  const state = stateOf(session);
  const [banner] = bannersOf(state, 'azure').filter(({ tile }) => tile !== null);
  await inside(session, 'azure', () => (
    <ScoutForm args={{ banner: banner?.id ?? '' }} onDone={() => undefined} />
  ));
  const reached = hinted();
  expect(reached.length).toBeGreaterThan(1);
  const ways = within(await screen.findByRole('list', { name: 'Where to' })).getAllByRole('button');
  expect(ways).toHaveLength(reached.length);
  expect(screen.getByRole('link', { name: 'They stay' }).className).not.toMatch(/filled|outlined/);
  fireEvent.click(ways[0] as HTMLElement);
  expect(button('Send the scouts').className).toContain('filled');
  expect(screen.queryByRole('list', { name: 'Where to' })).toBeNull();
});

test('me.scouting.declare: with real dice the map leads to where they are typed in, with banner and tile chosen', async () => {
  const { session } = await campaignAt({ stage: 'scouting', month: 1 });
  const seat = session.view()?.clock.turn ?? '';
  const scouts = bannersOf(stateOf(session), seat).filter(({ tile }) => tile !== null);
  const tile = scoutGround(stateOf(session), scouts[0]?.id ?? '')[0] ?? 'q0r0';
  const shown = () =>
    inside(session, seat, () => (
      <ScoutFromHere tile={tile} scouts={scouts.slice(0, 1).map(({ id }) => id)} />
    ));
  prefer({ dice: 'table' });
  onTestFinished(() => prefer({ dice: 'phone' }));
  await shown();
  const way = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Scout with/ });
  const { pathname, searchParams } = new URL(way.href);
  expect(pathname).toMatch(/\/do\/scout$/);
  expect(JSON.parse(searchParams.get('args') ?? '')).toEqual({ banner: scouts[0]?.id, tile });
});

describe('me.movement: a march', () => {
  const marching = async () => {
    const { session } = await campaignAt({ stage: 'movement', month: 1 });
    const seat = session.view()?.clock.turn ?? '';
    const [banner] = bannersOf(stateOf(session), seat).filter(({ tile }) => tile !== null);
    const { id = '', tile: force = 'q0r0' } = banner ?? {};
    const ways = scoutGround(stateOf(session), id).slice(0, 2);
    for (const tile of ways)
      await mend(session, [{ type: 'scouted', seat, tile, banner: id, force: force ?? '', found: 'way' }]);
    const closed = Object.keys(lands(stateOf(session))).find(
      (tile) =>
        ![...ways, force].includes(tile as 'q0r0') &&
        !bannersOf(stateOf(session), seat).some((one) => one.tile === tile),
    );
    const open = async (): Promise<void> => {
      cleanup();
      await inside(session, seat, () => (
        <DraftForm form="march">
          <MoveForm args={{ banners: [id] }} onDone={() => undefined} />
        </DraftForm>
      ));
      await screen.findByText('Where do they march to?');
    };
    return { open, ways, closed: closed ?? '' };
  };
  const whereTo = () => screen.queryByRole('list', { name: 'Where to' });
  beforeEach(() => sessionStorage.clear());

  test('the tiles that are open stand under the map by name, and a tap on one asks no more than the answer', async () => {
    const { open, ways } = await marching();
    await open();
    expect(hinted()).toEqual(expect.arrayContaining([...ways]));
    const named = within(whereTo() as HTMLElement).getAllByRole('button');
    expect(named).toHaveLength(hinted().length);
    fireEvent.click(named[0] as HTMLElement);
    expect(button('March').className).toContain('filled');
    expect(document.activeElement?.tagName).toBe('H2');
    // Half way chosen it stays so, after the way back.
    await open();
    expect(button('March')).toBeTruthy();
  });

  test('a refusal says which tiles are open instead; the one refused is not chosen again by itself', async () => {
    const { open, closed } = await marching();
    await open();
    fireEvent.click(button(closed));
    expect(screen.queryByRole('button', { name: 'March' })).toBeNull();
    expect(screen.getByText('Open from here:')).toBeTruthy();
    expect(within(whereTo() as HTMLElement).getAllByRole('button')).toHaveLength(hinted().length);
    await open();
    expect(screen.queryByText('By agreement…')).toBeNull();
    expect(screen.getByText(/^Tap a tile your scouts/)).toBeTruthy();
    fireEvent.click(button(closed));
    fireEvent.click(within(whereTo() as HTMLElement).getAllByRole('button')[0] as HTMLElement);
    expect(button('March').className).toContain('filled');
    expect(screen.queryByText('Open from here:')).toBeNull();
  });
});

describe('me.movement.scouted: who goes', () => {
  const force = async () => {
    const { session } = await campaignAt({ stage: 'movement', month: 1 });
    const seat = session.view()?.clock.turn ?? '';
    const all = bannersOf(stateOf(session), seat).filter(({ id }) => !heldUp(stateOf(session), id));
    const [one, two] = all.filter(
      ({ tile }) => tile !== null && all.filter((beside) => beside.tile === tile).length === 2,
    );
    if (!one?.tile || !two) throw new Error('no force of two');
    const [near = 'q0r0', other = 'q0r0'] = scoutGround(stateOf(session), one.id);
    // What the bots scouted before is none of this test's.
    for (const [tile, { banner, force }] of Object.entries(turnOf(stateOf(session), seat).scouted))
      await mend(session, [{ type: 'scouted', seat, tile, banner, force, found: 'nothing' }]);
    const scouted = (banner: string, tile: string) =>
      mend(session, [{ type: 'scouted', seat, tile, banner, force: one.tile as string, found: 'way' }]);
    const open = async (banners: readonly string[]): Promise<void> => {
      cleanup();
      await inside(session, seat, () => (
        <MoveForm args={{ banners: [...banners] }} onDone={() => undefined} />
      ));
      await screen.findByText('Where do they march to?');
    };
    return { one, two, near, other, scouted, open };
  };
  const going = (): readonly string[] =>
    within(screen.getByRole('list', { name: 'Who goes' }))
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);
  const nobody = (): boolean =>
    within(screen.getByRole('list', { name: 'Who goes' })).queryAllByRole('button', { pressed: true })
      .length === 0;

  test('the banner that was come from, or the one that scouted, is meant, and no other', async () => {
    const { one, two, near, scouted, open } = await force();
    await scouted(two.id, near);
    await open([one.id, two.id]);
    expect(going()).toEqual([expect.stringContaining(two.name || String(two.number))]);
    await open([one.id]);
    expect(going()).toEqual([expect.stringContaining(one.name || String(one.number))]);
  });

  test('where several scouted none is chosen until a tile is: then the banner whose scouts found the way', async () => {
    const { one, two, near, other, scouted, open } = await force();
    await scouted(one.id, near);
    await scouted(two.id, other);
    await open([one.id, two.id]);
    expect(nobody()).toBe(true);
    expect(hinted()).toEqual(expect.arrayContaining([near, other]));
    fireEvent.click(button(near));
    expect(going()).toEqual([expect.stringContaining(one.name || String(one.number))]);
    fireEvent.click(button(other));
    expect(going()).toEqual([expect.stringContaining(two.name || String(two.number))]);
  });
});

describe('me.map.tidy: tiles taken off', () => {
  test('me.map.tidy: marked by a tap, left by another, taken off together', async () => {
    const { session } = await campaignAt({ stage: 'capitals' });
    const [one = 'q0r0', two = 'q0r0', three = 'q0r0'] = Object.keys(lands(stateOf(session))) as 'q0r0'[];
    const before = Object.keys(lands(stateOf(session))).length;
    await inside(session, 'azure', () => <LiftForm args={{}} onDone={() => undefined} />);
    for (const tile of [one, two, three, two]) fireEvent.click(button(tile));
    expect(hinted()).toEqual(expect.arrayContaining([one, three]));
    expect(screen.getByText('2 tiles marked')).toBeTruthy();
    fireEvent.click(button('Undo the last mark'));
    expect(hinted()).toEqual([one]);
    // The map is agreed on already: tidying it now is for the table to agree.
    fireEvent.click(button('By agreement…'));
    fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'the cat moved it' } });
    fireEvent.click(await screen.findByRole('button', { name: /^Do it/ }));
    await waitFor(() => expect(Object.keys(lands(stateOf(session)))).toHaveLength(before - 1));
    expect(lands(stateOf(session))[one]).toBeUndefined();
  });
});
