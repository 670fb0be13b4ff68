/** What is counted or likely, as far as a label and a figure say it: a line or a column for each. */
import { Index, type JSX } from 'solid-js';

export type Pair = readonly [label: string, figure: JSX.Element];

export const Pairs = (props: { class: string | undefined; of: readonly Pair[] }): JSX.Element => (
  <dl class={props.class}>
    <Index each={props.of}>
      {(pair) => (
        <div>
          <dt>{pair()[0]}</dt>
          <dd>{pair()[1]}</dd>
        </div>
      )}
    </Index>
  </dl>
);
