/**
 * Every option of every book, by the book's table: founded as the document and docs/rulings.md say, with each of its values,
 * proposed and changed during play where it may be, told in words, and led to from the rules it bears on.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/kernel/json.ts';
import { type Place, placeOf, places, saying, type Table, valueIn } from '../../src/kernel/options.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { plain } from '../../src/kernel/text.ts';
import { chronopia } from '../../src/rules/chronopia/index.ts';
import { table as chronopiaTable } from '../../src/rules/chronopia/options.ts';
import { loadExplained } from '../../src/rules/explained.ts';
import type { RulesetId } from '../../src/rules/ids.ts';
import { mightyEmpires } from '../../src/rules/mighty-empires/index.ts';
import { table as empiresTable } from '../../src/rules/mighty-empires/options.ts';
import { ninthAge } from '../../src/rules/ninth-age/index.ts';
import { table as ninthTable } from '../../src/rules/ninth-age/options.ts';
import { realmArmies } from '../../src/rules/realm-armies/index.ts';
import { table as armiesTable } from '../../src/rules/realm-armies/options.ts';
import { trial } from './trial.ts';

interface Book {
  readonly id: RulesetId;
  readonly ruleset: AnyRuleset;
  readonly table: Table;
  /** Where docs/rulings.md speaks of it, and the options that its **switch** rows name, in their order. */
  readonly page: string;
  readonly switches: readonly string[];
  /** What is played where nobody chooses otherwise. */
  readonly usual: { readonly [name: string]: Json };
  /** What the players may agree on later. */
  readonly later: readonly string[];
  readonly order: string;
  readonly rule: string;
  readonly args: (name: string, value: Json) => Json;
}
const books: readonly Book[] = [
  {
    id: 'mighty-empires',
    ruleset: mightyEmpires,
    table: empiresTable,
    page: 'Mighty Empires',
    switches: [
      'startingStockpiles',
      'conqueredCapital',
      'follows',
      'lairOn11',
      'nowhere',
      'eventsStrike',
      'wizards',
    ],
    usual: {
      map: 'automatic',
      // One box for up to three players.
      sets: 1,
      strength: 'fixed',
      points: 4000,
      armies: 'units',
      books: 'sealed',
      pieces: 'limited',
      unusedCapitals: 'unexplored',
      parts: { ships: true, magic: true, dragons: true, espionage: true, peoples: false, tabletop: true },
      rulings: {
        follows: 'force',
        eventsStrike: 'force',
        conqueredCapital: 'capital',
        lairOn11: 'highland',
        nowhere: 'fails',
        startingStockpiles: true,
        wizards: 'named',
      },
    },
    later: ['dragons', 'espionage', 'magic', 'peoples', 'pieces', 'ships', 'tabletop'],
    order: 'change-parts',
    rule: 'me.accord.parts',
    args: (name, value) =>
      name === 'pieces' ? { year: 1, parts: {}, pieces: value } : { year: 1, parts: { [name]: value } },
  },
  {
    id: 'ninth-age',
    ruleset: ninthAge,
    table: ninthTable,
    page: 'The 9th Age hex campaign',
    switches: ['secondFlag', 'improvements', 'brash', 'turns'],
    usual: {
      map: 'automatic',
      standard: 2500,
      sizes: 'standard',
      goal: 10,
      turns: null,
      teams: false,
      alliances: true,
      books: 'open',
      rulings: { improvements: 'together', brash: 'every', secondFlag: 'free' },
    },
    later: ['alliances', 'brash', 'goal', 'improvements', 'sizes', 'standard', 'turns'],
    order: 'change-rules',
    rule: 'na.accord',
    args: (name, value) => ({ [name]: value }),
  },
  {
    id: 'chronopia',
    ruleset: chronopia,
    table: chronopiaTable,
    page: 'Chronopia campaign',
    switches: [
      'magicUsers',
      'hospital',
      'captives',
      'underdog',
      'topFace',
      'maintained',
      'stakes',
      'alchemists',
    ],
    usual: {
      points: 1000,
      end: { by: 'battles', battles: 12, territories: 8 },
      parts: { climate: true, allies: true, challenges: true, many: true, special: true, trade: true },
      rulings: {
        stakes: 'sealed',
        hospital: 'apart',
        magicUsers: 'begun',
        maintained: 'all',
        captives: 'none',
        topFace: 'beats',
        alchemists: 'marched',
        underdog: 'strongest',
      },
    },
    later: ['allies', 'battles', 'by', 'challenges', 'climate', 'many', 'special', 'territories', 'trade'],
    order: 'change-parts',
    rule: 'ch.parts',
    args: (name, value) =>
      ['by', 'battles', 'territories'].includes(name)
        ? { end: { by: 'battles', battles: 12, territories: 8, [name]: value } }
        : { parts: { [name]: value } },
  },
  {
    id: 'realm-armies',
    ruleset: realmArmies,
    table: armiesTable,
    page: 'Realm Armies',
    switches: [
      'tiles',
      'home',
      'draft',
      'army',
      'nights',
      'sailing',
      'order',
      'first',
      'dice',
      'games',
      'general',
      'mines',
      'raids',
      'interdiction',
      'pieces',
    ],
    usual: {
      nights: 10,
      victory: 'realm',
      map: 'medium',
      fleets: true,
      pieces: 'limited',
      start: { tiles: 3, armies: 1, fleets: 1, home: 'fortress' },
      costs: { army: 5, fleet: 4, port: 3 },
      readings: {
        dice: 'each',
        general: 'own',
        games: 'any',
        mines: 'taken',
        interdiction: 'tile',
        raids: 'lost',
        first: 'armies',
        sailing: 'two-steps',
        order: 'rolled',
        draft: 'smallest',
      },
    },
    later: [
      'dice',
      'draft',
      'first',
      'games',
      'general',
      'interdiction',
      'mines',
      'nights',
      'order',
      'pieces',
      'raids',
      'sailing',
      'victory',
    ],
    order: 'change-readings',
    rule: 'ra.accord',
    args: (name, value) => ({ proposal: { [name]: value } }),
  },
];
const seats = ['azure', 'gules', 'or'];

