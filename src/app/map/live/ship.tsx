/** A fleet: a carrack with its number on a sail in the owner's tincture. */
import styles from '../map.module.css';
import type { ShipView } from '../model.ts';

export function Ship(props: { ship: ShipView }) {
  return (
    <>
      <path
        d="M-11 0q-1.4 -3.6 -1 -5.4q2 1.6 4.4 1.8h12q3.6 -.4 5.4 -3q.8 3.6 -1.6 6.8q-9.6 1.6 -19.2 -.2z"
        class={styles.hull}
      />
      <path d="M-8 -1.4h15M-1 -3.6V-22" class={styles.rigging} />
      <path
        d="M-8.4 -19.4q7.4 -2 15 0q1.6 6.4 -.4 12q-7 -2.2 -14 0q-2.2 -6 -.6 -12zM-1 -22q3 -1.2 6 .2q-2.6 1 -6 2z"
        class={styles.sail}
        fill={`var(--${props.ship.tincture})`}
      />
      <circle cx="-.9" cy="-13.6" r="5" class={styles.sailDisc} />
      <text x="-.9" y="-10.3" class={styles.sailNumber}>
        {props.ship.number}
      </text>
      <path d="M-15 2.4q3 -1.6 6 0t6 0 6 0 6 0" class={styles.wave} />
    </>
  );
}
