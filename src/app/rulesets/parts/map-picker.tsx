/** A question answered on the map: what is asked in the head, tiles that answer it dashed, and the answer at the foot. */
import { createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import type { TileId } from '../../../kernel/hex.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { MapView } from '../../map/index.ts';
import type { BannerView, HintView, RouteView } from '../../map/model.ts';
import type { MapPlace } from '../../map/props.ts';
import { preferences } from '../../preferences.ts';
import { theme } from '../../theme/theme.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import s from './map-picker.module.css';

export function MapPicker(props: {
  title: string;
  note?: string | undefined;
  hints: readonly HintView[];
  selected?: TileId | undefined;
  start?: TileId | undefined;
  routes?: readonly RouteView[];
  /** Banners as they would stand, in place of those of the campaign. */
  banners?: readonly BannerView[];
  onPick: (tile: TileId, place: MapPlace) => void;
  /** The answer: buttons, and what it means in a line. */
  foot?: JSX.Element;
}): JSX.Element {
  const { view, seat, app, to } = useCampaign();
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
    <div class={s.picker}>
      <TopBar back={to('today')} close title={props.title} note={props.note} />
      <div ref={map} class={s.map}>
        <MapView
          seed={shown()?.seed ?? ''}
          origin={shown()?.origin}
          tiles={shown()?.tiles ?? []}
          banners={props.banners ?? shown()?.banners ?? []}
          ships={shown()?.ships ?? []}
          hints={props.hints}
          routes={props.routes ?? []}
          selected={props.selected}
          start={props.start}
          theme={theme()}
          textScale={preferences().textSize / 100}
          label={props.title}
          onTap={(tile, place) => tile && props.onPick(tile, place)}
        />
      </div>
      <Show when={props.foot}>{(foot) => <div class={s.foot}>{foot()}</div>}</Show>
    </div>
  );
}
