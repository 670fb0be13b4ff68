/** A map that is not in the book yet: drawn as it would lie, all of it known. */
import { createMemo, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Land } from '../../../../kernel/land.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { MapView } from '../../../map/index.ts';
import type { HintView, TileView } from '../../../map/model.ts';
import type { MapPlace } from '../../../map/props.ts';
import { preferences } from '../../../preferences.ts';
import { theme } from '../../../theme/theme.ts';
import { LoadingState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import s from '../../parts/map-picker.module.css';

export function DraftMap(props: {
  title: string;
  note?: string | undefined;
  lands: { readonly [tile: TileId]: Land };
  capitals?: readonly TileId[];
  hints?: readonly HintView[];
  selected?: TileId | undefined;
  painting?: boolean;
  /** What is said in its place while it is made. */
  waiting?: string | undefined;
  onTap?: (tile: TileId | undefined, place: MapPlace) => void;
  onPaintStroke?: (places: readonly TileId[], state: 'going' | 'done' | 'undone') => void;
  end?: JSX.Element;
  foot: JSX.Element;
}): JSX.Element {
  const { session } = useCampaign();
  const tiles = createMemo(() => {
    const capitals = new Set(props.capitals ?? []);
    return Object.entries(props.lands).map(([id, land]): TileView => {
      const tile = { id: id as TileId, land, known: true };
      return capitals.has(tile.id) ? { ...tile, settlement: 'capital' } : tile;
    });
  });
  return (
    <div class={s.picker}>
      <TopBar
        back={`/c/${session.campaign}/today`}
        close
        title={props.title}
        note={props.note}
        end={props.end}
      />
      <div class={s.map}>
        <Show when={props.waiting}>{(label) => <LoadingState label={label()} />}</Show>
        <Show when={!props.waiting && (tiles().length > 0 || props.painting)}>
          <MapView
            seed={session.campaign}
            tiles={tiles()}
            hints={props.hints ?? []}
            selected={props.selected}
            theme={theme()}
            textScale={preferences().textSize / 100}
            painting={props.painting ?? false}
            label={props.title}
            {...(props.onTap ? { onTap: props.onTap } : {})}
            {...(props.onPaintStroke ? { onPaintStroke: props.onPaintStroke } : {})}
          />
        </Show>
      </div>
      <div class={s.foot}>{props.foot}</div>
    </div>
  );
}
