import '../host/phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { useLocation } from '@tanstack/solid-router';
import { Match, Switch } from 'solid-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import DoScreen from '../../../src/app/screens/campaign/do/screen.tsx';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import { type WinterPhase, winterPhases } from '../../../src/rules/mighty-empires/winter/state.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from '../host/inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const rank = (at: WinterPhase | 'ready' | undefined): number =>
  at === undefined || at === 'ready' ? winterPhases.length : winterPhases.indexOf(at);

/** The others come as far as this seat has, so that nothing waits for them. */
async function othersCatchUp(session: Session, seat: string): Promise<void> {
  const { winter, season } = stateOf(session);
  const changes = Object.entries(winter.at).flatMap(([other, at]) =>
    winterPhases
      .slice(rank(at), rank(winter.at[seat]))
      .filter(() => other !== seat)
      .map((phase) => ({ type: 'winterWent', seat: other, year: season.year, phase })),
  );
  if (changes.length > 0) await mend(session, changes);
}

const shown = (name: RegExp): HTMLButtonElement | undefined =>
  screen
    .queryAllByRole<HTMLButtonElement>('button', { name })
    .find((one) => !one.disabled && one.closest('main, [role=region], section, article, body'));

/** The answer of Today's card, where it asks this. */
const asking = (heading: RegExp): HTMLButtonElement | undefined => {
  const now = shown(/^Do this now$/);
  return heading.test(now?.closest('section')?.querySelector('h2')?.textContent ?? '') ? now : undefined;
};

test('me.winter.phase: a whole winter of a seat that buys nothing takes a touch a step at most', async () => {
  const { session } = await campaignAt({ stage: 'autumn', seed: 11 });
  const seat = 'azure';
  // No ruin is left to roll for.
  const razed = Object.entries(stateOf(session).tiles).filter(([, tile]) => tile.razed);
  await mend(
    session,
    razed.map(([tile, { flag }]) => ({ type: 'recovered', tile, owner: flag })),
  );
  const at = () => stateOf(session).winter.at[seat];
  expect(at()).toBe('autumn');
  const Screens = () => {
    const location = useLocation();
    const on = (part: string): boolean => location().pathname.includes(part);
    return (
      <Switch fallback={<TodayScreen />}>
        <Match when={on('/do/')}>
          <DoScreen />
        </Match>
        <Match when={on('/order/')}>
          <OrderScreen />
        </Match>
      </Switch>
    );
  };
  localStorage.setItem(`realmbook.seat.${session.campaign}`, seat);
  const router = await showInside(session, 'today', Screens);
  /** What was touched, in its words. */
  const touched: string[] = [];
  const tap = (button: HTMLButtonElement): void => {
    touched.push(`${at()}: ${button.textContent?.trim()} (${button.closest('section')?.querySelector('h2')?.textContent ?? ''})`);
    fireEvent.click(button);
  };
  for (let tries = 0; tries < 40 && at() !== 'ready'; tries++) {
    await othersCatchUp(session, seat);
    const before = `${router.state.location.pathname} ${at()} ${document.body.textContent}`;
    const wanted = await waitFor(() => {
      const found = router.state.location.pathname.includes('/order/')
        ? (shown(/^Go on$/) ?? shown(/^Roll /))
        : (shown(/^(Send (it|them) home|Collect)$/) ??
          shown(/^(Go on to |End your winter)/) ??
          asking(/^(Go on to |End your winter|What does the winter bring)/));
      if (!found) throw new Error(`nothing to touch in ${at()}`);
      return found;
    });
    tap(wanted);
    await waitFor(() =>
      expect(`${router.state.location.pathname} ${at()} ${document.body.textContent}`).not.toBe(before),
    );
  }
  expect(at(), touched.join('\n')).toBe('ready');
  expect(touched.length, touched.join('\n')).toBeLessThanOrEqual(winterPhases.length);
  // The chest is full to the end: nothing was bought.
  expect(stateOf(session).winter.purses[seat]?.spent).toBe(0);
}, 120_000);
