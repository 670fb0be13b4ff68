/** What Today says of the winter: the catastrophe that has struck; and a step in which a seat can do nothing is not offered as if it could, passes by itself, and is said to. */
import '../host/phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { next } from '../../../src/app/rulesets/mighty-empires/next.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { bannersOf, holdingsOf } from '../../../src/rules/mighty-empires/queries.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const seats = ['azure', 'gules', 'or'];
const viewOf = (session: Session): View => session.view() as View;

/** Where the banners of these stand: in their capital, or anywhere else. */
async function stand(session: Session, those: readonly string[], home: boolean): Promise<void> {
  const state = stateOf(session);
  await mend(
    session,
    those.flatMap((seat) => {
      const capital = state.realms[seat]?.capital ?? 'q0r0';
      const away = holdingsOf(state, seat).find(({ tile }) => tile !== capital)?.tile ?? 'q0r0';
      return bannersOf(state, seat).map(({ id }) => ({
        type: 'withdrew',
        banner: id,
        tile: home ? capital : away,
        spot: { part: 0 },
      }));
    }),
  );
}

/** Bots play up to the equinox first. */
const played = 60_000;

test(
  'me.magic.caster: the stars are read to nobody whose book holds no wizard that is mighty enough',
  async () => {
    const { session } = await campaignAt({
      stage: 'autumn',
      seed: 11,
      spell: '',
      options: { rulings: { wizards: 'assumed' } },
    });
    const offered = () =>
      viewOf(session)
        .tasks('azure')
        .filter(({ order }) => order?.id === 'draw-spell');
    await stand(session, ['azure'], true);
    expect(offered()).toHaveLength(1);
    await mend(
      session,
      bannersOf(stateOf(session), 'azure').map(({ id }) => ({ type: 'charged', banner: id, points: 9000 })),
    );
    expect(offered()).toEqual([]);
    await inside(session, 'azure', () => <TodayScreen />);
    expect(await screen.findByText('No wizard in your capital is mighty enough for a spell')).toBeTruthy();
    expect(screen.queryByText(/Read the stars/)).toBeNull();
  },
  played,
);

test(
  'me.magic.caster: where nobody can cast the equinox passes by itself, and says why',
  async () => {
    const { session } = await campaignAt({ stage: 'autumn', seed: 11 });
    await stand(session, ['azure'], true);
    await stand(session, ['gules', 'or'], false);
    expect(next(viewOf(session), 'gules', 'end-phase')).toBeUndefined();
    await stand(session, seats, false);
    const passes = next(viewOf(session), 'gules', 'end-phase');
    expect(passes).toMatchObject({ onward: true, order: { id: 'end-winter-phase' } });
    expect(passes?.why?.say).toBe('No player has a banner in their own capital: no one casts a spell.');
  },
  played,
);

test('me.revenue: a collection of nothing is passed with the step before, which names it', async () => {
  const { session } = await campaignAt({ stage: 'events', seed: 11 });
  await mend(session, [
    { type: 'eventRolled', seat: 'azure', total: 7 },
    {
      type: 'winterEffect',
      effect: { kind: 'crowns', seat: 'azure', crowns: -999, why: 'me.events.revolt' },
    },
  ]);
  const passes = next(viewOf(session), 'azure', 'winter-event');
  expect(passes?.passes).toEqual(['revenue']);
  expect(passes?.order?.args).toMatchObject({ phase: 'revenue' });
});

test('me.revenue: nor is nothing asked for by who stands before it already', async () => {
  const { session } = await campaignAt({ stage: 'revenue', seed: 11 });
  expect(viewOf(session).tasks('azure')[0]?.order?.id).toBe('collect-revenue');
  await mend(session, [
    {
      type: 'winterEffect',
      effect: { kind: 'crowns', seat: 'azure', crowns: -999, why: 'me.events.revolt' },
    },
  ]);
  const passes = next(viewOf(session), 'azure', 'end-winter-phase');
  expect(passes?.order?.id).toBe('end-winter-phase');
  expect(passes?.why?.say).toBe('No crowns come in: there is nothing to collect.');
});

test('me.events: whose dice a catastrophe asks for reads on Today which it is', async () => {
  const { session } = await campaignAt({ stage: 'events', seed: 11 });
  const order = await giveOrder(session, 'azure', 'winter-event', {});
  const [event] = viewOf(session).asked('azure');
  // 3 on the winter events: a peasant revolt.
  if (event) await giveAnswer(session, 'azure', order, event.question, [1, 2], 'table');
  await inside(session, 'azure', () => <TodayScreen />);
  expect(await screen.findByRole('heading', { name: /crowns do the peasants keep/ })).toBeTruthy();
  expect(screen.getByText(/^Winter brings .* a peasant revolt\.$/)).toBeTruthy();
});

test('me.events.plague: the garrisons among which the die chooses are named, with their strength', async () => {
  const { session } = await campaignAt({ stage: 'events', seed: 11 });
  const state = stateOf(session);
  const towns = holdingsOf(state, 'azure').filter(
    ({ tile, site }) => site !== 'barren' && tile !== state.realms.azure?.capital,
  );
  const [one, two] = towns.map(({ tile }) => tile);
  const banners = bannersOf(state, 'azure');
  if (!one || !two || banners.length < 3) throw new Error('too few settlements or banners');
  await mend(session, [
    { type: 'named', what: 'tile', id: one, name: 'Marl' },
    { type: 'named', what: 'tile', id: two, name: 'Orle' },
    ...banners.map(({ id }, at) => ({
      type: 'withdrew',
      banner: id,
      tile: at === 0 ? one : two,
      spot: { part: 0 },
    })),
  ]);
  const order = await giveOrder(session, 'azure', 'winter-event', {});
  const [event] = viewOf(session).asked('azure');
  // 5 on the winter events: plague in one garrisoned settlement that is not the capital.
  if (event) await giveAnswer(session, 'azure', order, event.question, [1, 4], 'table');
  await inside(session, 'azure', () => <TodayScreen />);
  const why = (await screen.findByRole('heading', { name: /garrisons falls sick/ })).closest('section');
  expect(why?.textContent).toMatch(/Marl \(one banner\)/);
  expect(why?.textContent).toContain(`Orle (${banners.length - 1} banners)`);
  expect(why?.textContent).toMatch(/1 (Marl|Orle) \(.*\), 2 (Marl|Orle) \(/);
});
