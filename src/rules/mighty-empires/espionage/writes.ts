/** The entries an owner makes about their operatives, and about harm by others' operatives. */
import * as v from 'valibot';
import { parse } from '../../../kernel/args.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { counted } from '../../../kernel/text.ts';
import { operatives } from '../charts/assassins.ts';
import { crownsLeft, type Purchase, withCourt } from '../court/book.ts';
import { no } from '../court/refusals.ts';
import { rewritten } from '../court/rolls.ts';
import { against, pieceArg, tileArg } from '../define.ts';
import { type Ledger, tallied } from '../ledger/book.ts';
import { landNeighbours } from '../map/terrain.ts';
import type { State } from '../state.ts';
import { withSpies } from './book.ts';
import { strikeOff } from './entries.ts';
import { misplaced } from './placing.ts';

const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const writeArg = v.variant('write', [
  v.object({
    write: v.literal('operatives'),
    purchase: pieceArg,
    hired: v.pipe(
      v.array(v.object({ id: pieceArg, type: v.picklist(operatives) })),
      v.minLength(1),
      v.maxLength(200),
    ),
    /** A crown's worth of spies is a die: what each of them showed. */
    dice: v.optional(v.pipe(v.array(face), v.maxLength(60)), []),
  }),
  v.object({
    write: v.literal('smuggle'),
    operative: pieceArg,
    type: v.picklist(['assassin', 'spy', 'saboteur']),
  }),
  v.object({ write: v.literal('slain'), banner: pieceArg, character: pieceArg }),
  v.object({ write: v.literal('guard'), unit: v.nullable(pieceArg) }),
  v.object({ write: v.literal('intend'), sought: pieceArg, to: v.union([tileArg, v.literal('stays')]) }),
]);
type Write = v.InferOutput<typeof writeArg>;
type Of<W extends Write['write']> = Extract<Write, { write: W }>;
const mine: readonly string[] = ['operatives', 'smuggle', 'slain', 'guard', 'intend'];

/** Models a unit of the palace guard has at least. */
const guardModels = 10;
export const guards = (ledger: Ledger) =>
  Object.values(ledger.banners)
    .flatMap(({ units }) => units)
    .filter(({ models }) => models >= guardModels);

const priceOf = ({ hired, dice }: Of<'operatives'>): number =>
  hired.filter(({ type }) => type !== 'spy').length + dice.length;

/** Whether a spymaster's write makes sense now; undefined for a write of another kind. */
export function spyCheck(ledger: Ledger, json: Json, state: State): true | Remark | undefined {
  if (!mine.includes(String((json as { readonly write?: Json } | null)?.write))) return undefined;
  const parsed = parse(writeArg, json);
  if (!parsed.ok) return no('The entry is not filled in correctly.');
  const { value } = parsed;
  switch (value.write) {
    case 'operatives':
      return checkHire(ledger, value, state);
    case 'smuggle':
      return checkSmuggle(ledger, value, state);
    case 'slain': {
      const due = ledger.spies.toPick[value.banner] ?? 0;
      const there = ledger.banners[value.banner]?.characters.some(({ id }) => id === value.character);
      return (due > 0 && there === true) || no('No assassin has killed that character.');
    }
    case 'guard': {
      const able = guards(ledger);
      const fits = value.unit === null ? able.length === 0 : able.some(({ id }) => id === value.unit);
      return (
        (ledger.spies.guard > 0 && fits) ||
        no('If you have a unit of ten models or more, it must guard the palace.')
      );
    }
    case 'intend':
      return checkIntention(ledger, value, state);
  }
}

