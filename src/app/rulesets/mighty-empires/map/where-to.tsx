/** The tiles that are open, by name: chosen without the map as well. */
import { For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { groundName } from '../words.ts';

export function WhereTo(props: { open: readonly TileId[]; onPick: (tile: TileId) => void }): JSX.Element {
  const { state } = useEmpire();
  return (
    <Chips label={t('Where to')} wrap>
      <For each={props.open}>
        {(tile) => (
          <Chip onTap={() => props.onPick(tile)} value={groundName(state(), tile)}>
            {placeName(state(), tile)}
          </Chip>
        )}
      </For>
    </Chips>
  );
}

/** The same beside a refusal of another tile. */
export function OpenFromHere(props: {
  open: readonly TileId[];
  refused: TileId;
  onPick: (tile: TileId) => void;
}): JSX.Element {
  return (
    <Show when={props.open.length > 0 && !props.open.includes(props.refused)}>
      <p>{t('Open from here:')}</p>
      <WhereTo open={props.open} onPick={props.onPick} />
    </Show>
  );
}
