/** Links move within the app, and one that leads where we are leaves nothing to go back to twice. */
import { afterEach, expect, test, vi } from 'vitest';
import { followLinks } from '../../src/app/links.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

test('the way to where we are already is no second step: back leads out of it at once', async () => {
  const steps: string[] = [];
  const history = {
    push: (to: string) => {
      steps.push(`push ${to}`);
      window.history.pushState(null, '', to);
    },
    replace: (to: string) => steps.push(`replace ${to}`),
    back: () => steps.push('back'),
    canGoBack: () => true,
  };
  followLinks({ history, preloadRoute: async () => undefined } as never);
  document.body.innerHTML = '<a href="/c/1/meet">Meet</a><a href="/c/1/today" data-back>Close</a>';
  const [meet, close] = document.querySelectorAll('a');
  meet?.click();
  // That the tap was felt is painted first; then the page changes.
  expect(meet?.dataset.going).toBe('');
  expect(steps).toEqual([]);
  meet?.click();
  close?.click();
  await vi.waitFor(() => expect(steps).toEqual(['push /c/1/meet', 'replace /c/1/meet', 'back']));
  expect(meet?.dataset.going).toBeUndefined();
});
