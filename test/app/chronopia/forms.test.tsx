/** Every form and screen of a Chronopia campaign, from a state that has what it is about, read by axe. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import axe from 'axe-core';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, describe, expect, test } from 'vitest';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { chronopia } from '../../../src/rules/chronopia/index.ts';
import { castsSpells } from '../../../src/rules/chronopia/roll/points.ts';
import type { State } from '../../../src/rules/chronopia/state.ts';
import { beganCampaign } from '../harness/any.ts';
import { forgets } from '../harness/entered.tsx';
import { twice } from '../harness/twice.tsx';
import { inside } from './inside.tsx';

afterEach(cleanup);
const stateOf = (session: Session): State => session.view()?.table.rules as State;

const players = ['Anna', 'Tom', 'Ines'];
let began: ReturnType<typeof beganCampaign> | undefined;
let at = '';
/** One campaign is looked at from stop to stop; what stands further down stops later. */
async function stopped(order: string, nth = 1): Promise<Session> {
  began ??= beganCampaign({ set: 'chronopia', seed: 4, turns: 2, players });
  const { session, on } = await began;
  if (at !== `${order} ${nth}`) await on({ before: order, nth });
  at = `${order} ${nth}`;
  return session;
}
const seats = ['azure', 'gules', 'or'] as const;
const seatWith = (session: Session, holds: (state: State, seat: string) => boolean): string =>
  seats.find((seat) => holds(stateOf(session), seat)) ?? 'azure';
const settling = (session: Session): string =>
  seatWith(session, ({ sittings }, seat) => (sittings[seat] ?? []).length > 0);
const form = (order: string, args: Json) => (): JSX.Element => (
  <main>
    <Dynamic component={chronopiaApp.orders[order]} args={args} onDone={() => undefined} />
  </main>
);
const read = async (): Promise<readonly string[]> => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

const warbandOf = (session: Session, seat: string, individual = false): string =>
  Object.entries(stateOf(session).warbands).find(
    ([, each]) => each.seat === seat && each.individual === individual,
  )?.[0] ?? '';
const battle = (session: Session): Json => ({ battle: Object.keys(stateOf(session).battles)[0] ?? '' });
interface Case {
  readonly order: string;
  readonly at: readonly [order: string, nth?: number];
  readonly asks: RegExp;
  readonly args?: (session: Session, seat: string) => Json;
  readonly seat?: (session: Session) => string;
}
const nothing = {};
const ofWarband = (session: Session, seat: string): Json => ({ warband: warbandOf(session, seat) });
const fromWarband = (session: Session, seat: string): Json => ({ from: warbandOf(session, seat) });
/** A player nobody of whose force casts spells: one caster alone would answer the question. */
const casterless = (session: Session): string =>
  seatWith(
    session,
    (state, seat) =>
      !Object.values(state.warbands).some((one) => one.seat === seat && castsSpells(state, one)),
  );
