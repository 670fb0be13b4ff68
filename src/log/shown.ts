/**
 * Dice of a phone whose faces were shown. To take them back alone would be a free second roll: they are corrected by
 * agreement. Dice that were typed in may have been typed wrong, and stay their seat's to mend.
 */
import { type Json, same } from '../kernel/json.ts';
import type { Hash } from './bytes.ts';
import { type Entry, is, type Known } from './entry.ts';

export type Dice = { readonly [label: string]: { readonly value: Json } };

/**
 * Whether an answer on the page of an order is a die of it that a phone showed, and taking the order back would turn it. No
 * answer points to the line of an order with a name of its own: every die of its seat there counts as its own that was rolled
 * for an order that is no line.
 * @param faces what a correction gives instead; undefined where the order goes
 * @param isLine whether a hash is that of a line, and not the name of an order
 */
export function shows(
  { seat, body }: Known<'answer'>,
  order: { readonly hash: Hash; readonly entry: Entry },
  faces: Dice | undefined,
  isLine: (hash: Hash) => boolean,
): boolean {
  if (body.how !== 'phone' && body.how !== 'witnessed') return false;
  const own = body.order === order.hash;
  const named = is(order.entry, 'order') && order.entry.body.finished !== undefined;
  if (!own && !(named && seat === order.entry.seat && !isLine(body.order))) return false;
  if (!faces) return true;
  const face = Object.hasOwn(faces, body.label) ? faces[body.label] : undefined;
  // A correction that names no face of its order's die takes the die away.
  return face ? !same(face.value, body.value) : own;
}
