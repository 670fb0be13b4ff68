/** A map that is not in the book yet, drawn as it would lie. */
import { createMemo, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Terrain } from '../../../../rules/ninth-age/state.ts';
import { MapView } from '../../../map/index.ts';
import type { HintView, TileView } from '../../../map/model.ts';
import type { MapPlace } from '../../../map/props.ts';
import { preferences } from '../../../preferences.ts';
import { theme } from '../../../theme/theme.ts';
import { TopBar } from '../../../ui/top-bar.tsx';
import s from '../../parts/map-picker.module.css';
import { fixedOrigin, useRealms } from '../names.ts';
import { landsOf } from './land.ts';

export function DraftMap(props: {
  title: string;
  note?: string | undefined;
  hexes: { readonly [tile: TileId]: Terrain };
  hints?: readonly HintView[];
  selected?: TileId | undefined;
  painting?: boolean;
  onTap?: (place: MapPlace) => void;
  onPaintStroke?: (places: readonly TileId[], state: 'going' | 'done' | 'undone') => void;
  end?: JSX.Element;
  foot: JSX.Element;
}): JSX.Element {
  const { session, state, to } = useRealms();
  const tiles = createMemo(() =>
    Object.entries(landsOf(props.hexes)).map(
      ([id, land]): TileView => ({ id: id as TileId, land, known: true }),
    ),
  );
  return (
    <div class={s.picker}>
      <TopBar back={to('today')} close title={props.title} note={props.note} end={props.end} />
      <div class={s.map}>
        <Show when={tiles().length > 0}>
          <MapView
            seed={session.campaign}
            origin={fixedOrigin(state())}
            tiles={tiles()}
            hints={props.hints ?? []}
            selected={props.selected}
            theme={theme()}
            textScale={preferences().textSize / 100}
            painting={props.painting ?? false}
            label={props.title}
            onTap={(_, place) => props.onTap?.(place)}
            {...(props.onPaintStroke ? { onPaintStroke: props.onPaintStroke } : {})}
          />
        </Show>
      </div>
      <div class={s.foot}>{props.foot}</div>
    </div>
  );
}
