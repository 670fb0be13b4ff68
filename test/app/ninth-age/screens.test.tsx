/** Every form, sheet and screen of the hex campaign, from a state where it is needed: what it asks, and clean for readers. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import { TileSheet } from '../../../src/app/rulesets/ninth-age/map/tile-sheet.tsx';
import { measures } from '../../../src/app/rulesets/ninth-age/measures.ts';
import { NinthAgeCalculators } from '../../../src/app/rulesets/ninth-age/odds/calculators.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { battlesOf, waiting } from '../../../src/rules/ninth-age/battle/battles.ts';
import { takeable } from '../../../src/rules/ninth-age/conquest/expand.ts';
import { purseOf } from '../../../src/rules/ninth-age/conquest/points.ts';
import { sites } from '../../../src/rules/ninth-age/founding/capital.ts';
import { goldOf, hexesOf, sizeOf } from '../../../src/rules/ninth-age/queries.ts';
import { forgets } from '../harness/entered.tsx';
import { twice } from '../harness/twice.tsx';
import { campaign, faults, looked, type Stop, show, showForm, stateOf, turnOf } from './inside.tsx';

afterEach(cleanup);
const inTurn: Stop = { seed: 2, before: 'lay-hex', nth: 4 };
const drawing: Stop = { seed: 2, before: 'draw-hex', nth: 2 };
const founding: Stop = { seed: 4, before: 'found-capital', nth: 2 };
const realms: Stop = { seed: 4, before: 'measure-realms', nth: 2 };
const events: Stop = { seed: 4, before: 'pick-event' };
const challenges: Stop = { seed: 4, before: 'challenge' };
const battles: Stop = { seed: 4, before: 'record-battle', nth: 2 };
const conquest: Stop = { seed: 4, before: 'claim' };

const fought = (session: Session): { readonly battle: string; readonly seat: string } => {
  const [battle] = waiting(stateOf(session));
  return { battle: battle?.id ?? '', seat: battle?.first[0] ?? '' };
};
interface Case {
  readonly order: string;
  readonly at: Stop;
  readonly asks: RegExp;
  readonly seat?: (session: Session) => string;
  readonly args?: (session: Session) => Json;
}
const ofBattle = {
  at: battles,
  seat: (session: Session) => fought(session).seat,
  args: (session: Session) => ({ battle: fought(session).battle }),
};
const cases: readonly Case[] = [
  { order: 'draw-hex', at: drawing, asks: /Which hex do you draw/ },
  { order: 'pick-event', at: events, asks: /Which event do you pick/ },
  { order: 'challenge', at: challenges, asks: /Who do you challenge/ },
  { order: 'build', at: conquest, asks: /What do you build/ },
  { order: 'share-points', at: conquest, asks: /Who gets how many/ },
  { order: 'ally', at: realms, asks: /Who do you ally with/ },
  { order: 'form-teams', at: founding, asks: /Who is on which team/ },
  { order: 'trade', at: challenges, asks: /What changes hands/ },
  { order: 'change-rules', at: challenges, asks: /Which rules do you want to change/ },
  { order: 'name-realm', at: challenges, asks: /What is your realm called/ },
  {
    order: 'name-place',
    at: challenges,
    asks: /What is .* called/,
    args: (session) => ({ tile: hexesOf(stateOf(session), turnOf(session))[0]?.tile ?? '' }),
  },
  { order: 'arrange-battle', asks: /When and where do you fight/, ...ofBattle },
  { order: 'agree-size', asks: /How large is the battle/, ...ofBattle },
  { order: 'buy-points', asks: /How much gold/, ...ofBattle },
  { order: 'record-battle', asks: /How did it end/, ...ofBattle },
];

describe('forms', () => {
  test.each(cases)(
    '$order asks its question, clean for readers',
    async ({ order, at, asks, seat = turnOf, args = () => ({}) }) => {
      const session = await looked(at);
      await showForm(session, seat(session), order, args(session));
      expect(await screen.findByRole('heading', { name: asks })).toBeTruthy();
      expect(await faults()).toEqual([]);
      const lost = await forgets(
        (what) => show(session, seat(session), what),
        () => <Dynamic component={ninthAgeApp.orders[order]} args={args(session)} onDone={() => undefined} />,
        () => screen.findByRole('heading', { name: asks }),
      );
      expect(lost).toEqual([]);
    },
  );
  test.each([
    ['lay-hex', inTurn, /Tap one of the dashed places|Lay the hex here/],
    ['found-capital', founding, /Tap one of the dashed hexes/],
    ['claim', conquest, /Tap one of the dashed hexes/],
  ] as const)('%s is answered on the map', async (order, at, asks) => {
    const session = await looked(at);
    await showForm(session, turnOf(session), order);
    expect((await screen.findAllByText(asks)).length).toBeGreaterThan(0);
  });
  test('a capital is proposed a name, and another by a tap', async () => {
    const session = await looked(founding);
    const [tile] = sites(stateOf(session));
    await showForm(session, turnOf(session), 'found-capital', { tile: tile ?? '' });
    const name = await screen.findByLabelText<HTMLInputElement>('Name of your realm');
    await waitFor(() => expect(name.value.trim().length).toBeGreaterThan(2));
    const first = name.value;
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Another name' }));
      expect(name.value).not.toBe(first);
    });
  });
  test('a name still to be entered is asked for, and is no error', async () => {
    const session = await looked(challenges);
    await showForm(session, turnOf(session), 'name-realm', {});
    const name = await screen.findByLabelText<HTMLInputElement>('Name of your realm');
    fireEvent.input(name, { target: { value: '' } });
    expect(await screen.findByText('Enter a name.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use this name' }).disabled).toBe(true);
  });
  test('every order that takes arguments has a form, or is given with those it needs', () => {
    const needless = [
      'roll-laying',
      'roll-founding',
      'end-stage',
      'measure-realms',
      'end-phase',
      'count-realms',
      'work-mines',
      'hold-back',
      'choose-form',
      'call-off',
      'raid',
      'finish',
    ];
    const view = Object.keys(ninthAgeApp.orders);
    return looked(challenges).then((session) => {
      const all = Object.keys(session.view()?.ruleset.orders ?? {});
      expect(all.filter((id) => !view.includes(id))).toEqual(expect.arrayContaining(needless));
      expect(all.filter((id) => !view.includes(id) && !needless.includes(id))).toEqual([]);
    });
  });
});

test('na.conquest.claim: a dashed hex is tapped, its price stands there, and the flag goes up', async () => {
  const session = await campaign(conquest);
  const seat = turnOf(session);
  const [free = ''] = takeable(stateOf(session), seat).filter(
    (tile) => stateOf(session).hexes[tile]?.flag === null,
  );
  await showForm(session, seat, 'claim');
  fireEvent.click(await screen.findByRole('button', { name: free }));
  expect(screen.getByText(/: \d Conquest Points?$/)).toBeTruthy();
  fireEvent.click(screen.getByText('Raise your flag'));
  await waitFor(() => expect(stateOf(session).hexes[free as 'q0r0']?.flag).toBe(seat));
});

test('na.events: an event is picked by thumb, and whom it strikes comes next', async () => {
  const session = await campaign(events);
  const seat = turnOf(session);
  await showForm(session, seat, 'pick-event');
  fireEvent.click(await screen.findByText('Emissary'));
  expect(screen.queryByText('Brash Attack')).toBeNull();
  fireEvent.click(within(screen.getByRole('list', { name: 'Events' })).getByText('Emissary'));
  fireEvent.click(screen.getByText('Brash Attack'));
  fireEvent.click(screen.getByText('Pick the event'));
  await waitFor(() =>
    expect(stateOf(session).turn.picks).toEqual([{ seat, event: 'brash-attack', target: null }]),
  );
});

test('na.battle.result: scores are weighed as they are typed, and the other side is asked', async () => {
  const session = await campaign(battles);
  const { battle, seat } = fought(session);
  const [standing] = waiting(stateOf(session));
  const name = (of: string | undefined) => session.view()?.seats.find(({ id }) => id === of)?.name ?? '';
  await showForm(session, seat, 'record-battle', { battle });
  // Nobody means a draw by saying nothing.
  expect(await screen.findByText('nothing entered yet')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enter the result' }).disabled).toBe(true);
  // The battles of this campaign count 5000 points a side.
  fireEvent.input(await screen.findByLabelText(name(standing?.first[0])), { target: { value: '2000' } });
  expect(screen.getByText('the points of one side are missing')).toBeTruthy();
  fireEvent.input(await screen.findByLabelText(name(standing?.second[0])), { target: { value: '0' } });
  expect(screen.getByText('40% apart')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Enter the result' }));
  await waitFor(() =>
    expect(session.view()?.asked(standing?.second[0] ?? '')[0]?.question.text.say).toContain('solid victory'),
  );
});

test('na.trade: a gift of gold goes at once', async () => {
  const session = await campaign({ seed: 4, before: 'record-battle', nth: 5 });
  const state = stateOf(session);
  const rich = state.seats.find((seat) => goldOf(state, seat) >= 10) ?? '';
  const poor = state.seats.find((seat) => seat !== rich) ?? '';
  const names = new Map(session.view()?.seats.map(({ id, name }) => [id, name]));
  await showForm(session, rich, 'trade');
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(names.get(poor) ?? '') }));
  fireEvent.click(screen.getByRole('button', { name: 'More: you give: Gold' }));
  fireEvent.click(screen.getByText('Make the gift'));
  await waitFor(() => expect(goldOf(stateOf(session), poor)).toBe(goldOf(state, poor) + 10));
});

describe('screens', () => {
  test('the realm: points against the goal, everybody’s standing, hexes', async () => {
    const session = await looked(conquest);
    const seat = turnOf(session);
    await show(session, seat, () => <Dynamic component={ninthAgeApp.Realm} />);
    const { points, hexes } = sizeOf(stateOf(session), seat);
    expect(await screen.findByText(`${points} of ${stateOf(session).options.goal}`)).toBeTruthy();
    expect(screen.getByText(String(purseOf(stateOf(session), seat).left), { selector: 'dd' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'The realms' }).children).toHaveLength(3);
    expect(screen.getByRole('list', { name: 'Hexes' }).children).toHaveLength(hexes);
    expect(await faults()).toEqual([]);
  });
  test('before there is a realm it says so', async () => {
    const session = await looked(inTurn);
    await show(session, 'azure', () => <Dynamic component={ninthAgeApp.Realm} />);
    expect(await screen.findByText('No land to rule yet')).toBeTruthy();
    expect(await faults()).toEqual([]);
  });
  test('a battle’s sheet: armies with what they are made of, and what it earns', async () => {
    const session = await looked(battles);
    const { battle, seat } = fought(session);
    vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await show(session, seat, () => <Dynamic component={ninthAgeApp.Piece} id={battle} />);
    expect(await screen.findByText('5,000 points a side.')).toBeTruthy();
    expect(screen.getAllByText('Narrow victory, to 30%').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Print the sheet' }));
    expect(window.print).toHaveBeenCalled();
    expect(await faults()).toEqual([]);
  });
  test('a battle that is over is told so', async () => {
    await show(await looked(battles), 'azure', () => <Dynamic component={ninthAgeApp.Piece} id="o1.1" />);
    expect(await screen.findByText('That battle is over')).toBeTruthy();
  });
  test('a hex: what it is, whose, what it costs', async () => {
    const session = await looked(conquest);
    const seat = turnOf(session);
    const free = Object.entries(stateOf(session).hexes).find(([, hex]) => hex?.flag === null)?.[0] ?? '';
    await show(session, seat, () => <TileSheet tile={free} onClose={() => undefined} />);
    expect(await screen.findByText(/costs \d points? to claim/)).toBeTruthy();
  });
  test('founding: every choice hands on the whole of the options', async () => {
    const [options, setOptions] = createSignal<Json>({});
    await show(await looked(challenges), 'azure', () => (
      <ninthAgeApp.Founding options={options()} onChange={setOptions} />
    ));
    fireEvent.click(await screen.findByRole('button', { name: /^Everything else/ }));
    fireEvent.change(await screen.findByLabelText('How the map is made'), { target: { value: 'painted' } });
    fireEvent.click(screen.getByRole('button', { name: 'More: Realm Points to win' }));
    fireEvent.click(screen.getByRole('switch', { name: /Teams for the first turns/ }));
    expect(options()).toMatchObject({ map: 'painted', goal: 11, teams: true, standard: 2500 });
    expect(await faults()).toEqual([]);
  });
  test.each(['gold', 'army', 'conquest', 'catastrophe'])('reckoning %s is clean for readers', async (of) => {
    await show(await looked(challenges), 'azure', () => (
      <NinthAgeCalculators of={of} onPick={() => undefined} />
    ));
    expect(await faults()).toEqual([]);
  });
  test('na.mining: gold on average is that of the dice', async () => {
    await show(await looked(challenges), 'azure', () => (
      <NinthAgeCalculators of={undefined} onPick={() => undefined} />
    ));
    // A mine on a river and one on a mountain: 70 and 105.
    expect(await screen.findByText('175')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'More: Raids' }));
    expect(await screen.findByText('245')).toBeTruthy();
  });
});

test('the end: Today says who has won, by what, and how everybody stands', async () => {
  const session = await looked({ seed: 13, before: 'never' });
  const { winner, seats } = stateOf(session);
  const other = seats.find((seat) => seat !== winner) ?? '';
  const name = session.view()?.seats.find(({ id }) => id === winner)?.name ?? '';
  await show(session, other, TodayScreen);
  expect(await screen.findByRole('heading', { name: `${name} has won the campaign` })).toBeTruthy();
  const stand = screen.getByRole('list', { name: 'Standings' });
  expect(stand.children).toHaveLength(seats.length);
  expect(stand.children[0]?.textContent).toContain(`1. ${name}`);
  expect(screen.getByRole('link', { name: 'Watch it again' })).toBeTruthy();
  expect(screen.queryByText('waiting for')).toBeNull();
  expect(await faults()).toEqual([]);
});

test('what is plotted, named and shown on the shelf follows the state', async () => {
  const session = await looked(battles);
  const view = session.view();
  if (!view) throw new Error('no view');
  const state = stateOf(session);
  for (const seat of state.seats) {
    expect(measures.map(({ of }) => of(view, seat))).toEqual([
      sizeOf(state, seat).points,
      sizeOf(state, seat).hexes,
      sizeOf(state, seat).cities,
      sizeOf(state, seat).mines,
      goldOf(state, seat),
    ]);
    expect(ninthAgeApp.card(view, seat).line).not.toBe('');
  }
  const [[id, met] = ['', undefined]] = Object.entries(state.encounters);
  const [battle] = met ? battlesOf(id, met) : [];
  expect(ninthAgeApp.called?.(view, battle?.id ?? '')).toMatch(/^\w+ against \w+$/);
});

test('whom one would challenge is there again after the way back', async () => {
  const session = await looked(challenges);
  const { before, filled, after } = await twice(
    (what) => show(session, turnOf(session), what),
    () => <Dynamic component={ninthAgeApp.orders.challenge} args={{}} onDone={() => undefined} />,
    async () => {
      const list = await screen.findByRole('list', { name: 'Players you may challenge' });
      fireEvent.click(list.querySelector('button:not([aria-current])') as HTMLElement);
    },
    async () => {
      const list = await screen.findByRole('list', { name: 'Players you may challenge' });
      return list.querySelector('[aria-current]')?.textContent ?? 'nobody';
    },
  );
  expect(filled).not.toBe('nobody');
  expect(filled).not.toBe(before);
  expect(after).toBe(filled);
  expect(screen.getByText('Your earlier draft is back.')).toBeTruthy();
});
