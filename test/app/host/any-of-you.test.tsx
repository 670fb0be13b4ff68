/** What one of the table does for all is called nobody's own turn. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { arrived, seated, showInside } from './inside.tsx';

afterEach(cleanup);

test('two phones that may lay the map for all read that any of them may, and one that plays alone that it is their turn', async () => {
  const { host, tom } = await seated(['tom']);
  for (const session of [host, tom]) {
    await showInside(session, 'today', TodayScreen);
    expect(await screen.findByText('any of you')).toBeTruthy();
    expect(screen.queryByText('your turn')).toBeNull();
    cleanup();
  }
  // Another phone, that shows its own player.
  localStorage.clear();
  const alone = await arrived(0);
  await showInside(alone.host, 'today', TodayScreen);
  expect(await screen.findByText('your turn')).toBeTruthy();
});
