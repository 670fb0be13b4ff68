/** Options changed during play: one player proposes, every other must agree. */
import type { Why } from './asks.ts';
import { dissent } from './assent.ts';
import { canonical, type Json } from './json.ts';
import { against } from './offers.ts';
import {
  groupOf,
  type Held,
  type OptionsOf,
  type Place,
  type ProposalOf,
  placeOf,
  places,
  put,
  saying,
  sayings,
  type Table,
  type Value,
  valueIn,
} from './options.ts';
import type { Procedure } from './procedure.ts';
import type { Rule, Seat } from './question.ts';
import { plain, say, type Text } from './text.ts';

/** The row a proposal means; undefined where it means a group as one. */
const meant = (table: Table, name: string): Place | undefined =>
  groupOf(table, name) ? undefined : placeOf(table, name);

/** What of a proposal differs from how the options stand, in the order it names them. */
export function differing<T extends Table>(
  table: T,
  options: OptionsOf<T>,
  proposal: ProposalOf<T>,
): ProposalOf<T> {
  const now = (name: string): unknown => {
    const place = meant(table, name);
    return place ? valueIn(options, place) : (options as Held)[name];
  };
  const differs = ([name, value]: [string, unknown]): boolean =>
    value !== undefined && canonical(value as Json) !== canonical(now(name) as Json);
  return Object.fromEntries(Object.entries(proposal).filter(differs)) as ProposalOf<T>;
}

/** What a proposal must name to get from one set of options to another. */
export function proposed<T extends Table>(table: T, from: OptionsOf<T>, to: OptionsOf<T>): ProposalOf<T> {
  const all = places(table).flatMap((place): (readonly [string, unknown])[] => {
    const { name, group = '', later } = place;
    if (!later) return [];
    return groupOf(table, group)?.later === 'whole'
      ? [[group, (to as Held)[group]]]
      : [[name, valueIn(to, place)]];
  });
  return differing(table, from, Object.fromEntries(all) as ProposalOf<T>);
}

/** The options once a proposal holds. */
export function agreed<T extends Table>(
  table: T,
  options: OptionsOf<T>,
  proposal: ProposalOf<T>,
): OptionsOf<T> {
  let now = options;
  for (const [name, value] of Object.entries(proposal)) {
    const place = meant(table, name);
    if (value !== undefined) now = place ? put(now, place, value as Value) : { ...now, [name]: value };
  }
  return now;
}

/** Why a proposal is refused that changes nothing. */
export const asItIs = <T extends Table>(
  table: T,
  options: OptionsOf<T>,
  proposal: ProposalOf<T>,
  rule: Rule,
): Why =>
  Object.keys(differing(table, options, proposal)).length === 0
    ? against(rule, say('You already play that way.'))
    : undefined;

const wordOf = ([name, value]: [string, unknown]): string =>
  typeof value === 'boolean' ? `${name}-${value ? 'on' : 'off'}` : typeof value === 'string' ? value : name;
/** Each change of a proposal as a note names it: `ships-on`, `limited`. */
export const wordsOf = (proposal: object): readonly string[] => Object.entries(proposal).map(wordOf);

const tellings = (table: Table, proposal: object, asked: boolean): readonly Text[] =>
  Object.entries(proposal).flatMap(([name, value]) => {
    const place = meant(table, name);
    return place ? (saying(place.row, value, asked) ?? []) : sayings(table, { [name]: value }, name);
  });
/** What a proposal comes to. */
export const changesOf = <T extends Table>(table: T, proposal: ProposalOf<T>): readonly Text[] =>
  tellings(table, proposal, false);
/** A change by its option's name and its value, told. */
export function told(table: Table, name: string, value: unknown): Text {
  const place = placeOf(table, name);
  return (place && saying(place.row, value)) ?? say(name);
}
/** A change by such a word, told. */
export function wordTold(table: Table, word: string): Text {
  const [, part = '', on] = /^(.*)-(on|off)$/.exec(word) ?? [];
  if (on) return told(table, part, on === 'on');
  const values = ({ row }: Place): readonly unknown[] =>
    'on' in row ? [row.on[0], row.off[0]] : 'choices' in row ? Object.keys(row.choices) : [];
  const place = places(table).find((each) => each.later && values(each).includes(word));
  return told(table, place?.name ?? word, word);
}
/** A sentence about a change, which stands in its gap `{change}`. */
export const framed = (frame: string, change: Text, gaps: Text['with'] = {}): Text =>
  say(frame.replace('{change}', change.say), { ...gaps, ...change.with });

interface Motion<T extends Table> {
  readonly seat: Seat;
  readonly rule: Rule;
  readonly proposal: ProposalOf<T>;
  /** What of it changes something, by `wordsOf`; absent: all of it. */
  readonly words?: readonly string[];
  /** The year it holds from; absent: at once. */
  readonly year?: number;
  /** How many things it changes, where campaigns that run heard the number alone. */
  readonly count?: number;
}
/** Puts it to all others; gives the first who will not have it, or undefined. */
export function* refuser<T extends Table>(
  table: T,
  others: readonly Seat[],
  { seat, rule, proposal, words, year, count }: Motion<T>,
): Procedure<never, Seat | undefined> {
  const meantBy = Object.entries(proposal).filter((each) => words?.includes(wordOf(each)) ?? true);
  const changes = tellings(table, Object.fromEntries(meantBy), true)
    .map((text) => plain(text))
    .join(', ');
  const frame =
    year === undefined
      ? '{seat} wants to change the rules you play by: {changes}.'
      : '{seat} wants to change how you play, from year {year} on: {changes}.';
  const text = say(count === undefined ? frame : frame.replace('{changes}', changes), {
    seat,
    ...(year === undefined ? {} : { year }),
    changes: count ?? changes,
  });
  return yield* dissent(others, { rule, text, no: say('No, keep the rules as they are') });
}
