/** A map that one phone looks at while another's is taken, and the table goes on with that. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftForm } from '../../../src/app/draft-form.tsx';
import { LayMapForm } from '../../../src/app/rulesets/mighty-empires/map/lay-map-form.tsx';
import { giveOrder, turnPage } from '../../../src/campaign/acts.ts';
import { layAutomatically } from '../../../src/rules/mighty-empires/land/auto/automatic.ts';
import { meet } from '../../campaign/table.ts';
import { stateOf } from '../harness/scenes.ts';
import { seated } from '../host/inside.tsx';
import { inside } from './inside.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test('me.setup.stage: once others have gone on with their map, the form says so where its answer was, and leads to Today', async () => {
  const { host, tom, ines } = await seated();
  const taken = vi.fn();
  await inside(host, 's1', () => (
    <DraftForm form="lay">
      <LayMapForm args={{}} onDone={taken} />
    </DraftForm>
  ));
  const take = (await screen.findByText('Take this map and begin')).closest('button');
  await waitFor(() => expect(take?.disabled).toBe(false));
  const { tiles } = layAutomatically(3, (below) => Math.floor(below / 2));
  await giveOrder(tom, 's2', 'lay-map', { laid: tiles } as never);
  await giveOrder(tom, 's2', 'end-stage', { stage: 'map' });
  await turnPage(tom, 's2', { ended: true });
  await meet(host, tom, ines);
  await waitFor(() => expect(stateOf(host).stage).not.toBe('map'));
  expect((await screen.findByRole('link', { name: 'Go to Today' })).getAttribute('href')).toMatch(/\/today$/);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Tom has laid the map.'));
  // It is news, not a refusal.
  expect(screen.queryByText('You cannot do that at this stage of the campaign.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Look at it' }).getAttribute('href')).toMatch(/\/map$/);
  expect(screen.queryByText('Take this map and begin')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Go to Today' }));
  expect(taken).not.toHaveBeenCalled();
});