const cases: readonly Case[] = [
  { order: 'choose-army', at: ['choose-army'], asks: /Which army do you lead/ },
  { order: 'list-figures', at: ['choose-army'], asks: /figures can you recruit/ },
  { order: 'raise-warband', at: ['choose-army'], asks: /army list is empty/ },
  { order: 'raise-warband', at: ['ready'], asks: /Which figures do you recruit/ },
  {
    order: 'change-figure',
    at: ['ready'],
    asks: /What do you want to correct/,
    args: (session) => ({ id: Object.keys(stateOf(session).figures)[0] ?? '' }),
  },
  {
    order: 'unlist-figure',
    at: ['ready'],
    asks: /off the list/,
    args: (session) => ({ id: Object.keys(stateOf(session).figures)[0] ?? '' }),
  },
  { order: 'recruit', at: ['ready'], asks: /gets recruits/ },
  { order: 'recruit', at: ['ready'], asks: /How many join/, args: ofWarband },
  { order: 'transfer', at: ['ready'], asks: /From which/ },
  { order: 'transfer', at: ['ready'], asks: /another warband of the same kind/, args: fromWarband },
  { order: 'station', at: ['ready'], asks: /serves where/ },
  { order: 'disband', at: ['ready'], asks: /do you discharge/ },
  { order: 'disband', at: ['ready'], asks: /do you discharge/, args: ofWarband },
  { order: 'buy-spell', at: ['ready'], asks: /learns it/, seat: casterless },
  { order: 'name-warband', at: ['ready'], asks: /their name/, args: ofWarband },
  { order: 'name-territory', at: ['ready'], asks: /its name/, args: () => ({ territory: 'home.azure' }) },
  { order: 'upgrade-territory', at: ['ready'], asks: /do you upgrade/ },
  {
    order: 'sell-spell',
    at: ['ready'],
    asks: /back/,
    args: (session, seat) => ({ warband: warbandOf(session, seat, true), spell: 'none' }),
  },
  { order: 'arrange-battle', at: ['arrange-battle'], asks: /do you fight/ },
  { order: 'challenge', at: ['arrange-battle'], asks: /do you challenge/ },
  { order: 'schedule-battle', at: ['take-field'], asks: /When and where/, args: battle },
  { order: 'choose-mission', at: ['take-field'], asks: /your mission/, args: battle },
  { order: 'call-off', at: ['take-field'], asks: /Call the battle off/, args: battle },
  { order: 'call-ally', at: ['take-field'], asks: /at your side/, args: battle },
  { order: 'summon', at: ['take-field'], asks: /summon for this battle/, args: battle },
  {
    order: 'settle-battle',
    at: ['settle-battle'],
    asks: /completed their mission|holds the board|captives were freed/,
    args: battle,
  },
  { order: 'record-casualties', at: ['record-casualties'], asks: /removed from play/, seat: settling },
  { order: 'earn-experience', at: ['earn-experience'], asks: /left an unsaved wound/, seat: settling },
  { order: 'ransom', at: ['ransom'], asks: /goes home/ },
  { order: 'keep-drugged', at: ['ransom'], asks: /do you keep/ },
  {
    order: 'sell-captives',
    at: ['ransom'],
    asks: /Sell/,
    args: (session) => ({ captives: Object.keys(stateOf(session).captives) }),
  },
  {
    order: 'rescue',
    at: ['ransom'],
    asks: /^Ride to free/,
    args: (session) => ({ captives: Object.keys(stateOf(session).captives) }),
  },
  {
    order: 'forgo-rescue',
    at: ['ransom'],
    asks: /Leave/,
    args: (session) => ({ captives: Object.keys(stateOf(session).captives) }),
  },
  { order: 'recruit-drugged', at: ['end-step'], asks: /many Drugged/, seat: settling },
  { order: 'advance', at: ['end-step', 2], asks: /tries to improve/, seat: settling },
  {
    order: 'advance',
    at: ['end-step', 2],
    asks: /do they train/,
    seat: settling,
    args: (session, seat) => ({ warband: warbandOf(session, seat, true) }),
  },
];
/** Where there is something to bargain with. */
const later: readonly Case[] = [
  { order: 'trade', at: ['arrange-battle', 2], asks: /changes hands/ },
  { order: 'change-parts', at: ['arrange-battle', 2], asks: /Which rules do you want to change/ },
  { order: 'end-campaign', at: ['arrange-battle', 2], asks: /End the campaign/ },
];

test('ch.initial: while the force is mustered, figures sent away give their points back, and the form says so', async () => {
  const { session, on } = await beganCampaign({ set: 'chronopia', seed: 4, turns: 2, players });
  await on({ before: 'ready' });
  expect(stateOf(session).stage).toBe('muster');
  await inside(session, 'azure', form('disband', ofWarband(session, 'azure')));
  expect(await screen.findByText('Their points come back.')).toBeTruthy();
  expect(screen.queryByText(/Neither their cost/)).toBeNull();
});

