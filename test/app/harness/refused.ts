/** What a form holds against an order from its last tap until its page is left: nothing, where the order is given. */
import { fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { expect, type Mock } from 'vitest';

const refusing = () => screen.queryAllByText('By agreement…');

/** Gives the order by its button. @returns every refusal shown until the page is left, which calls `left` */
export async function refusedAfter(yes: string, left: Mock): Promise<readonly unknown[]> {
  const button = await screen.findByText(yes);
  const seen: unknown[] = [];
  const watch = new MutationObserver(() => seen.push(...refusing()));
  watch.observe(document.body, { childList: true, subtree: true });
  fireEvent.click(button);
  await waitFor(() => expect(left).toHaveBeenCalled());
  // The campaign as it is now is shown with the next frame.
  await new Promise((shown) => requestAnimationFrame(shown));
  watch.disconnect();
  return [...seen, ...refusing()];
}
