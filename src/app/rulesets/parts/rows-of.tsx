/** A list with a row for each of some things. */
import { type ComponentProps, For, type JSX, Show, splitProps } from 'solid-js';
import { Rows } from '../../ui/rows.tsx';
import { Headed } from './headed.tsx';

type RowsOfProps<T> = Omit<ComponentProps<typeof Rows>, 'children'> & {
  of: readonly T[] | undefined;
  /** What is said where there is none. */
  none?: string | undefined;
  children: (one: T, at: () => number) => JSX.Element;
};

export function RowsOf<T>(props: RowsOfProps<T>): JSX.Element {
  return (
    <Show when={!props.none || props.of?.length} fallback={<p data-quiet="alone">{props.none}</p>}>
      <Rows {...props}>
        <For each={props.of}>{props.children}</For>
      </Rows>
    </Show>
  );
}

/** The same under a head, by which it is called. */
export function ListedOf<T>(
  props: RowsOfProps<T> & Omit<ComponentProps<typeof Headed>, 'children'>,
): JSX.Element {
  const [rows, head] = splitProps(props, ['of', 'none', 'children', 'label', 'facts']);
  return (
    <Headed {...head}>
      <RowsOf {...rows} label={rows.label ?? head.title} facts={rows.facts === true} />
    </Headed>
  );
}
