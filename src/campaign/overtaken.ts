/** Orders of which there is one at a time, given on two phones apart: the first line of the name stands, and the other's choice with it falls. */
import { same } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyRuleset } from '../kernel/ruleset.ts';
import type { Text } from '../kernel/text.ts';
import type { Hash } from '../log/bytes.ts';
import { is } from '../log/entry.ts';
import type { Device } from '../log/keys.ts';
import type { Placed } from '../log/placed.ts';
import type { Folded } from './folded.ts';
import { rivalOf } from './orders.ts';

export interface Overtaken {
  /** The line that changed nothing. */
  readonly line: Hash;
  readonly id: string;
  /** Whose order stands. */
  readonly by: Seat;
  /** What the rule set says of the two, where it says anything. */
  readonly why?: Text;
}

/** Lines of a device on the open page whose request differs from the order they joined. */
export function overtaken(
  ruleset: AnyRuleset,
  { named }: Pick<Folded, 'named'>,
  page: readonly Placed[],
  device: Device,
): readonly Overtaken[] {
  const asked = named.filter(({ called, lines }) => !called && lines.length > 1);
  return asked.flatMap((first) =>
    page.flatMap(({ entry, hash }) => {
      const { id, args, seat, lines } = first;
      const mine = entry.author === device && entry.seat !== seat && lines.indexOf(hash) > 0;
      if (!mine || !is(entry, 'order') || same(entry.body.args, args)) return [];
      const rival = rivalOf(ruleset, first, { seat: entry.seat, args: entry.body.args });
      return [{ line: hash, id, by: seat, ...(rival && { why: rival.why }) }];
    }),
  );
}
