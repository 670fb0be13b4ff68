import '../host/phone.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AppointForm } from '../../../src/app/rulesets/mighty-empires/accord/appoint.tsx';
import { joinAsGuest } from '../../../src/campaign/enter.ts';
import type { State } from '../../../src/rules/mighty-empires/state.ts';
import { campaignAt } from '../harness/stages.ts';
import { showInside } from '../host/inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('me.accord.commander: a guest of the table is picked by name to lead a banner', async () => {
  const { session } = await campaignAt({ stage: 'subsistence' });
  await joinAsGuest(session, 'Petra');
  const rules = () => session.view()?.table.rules as State;
  const seat = session.view()?.seats[0]?.id ?? '';
  const banner = Object.keys(rules().banners).find((id) => rules().banners[id]?.seat === seat) ?? '';
  localStorage.setItem(`realmbook.seat.${session.campaign}`, seat);
  await showInside(session, 'do/appoint-commander', () => (
    <AppointForm args={{ banner }} onDone={() => {}} />
  ));
  fireEvent.click(await screen.findByRole('button', { name: 'Petra' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Give it to Petra' }));
  await waitFor(() => expect(rules().accord.commanders[banner]).toBe('Petra'));
});
