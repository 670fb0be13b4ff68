/**
 * The options of a campaign as one table: which parts are played, how an unclear rule is read, how long it lasts. What a founding
 * may choose, what it is played with otherwise, what can be changed later and how each is told all follow from its rows.
 */
import * as v from 'valibot';
import type { Rule } from './question.ts';
import { counted, say, type Text } from './text.ts';

type Counted = string | readonly [one: string, many: string];

interface Put {
  /** Begins a part of the page, under this heading. */
  readonly head?: string;
  /** What it is called beside its control. */
  readonly text: string;
  /** What it means; of a number, `{n}` is how much it is. */
  readonly why?: string | ((n: number) => Text | undefined);
  /** It matters only while another option, of none or of its own group, stands so. */
  readonly when?: readonly [name: string, value: string | boolean];
  /** Rules that it bears on: a player who asks why they hold reads how it stands. */
  readonly bears?: readonly Rule[];
  /** The players may agree on another during play. */
  readonly later?: true;
  /** The line that says how a campaign is played names it, however it stands. */
  readonly sum?: true;
  /** The page of a founding asks for it on its own. */
  readonly elsewhere?: true;
}
/** A value and how it is told: "the ships stay in harbour". `asked`: how campaigns that run heard it put to the others. */
type Said = readonly [value: string | boolean, says: string, asked?: string];
export interface SwitchRow extends Put {
  readonly on: Said;
  readonly off: Said;
  readonly usual?: 'off';
}
export interface ChoiceRow extends Put {
  /** Beneath it stands what it `says`; `short` tells it where it stands among others. */
  readonly choices: { readonly [value: string]: readonly [label: string, says?: string, short?: string] };
  /** The first, if it is not said. */
  readonly usual?: string;
}
export interface NumberRow extends Put {
  readonly from: number;
  readonly to: number;
  readonly usual: number | null;
  readonly says: Counted;
  /** How far its stepper goes, where it may be more than a group would want, and in what steps. */
  readonly offers?: readonly [from: number, to: number];
  readonly step?: number;
  /** What it counts: "3 points". */
  readonly shown?: Counted;
  /** A value that sets no number, and how it is shown and told. */
  readonly none?: readonly [value: 0 | null, label: string, says: string];
}
export type Row = SwitchRow | ChoiceRow | NumberRow;
type Rows = { readonly [name: string]: Row };
/** Options that the state keeps together. */
export interface Group {
  readonly rows: Rows;
  readonly head?: string;
  readonly why?: string;
  readonly bears?: readonly Rule[];
  /** Each of them may be changed during play; `whole`: all of them together. */
  readonly later?: true | 'whole';
  /** Shown folded away: where groups read the book differently. */
  readonly fold?: true;
}
export type Table = { readonly [name: string]: Row | Group };

type ValueOf<R> = R extends {
  readonly on: readonly [infer A, ...unknown[]];
  readonly off: readonly [infer B, ...unknown[]];
}
  ? A | B
  : R extends { readonly choices: infer C }
    ? keyof C & string
    : R extends { readonly none: readonly [infer N, ...unknown[]] }
      ? number | N
      : number;
type Values<R> = { -readonly [N in keyof R]: ValueOf<R[N]> };
/** The options as a state keeps them. */
export type OptionsOf<T> = {
  -readonly [N in keyof T]: T[N] extends { readonly rows: infer R } ? Values<R> : ValueOf<T[N]>;
};
type Maybe<T> = { [N in keyof T]?: T[N] | undefined };
type Marked<R> = {
  [N in keyof R as R[N] extends { readonly rows: unknown }
    ? never
    : R[N] extends { readonly later: true }
      ? N
      : never]: ValueOf<R[N]>;
};
type Inner<G, N extends PropertyKey> = G extends { readonly rows: infer R }
  ? G extends { readonly later: 'whole' }
    ? { [K in N]: Values<R> }
    : G extends { readonly later: true }
      ? Values<R>
      : Marked<R>
  : object;
type All<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
/** What may be changed during play, by name, whatever group it is of; a group that changes as one by the group's. */
export type ProposalOf<T> = Maybe<Marked<T>> &
  Maybe<All<{ [N in keyof T]: Inner<T[N], N & string> }[keyof T]>>;

/** A table as it is written, with the types of its values. */
export const optionTable = <const T extends Table>(table: T): T => table;

/** A row where it stands. */
export interface Place {
  readonly name: string;
  readonly row: Row;
  readonly group?: string;
  readonly later: boolean;
}
const isGroup = (entry: Row | Group): entry is Group => 'rows' in entry;
/** The group of that name, if it is one. */
export const groupOf = (table: Table, name: string): Group | undefined => {
  const entry = table[name];
  return entry && isGroup(entry) ? entry : undefined;
};

export const places = (table: Table): readonly Place[] =>
  Object.entries(table).flatMap(([name, entry]): readonly Place[] =>
    isGroup(entry)
      ? Object.entries(entry.rows).map(([inner, row]) => ({
          name: inner,
          row,
          group: name,
          later: row.later === true || entry.later !== undefined,
        }))
      : [{ name, row: entry, later: entry.later === true }],
  );

