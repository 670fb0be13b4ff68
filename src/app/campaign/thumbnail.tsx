/** The small map of a campaign's card: its drawing is loaded, and drawn, when the card comes into sight. */
import { createSignal, type JSX, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import type { TileView } from '../map/model.ts';
import { theme } from '../theme/theme.ts';

const MapThumbnail = lazy(async () => ({ default: (await import('../map/MapThumbnail.tsx')).MapThumbnail }));
const SIDE = 96;

export function Thumbnail(props: { seed: string; tiles: readonly TileView[] }): JSX.Element {
  let place!: HTMLSpanElement;
  const [near, setNear] = createSignal(false);
  onMount(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: '200px' },
    );
    watch.observe(place);
    onCleanup(() => watch.disconnect());
  });
  return (
    <span ref={place} style={{ display: 'block', width: `${SIDE}px`, height: `${SIDE}px` }}>
      <Suspense>
        <Show when={near()}>
          <MapThumbnail seed={props.seed} tiles={props.tiles} theme={theme()} width={SIDE} height={SIDE} />
        </Show>
      </Suspense>
    </span>
  );
}
