/** Dice as they fell, in a row. */
import { For, type JSX } from 'solid-js';
import { dice } from '../../../../kernel/dice.ts';
import { Die } from '../../../ui/dice/die.tsx';
import told from './told.module.css';

/** @param props.size of a die, in pixels. Default 26 */
export const Fallen = (props: { dice: string; faces: readonly number[]; size?: number }): JSX.Element => (
  <span class={told.dice}>
    <For each={props.faces}>
      {(face) => <Die sides={dice(props.dice).sides} face={face} size={props.size ?? 26} />}
    </For>
  </span>
);
