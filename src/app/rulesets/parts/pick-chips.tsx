/** One of some, or some of them, as chips. */
import { For, type JSX } from 'solid-js';
import type { Json } from '../../../kernel/json.ts';
import { Chip, Chips } from '../../ui/chips.tsx';
import type { GameIconName } from '../../ui/icons/game-icon.tsx';
import type { RowDress } from './ask/dress.ts';

export function PickChips<T>(props: {
  label: string;
  /** On more than one line; else they slide under the thumb, as on the map, where rows would cover it. */
  wrap?: boolean;
  all: readonly T[];
  /** The one that is chosen; `on` where more may be. */
  picked?: NoInfer<T> | null | undefined;
  on?: (one: T) => boolean;
  name: (one: T) => JSX.Element;
  icon?: (one: T) => GameIconName | undefined;
  value?: (one: T) => JSX.Element;
  onPick: (one: T) => unknown;
  /** What may be chosen beside them. */
  children?: JSX.Element;
}): JSX.Element {
  return (
    <Chips label={props.label} wrap={props.wrap === true}>
      <For each={props.all}>
        {(one) => (
          <Chip
            icon={props.icon?.(one)}
            on={props.on ? props.on(one) : one === props.picked}
            value={props.value?.(one)}
            onTap={() => props.onPick(one)}
          >
            {props.name(one)}
          </Chip>
        )}
      </For>
      {props.children}
    </Chips>
  );
}

/** Candidates that are dressed as rows, as chips. */
export const asChip = (row: (one: Json) => RowDress) => ({
  name: (one: Json): JSX.Element => (
    <>
      {row(one).lead} {row(one).title}
    </>
  ),
  value: (one: Json): JSX.Element => row(one).value,
});
