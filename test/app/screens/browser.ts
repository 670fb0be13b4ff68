/** What the test browser lacks and screens ask for: media queries (all motion reduced, by day), scrolling, sizes that change. */
import packageJson from '../../../package.json' with { type: 'json' };

// The build writes it in; the tests' own setting reaches no module of a page.
Object.assign(globalThis, { __APP_VERSION__: packageJson.version });
window.matchMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('reduce'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
/** Nothing is laid out here, and so nothing changes its size. */
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
/** A sheet lies over the page; nothing here keeps the focus inside. */
HTMLDialogElement.prototype.showModal = function showModal(): void {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(): void {
  this.open = false;
};
