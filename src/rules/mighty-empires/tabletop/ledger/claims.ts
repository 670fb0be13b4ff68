/** What a seat's book answers after a battle on the table: who fell, who serves, what stays dead. */
import * as v from 'valibot';
import { parse } from '../../../../kernel/args.ts';
import type { Json } from '../../../../kernel/json.ts';
import { countArg, pieceArg } from '../../define.ts';
import type { Ledger } from '../../ledger/book.ts';
import { buriedPoints } from './book.ts';
import { lossesIn } from './losses.ts';

const about = v.object({
  battle: pieceArg,
  banners: v.array(pieceArg),
  oneIn: v.optional(v.nullable(countArg), null),
});
/** The part of a character that the table learns when they fall. */
export type Known = {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly points: number;
  readonly banner: string;
  readonly fell: boolean;
};
const known = v.array(
  v.object({
    id: pieceArg,
    name: v.string(),
    level: countArg,
    points: countArg,
    banner: pieceArg,
    fell: v.boolean(),
  }),
);
/** A declaration as it was answered; nobody where it says nothing sensible. */
export const knownFrom = (said: Json): readonly Known[] => {
  const read = v.safeParse(known, said);
  return read.success ? read.output : [];
};
const charges = v.record(pieceArg, countArg);
export const chargesFrom = (said: Json): { readonly [banner: string]: number } => {
  const read = v.safeParse(charges, said);
  return read.success ? read.output : {};
};

/**
 * `fallen-characters`: who fell. `serving-characters`: everybody, the highest first. `buried`: points that stay dead where
 * one in `oneIn` gets up, by banner. Undefined for other claims.
 */
export function battleClaim(ledger: Ledger, what: string, given: Json): Json | undefined {
  if (!['fallen-characters', 'serving-characters', 'buried'].includes(what)) return undefined;
  const asked = parse(about, given);
  if (!asked.ok) return undefined;
  const { battle, banners, oneIn } = asked.value;
  const there = banners.filter((banner) => ledger.banners[banner]);
  if (what === 'buried')
    return Object.fromEntries(
      there.flatMap((banner) => {
        const contents = ledger.banners[banner];
        const points = contents ? buriedPoints(contents, lossesIn(ledger, battle, banner), oneIn) : 0;
        return points > 0 ? [[banner, points]] : [];
      }),
    );
  const all = there
    .flatMap((banner) =>
      (ledger.banners[banner]?.characters ?? []).map(({ id, name, level, points }): Known => {
        const fell = lossesIn(ledger, battle, banner).characters.includes(id);
        return { id, name, level, points, banner, fell };
      }),
    )
    .sort((a, b) => b.level - a.level || b.points - a.points || (a.id < b.id ? -1 : 1));
  return what === 'fallen-characters' ? all.filter(({ fell }) => fell) : all;
}
