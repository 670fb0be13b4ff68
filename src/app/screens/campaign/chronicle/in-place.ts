/** Keeps what is read where it is on the screen, while other things come and go above it. */

/** @param list whose children are read @param change draws them anew, at once */
export function inPlace(list: HTMLElement | undefined, change: () => void): void {
  const scrolls = list?.closest('[data-scroll-restoration-id]');
  const top = scrolls?.getBoundingClientRect().top ?? 0;
  const read = [...(list?.children ?? [])].find((child) => child.getBoundingClientRect().bottom > top);
  const stood = read?.getBoundingClientRect().top;
  change();
  if (!scrolls || !read?.isConnected || stood === undefined) return;
  scrolls.scrollTop += read.getBoundingClientRect().top - stood;
}
