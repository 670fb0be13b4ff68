import { type WinterPhase, winterPhases } from '../../../src/rules/mighty-empires/winter-phases.ts';
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import axe from 'axe-core';
import { Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OrderForm } from '../../../src/app/rulesets/contract.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { WinterBeneath } from '../../../src/app/rulesets/mighty-empires/winter/beneath.tsx';
import { WinterToday } from '../../../src/app/rulesets/mighty-empires/winter/today.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import { plannedBy } from '../../../src/rules/mighty-empires/court/book.ts';
import { forgets } from '../harness/entered.tsx';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt, ledgerOf } from '../harness/stages.ts';
import { inside } from './inside.tsx';

/** The map as buttons, one for each tile. */

/** One winter, walked through from its first snow to the spring: tests come in the order of its phases. */
let session: Session;
beforeAll(async () => {
  ({ session } = await campaignAt({ stage: 'quarters', seed: 11 }));
  const { capital } = stateOf(session).realms.azure ?? {};
  await mend(session, [{ type: 'recovered', tile: capital ?? '', owner: 'azure' }]);
}, 120_000);
afterEach(cleanup);

async function goTo(phase: WinterPhase, seats = ['azure', 'gules', 'or']): Promise<void> {
  const before = winterPhases[winterPhases.indexOf(phase) - 1];
  const { year } = stateOf(session).season;
  if (before && stateOf(session).winter.at[seats[0] ?? ''] !== phase)
    await mend(
      session,
      seats.flatMap((seat) => [
        { type: 'winterWent', seat, year, phase: before },
        ...(before === 'revenue' ? [{ type: 'revenueSet', seat, crowns: 24 }] : []),
      ]),
    );
}
async function clean(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    // Nothing is laid out or painted here, and a form is no whole page.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
/** A desk, or the form of an order. */
const Standing = ({ what }: { what: string }) => (
  <Suspense>
    {what.startsWith('desk-') ? (
      <Dynamic component={mightyEmpiresApp.Piece} id={what} />
    ) : (
      <Dynamic component={mightyEmpiresApp.orders[what] as OrderForm} args={{}} onDone={() => undefined} />
    )}
  </Suspense>
);
const standing = (what: string) => inside(session, 'azure', () => <Standing what={what} />);

/** Each form where its order is offered, and words that stand on it. */
const forms: readonly (readonly [WinterPhase, string, RegExp])[] = [
  ['quarters', 'take-quarters', /Into winter quarters/],
  ['revenue', 'collect-revenue', /Your chest this winter/],
  ['diplomacy', 'send-missions', /Who do you send diplomats to/],
  ['diplomacy', 'ransom', /What changes hands/],
  ['diplomacy', 'desk-letters', /Seal and send/],
  ['recruitment', 'desk-recruits', /points they buy/],
  ['recovery', 'roll-recovery', /razed place/],
  ['recovery', 'rebuild', /Which settlement do you rebuild/],
  ['construction', 'build', /What do you build/],
  ['baggage', 'buy-baggage', /How much baggage/],
  ['deployment', 'deploy', /Where do your banners begin the spring/],
  ['deployment', 'store-baggage', /do you store the/],
  ['deployment', 'desk-muster', /Muster the army like this/],
  ['espionage', 'desk-operatives', /learn only their number/],
  ['espionage', 'place-operative', /Place an operative/],
  ['espionage', 'turn-operative', /Which operative acts/],
];
const today = () =>
  inside(session, 'azure', () => (
    <>
      <WinterToday />
      <WinterBeneath />
    </>
  ));

describe('me.winter: every form of the winter, in the phase it belongs to', () => {
  test.each(forms)(
    '%s: %s stands there, and a reader finds his way',
    async (phase, what, words) => {
      await goTo(phase);
      const { troubles } = await standing(what);
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
      expect(troubles).toEqual([]);
      expect(screen.queryByText('By agreement…')).toBeNull();
      await clean();
      // Those who were sent home come first into view there: see winter-kept.test.tsx.
      if (what === 'desk-muster') return;
      const lost = await forgets(
        (one) => inside(session, 'azure', one),
        () => <Standing what={what} />,
        () => screen.findAllByText(words),
      );
      expect(lost).toEqual([]);
    },
    20_000,
  );
});

test('me.recruitment.veterans: who rises is named with the banner he serves in', async () => {
  await standing('desk-recruits');
  const switches = await screen.findAllByRole('switch', { description: /^level \d+ to \d+ · .*banner \d+/i });
  expect(switches.length).toBeGreaterThan(1);
});

test('baggage that does not last all banners a month says so, and never “0 months”', async () => {
  await standing('buy-baggage');
  fireEvent.keyDown(await screen.findByRole('spinbutton', { name: 'Baggage points to buy' }), {
    key: 'Home',
  });
  expect(screen.getAllByText('not for all').length).toBeGreaterThan(0);
  expect(screen.queryByText('0 months')).toBeNull();
});

describe('me.winter.together, me.winter.purse: the winter on Today', () => {
  test('crowns are planned by thumb, within what is left, and kept in one’s own book', async () => {
    await today();
    fireEvent.click(await screen.findByText('Plan your crowns'));
    const more = await screen.findByLabelText('More: Espionage');
    for (let taps = 0; taps < 3; taps++) fireEvent.click(more);
    fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'Espionage' }), { key: 'End' });
    expect(screen.getByText('0 crowns not planned')).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'Espionage' }), { key: 'Home' });
    for (let taps = 0; taps < 4; taps++) fireEvent.click(more);
    fireEvent.click(screen.getByText('Keep this plan'));
    await waitFor(() =>
      expect(plannedBy(ledgerOf(session, 'azure'), stateOf(session))).toEqual({ espionage: 4 }),
    );
    expect(await screen.findByText('planned')).toBeTruthy();
    await clean();
  });
  test('the others stand in the list whether they are in the same phase or not: no line comes and goes', async () => {
    await today();
    const list = await screen.findByRole('list', { name: 'Where the others are' });
    expect(list.querySelectorAll('li').length).toBe(2);
  });
  test('who has gone ahead is told whom he waits for, and where they are', async () => {
    await goTo('spring', ['azure']);
    await today();
    expect(screen.getByText('Waiting for Tom and Ines')).toBeTruthy();
    expect(screen.getAllByText('Espionage, 11 of 12').length).toBe(2);
    expect(screen.getByText('I am Tom')).toBeTruthy();
    await clean();
  });
});
