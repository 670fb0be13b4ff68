/** What an owner writes into his book: musters, losses struck off, troops enlisted, troops passed between banners, names. */
import * as v from 'valibot';
import { parse } from '../../../kernel/args.ts';
import { type Json, same } from '../../../kernel/json.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { courtCheck, courtWritten } from '../court/writes.ts';
import { against, countArg, nameArg, pieceArg } from '../define.ts';
import { spyCheck, spyWritten } from '../espionage/writes.ts';
import { divided, keptApart, notYet } from '../muster/force.ts';
import { turnOf } from '../queries.ts';
import type { State } from '../state.ts';
import { blank, booked, type Contents, type Ledger, sumOf, tallied, unassigned, withBanner } from './book.ts';
import { troopsArg } from './troops.ts';

const ids = v.optional(v.array(pieceArg), []);
const writeArg = v.variant('write', [
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
type Of<W extends Write['write']> = Extract<Write, { write: W }>;

const rule = 'me.ledger.write';
const no = (why: string): Remark => against(rule, say(why));

/** Whether a write makes sense in this book now. */
export function check(ledger: Ledger, json: Json, state: State): true | Remark {
  const elsewhere = courtCheck(ledger, json, state) ?? spyCheck(ledger, json, state);
  if (elsewhere !== undefined) return elsewhere;
  const parsed = parse(writeArg, json);
  if (!parsed.ok) return no('The entry is not filled in right.');
  const { value } = parsed;
  const named = value.write === 'transfer' ? [value.from, value.to] : [value.banner];
  if (named.some((banner) => !ledger.banners[banner])) return no('That banner is not in your book.');
  switch (value.write) {
    case 'muster':
      return (state.stage !== 'armies' && late(ledger, value, state)) || areNew(ledger, value, value.banner);
    case 'enlist':
      return areNew(ledger, value);
    case 'settle':
      return struckFrom(ledger, value) !== undefined || no('You strike off more than there is.');
    case 'transfer':
      return checkTransfer(ledger, value, state);
    case 'mourn':
      return checkMourned(ledger, value);
    default:
      return true;
  }
}

/** Once the campaign has begun a book takes no more than what was still to assign: a newcomer's has all of it to enter. */
function late(ledger: Ledger, { banner, points, units, characters }: Of<'muster'>, state: State) {
  const before = ledger.banners[banner] ?? blank;
  // Nothing that stands in the book already is rewritten by the way: neither its arms nor who casts spells.
  const kept =
    points >= before.points &&
    before.units.every((each) => units.some((one) => same(one, each))) &&
    before.characters.every((each) => characters.some((one) => same(one, each)));
  const added = points + sumOf(units) + sumOf(characters) - booked(before);
  if (kept && added > 0 && added <= unassigned(ledger, state)) return undefined;
  return state.stage === 'winter'
    ? no('In winter the whole army is mustered anew, at once.')
    : no('The season is under way: what a banner holds is settled.');
}

/** Troops go by ids that nobody else in the book bears, so that they can pass from banner to banner. */
function areNew(
  ledger: Ledger,
  { units, characters }: Of<'muster' | 'enlist'>,
  replaced?: string,
): true | Remark {
  const others = Object.entries(ledger.banners).filter(([banner]) => banner !== replaced);
  const taken = others.flatMap(([, contents]) => [...contents.units, ...contents.characters]);
  const ids = [...taken, ...units, ...characters].map(({ id }) => id);
  return new Set(ids).size === ids.length || no('Two troops in the book bear the same id.');
}

function checkTransfer(
  ledger: Ledger,
  { from, to, points, units, characters, absorbed }: Of<'transfer'>,
  state: State,
): true | Remark {
  const giver = ledger.banners[from] ?? blank;
  const nothing = points + units.length + characters.length === 0;
  const [here, there] = [state.banners[from], state.banners[to]];
  if (here?.tile == null || here.tile !== there?.tile || (from === to && !nothing))
    return no('Troops pass between banners of one tile only.');
  const { seat } = here;
  const alone = from === to;
  const apart =
    state.stage === 'season'
      ? ((alone ? undefined : divided(state, from, to)) ??
        (turnOf(state, seat).reordered ? undefined : notYet(state, seat, here.tile)))
      : alone
        ? undefined
        : keptApart(state, from, to);
  if (apart) return apart;
  if (
    !Object.entries(absorbed).every(
      ([id, by]) => !Object.hasOwn(absorbed, by) && absorbs(ledger, { from, to, id, by }),
    )
  )
    return no('Only units of fewer than five models can join another unit of the same troops.');
  const listed =
    units.every((id) => giver.units.some((each) => each.id === id)) &&
    characters.every((id) => giver.characters.some((each) => each.id === id));
  return (listed && points <= giver.points) || no('Those troops are not in that banner.');
}

/** Models a unit must have to be kept whole. */
export const wholeUnit = 5;
const troopsOf = ({ name }: { readonly name: string }): string => name.trim().toLowerCase();
/** Whether what is left of a unit may fill up another of the same troops (Reorganising banners). */
export function absorbs(
  ledger: Ledger,
  {
    from,
    to,
    id,
    by,
  }: { readonly from: string; readonly to: string; readonly id: string; readonly by: string },
): boolean {
  const rest = ledger.banners[from]?.units.find((unit) => unit.id === id);
  const unit = ledger.banners[to]?.units.find((each) => each.id === by);
  return (
    id !== by &&
    rest !== undefined &&
    unit !== undefined &&
    rest.models < wholeUnit &&
    troopsOf(rest) === troopsOf(unit)
  );
}

/** What a write does. One that makes no sense does nothing. */
export function written(ledger: Ledger, json: Json, state: State): Ledger {
  const elsewhere = courtWritten(ledger, json, state) ?? spyWritten(ledger, json, state);
  if (elsewhere !== undefined) return elsewhere;
  const parsed = parse(writeArg, json);
  if (!parsed.ok || check(ledger, json, state) !== true) return ledger;
  const { value } = parsed;
  switch (value.write) {
    case 'muster':
      return muster(ledger, value, state);
    case 'settle':
      return settle(ledger, value);
    case 'enlist':
      return enlist(ledger, value, state);
    case 'transfer':
      return transfer(ledger, value);
    case 'mourn':
      return mourn(ledger, value);
    case 'rename':
      return rename(ledger, value);
  }
}

const fitting = (state: State, { points, units, characters }: Of<'muster' | 'enlist'>) =>
  state.options.armies === 'points'
    ? { points, units: [], characters: [] }
    : { points: 0, units, characters };

function muster(ledger: Ledger, write: Of<'muster'>, state: State): Ledger {
  const before = ledger.banners[write.banner] ?? blank;
  const after: Contents = { ...before, mustered: true, ...fitting(state, write) };
  return tallied(withBanner(ledger, write.banner, after), { mustered: booked(after) - booked(before) });
}

/** The contents after striking off, or undefined where more is struck than is there. */
function struckFrom(
  ledger: Ledger,
  { banner, units: struck, characters: slain }: Of<'settle'>,
): Contents | undefined {
  const before = ledger.banners[banner] ?? blank;
  const unknown =
    Object.keys(struck).some((id) => !before.units.some((each) => each.id === id)) ||
    slain.some((id) => !before.characters.some((each) => each.id === id));
  if (unknown) return undefined;
  const units = before.units.map((each) => {
    const off = struck[each.id] ?? { models: 0, points: 0 };
    return { ...each, models: each.models - off.models, points: each.points - off.points };
  });
  if (units.some(({ models, points }) => models < 0 || points < 0)) return undefined;
  const left = units.filter(({ models, points }) => models > 0 || points > 0);
  const characters = before.characters.filter(({ id }) => !slain.includes(id));
  const after = { ...before, units: left, characters };
  return { ...after, owed: Math.max(0, before.owed - (booked(before) - booked(after))) };
}

function settle(ledger: Ledger, write: Of<'settle'>): Ledger {
  const before = ledger.banners[write.banner] ?? blank;
  const after = struckFrom(ledger, write) ?? before;
  return tallied(withBanner(ledger, write.banner, after), { struck: booked(before) - booked(after) });
}

function enlist(ledger: Ledger, write: Of<'enlist'>, state: State): Ledger {
  const before = ledger.banners[write.banner] ?? blank;
  const { points, units, characters } = fitting(state, write);
  const came = points + sumOf(units) + sumOf(characters);
  const after: Contents = {
    ...before,
    points: before.points + points,
    units: [...before.units, ...units],
    characters: [...before.characters, ...characters],
    due: Math.max(0, before.due - came),
  };
  return tallied(withBanner(ledger, write.banner, after), { enlisted: came });
}

function checkMourned({ mourned, banners }: Ledger, { banner, character }: Of<'mourn'>): true | Remark {
  if (!mourned.some((each) => each.banners.includes(banner))) return no('Nobody of that banner is mourned.');
  return (
    banners[banner]?.characters.some(({ id }) => id === character) ||
    no('That character is not in the banner.')
  );
}

/** The character who fell leaves his banner, and the first battle it took part in has its name. */
function mourn(ledger: Ledger, { banner, character }: Of<'mourn'>): Ledger {
  const before = ledger.banners[banner] ?? blank;
  const characters = before.characters.filter(({ id }) => id !== character);
  const named = ledger.mourned.findIndex((each) => each.banners.includes(banner));
  return tallied(
    {
      ...withBanner(ledger, banner, { ...before, characters }),
      mourned: ledger.mourned.filter((_, i) => i !== named),
    },
    { struck: sumOf(before.characters) - sumOf(characters) },
  );
}

function transfer(ledger: Ledger, { from, to, points, units, characters, absorbed }: Of<'transfer'>): Ledger {
  const giver = ledger.banners[from] ?? blank;
  const goes =
    (chosen: readonly string[]) =>
    ({ id }: { readonly id: string }) =>
      chosen.includes(id);
  const stays =
    (chosen: readonly string[]) =>
    ({ id }: { readonly id: string }) =>
      !chosen.includes(id);
  const left: Contents = {
    ...giver,
    points: giver.points - points,
    units: giver.units.filter(stays([...units, ...Object.keys(absorbed)])),
    characters: giver.characters.filter(stays(characters)),
  };
  const taker = from === to ? left : (ledger.banners[to] ?? blank);
  const joined: Contents = {
    ...taker,
    mustered: true,
    points: taker.points + points,
    units: [...taker.units, ...giver.units.filter(goes(units))].map((unit) => {
      const rests = giver.units.filter(({ id }) => absorbed[id] === unit.id);
      const models = rests.reduce((sum, rest) => sum + rest.models, unit.models);
      return rests.length > 0 ? { ...unit, models, points: unit.points + sumOf(rests) } : unit;
    }),
    characters: [...taker.characters, ...giver.characters.filter(goes(characters))],
  };
  return withBanner(withBanner(ledger, from, left), to, joined);
}

function rename(ledger: Ledger, { banner, item, name }: Of<'rename'>): Ledger {
  const before = ledger.banners[banner] ?? blank;
  if (item === 'banner') return withBanner(ledger, banner, { ...before, note: name });
  const called = <T extends { readonly id: string; readonly name: string }>(each: T): T =>
    each.id === item ? { ...each, name } : each;
  return withBanner(ledger, banner, {
    ...before,
    units: before.units.map(called),
    characters: before.characters.map(called),
  });
}
