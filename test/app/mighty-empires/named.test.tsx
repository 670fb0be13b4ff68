/** A banner that was given a name is called by it wherever something is asked of it. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { ScoutForm } from '../../../src/app/rulesets/mighty-empires/map/scout-form.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { bannersOf } from '../../../src/rules/mighty-empires/queries.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

test('on the rows of Today and on the chips of whose scouts ride', async () => {
  const { session } = await campaignAt({ stage: 'scouting', month: 1 });
  const seat = session.view()?.clock.turn ?? '';
  const [one] = bannersOf(stateOf(session), seat).filter(({ tile }) => tile !== null);
  await mend(session, [{ type: 'named', what: 'banner', id: one?.id ?? '', name: 'The Long Watch' }]);
  await inside(session, seat, () => <TodayScreen />);
  expect(await screen.findByRole('button', { name: /^The Long Watch may scout/ })).toBeTruthy();
  cleanup();
  await inside(session, seat, () => <ScoutForm args={{}} onDone={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'The Long Watch' })).toBeTruthy();
});
