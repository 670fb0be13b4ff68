import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { agreed, planFor } from '../../../src/app/rulesets/mighty-empires/orders/battle-plan.ts';
import { DistributeForm } from '../../../src/app/rulesets/mighty-empires/orders/distribute.tsx';
import { NameForm } from '../../../src/app/rulesets/mighty-empires/orders/name.tsx';
import {
  evenShares,
  likelyNumber,
  RaiseBannersForm,
} from '../../../src/app/rulesets/mighty-empires/orders/raise-banners.tsx';
import { ShareBaggageForm } from '../../../src/app/rulesets/mighty-empires/orders/share-baggage.tsx';
import { evenLoads, spareLoads, sumOf } from '../../../src/app/rulesets/mighty-empires/orders/shares.ts';
import { SubsistForm } from '../../../src/app/rulesets/mighty-empires/orders/subsist.tsx';
import { chosen as chosenOf, foundingOf } from '../../../src/app/rulesets/parts/options.tsx';
import type { Json } from '../../../src/kernel/json.ts';
import { defendersOf } from '../../../src/rules/mighty-empires/battle/record.ts';
import { table } from '../../../src/rules/mighty-empires/options.ts';
import { bannersOf, force } from '../../../src/rules/mighty-empires/queries.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt, ledgerOf } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);
const level = (slider: HTMLElement): number => Number(slider.getAttribute('aria-valuenow'));

describe('me.baggage: sacks by thumb', () => {
  test('me.baggage.stockpile: what banners cannot carry is proposed for the barns, six in each', () => {
    expect(spareLoads(['capital', 'keep'], 0)).toEqual({});
    expect(spareLoads(['capital', 'keep'], 1)).toEqual({ capital: 1 });
    expect(spareLoads(['capital', 'keep'], 8)).toEqual({ capital: 6, keep: 2 });
    expect(spareLoads(['capital', 'keep'], 20)).toEqual({ capital: 6, keep: 6 });
  });
  test('me.baggage.start: a fresh share leaves nothing over that a barn could hold', async () => {
    const { session } = await campaignAt({ stage: 'stores', seed: 11 });
    const all = bannersOf(stateOf(session), 'azure').length * 6 + 1;
    await mend(session, [{ type: 'baggageRolled', seat: 'azure', points: all }]);
    await inside(session, 'azure', () => <ShareBaggageForm args={{}} onDone={() => undefined} />);
    expect(screen.getByText(`${all} of ${all} shared`)).toBeTruthy();
    expect(screen.queryByText(/is lost\.$/)).toBeNull();
  });
  test('me.baggage.most: no banner takes more than six, however many loads there are', async () => {
    const { session } = await campaignAt({ stage: 'stores', seed: 11 });
    await mend(session, [{ type: 'baggageRolled', seat: 'azure', points: 12 }]);
    await inside(session, 'azure', () => <ShareBaggageForm args={{}} onDone={() => undefined} />);
    const [first, ...others] = screen.getAllByRole('slider');
    if (!first) throw new Error('no banner to load');
    for (const slider of others) fireEvent.keyDown(slider, { key: 'Home' });
    for (let tries = 0; tries < 9; tries++) fireEvent.keyDown(first, { key: 'ArrowRight' });
    fireEvent.keyDown(first, { key: 'End' });
    expect(level(first)).toBe(6);
    expect(screen.getByText('6 of 12 shared')).toBeTruthy();
  });

  test('me.baggage.start: what is not there cannot be handed out; a tap fills up to the sack touched', async () => {
    const { session } = await campaignAt({ stage: 'stores', seed: 11 });
    await mend(session, [{ type: 'baggageRolled', seat: 'azure', points: 7 }]);
    const done = vi.fn();
    await inside(session, 'azure', () => <ShareBaggageForm args={{}} onDone={done} />);
    const sliders = screen.getAllByRole('slider');
    for (const slider of sliders) fireEvent.keyDown(slider, { key: 'Home' });
    const [first, second] = sliders;
    const sack = (of: HTMLElement | undefined, n: number): Element =>
      of?.querySelector(`[data-sack="${n}"]`) as Element;
    fireEvent.click(sack(first, 5));
    fireEvent.click(sack(second, 6));
    expect([first, second].map((slider) => slider && level(slider))).toEqual([5, 2]);
    fireEvent.click(sack(first, 5));
    expect(first && level(first)).toBe(4);
    fireEvent.click(screen.getByText('Confirm shares'));
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(
      bannersOf(stateOf(session), 'azure')
        .slice(0, 2)
        .map(({ baggage }) => baggage),
    ).toEqual([4, 2]);
  });

  test('me.baggage.shared: the first guess hands out evenly and never overloads', () => {
    expect(evenLoads(['a', 'b', 'c'], 7)).toEqual({ a: 3, b: 2, c: 2 });
    expect(sumOf(evenLoads(['a', 'b'], 40))).toBe(12);
    expect(evenLoads([], 5)).toEqual({});
  });

  test('me.season.phase: out of its phase it stands there with the reason, and goes by agreement with a line of why', async () => {
    const { session } = await campaignAt({ stage: 'scouting', rich: true, seed: 11 });
    const [banner] = bannersOf(stateOf(session), 'azure');
    const tile = banner?.tile ?? '';
    await inside(session, 'azure', () => <DistributeForm args={{ tile }} onDone={() => undefined} />);
    expect(screen.getByText('You can do that only in the reorganisation phase of your turn.')).toBeTruthy();
    expect(screen.queryByText('Move the baggage like this')).toBeNull();
    const [first] = screen.getAllByRole('slider');
    if (first) fireEvent.keyDown(first, { key: 'Home' });
    fireEvent.click(screen.getByText('By agreement…'));
    const why = await screen.findByLabelText('What the table agreed');
    expect(screen.getByText('Do it by agreement').closest('button')?.disabled).toBe(true);
    fireEvent.input(why, { target: { value: 'Forgotten last month' } });
    fireEvent.click(screen.getByText('Do it by agreement'));
    await waitFor(() => expect(stateOf(session).banners[banner?.id ?? '']?.baggage).toBe(0));
    expect(session.view()?.tellings.at(-1)).toMatchObject({
      id: 'distribute',
      override: 'Forgotten last month',
    });
  });
});

