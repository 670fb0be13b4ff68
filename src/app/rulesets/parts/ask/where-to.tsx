/** The tiles that are open, by name: chosen without the map as well. */
import { For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import type { RowDress } from './dress.ts';

interface Open {
  open: readonly TileId[];
  row: (tile: TileId) => RowDress;
  onPick: (tile: TileId) => void;
}
export function WhereTo(props: Open): JSX.Element {
  return (
    <Chips label={t('Where to')} wrap>
      <For each={props.open}>
        {(tile) => (
          <Chip onTap={() => props.onPick(tile)} value={props.row(tile).note}>
            {props.row(tile).title}
          </Chip>
        )}
      </For>
    </Chips>
  );
}

/** The same beside a refusal of another tile. */
export function OpenFromHere(props: Open & { refused: TileId }): JSX.Element {
  return (
    <Show when={props.open.length > 0 && !props.open.includes(props.refused)}>
      <p>{t('Open from here:')}</p>
      <WhereTo open={props.open} row={props.row} onPick={props.onPick} />
    </Show>
  );
}
