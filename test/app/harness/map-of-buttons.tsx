/** The map as buttons: its tiles, and which of them are hinted at. Stands in for the map where a form picks a tile. */
import { For, type JSX } from 'solid-js';
import type { MapViewProps } from '../../../src/app/map/props.ts';

export const MapView = (props: MapViewProps): JSX.Element => (
  <For each={props.tiles}>
    {({ id }) => (
      <button
        type="button"
        data-hint={props.hints?.find(({ tile }) => tile === id)?.tone}
        onClick={() => props.onTap?.(id, { at: id, edge: 0, x: 0, y: 0 })}
      >
        {id}
      </button>
    )}
  </For>
);
