/** A page to look at the map by: `?map=vale|wide&tiles=5000&theme=daylight|candle&show=map|cards&x=&y=&k=&layer=…`. For eyes and measurements only. */
import '../../../../src/app/theme/tokens.css';
import '../../../../src/app/theme/fonts.css';
import './gallery.css';
import { createSignal, For, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { type MapHandle, MapView, type TileView } from '../../../../src/app/map/index.ts';
import { MapThumbnail } from '../../../../src/app/map/MapThumbnail.tsx';
import { speak } from '../../../../src/app/map/speak.ts';
import type { TileId } from '../../../../src/kernel/hex.ts';
import { pieces } from './pieces.ts';
import { cr, laid, vale, wide } from './world.ts';

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme') === 'candle' ? 'candle' : 'daylight';
document.documentElement.dataset.theme = theme;
const far = asked.get('map') === 'wide' || asked.get('map') === 'laid';
const byRules = asked.get('map') === 'laid';
const seed = asked.get('seed') ?? 'a';
/** Twice as wide as high, as far as the number of tiles allows. */
const columns = Math.round(Math.sqrt(2 * Number(asked.get('tiles'))));
const grown = () => (columns > 0 ? wide(seed, columns, columns / 2) : wide(seed));
const land = byRules ? laid(3, seed) : far ? grown() : vale();

declare global {
  interface Window {
    map?: MapHandle;
    change?: (id: TileId, view: Partial<TileView>) => void;
    taps: string[];
  }
}
window.taps = [];

function Gallery() {
  const [tiles, setTiles] = createSignal(land);
  const [selected, setSelected] = createSignal<TileId | undefined>(far ? undefined : cr(3, 4));
  window.change = (id, view) =>
    setTiles((all) => all.map((tile) => (tile.id === id ? { ...tile, ...view } : tile)));
  const parts = far ? pieces.wide(land) : pieces.vale;
  const start = asked.get('at');
  const origin = far ? undefined : cr(-1, 1);
  return (
    <Show when={asked.get('show') !== 'cards'} fallback={<Cards tiles={tiles()} />}>
      <div class="whole">
        <MapView
          seed="aurn-7"
          theme={theme}
          tiles={tiles()}
          banners={parts.banners}
          ships={parts.ships}
          labels={parts.labels}
          hints={asked.has('plain') ? [] : parts.hints}
          routes={asked.has('routes') ? parts.routes : []}
          selected={selected()}
          origin={origin}
          covered={{ bottom: Number(asked.get('covered') ?? 0) }}
          painting={asked.has('paint')}
          textScale={Number(asked.get('text') ?? 1)}
          start={start ? cr(Number(start.split(',')[0]), Number(start.split(',')[1])) : undefined}
          onTap={(tile, place) => {
            window.taps.push(`${tile} ${speak(place.at, origin ?? place.at)} ${place.banner ?? ''}`);
            setSelected(tile);
          }}
          onPaintStroke={(places, state) => window.taps.push(`${places.join()} ${state}`)}
          ref={(handle) => {
            window.map = handle;
            const k = asked.get('k');
            if (k && start)
              requestAnimationFrame(() =>
                handle.flyTo(cr(Number(start.split(',')[0]), Number(start.split(',')[1])), Number(k)),
              );
          }}
        />
      </div>
    </Show>
  );
}

const Cards = (props: { tiles: readonly TileView[] }) => (
  <div class="cards">
    <For each={['aurn-7', 'b', 'c']}>
      {(seed, i) => (
        <MapThumbnail
          seed={seed}
          theme={theme}
          tiles={i() ? wide(seed, 20, 14) : props.tiles}
          width={104}
          height={104}
          label="Map"
        />
      )}
    </For>
    <MapThumbnail seed="aurn-7" theme={theme} tiles={props.tiles} width={210} height={242} hexCut />
  </div>
);

render(Gallery, document.getElementById('root') as HTMLElement);
document.title = 'Map';