export type Value = string | number | boolean | null;
export type Held = { readonly [name: string]: Value | { readonly [name: string]: Value } };
export const held = (options: unknown): Held => options as Held;
const inner = (options: unknown, group: string | undefined): { readonly [name: string]: Value } =>
  (group === undefined ? options : held(options)[group]) as { readonly [name: string]: Value };
export const valueIn = (options: unknown, { name, group }: Place): Value =>
  inner(options, group)[name] as Value;

/** Options with one of them set. */
export const put = <O>(options: O, { name, group }: Place, value: Value): O =>
  group === undefined
    ? { ...options, [name]: value }
    : { ...options, [group]: { ...inner(options, group), [name]: value } };

/** Whether an option matters as the others stand. */
export const matters = (options: unknown, { row: { when }, group }: Place): boolean =>
  when === undefined || (held(options)[when[0]] ?? inner(options, group)[when[0]]) === when[1];

const one = (row: Row): v.GenericSchema<unknown, unknown> => {
  if ('on' in row) {
    const values = [row.on[0], row.off[0]];
    return typeof values[0] === 'boolean' ? v.boolean() : v.picklist(values as string[]);
  }
  if ('choices' in row) return v.picklist(Object.keys(row.choices));
  const whole = v.pipe(v.number(), v.integer(), v.minValue(row.from), v.maxValue(row.to));
  return row.none?.[0] === null ? v.nullable(whole) : whole;
};
const usualOf = (row: Row): Value =>
  'on' in row
    ? row[row.usual ?? 'on'][0]
    : 'choices' in row
      ? (row.usual ?? Object.keys(row.choices)[0] ?? '')
      : row.usual;

const mapped = <A, B>(of: { readonly [name: string]: A }, to: (one: A, name: string) => B) =>
  Object.fromEntries(Object.entries(of).map(([name, each]) => [name, to(each, name)]));
const whole = (rows: Rows) => v.object(mapped(rows, (row) => v.optional(one(row), usualOf(row) as never)));

/** What may be chosen at founding; what is left out is as usual. */
export const schemaOf = <T extends Table>(table: T): v.GenericSchema<unknown, OptionsOf<T>> =>
  v.object(
    mapped(table, (entry) =>
      isGroup(entry) ? v.optional(whole(entry.rows), {}) : v.optional(one(entry), usualOf(entry) as never),
    ),
  ) as never;
export const usual = <T extends Table>(table: T): OptionsOf<T> => v.parse(schemaOf(table), {});

/** Some rows' values, each of which may be left out. */
export const someOf = <R extends Rows>(rows: R): v.GenericSchema<unknown, Maybe<Values<R>>> =>
  v.object(mapped(rows, (row) => v.optional(one(row)))) as never;
/** All values of a group; what is left out is as usual. */
export const allOf = <R extends Rows>(rows: R): v.GenericSchema<unknown, Values<R>> => whole(rows) as never;
/** What a proposal may name. */
export function proposalOf<T extends Table>(table: T): v.GenericSchema<unknown, ProposalOf<T>> {
  const rows = places(table).filter(
    ({ later, group }) => later && groupOf(table, group ?? '')?.later !== 'whole',
  );
  return someOf(Object.fromEntries(rows.map(({ name, row }) => [name, row]))) as never;
}

/** How a number is told of what it counts. */
export const numbered = (of: Counted, n: number): Text =>
  typeof of === 'string' ? say(of, { n }) : counted(n, of[0], of[1]);
/**
 * How a value is told, also one that a note spelt out; undefined where what hangs on it tells it.
 * @param asked as it is put to the others
 */
export function saying(row: Row, value: unknown, asked = false): Text | undefined {
  const spelt = String(value ?? 'none');
  if ('on' in row) {
    const [, says, put = says] = spelt === String(row.on[0]) ? row.on : row.off;
    return say(asked ? put : says);
  }
  if ('choices' in row) {
    const [, says, short = says] = row.choices[spelt] ?? [];
    return short === undefined ? undefined : say(short);
  }
  const { none, says } = row;
  return none && spelt === String(none[0] ?? 'none') ? say(none[2]) : numbered(says, Number(value));
}

/** The row of that name: one by itself, or one of a group that may be changed, before any other. */
export const placeOf = (table: Table, name: string): Place | undefined => {
  const named = places(table).filter((place) => place.name === name);
  return named.find(({ group, later }) => group === undefined || later) ?? named[0];
};
/** How an option stands, with those of its group that hang on it; how those of a group stand. */
export function sayings(table: Table, options: unknown, name: string): readonly Text[] {
  const row = groupOf(table, name) ? undefined : placeOf(table, name);
  return places(table)
    .filter((place) =>
      row
        ? place.group === row.group && [place.name, place.row.when?.[0]].includes(name)
        : place.group === name,
    )
    .filter((place) => matters(options, place))
    .flatMap((place) => saying(place.row, valueIn(options, place)) ?? []);
}

/** The option that bears on each rule. */
export const bearing = (table: Table): { readonly [R in Rule]?: string } =>
  Object.fromEntries(
    [
      ...Object.entries(table),
      ...places(table).flatMap(({ name, row, group }) => (group ? [[name, row] as const] : [])),
    ].flatMap(([name, { bears = [] }]) => bears.map((rule) => [rule, name])),
  );