function checkHire(ledger: Ledger, write: Of<'operatives'>, state: State): true | Remark {
  const rule = 'me.espionage.hire';
  const { stage, winter, season, espionage } = state;
  if (stage !== 'winter' || winter.at[ledger.seat] !== 'espionage')
    return no('You can hire operatives only in the espionage phase of the winter.', rule);
  if (espionage.declared[ledger.seat] === season.year)
    return no('You have already announced your operatives.', rule);
  const taken = Object.keys(ledger.spies.operatives);
  const ids = [...taken, ...write.hired.map(({ id }) => id)];
  const booked = ledger.court.purchases.some(({ id }) => id === write.purchase);
  if (booked || new Set(ids).size !== ids.length) return no('You have already hired those operatives.', rule);
  const spies = write.hired.filter(({ type }) => type === 'spy').length;
  if (spies !== write.dice.reduce((sum, die) => sum + die, 0))
    return no('A crown buys as many spies as the die shows.', rule);
  const left = crownsLeft(ledger, state);
  return (
    priceOf(write) <= left ||
    against(rule, counted(left, 'You have one crown left.', 'You have {n} crowns left.'))
  );
}

function checkSmuggle(ledger: Ledger, { operative, type }: Of<'smuggle'>, state: State): true | Remark {
  const found = ledger.spies.operatives[operative];
  if (!found?.smuggled || found.type !== null) return no('You have already settled what that operative is.');
  return misplaced(state, ledger.seat, type, found.smuggled) ?? true;
}

function checkIntention({ seat, spies }: Ledger, { sought, to }: Of<'intend'>, state: State): true | Remark {
  const asked = state.espionage.sought[sought];
  if (asked?.seat !== seat) return no('No one is asking you that.');
  if (spies.intentions[sought] !== undefined) return no('You have already answered that.');
  return (
    to === 'stays' ||
    landNeighbours(state, asked.tile).includes(to) ||
    no('A force can move only to an adjacent tile.')
  );
}

/** What a spymaster's write does; undefined for a write of another kind. One that makes no sense does nothing. */
export function spyWritten(ledger: Ledger, json: Json, state: State): Ledger | undefined {
  const makesSense = spyCheck(ledger, json, state);
  if (makesSense === undefined) return undefined;
  const parsed = parse(writeArg, json);
  if (makesSense !== true || !parsed.ok) return ledger;
  const { value } = parsed;
  const { spies } = ledger;
  switch (value.write) {
    case 'operatives':
      return hired(ledger, value, state.season.year);
    case 'smuggle': {
      const known = spies.operatives[value.operative];
      return known
        ? withSpies(ledger, {
            operatives: { ...spies.operatives, [value.operative]: { ...known, type: value.type } },
          })
        : ledger;
    }
    case 'slain': {
      const { [value.banner]: due = 0, ...rest } = spies.toPick;
      const struck = strikeOff(ledger, value.banner, value.character);
      return withSpies(struck, { toPick: due > 1 ? { ...rest, [value.banner]: due - 1 } : rest });
    }
    case 'guard':
      return withdrawn(withSpies(ledger, { guard: spies.guard - 1 }), value.unit);
    case 'intend':
      return withSpies(ledger, {
        intentions: { ...spies.intentions, [value.sought]: value.to as TileId | 'stays' },
      });
  }
}

function hired(ledger: Ledger, write: Of<'operatives'>, year: number): Ledger {
  const fresh = write.hired.map(({ id, type }) => [id, { type, year, smuggled: null }] as const);
  const entry: Purchase = {
    id: write.purchase,
    year,
    kind: 'operatives',
    points: 0,
    crowns: priceOf(write),
    items: write.hired.map(({ id }) => id),
  };
  return withCourt(
    withSpies(ledger, { operatives: { ...ledger.spies.operatives, ...Object.fromEntries(fresh) } }),
    { purchases: [...ledger.court.purchases, entry] },
  );
}

function withdrawn(ledger: Ledger, unit: string | null): Ledger {
  const gone = guards(ledger).find(({ id }) => id === unit);
  if (!gone) return ledger;
  const emptied = rewritten(
    ledger,
    (each) => (each.id === unit ? { ...each, models: 0, points: 0 } : each),
    (each) => each,
  );
  const banners = Object.fromEntries(
    Object.entries(emptied.banners).map(([banner, contents]) => [
      banner,
      { ...contents, units: contents.units.filter(({ id }) => id !== unit) },
    ]),
  );
  return tallied({ ...emptied, banners }, { struck: gone.points });
}
