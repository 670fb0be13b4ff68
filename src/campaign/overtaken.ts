/** Orders of which there is one at a time, given on two phones apart: the first line of the name stands, and the other's choice with it falls. */
import { same } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Hash } from '../log/bytes.ts';
import { is } from '../log/entry.ts';
import type { Device } from '../log/keys.ts';
import type { Placed } from '../log/strikes.ts';
import type { Folded } from './folded.ts';

export interface Overtaken {
  /** The line that changed nothing. */
  readonly line: Hash;
  readonly id: string;
  /** Whose order stands. */
  readonly by: Seat;
}

/** Lines of a device on the open page that asked for something else than the order they joined. */
export function overtaken(
  { named }: Pick<Folded, 'named'>,
  page: readonly Placed[],
  device: Device,
): readonly Overtaken[] {
  const asked = named.filter(({ called, lines }) => !called && lines.length > 1);
  return asked.flatMap(({ id, args, seat, lines }) =>
    page.flatMap(({ entry, hash }) => {
      const mine = entry.author === device && entry.seat !== seat && lines.indexOf(hash) > 0;
      return mine && is(entry, 'order') && !same(entry.body.args, args) ? [{ line: hash, id, by: seat }] : [];
    }),
  );
}