const asking = (all: readonly Case[]): void =>
  test.each(all)('$order asks $asks', async ({ order, at, asks, args = () => nothing, seat: of }) => {
    const session = await stopped(...at);
    const seat = of?.(session) ?? 'azure';
    const { troubles } = await inside(session, seat, form(order, args(session, seat)));
    expect(await screen.findByRole('heading', { name: asks })).toBeTruthy();
    expect(await read()).toEqual([]);
    expect(troubles).toEqual([]);
    const lost = await forgets(
      (what) => inside(session, seat, what),
      form(order, args(session, seat)),
      () => screen.findByRole('heading', { name: asks }),
    );
    expect(lost).toEqual([]);
  });

describe('forms', () => {
  test('what was chosen by rows and radios is there again after the way back', async () => {
    const session = await stopped('choose-army');
    const of = async () =>
      (await screen.findAllByRole('listitem')).filter((one) => one.querySelector('[aria-current]')).length +
      (screen.queryAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked) + 1) * 100;
    const { before, filled, after } = await twice(
      (what) => inside(session, 'azure', what),
      form('choose-army', nothing),
      async () => {
        fireEvent.click(await screen.findByRole('button', { name: /^Firstborn/ }));
        fireEvent.click(screen.getAllByRole('radio').at(-1) as HTMLElement);
      },
      of,
    );
    expect(filled).not.toBe(before);
    expect(after).toBe(filled);
  });
  test('ch.roll: what a figure still lacks for the list is said beside the grey answer', async () => {
    const session = await stopped('choose-army');
    await inside(session, 'azure', form('list-figures', {}));
    expect(await screen.findByText('Still missing: its name, its warband and its points.')).toBeTruthy();
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Spearman' } });
    fireEvent.input(screen.getByLabelText('Points'), { target: { value: '20' } });
    expect(await screen.findByText('Still missing: its warband.')).toBeTruthy();
    fireEvent.input(screen.getByLabelText('Its warband'), { target: { value: 'Spears' } });
    await waitFor(() => expect(screen.queryByText(/Still missing/)).toBeNull());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to the list' }).disabled).toBe(false);
  });
  asking(cases);
  test('every order that takes arguments has a form, but those that tasks fill in', () => {
    const filled = [
      'ready',
      'end-step',
      'take-field',
      'collect-income',
      'pay-maintenance',
      'roll-territory',
      'begin-campaign',
    ];
    const without = Object.keys(chronopia.orders).filter((id) => !chronopiaApp.orders[id]);
    expect(without.sort()).toEqual(filled.sort());
    expect(new Set([...cases, ...later].map(({ order }) => order))).toEqual(
      new Set(Object.keys(chronopiaApp.orders)),
    );
  });
});

describe('screens', () => {
  const shown = async (
    what: () => JSX.Element,
    at: readonly [string, number?] = ['advance', 6],
  ): Promise<Session> => {
    const session = await stopped(...at);
    await inside(session, settling(session), () => <main>{what()}</main>);
    return session;
  };
  test('the muster roll shows every warband where it stands, and the territories with what they bring', async () => {
    const session = await shown(() => <Dynamic component={chronopiaApp.Realm} />);
    const seat = settling(session);
    await screen.findByText('Field army');
    for (const { name } of Object.values(stateOf(session).warbands).filter((each) => each.seat === seat))
      expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/^income \d+$/).length).toBe(
      Object.values(stateOf(session).territories).filter((each) => each.seat === seat).length,
    );
    expect(await read()).toEqual([]);
  });
  test.each([
    ['a warband', (session: Session) => warbandOf(session, settling(session)), /its figures/],
    ['an individual', (session: Session) => warbandOf(session, settling(session), true), /the individual/],
    ['a territory', (session: Session) => `home.${settling(session)}`, /garrison/],
    ['an army list', () => 'list.azure', /army list/i],
    ['what is gone', () => 'nobody', /No longer on the roll/],
  ] as const)('the sheet of %s', async (_, id, heading) => {
    const session = await stopped('advance', 6);
    await inside(session, settling(session), () => (
      <main>
        <Dynamic component={chronopiaApp.Piece} id={id(session)} />
      </main>
    ));
    expect((await screen.findAllByRole('heading', { name: heading })).length).toBeGreaterThan(0);
    expect(await read()).toEqual([]);
  });
  test('Today shows the step one is at, and how far the others are', async () => {
    const session = await stopped('advance', 6);
    const Sitting = session.view() && chronopiaApp.today?.(session.view() as never);
    expect(Sitting).toBeDefined();
    await inside(session, settling(session), () => <main>{Sitting && <Dynamic component={Sitting} />}</main>);
    expect((await screen.findByText('Spending')).closest('[aria-current]')).toBeTruthy();
    expect(screen.getByText(/gold in the treasury$/)).toBeTruthy();
    expect(screen.getByText(/trained|training|learns nothing/)).toBeTruthy();
    expect(await read()).toEqual([]);
  });
});

