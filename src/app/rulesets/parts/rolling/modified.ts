/** Whether a chart takes modifiers, and what a modified total meets on it. Pure. */
import { type AnyChart, rowOf } from '../../../../kernel/chart.ts';
import { dice, highest, lowest } from '../../../../kernel/dice.ts';

/** Charts with rows beyond their dice, or that say what lies beyond their rows, are rolled with modifiers. */
export function takesModifier(chart: AnyChart): boolean {
  if (!chart.dice) return false;
  if (chart.beyond) return true;
  const rolled = dice(chart.dice);
  return chart.rows.some(({ on: [from, to] }) => from < lowest(rolled) || to > highest(rolled));
}

export type Met =
  | { readonly row: number; readonly nearest: boolean }
  /** The chart says to roll again, or has nothing for this total. */
  | { readonly row: undefined; readonly again: boolean };

export function meet(chart: AnyChart, total: number): Met {
  try {
    const row = rowOf(chart, total);
    if (row === 'reroll') return { row: undefined, again: true };
    const on = chart.rows[row]?.on ?? [total, total];
    return { row, nearest: total < on[0] || total > on[1] };
  } catch {
    return { row: undefined, again: false };
  }
}

/** Dice that a row's words call for, as notations: 'D6 × 50 points and 2D6' gives d6x50 and 2d6. */
export const diceIn = (words: string): readonly string[] => [
  ...new Set(
    [...words.matchAll(/(?:(\d+) \+ )?(\d*)D(\d+)(?: × (\d+))?(?: \+ (\d+)\b(?! × ))?/g)].map(
      ([, before, count = '', sides, times, after]) => {
        const plus = before ?? after;
        return `${count}d${sides}${times ? `x${times}` : ''}${plus ? `+${plus}` : ''}`;
      },
    ),
  ),
];