describe('me.subsistence: one tap provides', () => {
  test('me.subsistence: the quartermaster’s plan is taken as it stands', async () => {
    const { session } = await campaignAt({ stage: 'subsistence', month: 1, seed: 11 });
    const done = vi.fn();
    await inside(session, 'azure', () => <SubsistForm args={null} onDone={done} />);
    fireEvent.click(screen.getByText('Feed the banners'));
    await waitFor(() => {
      const { fed } = stateOf(session).season.turns.azure ?? { fed: {} };
      const asking = session.view()?.open.length ?? 0;
      expect(Object.keys(fed).length + asking).toBeGreaterThan(0);
    });
  });

  test('me.subsistence: a banner that could eat may not be left hungry, and the form says so as it is chosen', async () => {
    const { session } = await campaignAt({ stage: 'subsistence', month: 1, seed: 11 });
    const fed = bannersOf(stateOf(session), 'azure')[0];
    await mend(session, [{ type: 'baggageSet', banner: fed?.id ?? '', points: 3 }]);
    await inside(session, 'azure', () => <SubsistForm args={null} onDone={() => undefined} />);
    const name = fed?.name || `Banner ${fed?.number}`;
    fireEvent.click(screen.getByText(name));
    fireEvent.click(screen.getAllByText('hungry')[0] as HTMLElement);
    expect(await screen.findByText(/must not go hungry/)).toBeTruthy();
    expect(screen.getByText('By agreement…')).toBeTruthy();
  });
});

