/** A count of each: rows with a stepper, for figures that are recruited, moved, discharged, or fell. */
import type { JSX } from 'solid-js';
import { RowsOf } from '../../parts/rows-of.tsx';
import { StepRow } from '../../parts/step-row.tsx';

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
    <RowsOf label={props.label} of={props.rows}>
      {({ id, name, note, most }) => (
        <StepRow
          title={name}
          note={note}
          label={`${props.label}: ${name}`}
          value={props.chosen[id] ?? 0}
          max={most}
          onStep={(n) => props.onChange({ ...props.chosen, [id]: n })}
        />
      )}
    </RowsOf>
  );
}
export const total = (chosen: Chosen): number => Object.values(chosen).reduce((sum, n) => sum + n, 0);
export const taken = (chosen: Chosen): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([, n]) => n > 0));
