/** Every form and sheet of a campaign of realm armies, from a state that has what it is about, read by axe. */
import '../host/phone.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import axe from 'axe-core';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, describe, expect, test } from 'vitest';
import { realmArmiesApp } from '../../../src/app/rulesets/realm-armies/index.ts';
import { armyName } from '../../../src/app/rulesets/realm-armies/names.ts';
import { RealmArmiesCalculators } from '../../../src/app/rulesets/realm-armies/odds/calculators.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { realmArmies } from '../../../src/rules/realm-armies/index.ts';
import { layMap } from '../../../src/rules/realm-armies/land/generate.ts';
import { choicesFor } from '../../../src/rules/realm-armies/missions/choices.ts';
import type { Ledger } from '../../../src/rules/realm-armies/missions/ledger.ts';
import { unwritten } from '../../../src/rules/realm-armies/missions/reveal.ts';
import { chooser } from '../../../src/rules/realm-armies/setup/home.ts';
import type { State } from '../../../src/rules/realm-armies/state.ts';
import { anyCampaign } from '../harness/any.ts';
import { forgets } from '../harness/entered.tsx';
import { twice } from '../harness/twice.tsx';
import { inside } from './inside.tsx';

afterEach(cleanup);
const stateOf = (session: Session): State => session.view()?.table.rules as State;
const players = ['Anna', 'Tom', 'Ines'];
const kept = new Map<string, Promise<Session>>();
/** Looking changes nothing: what is looked at before one order is looked at in one campaign. */
function stopped(order: string, nth = 1): Promise<Session> {
  const key = `${order} ${nth}`;
  const made =
    kept.get(key) ??
    anyCampaign({ set: 'realm-armies', seed: 3, turns: 1, players, before: order, nth }).then(
      ({ session }) => session,
    );
  kept.set(key, made);
  return made;
}
const form = (order: string, args: Json) => (): JSX.Element => (
  <main>
    <Dynamic component={realmArmiesApp.orders[order]} args={args} onDone={() => undefined} />
  </main>
);
const read = async (): Promise<readonly string[]> => {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};
const fightIn = (session: Session): Json => ({
  activity:
    Object.keys(stateOf(session).activities).find((id) =>
      ['land', 'assault'].includes(stateOf(session).activities[id]?.kind ?? ''),
    ) ?? '',
});
const sailIn = (session: Session): Json => ({
  activity:
    Object.keys(stateOf(session).activities).find((id) => stateOf(session).activities[id]?.kind === 'sail') ??
    '',
});

interface Case {
  readonly order: string;
  readonly at: readonly [order: string, nth?: number];
  readonly asks: RegExp;
  readonly args?: (session: Session) => Json;
}
const ownArmy = (session: Session): Json => ({
  army:
    Object.keys(stateOf(session).armies).find((id) => stateOf(session).armies[id]?.seat === 'azure') ?? '',
});
const cases: readonly Case[] = [
  { order: 'lay-map', at: ['lay-map'], asks: /Lay the map/ },
  { order: 'choose-home', at: ['choose-home'], asks: /Where is your home/ },
  { order: 'draft-hero', at: ['draft-hero'], asks: /Who leads it/, args: ownArmy },
  { order: 'hand-in', at: ['hand-in'], asks: /do your forces do/ },
  { order: 'plan-for', at: ['hand-in'], asks: /What would Tom do/, args: () => ({ turn: 1, seat: 'gules' }) },
  { order: 'stand-in', at: ['hand-in'], asks: /Who is not here/ },
  { order: 'report-night', at: ['report-night'], asks: /did you earn/, args: () => ({ seat: 'azure' }) },
  { order: 'fight', at: ['table-result'], asks: /^[A-Z]+\s\d+$/, args: fightIn },
  { order: 'arrange', at: ['table-result'], asks: /The battle of/, args: fightIn },
  { order: 'table-result', at: ['table-result'], asks: /Who won the battle/, args: fightIn },
  { order: 'sail', at: ['sail'], asks: /Out of|Through the blockade/, args: sailIn },
  { order: 'disband', at: ['disband'], asks: /Which force/ },
  { order: 'raise-army', at: ['hand-in'], asks: /Where, and under which general/ },
  { order: 'launch-fleet', at: ['hand-in'], asks: /In which port/ },
  { order: 'assign-hero', at: ['hand-in'], asks: /Who leads which army/ },
  { order: 'build', at: ['build'], asks: /Where do you build/ },
  { order: 'trade', at: ['hand-in'], asks: /What changes hands/ },
  { order: 'name', at: ['hand-in'], asks: /its name/, args: () => ({ what: 'realm', id: 'azure' }) },
  { order: 'change-readings', at: ['hand-in'], asks: /Which rules do you want to change/ },
];

