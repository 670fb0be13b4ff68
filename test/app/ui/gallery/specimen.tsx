/** One part in its states, under its name. */
import { For, type JSX } from 'solid-js';
import { Head } from '../../../../src/app/ui/head.tsx';
import s from './gallery.module.css';

export function Specimen(props: { name: string; note?: string; column?: boolean; children: JSX.Element }) {
  return (
    <section class={s.specimen}>
      <Head title={props.name} {...(props.note !== undefined && { note: props.note })} named />
      <div class={props.column ? s.column : s.row}>{props.children}</div>
    </section>
  );
}

/** Small things side by side, each with its name beneath. */
export function Signs<T extends string>(props: { names: readonly T[]; sign: (name: T) => JSX.Element }) {
  return (
    <For each={props.names}>
      {(name) => (
        <span class={s.sign}>
          {props.sign(name)}
          {name}
        </span>
      )}
    </For>
  );
}

/** As much of a phone as a bar or a sheet needs around it. */
export const Phone = (props: { children: JSX.Element }) => <div class={s.phone}>{props.children}</div>;
