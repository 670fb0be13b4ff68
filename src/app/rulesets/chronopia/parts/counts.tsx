/** So many of each: rows with a stepper, for figures that are recruited, moved, discharged, or fell. */
import { For, type JSX } from 'solid-js';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';

export type Chosen = { readonly [id: string]: number };
export interface Countable {
  readonly id: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly most: number;
}
export function Counts(props: {
  label: string;
  rows: readonly Countable[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}): JSX.Element {
  return (
    <Rows label={props.label}>
      <For each={props.rows}>
        {({ id, name, note, most }) => (
          <Row
            title={name}
            note={note}
            end={
              <Stepper
                label={`${props.label}: ${name}`}
                value={props.chosen[id] ?? 0}
                max={most}
                onStep={(n) => props.onChange({ ...props.chosen, [id]: n })}
              />
            }
          />
        )}
      </For>
    </Rows>
  );
}
export const total = (chosen: Chosen): number => Object.values(chosen).reduce((sum, n) => sum + n, 0);
export const taken = (chosen: Chosen): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([, n]) => n > 0));
