/** The part of Today that lies beneath the first screenful, as a campaign is opened. */
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { painted } from '../../../turns.ts';

const opened = new WeakSet<object>();

/** A campaign is opened, on whichever page. @param campaign the same for as long as it is open */
export const noteOpened = (campaign: object): Promise<void> =>
  painted().then(() => void opened.add(campaign));

/**
 * Whether it may be drawn. With the page that a campaign opens with it comes once the rest is seen: an old phone takes a quarter of a
 * second over all of it. Later it is there at once, so that a page the player returns to scrolls to where it was.
 */
export function createBelow(campaign: object): Accessor<boolean> {
  const atOnce = opened.has(campaign);
  const [below, setBelow] = createSignal(atOnce);
  let left = false;
  onCleanup(() => {
    left = true;
  });
  if (!atOnce) void painted().then(() => !left && setBelow(true));
  return below;
}

/**
 * The same for the parts that speak of more than the open page: they come a frame after the book is read, which renews all that stands there. A page
 * that is drawn when the book has been read has them at once.
 */
export function createRead(read: Accessor<boolean>): Accessor<boolean> {
  const [drawn, setDrawn] = createSignal(read());
  let left = false;
  onCleanup(() => {
    left = true;
  });
  createEffect(
    on(read, (now) => now && !drawn() && void painted().then(() => !left && read() && setDrawn(true))),
  );
  return () => read() && drawn();
}
