/** The points by which a banner would exceed the realm's strength, shown before it is saved. */
import { type JSX, Show } from 'solid-js';
import { overStrength } from '../../../../rules/mighty-empires/muster/ledger/tasks.ts';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';

export function OverStrength(props: {
  /** Points that come to the banners. */
  more: number;
  /** What brings them, where the page offers more than one. */
  by?: string;
}): JSX.Element {
  const { book, seat, state, say } = useEmpire();
  const over = () => {
    const own = book(seat());
    const text = own && overStrength(own, state(), props.more);
    return text && say(text);
  };
  return (
    <Show when={over()}>
      {(what) => (
        <Warning words={props.by ? `${props.by}: ${what()}.` : `${what()}.`} rule="me.banners.total" />
      )}
    </Show>
  );
}
