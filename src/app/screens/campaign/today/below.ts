/** What of Today lies beneath the first screenful, as a campaign is opened. */
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { painted } from '../../../turns.ts';

const opened = new WeakSet<object>();

/**
 * Whether it may be drawn. With the page that a campaign opens with it comes once the rest is seen: an old phone takes a quarter of a
 * second over all of it. Later it is there at once, so that a page that is come back to scrolls to where it was.
 * @param campaign the same for as long as it is open
 */
export function createBelow(campaign: object): Accessor<boolean> {
  const [below, setBelow] = createSignal(opened.has(campaign));
  let left = false;
  onCleanup(() => {
    left = true;
  });
  if (!opened.has(campaign))
    void painted().then(() => {
      if (left) return;
      opened.add(campaign);
      setBelow(true);
    });
  return below;
}