describe('forms', () => {
  test.each(cases)('$order asks $asks', async ({ order, at, asks, args = () => ({}) }) => {
    const session = await stopped(...at);
    const { troubles } = await inside(session, 'azure', form(order, args(session)));
    expect((await screen.findAllByRole('heading', { name: asks })).length).toBeGreaterThan(0);
    expect(await read()).toEqual([]);
    expect(troubles).toEqual([]);
    const lost = await forgets(
      (what) => inside(session, 'azure', what),
      form(order, args(session)),
      () => screen.findAllByRole('heading', { name: asks }),
    );
    expect(lost).toEqual([]);
  });
  test('every order that takes arguments has a form, but those that tasks fill in', () => {
    const filled = [
      'collect',
      'end-campaign',
      'end-phase',
      'end-stage',
      'finish',
      'pass-draft',
      'raid',
      'reveal',
      'roll-draft',
      'roll-precedence',
      'take-up',
    ];
    const without = Object.keys(realmArmies.orders).filter((id) => !realmArmiesApp.orders[id]);
    expect(without.sort()).toEqual(filled);
    expect(new Set(cases.map(({ order }) => order))).toEqual(new Set(Object.keys(realmArmiesApp.orders)));
  });
});

test('ra.home.tiles: a home is settled with the tiles around it, and until they are chosen no button leads on', async () => {
  const session = await stopped('choose-home');
  await inside(session, chooser(stateOf(session)) ?? '', form('choose-home', {}));
  const tap = (tone: string): void => {
    const tile = document.querySelector(`button[data-hint=${tone}]`);
    if (!tile) throw new Error(`no tile to tap: ${tone}`);
    fireEvent.click(tile);
  };
  const settle = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Settle here/ });
  await screen.findByRole('heading', { name: /Where is your home/ });
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function look() {
    seen.push(this);
  };
  tap('ask');
  // The answer may fill the page in large writing: the map with the tiles still to be tapped is brought into sight.
  await waitFor(() => expect(seen.some((one) => one.querySelector('[data-hint]'))).toBe(true));
  const { tiles } = stateOf(session).options.start;
  expect(tiles).toBeGreaterThan(1);
  for (let left = tiles - 1; left > 0; left -= 1) {
    expect(await screen.findByText(new RegExp(`Tap ${left === 1 ? 'one' : left} more`))).toBeTruthy();
    expect(settle().disabled).toBe(true);
    expect(settle().textContent).toMatch(left === 1 ? /one more tile/ : `${left} more tiles`);
    expect(screen.queryByRole('button', { name: 'By agreement…' })).toBeNull();
    expect(document.body.textContent).not.toContain('A realm begins with');
    tap('ask');
  }
  expect(await screen.findByText(/That is your realm/)).toBeTruthy();
  await waitFor(() => expect(settle()).toHaveProperty('disabled', false));
});