describe('me.banners, me.names, me.battle: the other forms', () => {
  test('me.banners.points: shares come to the strength, each within its bounds', () => {
    expect(evenShares(4000, 3)).toEqual([1340, 1330, 1330]);
    expect(evenShares(4000, 3).reduce((sum, share) => sum + share, 0)).toBe(4000);
    expect(likelyNumber(4000)).toBe(4);
    expect(likelyNumber(600)).toBe(1);
  });

  test('me.banners.raised: in an army of points the shares are in the book at once', async () => {
    const { session } = await campaignAt({ stage: 'armies', options: { armies: 'points' } });
    const done = vi.fn();
    await inside(session, 'azure', () => <RaiseBannersForm args={{}} onDone={done} />);
    fireEvent.input(screen.getByLabelText('Name of banner 2'), { target: { value: 'Herons' } });
    fireEvent.click(screen.getByText('Raise 4 banners'));
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(bannersOf(stateOf(session), 'azure').map(({ name }) => name)).toEqual(['', 'Herons', '', '']);
    expect(Object.values(ledgerOf(session, 'azure').banners).map(({ points }) => points)).toEqual([
      1000, 1000, 1000, 1000,
    ]);
  });

  test('me.names: a name taken from the tongues is what the piece is called', async () => {
    const { session } = await campaignAt({ stage: 'realms' });
    const done = vi.fn();
    await inside(session, 'azure', () => <NameForm args={{ what: 'realm', id: 'azure' }} onDone={done} />);
    const [offer] = screen.getByLabelText('Names to choose from').querySelectorAll('button');
    const name = offer?.textContent ?? '';
    if (offer) fireEvent.click(offer);
    fireEvent.click(screen.getByText(`Call it ${name}`));
    await waitFor(() => expect(stateOf(session).realms.azure?.name).toBe(name));
    await waitFor(() => expect(done).toHaveBeenCalled());
  });

  test('me.battle.recorded: an outcome brings what the rules would have follow, and only what changed is written', async () => {
    const { session } = await campaignAt({ stage: 'scouting', rich: true, seed: 11 });
    const state = stateOf(session);
    const encounter = state.encounters.e1;
    if (!encounter) throw new Error('no battle waits');
    const [defender] = defendersOf(state, encounter);
    const everybody = [...force(state, 'gules', encounter.tile), ...defendersOf(state, encounter)];
    const attacker = Object.keys(encounter.attackers)[0] ?? '';
    const held = planFor(state, 'e1', 'defender', everybody);
    expect(held.parts[attacker]?.fate).toBe(encounter.attackers[attacker]);
    const won = planFor(state, 'e1', 'attacker', everybody);
    expect(won.taken).toBe(true);
    const parts = {
      ...won.parts,
      [defender?.id ?? '']: { lost: 60, fate: 'destroyed' as const, baggage: 0 },
    };
    expect(agreed('e1', { ...won, parts }, everybody)).toMatchObject({
      lost: { [defender?.id ?? '']: 60 },
      destroyed: [defender?.id],
      withdraws: {},
      baggage: {},
      taken: true,
    });
    expect(agreed('e1', { ...won, outcome: 'siege' }, everybody)).toMatchObject({
      destroyed: [],
      taken: false,
    });
  });
});

describe('me.options: the founding', () => {
  const Founding = foundingOf(table);
  const chosen = (given: Json) => chosenOf(table, given);
  test('me.options: nothing needs to be touched, and every switch comes to options the rules take', async () => {
    const { session } = await campaignAt({ stage: 'map' });
    const [options, setOptions] = createSignal<Json>({});
    await inside(session, 'azure', () => <Founding options={options()} onChange={setOptions} />);
    expect(chosen(options()).points).toBe(4000);
    // All of it is folded away: it is good as it stands.
    expect(screen.queryByLabelText('More: Points of each realm')).toBeNull();
    expect(screen.getByText(/4,000 points each/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Everything else is fine as it is/ }));
    fireEvent.click(screen.getByLabelText('More: Points of each realm'));
    expect(chosen(options()).points).toBe(4250);
    fireEvent.click(screen.getByText('Rulings'));
    fireEvent.click(screen.getByLabelText('A whole force follows any of its scouts'));
    expect(chosen(options()).rulings.follows).toBe('scout');
    expect(screen.getByText(/1 of them differs/)).toBeTruthy();
    fireEvent.click(screen.getByText('Rolled'));
    expect(screen.queryByLabelText('More: Points of each realm')).toBeNull();
    expect(chosen(options())).toMatchObject({ strength: 'rolled', rulings: { follows: 'scout' } });
  });
});
