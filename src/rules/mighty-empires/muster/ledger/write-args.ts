/** What an owner enters in their book, as it is written down. */
import * as v from 'valibot';
import type { Remark } from '../../../../kernel/ruleset.ts';
import { say } from '../../../../kernel/text.ts';
import { against, countArg, nameArg, pieceArg } from '../../define.ts';
import { troopsArg } from '../../ledger/troops.ts';

const ids = v.optional(v.array(pieceArg), []);
export const writeArg = v.variant('write', [
  v.object({ write: v.literal('muster'), banner: pieceArg, ...troopsArg }),
  v.object({
    write: v.literal('settle'),
    banner: pieceArg,
    /** Models and points struck off each unit. */
    units: v.optional(v.record(pieceArg, v.object({ models: countArg, points: countArg })), {}),
    characters: ids,
  }),
  v.object({ write: v.literal('enlist'), banner: pieceArg, ...troopsArg }),
  v.object({
    write: v.literal('transfer'),
    from: pieceArg,
    to: pieceArg,
    points: v.optional(countArg, 0),
    units: ids,
    characters: ids,
    /** Units of fewer than five models, and the unit of the same troops each is absorbed by. */
    absorbed: v.optional(v.record(pieceArg, pieceArg), {}),
  }),
  v.object({ write: v.literal('mourn'), banner: pieceArg, character: pieceArg }),
  v.object({
    write: v.literal('rename'),
    banner: pieceArg,
    item: v.optional(pieceArg, 'banner'),
    name: nameArg,
  }),
]);
export type Write = v.InferOutput<typeof writeArg>;
export type Of<W extends Write['write']> = Extract<Write, { write: W }>;

const rule = 'me.ledger.write';
export const no = (why: string): Remark => against(rule, say(why));
