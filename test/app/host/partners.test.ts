/** Phones around the table as people. */
import '../screens/browser.ts';
import { expect, test } from 'vitest';
import { partners } from '../../../src/app/screens/campaign/meet/partners.ts';
import { joinAsGuest, takeSeat } from '../../../src/campaign/enter.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { MeetingSnapshot } from '../../../src/sync/types.ts';
import { meet } from '../../campaign/table.ts';
import { arrived } from './inside.tsx';

test('a phone whose player is choosing a seat is no guest; it is called by the seat or the name it takes', async () => {
  const { host, guests } = await arrived(2);
  const [tom, gus] = guests as [Session, Session];
  const linked = guests.map((one) => ({ device: one.keys().device.device, state: 'in step', left: 0 }));
  const others = () => {
    const view = host.view();
    return view
      ? partners(view, { partners: linked } as unknown as MeetingSnapshot)
          .filter(({ state }) => state === 'in step')
          .map(({ name }) => name)
      : [];
  };
  expect(others()).toEqual(['A phone', 'A phone']);
  await takeSeat(tom, 's2');
  await joinAsGuest(gus, 'Gus');
  await meet(host, tom, gus);
  expect(others()).toEqual(['Tom', 'Gus']);
});
