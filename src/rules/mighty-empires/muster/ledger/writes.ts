/** The entries an owner makes in their book: musters, losses struck off, troops enlisted, troops passed between banners, names. */
import { parse } from '../../../../kernel/args.ts';
import { type Json, same } from '../../../../kernel/json.ts';
import type { Remark } from '../../../../kernel/ruleset.ts';
import {
  blank,
  booked,
  type Contents,
  type Ledger,
  sumOf,
  tallied,
  unassigned,
  withBanner,
} from '../../ledger/book.ts';
import type { State } from '../../state.ts';
import { checkTransfer, transfer } from './transfer.ts';
import { no, type Of, writeArg } from './write-args.ts';

/** Whether a write makes sense in this book now. */
export function armyCheck(ledger: Ledger, json: Json, state: State): true | Remark {
  const parsed = parse(writeArg, json);
  if (!parsed.ok) return no('The entry is not filled in correctly.');
  const { value } = parsed;
  const named = value.write === 'transfer' ? [value.from, value.to] : [value.banner];
  if (named.some((banner) => !ledger.banners[banner])) return no('That banner is not on your list.');
  switch (value.write) {
    case 'muster':
      return (state.stage !== 'armies' && late(ledger, value, state)) || areNew(ledger, value, value.banner);
    case 'enlist':
      return areNew(ledger, value);
    case 'settle':
      return struckFrom(ledger, value) !== undefined || no('You are striking off more than there is.');
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
    ? no('In winter you must muster the whole army at once.')
    : no('The season has begun: you can no longer change what a banner holds.');
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
  return new Set(ids).size === ids.length || no('Two troops on your list have the same id.');
}

/** What a write does. One that makes no sense does nothing. */
export function armyWritten(ledger: Ledger, json: Json, state: State): Ledger {
  const parsed = parse(writeArg, json);
  if (!parsed.ok || armyCheck(ledger, json, state) !== true) return ledger;
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
  if (!mourned.some((each) => each.banners.includes(banner)))
    return no('No character of that banner has fallen.');
  return (
    banners[banner]?.characters.some(({ id }) => id === character) ||
    no('That character is not in the banner.')
  );
}

/** The fallen character leaves their banner, and the first battle that banner fought in has its name. */
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