describe('sheets and screens', () => {
  test('the realm shows treasury, forces, tiles and standings', async () => {
    const session = await stopped('hand-in');
    await inside(session, 'azure', () => (
      <main>
        <Dynamic component={realmArmiesApp.Realm} />
      </main>
    ));
    for (const head of ['Armies', 'Tiles', 'standings'])
      expect(await screen.findByRole('heading', { name: head })).toBeTruthy();
    expect(await read()).toEqual([]);
  });
  const sheet = async (session: Session, id: string): Promise<void> => {
    await inside(session, 'azure', () => (
      <main>
        <Dynamic component={realmArmiesApp.Piece} id={id} />
      </main>
    ));
  };
  test.each([
    ['an army', (state: State) => Object.keys(state.armies)[0], /Army \d/],
    ['a fleet', (state: State) => Object.keys(state.fleets)[0], /Fleet \d/],
    ['a hero', (state: State) => Object.keys(state.heroes)[0], /\w+ \d/],
    ['a tile', (state: State) => Object.keys(state.tiles)[0], /[A-Z]+\s\d/],
    ['what is gone', () => 'nobody', /No longer on the map/],
  ] as const)('%s', async (_, id, heading) => {
    const session = await stopped('hand-in');
    await sheet(session, id(stateOf(session)) ?? '');
    expect((await screen.findAllByRole('heading', { name: heading })).length).toBeGreaterThan(0);
    expect(await read()).toEqual([]);
  });
  test('a battle: both sides with their dice, the chances, and what hangs on it', async () => {
    const session = await stopped('table-result');
    await sheet(session, (fightIn(session) as { activity: string }).activity);
    expect(await screen.findByText('A tie goes to the defender.', { selector: 'main li' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(/^[<>]?\d+%$/).length).toBe(2));
    expect(await read()).toEqual([]);
  });
  test('the founding says what it comes to, and its readings unfold', async () => {
    const session = await stopped('lay-map');
    let chosen: Json = null;
    await inside(session, 'azure', () => (
      <main>
        <h1>A new campaign</h1>
        <Dynamic
          component={realmArmiesApp.Founding}
          options={{}}
          onChange={(options: Json) => {
            chosen = options;
          }}
        />
      </main>
    ));
    fireEvent.click(await screen.findByRole('button', { name: /^Everything else/ }));
    fireEvent.click(await screen.findByRole('button', { name: /Rulings/ }));
    fireEvent.click(await screen.findByLabelText('Best die'));
    expect(chosen).toMatchObject({ nights: 10, readings: { dice: 'best', raids: 'lost' } });
    expect(await read()).toEqual([]);
  });
  test.each(['battle', 'siege', 'assault', 'sea', 'raid', 'income'])('chances: %s', async (of) => {
    const session = await stopped('lay-map');
    await inside(session, 'azure', () => (
      <main>
        <h1>Chances</h1>
        <RealmArmiesCalculators of={of} onPick={() => undefined} />
      </main>
    ));
    await waitFor(() => expect(screen.getAllByText(/^[<>]?\d+%$/).length).toBeGreaterThan(0));
    expect(await read()).toEqual([]);
  });
});

test('whoever has handed in is told whom the page waits for; what may be done at any time stands beneath', async () => {
  const session = await stopped('hand-in', 2);
  await inside(session, 'azure', () => (
    <main>
      <TodayScreen />
    </main>
  ));
  const waits = await screen.findByRole('list', { name: 'Waiting for' });
  const late = unwritten(stateOf(session));
  expect(late).not.toContain('azure');
  expect(waits.children).toHaveLength(late.length);
  expect(screen.queryByText('you can')).toBeNull();
  const aside = screen.getByRole('list', { name: 'At any time' });
  for (const title of ['Name an absent player', 'Offer a bargain', 'Take your missions up again'])
    expect(aside.textContent).toContain(title);
  expect(await read()).toEqual([]);
});

test('ra.upgrade.finished: who can still build is asked what to do, and is done when he says so', async () => {
  const session = await stopped('build');
  await inside(session, 'azure', () => (
    <main>
      <TodayScreen />
    </main>
  ));
  expect(await screen.findByRole('heading', { name: 'Choose what to do next' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Done building' })).toBeTruthy();
  expect(screen.getByText(/^Empire points in the treasury: \d+$/)).toBeTruthy();
});

test('ra.over: the end names who stands first, and nobody is waited for', async () => {
  const { session } = await anyCampaign({
    set: 'realm-armies',
    seed: 3,
    turns: 1,
    players,
    before: 'hand-in',
  });
  const order = await giveOrder(session, 'azure', 'end-campaign', {});
  for (const by of ['gules', 'or']) {
    const asked = session.view()?.asked(by)[0]?.question;
    if (asked) await giveAnswer(session, by, order, asked, 'agree', 'table');
  }
  await inside(session, 'or', () => (
    <main>
      <TodayScreen />
    </main>
  ));
  expect(await screen.findByRole('heading', { name: /won/ })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Standings' }).children).toHaveLength(3);
  expect(screen.queryByText('waiting for')).toBeNull();
  expect(await read()).toEqual([]);
});

test('ra.missions.written: a mission tapped stands in one’s own book and nowhere else', async () => {
  const { session } = await anyCampaign({
    set: 'realm-armies',
    seed: 3,
    turns: 1,
    players,
    before: 'hand-in',
    nth: 1,
  });
  await inside(session, 'or', form('hand-in', { turn: 1 }));
  // The first force lies open, and a sheet with nothing on it is nothing that stands out.
  const empty = await screen.findByRole('button', { name: 'Lay down an empty sheet' });
  expect(empty.className).not.toContain('filled');
  fireEvent.click(screen.getByRole('button', { name: 'Guard' }));
  await waitFor(() => {
    const book = session.view()?.ledgers.or as Ledger;
    expect(Object.values(book.plans)).toContainEqual(expect.objectContaining({ mission: 'guard' }));
  });
  expect((await screen.findByRole('button', { name: 'Lay the missions face down' })).className).toContain(
    'filled',
  );
  expect(stateOf(session).turn.missions).toEqual({});
  expect(JSON.stringify(session.view()?.table)).not.toContain('guard');
});

test('the force to be disbanded is there again after the way back', async () => {
  const session = await stopped('disband');
  const { before, filled, after } = await twice(
    (what) => inside(session, 'azure', what),
    form('disband', {}),
    async () => {
      const list = await screen.findByRole('list', { name: 'Forces' });
      fireEvent.click(within(list).getByRole('button', { name: /^Fleet/ }));
    },
    async () => {
      const list = await screen.findByRole('list', { name: 'Forces' });
      return list.querySelector('[aria-current]')?.textContent?.match(/Army|Fleet/)?.[0];
    },
  );
  // The one force that is too many stands there from the first; another is kept as it was picked.
  expect([before, filled, after]).toEqual(['Army', 'Fleet', 'Fleet']);
  expect(screen.getByText('Your earlier draft is back.')).toBeTruthy();
});

test('ra.map: a map that another player has taken and finished is not offered again on a form that still shows its own', async () => {
  const { session } = await anyCampaign({
    set: 'realm-armies',
    seed: 4,
    turns: 1,
    players,
    before: 'lay-map',
    nth: 1,
  });
  const { tiles, rivers } = layMap(3, stateOf(session).options.map, (below) => Math.floor(below / 2));
  await inside(session, 'azure', form('lay-map', {}));
  await screen.findByRole('button', { name: /^Take this map/ });
  await giveOrder(session, 'gules', 'lay-map', { tiles, rivers });
  await giveOrder(session, 'gules', 'end-stage', { stage: 'map' });
  expect((await screen.findByRole('link', { name: 'Go to Today' })).getAttribute('href')).toMatch(/\/today$/);
  expect(screen.queryByRole('button', { name: /^Take this map/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Draw on the map' })).toBeNull();
});

test('ra.missions.written: a mission that is begun takes the place of the one before, and stays with its force', async () => {
  const { session } = await anyCampaign({
    set: 'realm-armies',
    seed: 3,
    turns: 1,
    players,
    before: 'hand-in',
  });
  const bookOf = (seat: string) => session.view()?.ledgers[seat] as Ledger;
  const ways = (army: string) => choicesFor(stateOf(session), army).map(({ mission }) => mission);
  const found = Object.entries(stateOf(session).armies).find(
    ([id, { seat }]) =>
      ways(id).filter((way) => way === 'invade').length > 1 &&
      !Object.values(bookOf(seat).plans).some(({ carry }) => carry === id),
  );
  if (!found) throw new Error('nobody can invade');
  const [id, army] = found;
  const told = () => bookOf(army.seat).plans[id]?.mission;
  await inside(session, army.seat, form('hand-in', {}));
  const list = await screen.findByRole('list', { name: 'Forces' });
  const row = () =>
    within(list)
      .getAllByRole('button')
      .find((one) => one.textContent?.includes(armyName(army)));
  const choose = async (name: string): Promise<void> => {
    if (!screen.queryByRole('button', { name })) fireEvent.click(row() as HTMLElement);
    fireEvent.click(await screen.findByRole('button', { name }));
  };
  await choose('Guard');
  await waitFor(() => expect(told()).toBe('guard'));
  await choose('Invade');
  await waitFor(() => expect(told()).toBeUndefined());
  expect(row()?.textContent).toContain('Invade: choose where');
});