describe('forms, once something was fought over', () => {
  asking(later);
  test('the sheet of a battle names both sides with their ratings', async () => {
    const session = await stopped('settle-battle', 2);
    const id = Object.keys(stateOf(session).battles)[0] ?? '';
    await inside(session, 'azure', () => (
      <main>
        <Dynamic component={chronopiaApp.Piece} id={id} />
      </main>
    ));
    expect((await screen.findAllByText(/^rating \d/)).length).toBeGreaterThan(1);
    expect(await read()).toEqual([]);
  });
});

test('names: pieces, places and lands by their gaps, words of the players left alone', async () => {
  const session = await stopped('record-casualties', 3);
  const view = session.view();
  if (!view) throw new Error('no view');
  expect(chronopiaApp.name(view, 'territory', 'home.azure')).toBe('Fortress');
  expect(chronopiaApp.name(view, 'place', 'field')).toBe('Field army');
  expect(chronopiaApp.name(view, 'land', 'hamlet')).toBe('Hamlet');
  expect(chronopiaApp.name(view, 'other', 'gules')).toBe('Tom');
  expect(chronopiaApp.name(view, 'name', 'azure')).toBeUndefined();
  expect(chronopiaApp.card(view, 'azure').line).not.toBe('');
  for (const { of } of chronopiaApp.measures ?? []) expect(of(view, 'azure')).toBeTypeOf('number');
});

test('ch.end: Today of a campaign that is over says who won it, and how everybody stands', async () => {
  const session = await stopped('record-casualties', 3);
  const view = session.view();
  if (!view) throw new Error('no view');
  const rules = { ...stateOf(session), stage: 'over', victor: 'gules' };
  const over = { ...view, table: { ...view.table, rules } } as unknown as typeof view;
  const Over = chronopiaApp.today?.(over);
  await inside(Object.assign(Object.create(session), { view: () => over }) as Session, 'azure', () => (
    <main>{Over && <Dynamic component={Over} />}</main>
  ));
  expect(await screen.findByRole('heading', { name: 'Tom has won the campaign' })).toBeTruthy();
  expect(screen.getAllByText(/^\d+ territor(y|ies)$/)).toHaveLength(3);
  expect(await read()).toEqual([]);
});

test('ch.casualties: who fell is counted by thumb, and the order holds it', async () => {
  const session = await stopped('record-casualties', 3);
  const seat = settling(session);
  await inside(session, seat, form('record-casualties', {}));
  await screen.findByText('Who was removed from play?');
  const [more] = screen.getAllByLabelText(/^More: /);
  if (more) fireEvent.click(more);
  await screen.findByText('1 fell');
  fireEvent.click(screen.getByText('Roll for their fates'));
  await waitFor(() => expect(session.view()?.open.length).toBe(1));
  expect(session.view()?.open[0]?.run.open[0]).toMatchObject({
    rule: expect.stringMatching(/^ch\.casualties/),
    by: seat,
  });
});
