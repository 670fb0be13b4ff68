/**
 * The bargains of the four books, by one table: what the page says before an offer is sent, what the other side reads, what is
 * refused, what changes hands. Sentences are written out by hand: whoever strikes a bargain reads each piece by its name.
 */
import './screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sayIn } from '../../src/app/campaign/say.ts';
import { chronopiaApp } from '../../src/app/rulesets/chronopia/index.ts';
import type { RulesetApp } from '../../src/app/rulesets/contract.ts';
import { mightyEmpiresApp } from '../../src/app/rulesets/mighty-empires/index.ts';
import { ninthAgeApp } from '../../src/app/rulesets/ninth-age/index.ts';
import { realmArmiesApp } from '../../src/app/rulesets/realm-armies/index.ts';
import { giveAnswer } from '../../src/campaign/acts.ts';
import type { View } from '../../src/campaign/view.ts';
import { parse } from '../../src/kernel/args.ts';
import type { Json } from '../../src/kernel/json.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import type { Text } from '../../src/kernel/text.ts';
import { chronopia } from '../../src/rules/chronopia/index.ts';
import { mightyEmpires } from '../../src/rules/mighty-empires/index.ts';
import { ninthAge } from '../../src/rules/ninth-age/index.ts';
import { realmArmies } from '../../src/rules/realm-armies/index.ts';
import { meet, table as phones } from '../campaign/table.ts';
import * as ch from '../rules/chronopia/table.ts';
import { inWinter } from '../rules/mighty-empires/court/winter.ts';
import * as me from '../rules/mighty-empires/table.ts';
import * as na from '../rules/ninth-age/table.ts';
import * as ra from '../rules/realm-armies/table.ts';
import { trial } from '../rules/trial.ts';
import { insideOf } from './harness/inside.tsx';

interface Case {
  readonly app: RulesetApp;
  readonly ruleset: AnyRuleset;
  readonly order: string;
  readonly state: { readonly seats: readonly string[] };
  /** What azure gives to gules, and what for. */
  readonly gives: { readonly [good: string]: Json };
  readonly takes: { readonly [good: string]: Json };
  readonly sentence: string;
  /** Where a side is left out, what it is taken for; undefined where an entry must have both. */
  readonly nothing?: Json;
  readonly asked: { readonly label: string; readonly yes: string; readonly no: string };
  readonly changes: readonly string[];
  readonly told: { readonly yes: readonly string[]; readonly no: readonly string[] };
  /** More of the first good than azure has, and something of gules: the rule that speaks against it, and the words. */
  readonly tooMuch: readonly [gives: { readonly [good: string]: Json }, rule: string, words: string];
  readonly notTheirs: readonly [gives: { readonly [good: string]: Json }, rule: string, words: string];
  readonly rule: string;
  /** What a thumb taps on the page to make this very offer. */
  readonly taps: readonly (readonly [role: 'button' | 'switch', name: string | RegExp, times?: number])[];
  readonly chronicle: string;
}

const captive = (over: object) =>
  me.captive({ owner: 'gules', holder: 'azure', level: 10, name: 'Baron Ulm', banner: null, ...over });
