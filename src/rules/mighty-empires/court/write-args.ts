/** How a court's secrets are written. */

import * as v from 'valibot';
import { countArg, nameArg, pieceArg } from '../define.ts';
import { troopsArg } from '../ledger/troops.ts';
import { winterPhases } from '../winter-phases.ts';
import { contingentKinds } from './state.ts';

const troops = v.object(troopsArg);
const purchase = pieceArg;
export const courtWriteArg = v.variant('write', [
  v.object({ write: v.literal('recruit'), purchase, ...troopsArg }),
  v.object({
    write: v.literal('reinforce'),
    purchase,
    unit: pieceArg,
    models: v.pipe(countArg, v.minValue(1)),
    points: countArg,
  }),
  v.object({
    write: v.literal('equip'),
    purchase,
    item: pieceArg,
    points: countArg,
    note: v.pipe(v.string(), v.maxLength(400)),
  }),
  v.object({
    write: v.literal('hire'),
    purchase,
    contingent: pieceArg,
    kind: v.picklist(contingentKinds),
    people: nameArg,
    alliance: v.optional(v.nullable(pieceArg), null),
    ...troopsArg,
  }),
  /** Taking a purchase back before it is used. */
  v.object({ write: v.literal('cancel'), purchase }),
  v.object({
    write: v.literal('advance'),
    /** Characters a lasting wound holds back. */
    except: v.optional(v.array(pieceArg), []),
    /** What those who rise are worth now. */
    points: v.optional(v.record(pieceArg, countArg), {}),
  }),
  /** The whole army mustered anew: every banner, and what stays in no banner. */
  v.object({
    write: v.literal('deploy'),
    banners: v.record(pieceArg, troops),
    reserve: v.optional(troops, {}),
  }),
  /** Crowns its owner means to spend, by phase: the whole plan, in place of the one before. */
  v.object({
    write: v.literal('plan'),
    by: v.record(v.picklist(winterPhases), countArg),
  }),
  v.object({
    write: v.literal('letter'),
    letter: pieceArg,
    from: pieceArg,
    to: pieceArg,
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
    sand: v.pipe(v.string(), v.maxLength(80)),
  }),
]);
export type CourtWrite = v.InferOutput<typeof courtWriteArg>;
export type CourtWriteOf<W extends CourtWrite['write']> = Extract<CourtWrite, { write: W }>;