/** Each value an option may have, of a number the least, the most and none. */
function valuesOf({ row }: Place): readonly (string | number | boolean | null)[] {
  if ('on' in row) return [row.on[0], row.off[0]];
  if ('choices' in row) return Object.keys(row.choices);
  return [...new Set([row.from, row.to, ...(row.none ? [row.none[0]] : [])])];
}
const spelt = ({ name, group }: Place, value: Json): { readonly [name: string]: Json } =>
  group === undefined ? { [name]: value } : { [group]: { [name]: value } };
const merged = (usual: Book['usual'], { name, group }: Place, value: Json): Json =>
  group === undefined
    ? { ...usual, [name]: value }
    : { ...usual, [group]: { ...(usual[group] as object), [name]: value } };

describe.each(books)('$id', (book) => {
  const { ruleset, table, usual, args, order } = book;
  const all = places(table);
  const found = (options: Json): Json => (ruleset.found(options, seats) as { options: Json }).options;
  const { act, refusal } = trial(ruleset);

  test('where nobody chooses otherwise it is played as the document and our rulings say', () =>
    expect(found({})).toEqual(usual));

  test.each(all.map((place) => [`${place.group ?? ''} ${place.name}`.trim(), place] as const))(
    '%s: each value can be founded, and no other',
    (_, place) => {
      for (const value of valuesOf(place)) {
        const sets = place.name === 'sets' && value === null ? 1 : value;
        expect(found(spelt(place, value))).toEqual(merged(usual, place, sets));
      }
      const { row } = place;
      const wrong = 'from' in row ? [row.from - 1, row.to + 1, row.from + 0.5, '3'] : ['nonsense', 2];
      for (const value of wrong.filter((each) => !(('none' in row && row.none?.[0]) === each)))
        expect(() => found(spelt(place, value))).toThrow();
    },
  );

  test.each(all.map((place) => [`${place.group ?? ''} ${place.name}`.trim(), place] as const))(
    '%s: is called something, and each value is told in other words',
    (_, place) => {
      expect(place.row.text).toMatch(/^\S.*[^.]$/);
      const words = valuesOf(place)
        .flatMap((value) => saying(place.row, value) ?? [])
        .map((text) => plain(text));
      if (place.later || place.row.bears) expect(new Set(words).size).toBe(words.length);
      for (const each of words) expect(each).toMatch(/^\S.*[^.\s]$/);
      const { when } = place.row;
      if (!when) return;
      const on = all.find(
        ({ name, group }) => name === when[0] && (group === undefined || group === place.group),
      );
      expect(on && valuesOf(on)).toContain(when[1]);
    },
  );

  test('these may be changed during play', () =>
    expect(
      all
        .filter(({ later }) => later)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(book.later));

  test.each(all.filter(({ later }) => later).map((place) => [place.name, place] as const))(
    '%s: is changed if all agree, and by nobody else',
    (name, place) => {
      const state = ruleset.found({}, seats);
      const now = valueIn(usual, place);
      expect(refusal(state, 'azure', order, args(name, now))).toBe(book.rule);
      for (const value of valuesOf(place).filter((each) => each !== now)) {
        expect(refusal(state, 'azure', order, args(name, value))).toBeUndefined();
        const yes = { 'agree/gules': 'agree', 'agree/or': 'agree' };
        const done = act(state, 'azure', order, args(name, value), yes);
        expect((done.state as { options: Json }).options).toEqual(merged(usual, place, value));
        expect(done.asked.map(({ by }) => by)).toEqual(['gules', 'or']);
        const phrase = saying(place.row, value);
        if (phrase && place.row.when?.[1] !== 'territories')
          for (const { text } of done.asked)
            expect(plain(text)).toContain(plain(saying(place.row, value, true) ?? phrase));
        const no = act(state, 'azure', order, args(name, value), { ...yes, 'agree/or': 'refuse' });
        expect(no.changes).toEqual([]);
        expect(plain(ruleset.sentenceOf(no.notes[0] as never))).toMatch(/turns down/);
        const line = done.notes.map((note) => plain(ruleset.sentenceOf(note))).join(' ');
        if (book.id !== 'realm-armies' && place.group !== 'end')
          expect(line).toContain(phrase && plain(phrase));
      }
    },
  );

  test('rules lead to the options that bear on them', async () => {
    const explained = (await loadExplained(book.id))?.rules ?? [];
    const bears = [
      ...Object.entries(table).flatMap(([name, { bears: rules = [] }]) => rules.map((rule) => [rule, name])),
      ...all.flatMap(({ name, group, row }) => (group ? (row.bears ?? []).map((rule) => [rule, name]) : [])),
    ];
    expect(explained.flatMap(({ id, option }) => (option ? [[id, option]] : [])).sort()).toEqual(
      bears.sort(),
    );
    for (const [, name = ''] of bears) {
      const named = all.filter((place) => place.name === name && (place.later || !place.group));
      expect(named.length <= 1 && (table[name] ?? placeOf(table, name))).toBeTruthy();
    }
  });

  test('each ruling that groups may decide otherwise has its row', () => {
    const page = readFileSync('docs/rulings.md', 'utf8')
      .split(/^# /m)
      .find((part) => part.startsWith(book.page));
    expect(page?.match(/^\|.*\*\*switch\*\*/gm)).toHaveLength(book.switches.length);
    for (const name of book.switches) expect(placeOf(table, name)?.name).toBe(name);
  });
});
