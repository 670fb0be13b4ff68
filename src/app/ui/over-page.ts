/** A dialog of the browser that lies over the page for as long as it is drawn. */
import { onCleanup, onMount } from 'solid-js';

export function overPage(dialog: () => HTMLDialogElement): void {
  // What is still being loaded beside it holds it back from the page for a while.
  let soon = 0;
  const show = (): void => {
    if (dialog().isConnected) dialog().showModal();
    else soon = requestAnimationFrame(show);
  };
  onMount(show);
  // Closed before it goes, or the focus is not given back.
  onCleanup(() => {
    cancelAnimationFrame(soon);
    dialog().close();
  });
}
