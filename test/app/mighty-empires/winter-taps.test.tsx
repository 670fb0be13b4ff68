import { type WinterPhase, winterPhases } from '../../../src/rules/mighty-empires/winter-phases.ts';
import '../host/phone.ts';
import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import { useLocation } from '@tanstack/solid-router';
import { Match, Switch } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import DoScreen from '../../../src/app/screens/campaign/do/screen.tsx';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from '../host/inside.tsx';

/** Good trade on a seven: an event that asks for no further dice. */
vi.mock('../../../src/app/dice/random.ts', async (original) => ({
  ...(await original<object>()),
  cast: () => [3, 4],
}));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const rank = (at: WinterPhase | 'ready' | undefined): number =>
  at === undefined || at === 'ready' ? winterPhases.length : winterPhases.indexOf(at);

/** The others come as far as this seat has, so that nothing waits for them: a step at a time, for some pass by themselves. */
async function othersCatchUp(session: Session, seat: string): Promise<void> {
  for (;;) {
    const { winter, season } = stateOf(session);
    const [late] = Object.entries(winter.at).filter(([, at]) => rank(at) < rank(winter.at[seat]));
    if (!late) return;
    const [other, phase] = late;
    await mend(session, [{ type: 'winterWent', seat: other, year: season.year, phase }]);
    if (stateOf(session).winter.at[other] === phase) throw new Error(`${other} stays in ${phase}`);
  }
}

const shown = (name: RegExp): HTMLButtonElement | undefined =>
  screen
    .queryAllByRole<HTMLButtonElement>('button', { name })
    .find((one) => !one.disabled && one.closest('main, [role=region], section, article, body'));

test('me.winter.phase: a whole winter of a seat that buys nothing takes a touch a step at most', async () => {
  const { session } = await campaignAt({
    stage: 'quarters',
    seed: 2,
    // Without wizards: who casts first is for dice, and nobody’s to leave.
    options: { parts: { magic: false } },
  });
  const seat = 'azure';
  // No ruin is left to roll for.
  const razed = Object.entries(stateOf(session).tiles).filter(([, tile]) => tile.razed);
  await mend(
    session,
    razed.map(([tile, { flag }]) => ({ type: 'recovered', tile, owner: flag })),
  );
  const at = () => stateOf(session).winter.at[seat];
  expect(at()).toBe('quarters');
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
    touched.push(
      `${at()}: ${button.textContent?.trim()} (${button.closest('section')?.querySelector('h2')?.textContent ?? ''})`,
    );
    fireEvent.click(button);
  };
  const wanted = (): HTMLButtonElement | undefined =>
    router.state.location.pathname.includes('/order/')
      ? (shown(/^Go on$/) ?? shown(/^Roll /))
      : (shown(/^(Send (it|them) home|Collect)$/) ??
        shown(/^(Go on to |End your winter)/) ??
        shown(/^Roll for the winter event$/));
  let idle = 0;
  while (at() !== 'ready' && idle < 300) {
    const button = wanted();
    if (button) tap(button);
    idle = button ? 0 : idle + 1;
    await othersCatchUp(session, seat);
    await new Promise((frame) => requestAnimationFrame(frame));
  }
  expect(at(), `${touched.join('\n')}\n${document.body.textContent}`).toBe('ready');
  const touches = (phase: WinterPhase): number =>
    touched.filter((each) => each.startsWith(`${phase}:`)).length;
  // A roll is opened, rolled and read; every other step is one touch, or passes by itself.
  expect(touches('events'), touched.join('\n')).toBeLessThanOrEqual(4);
  for (const phase of winterPhases.filter((each) => each !== 'events'))
    expect(touches(phase), touched.join('\n')).toBeLessThanOrEqual(1);
  // The chest is full to the end: nothing was bought.
  expect(stateOf(session).winter.purses[seat]?.spent).toBe(0);
}, 120_000);
