/** Somebody sits down where the table did not wait for them: the others read so. */
import './phone.ts';
import { cleanup, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watch } from '../../../src/app/campaign/watch.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import { Toasts } from '../../../src/app/ui/toasts.tsx';
import { leaveSeat } from '../../../src/campaign/absence.ts';
import { joinAsGuest, takeSeat } from '../../../src/campaign/enter.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { meet } from '../../campaign/table.ts';
import { arrived, seated, showInside } from './inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([false, true])(
  'the others read at once, and in the chronicle, that a guest sat down in a free seat; left before: %s',
  async (wasLeft) => {
    const { host, guests } = await arrived(2);
    const [tom, gus] = guests as [Session, Session];
    if (wasLeft) await takeSeat(tom, 's2');
    await joinAsGuest(gus, 'Gus');
    await meet(host, tom, gus);
    if (wasLeft) await leaveSeat(tom, 's2', 'free');
    await meet(host, tom, gus);
    render(() => <Toasts />);
    const end = watch(host, async () => mightyEmpiresApp);
    await takeSeat(gus, 's2');
    await meet(host, tom, gus);
    const toast = await screen.findByText('Gus takes Tom’s seat.');
    expect(toast.closest('[role=status]')).toBeTruthy();
    end();
    cleanup();
    await showInside(host, 'chronicle', ChronicleScreen);
    await waitFor(() => expect(document.body.textContent).toContain('Gus takes Tom’s seat.'));
  },
);

test('that a member took a seat that was left is told to the others', async () => {
  const { host, tom, ines } = await seated();
  await leaveSeat(tom, 's2', 'idle');
  await meet(host, tom, ines);
  await takeSeat(ines, 's2');
  await meet(host, tom, ines);
  await showInside(host, 'chronicle', ChronicleScreen);
  await waitFor(() => expect(document.body.textContent).toContain('Ines takes Tom’s seat.'));
});
