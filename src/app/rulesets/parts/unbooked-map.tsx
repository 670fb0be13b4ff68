/** A map that is not in the book yet, drawn as it would lie, with the answer at its foot. */
import type { ComponentProps, JSX } from 'solid-js';
import type { TileId } from '../../../kernel/hex.ts';
import { useCampaign } from '../../campaign/context.tsx';
import type { TileView } from '../../map/model.ts';
import { MapFrame } from './map-frame.tsx';

export type Unbooked = Omit<ComponentProps<typeof MapFrame>, 'seed' | 'tiles' | 'blank' | 'room'>;

export function UnbookedMap(props: Unbooked & { tiles: readonly TileView[] }): JSX.Element {
  const { session } = useCampaign();
  return (
    <MapFrame
      seed={session.campaign}
      hints={[]}
      blank={props.tiles.length === 0 && !props.painting}
      {...props}
    />
  );
}

/** The land of tiles as the map draws it, all of it known. */
export const known = <L extends object>(lands: L): readonly { id: TileId; land: L[keyof L]; known: true }[] =>
  (Object.entries(lands) as [TileId, L[keyof L]][]).map(([id, land]) => ({ id, land, known: true }));
