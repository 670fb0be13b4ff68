/** The small map of a campaign's card: its drawing is loaded, and drawn, when the card comes into sight. */
import { createSignal, type JSX, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { centre } from '../map/geometry.ts';
import type { TileView, Tincture } from '../map/model.ts';
import type { Point } from '../map/path.ts';
import { theme } from '../theme/theme.ts';

const MapThumbnail = lazy(async () => ({ default: (await import('../map/MapThumbnail.tsx')).MapThumbnail }));
const SIDE = 96;

/** The middle of a realm. */
function heartOf(tiles: readonly TileView[], owner: Tincture | undefined): Point | undefined {
  const own = tiles.filter((tile) => tile.owner !== undefined && tile.owner === owner);
  const places = own.map(({ id }) => centre(id));
  const sum = (axis: 0 | 1): number => places.reduce((all, place) => all + place[axis], 0);
  return places.length > 0 ? [sum(0) / places.length, sum(1) / places.length] : undefined;
}

export function Thumbnail(props: {
  seed: string;
  tiles: readonly TileView[];
  /** Whose realm is looked at; the whole map without. */
  owner?: Tincture | undefined;
}): JSX.Element {
  let place!: HTMLSpanElement;
  const [near, setNear] = createSignal(false);
  const middle = (): { readonly middle?: Point } => {
    const heart = heartOf(props.tiles, props.owner);
    return heart ? { middle: heart } : {};
  };
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
          <MapThumbnail
            seed={props.seed}
            tiles={props.tiles}
            theme={theme()}
            {...middle()}
            width={SIDE}
            height={SIDE}
          />
        </Show>
      </Suspense>
    </span>
  );
}