const winter = inWinter('diplomacy', {}, { azure: 5, gules: 8 });
const court = {
  ...winter,
  tabletop: {
    ...winter.tabletop,
    captives: { k1: captive({}), k2: captive({ name: 'Sir Oda', level: 5, character: 'c8' }) },
  },
};
const motion = { label: 'agree/gules', yes: 'agree', no: 'refuse' };
const cases: { readonly [book: string]: Case } = {
  'mighty-empires': {
    app: mightyEmpiresApp,
    ruleset: mightyEmpires,
    order: 'ransom',
    state: court,
    gives: { captives: ['k1'] },
    takes: { crowns: 6 },
    sentence: 'azure gives gules Baron Ulm (level 10), and gets 6 crowns in return.',
    nothing: { crowns: 0, captives: [] },
    asked: { label: 'agreed', yes: 'yes', no: 'no' },
    changes: ['captiveFreed', 'ransomed', 'crownsPaid'],
    told: { yes: ['captive-home', 'crowns-paid'], no: ['no-bargain'] },
    tooMuch: [{ crowns: 6 }, 'me.diplomacy.ransom', 'azure has 5 crowns and cannot give 6 crowns.'],
    notTheirs: [{ captives: ['k3'] }, 'me.diplomacy.ransom', 'a captive is not azure’s to give.'],
    rule: 'me.diplomacy.ransom',
    taps: [
      ['switch', 'Baron Ulm'],
      ['button', 'More: you get: Crowns', 6],
    ],
    chronicle:
      'azure opens a dungeon door: Baron Ulm goes home to gules, in borrowed clothes. gules counts 6 crowns out to azure.',
  },
  'ninth-age': {
    app: ninthAgeApp,
    ruleset: ninthAge,
    order: 'trade',
    state: na.table({
      seats: ['azure', 'gules'],
      realms: { azure: { gold: 100 }, gules: { gold: 40 } },
      hexes: {
        [na.far]: { name: 'Millbrook', mine: true },
        [na.westEnd]: { name: 'Grayford', kind: 'hills', walls: 'fortress' },
      },
    }),
    gives: { gold: 10, hexes: [na.far] },
    takes: { hexes: [na.westEnd] },
    sentence:
      'azure gives gules 10 gold and Millbrook (mine, plain), and gets Grayford (fortress, hills) in return.',
    nothing: { gold: 0, hexes: [] },
    asked: { label: 'bargain', yes: 'accept', no: 'refuse' },
    changes: ['goldChanged', 'goldChanged', 'flagMoved', 'flagMoved'],
    told: { yes: ['gold-given', 'hex-given', 'hex-given'], no: ['bargain-refused'] },
    tooMuch: [{ gold: 101 }, 'na.gold', 'azure has 100 gold and cannot give 101 gold.'],
    notTheirs: [
      { hexes: [na.westEnd] },
      'na.trade.hexes',
      'Grayford (fortress, hills) is not azure’s to give.',
    ],
    rule: 'na.trade',
    taps: [
      ['button', 'More: you give: Gold'],
      ['switch', 'Millbrook'],
      ['switch', 'Grayford'],
    ],
    chronicle:
      '10 gold passes from azure to gules. azure hands Millbrook over to gules, as they agreed. gules hands Grayford over to azure, as they agreed.',
  },
  chronopia: {
    app: chronopiaApp,
    ruleset: chronopia,
    order: 'trade',
    state: ((state) => ({
      ...state,
      territories: {
        ...state.territories,
        t: { ...state.territories.t, name: 'Orle' },
        s: { ...state.territories.s, name: 'Stane' },
      },
    }))(
      ch.table({
        lands: { t: ['gules', 'town'], s: ['azure', 'village'] },
        warbands: { foes: ch.warband([{ figure: 'foe', fit: 6 }], { experience: 30 }) },
      }),
    ),
    gives: { gold: 50, warbands: ['lord'] },
    takes: { experience: { foes: 20 }, territories: ['t'] },
    sentence: 'azure gives gules 50 gold and Lord, and gets 20 experience of Foes and Orle in return.',
    asked: motion,
    changes: ['gold', 'gold', 'warbandPassed', 'experience', 'experience', 'territoryPassed'],
    told: { yes: ['traded'], no: ['trade-refused'] },
    tooMuch: [{ gold: 501 }, 'ch.gold', 'azure has 500 gold and cannot give 501 gold.'],
    notTheirs: [{ warbands: ['boss'] }, 'ch.piece.warband', 'Boss is not azure’s to give.'],
    rule: 'ch.trade',
    taps: [
      ['button', 'More: you give: Gold', 10],
      ['switch', 'Lord'],
      ['button', 'More: you get: Experience: Foes', 4],
      ['switch', 'Orle'],
    ],
    chronicle:
      'azure and gules shake hands: azure gives gules 50 gold and Lord, and gets 20 experience of Foes and Orle in return.',
  },
  'realm-armies': {
    app: realmArmiesApp,
    ruleset: realmArmies,
    order: 'trade',
    state: ra.table({
      tiles: {
        [ra.home]: ra.holding({ name: 'Holm' }),
        [ra.west]: ra.holding({ name: 'Westmark', work: 'tower' }),
        [ra.east]: ra.holding({ owner: 'gules', name: 'Eastmark' }),
      },
      armies: {
        a: ra.army({ tile: ra.home }),
        g: ra.army({ seat: 'gules', tile: ra.east, hero: 'h' }),
      },
      heroes: { h: { name: 'Gero', seat: 'gules', lost: false } },
    }),
    gives: { points: 2, tiles: [ra.west] },
    takes: { heroes: ['h'] },
    sentence: 'azure gives gules 2 empire points and Westmark (tower), and gets Gero in return.',
    asked: motion,
    changes: ['paid', 'earned', 'tileGiven', 'heroGiven'],
    told: { yes: ['trade', 'points-given', 'tile-given', 'hero-given'], no: ['trade-refused'] },
    tooMuch: [{ points: 7 }, 'ra.trade.points', 'azure has 6 empire points and cannot give 7 empire points.'],
    notTheirs: [{ heroes: ['h'] }, 'ra.trade.heroes', 'Gero is not azure’s to give.'],
    rule: 'ra.trade',
    taps: [
      ['button', 'More: you give: Empire points', 2],
      ['switch', 'Westmark'],
      ['switch', 'Gero'],
    ],
    chronicle:
      'azure and gules shake hands on a bargain. azure counts 2 empire points out to gules. azure hands Westmark over to gules. Gero leaves gules for the service of azure.',
  },
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** A sentence as the app of a book says it of a state. */
const inWords = ({ app }: Case, rules: unknown, text: Text): string =>
  sayIn(
    app,
    {
      seats: ['azure', 'gules'].map((id) => ({ id, name: id })),
      table: { rules },
    } as unknown as View,
    text,
  );

describe.each(Object.entries(cases))('%s', (_, one) => {
  const { ruleset, order, state, gives, takes, asked } = one;
  const { act } = trial(ruleset);
  const made = ruleset.orders[order];
  const sides = { gives, takes };
  const given = { with: 'gules', ...sides };
  const left = { with: 'gules', gives: {}, takes: {} };
  const parsed = (args: Json) => {
    const found = parse(made?.args as never, args);
    return found.ok ? (found.value as Json) : undefined;
  };
  const refused = (over: object): readonly [string, string] | undefined => {
    const offer = made?.offered(state, 'azure', parsed({ ...left, ...over } as Json));
    return offer && !offer.open ? [offer.rule, inWords(one, state, offer.why)] : undefined;
  };

  test('the other side is asked in a sentence that says exactly what changes hands', () => {
    const [question] = act(state, 'azure', order, given, { [asked.label]: asked.yes }).asked;
    expect(question).toMatchObject({ ask: 'choose', label: asked.label, by: 'gules' });
    expect(question?.ask === 'choose' && Object.keys(question.from)).toEqual([asked.yes, asked.no]);
    expect(inWords(one, state, question?.text as Text)).toBe(`${one.sentence} Is it a bargain?`);
  });
  test('if they agree all of it changes hands, and the chronicle tells each piece by its name', () => {
    const done = act(state, 'azure', order, given, { [asked.label]: asked.yes });
    expect(done.changes.map(({ type }: { readonly type: string }) => type)).toEqual(one.changes);
    expect(done.told).toEqual(one.told.yes);
    expect(done.notes.map((note) => inWords(one, done.state, ruleset.sentenceOf(note))).join(' ')).toBe(
      one.chronicle,
    );
  });
  test('if they do not, nothing does', () => {
    const done = act(state, 'azure', order, given, { [asked.label]: asked.no });
    expect([done.changes, done.told]).toEqual([[], one.told.no]);
  });
  test('a side that gives nothing is said to get or give nothing', () => {
    const sentence = (over: object) => {
      const [question] = act(state, 'azure', order, { ...left, ...over } as Json, {
        [asked.label]: asked.yes,
      }).asked;
      return inWords(one, state, question?.text as Text);
    };
    const got = one.sentence.slice(one.sentence.indexOf('gets ') + 5, -' in return.'.length);
    expect(sentence({ takes })).toBe(
      `gules gives azure ${got}, and gets nothing in return. Is it a bargain?`,
    );
    expect(sentence({ gives })).toBe(
      `${one.sentence.slice(0, one.sentence.indexOf(' and gets'))} and gets nothing in return. Is it a bargain?`,
    );
  });
  test('refusals read the same in every book', () => {
    expect(refused(sides)).toBeUndefined();
    expect(refused({})).toEqual([one.rule, 'Nothing changes hands yet.']);
    expect(refused({ ...sides, with: 'azure' })).toEqual([one.rule, 'You cannot bargain with yourself.']);
    const [more, rule, words] = one.tooMuch;
    expect(refused({ gives: more })).toEqual([rule, words]);
    const [foreign, other, said] = one.notTheirs;
    expect(refused({ gives: foreign })).toEqual([other, said]);
  });
  test('entries are read as they always were', () => {
    expect(made?.id).toBe(order);
    const bare = parsed(left) as { readonly gives: Json; readonly takes: Json };
    expect(bare.gives).toEqual(bare.takes);
    expect(parsed({ with: 'gules' })).toEqual(
      one.nothing && { with: 'gules', gives: one.nothing, takes: one.nothing },
    );
    expect(
      parsed({
        ...left,
        gives: Object.fromEntries(Object.keys(bare.gives as object).map((good) => [good, -1])),
      }),
    ).toBeUndefined();
  });
  test('a bargain that stands in the address is on the page as it would be by hand, and each part of it can be taken back', async () => {
    const { sessions } = await phones(state.seats, {
      ruleset: { ...ruleset, found: () => state } as AnyRuleset,
    });
    const [mine] = sessions;
    if (!mine) throw new Error('one is enough');
    await insideOf(one.app)(mine, 'azure', () => (
      <Dynamic component={one.app.orders[order]} args={given} onDone={() => undefined} />
    ));
    expect(await screen.findByText(one.sentence)).toBeTruthy();
    for (const [role, name, times = 1] of one.taps)
      for (let i = 0; i < times; i++)
        fireEvent.click(
          screen.getByRole(role, { name: typeof name === 'string' ? name.replace('More:', 'Less:') : name }),
        );
    expect(screen.queryByText('what changes hands')).toBeNull();
  });
  test('the page says the same sentence before it is sent, and both sides read it when it is answered', async () => {
    const { sessions } = await phones(state.seats, {
      ruleset: { ...ruleset, found: () => state } as AnyRuleset,
    });
    const [mine, theirs] = sessions;
    if (!mine || !theirs) throw new Error('two play');
    const inside = insideOf(one.app);
    await inside(mine, 'azure', () => (
      <Dynamic component={one.app.orders[order]} args={{}} onDone={() => undefined} />
    ));
    const send = (await screen.findByText('Offer the bargain')).closest('button') as HTMLButtonElement;
    expect(send.disabled).toBe(true);
    expect(screen.queryByText('what changes hands')).toBeNull();
    for (const [role, name, times = 1] of one.taps)
      for (let i = 0; i < times; i++) fireEvent.click(screen.getByRole(role, { name }));
    // The switches of each good are named for a screen reader, by side.
    expect(screen.getAllByRole('group', { name: /^you (give|get): \w/ }).length).toBeGreaterThan(0);
    expect(screen.getByText(one.sentence)).toBeTruthy();
    expect(send.disabled).toBe(false);
    fireEvent.click(send);
    const open = () => mine.view()?.open.find((each) => each.open.id === order);
    await waitFor(() => expect(open()).toBeTruthy());
    await meet(mine, theirs);
    for (const session of [mine, theirs]) {
      const asks = session.view()?.open.find((each) => each.open.id === order)?.run.open[0];
      expect(sayIn(one.app, session.view() as View, asks?.text as Text)).toBe(
        `${one.sentence} Is it a bargain?`,
      );
    }
    const [put] = theirs.view()?.asked('gules') ?? [];
    if (!put) throw new Error('gules is not asked');
    await giveAnswer(theirs, 'gules', put.order.open.order, put.question, asked.yes, 'chosen');
    expect(theirs.view()?.open).toEqual([]);
  });
});
