/** A question answered on the map: what is asked in the head, tiles that answer it dashed, and the answer at the foot. */
import { createEffect, createMemo, type JSX, on } from 'solid-js';
import type { TileId } from '../../../kernel/hex.ts';
import { useCampaign } from '../../campaign/context.tsx';
import type { BannerView, HintView, RouteView } from '../../map/model.ts';
import type { MapPlace } from '../../map/props.ts';
import { type Framed, MapFrame } from './map-frame.tsx';

export function MapPicker(
  props: Pick<Framed, 'title' | 'note' | 'foot'> & {
    hints: readonly HintView[];
    selected?: TileId | undefined;
    start?: TileId | undefined;
    routes?: readonly RouteView[];
    /** Banners as they would stand, in place of those of the campaign. */
    banners?: readonly BannerView[];
    onPick: (tile: TileId, place: MapPlace) => void;
  },
): JSX.Element {
  const { view, seat, app } = useCampaign();
  const shown = createMemo(() => app.scene?.(view(), seat()));
  let map: HTMLDivElement | undefined;
  // In large writing the head leaves: a tile that was tapped is looked at, and more may be tapped beside it.
  const chosen = createMemo(() => props.selected);
  createEffect(
    on(chosen, (tile) => void (tile !== undefined && map?.scrollIntoView?.({ block: 'start' })), {
      defer: true,
    }),
  );
  return (
    <MapFrame
      title={props.title}
      note={props.note}
      foot={props.foot}
      room={(room) => {
        map = room;
      }}
      seed={shown()?.seed ?? ''}
      origin={shown()?.origin}
      tiles={shown()?.tiles ?? []}
      banners={props.banners ?? shown()?.banners ?? []}
      ships={shown()?.ships ?? []}
      hints={props.hints}
      routes={props.routes ?? []}
      selected={props.selected}
      start={props.start}
      onTap={(tile, place) => tile && props.onPick(tile, place)}
    />
  );
}
