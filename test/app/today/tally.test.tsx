/** At the end of a turn each player reads what everybody gained in it, and what they have now. */
import '../screens/browser.ts';
import { cleanup, screen, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import { enough, gainsIn, type Tally } from '../../../src/app/rulesets/parts/tally.ts';
import { realmArmiesApp } from '../../../src/app/rulesets/realm-armies/index.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import type { Telling } from '../../../src/campaign/telling.ts';
import { anyCampaign } from '../harness/any.ts';
import { insideOf } from '../harness/inside.tsx';

afterEach(cleanup);

const line = (notes: readonly (readonly [string, string?, number?])[], struck = false) =>
  ({ struck, notes: notes.map(([note, seat, points]) => ({ note, data: { seat, points } })) }) as never;
const rules = {
  ends: ['over'],
  head: String,
  gains: [
    { note: 'earned', amount: 'points' },
    { note: 'paid', amount: 'points' },
  ],
  gained: String,
  stands: () => '',
} satisfies Tally;

test('what counts is told from one end of a turn to the next, and what was struck does not', () => {
  const lines: readonly Telling[] = [
    line([['earned', 'azure', 9]]),
    line([['over']]),
    line([
      ['earned', 'azure', 2],
      ['earned', 'gules', 4],
      ['paid', 'gules', 10],
    ]),
    line([['earned', 'gules', 5]], true),
    line([['earned', 'azure', 1]]),
    line([['over']]),
    line([['earned', 'azure', 7]]),
  ];
  expect(gainsIn(lines, rules)?.of).toEqual({ azure: 3, gules: 14 });
  expect(gainsIn(lines, { ...rules, open: true })?.of).toEqual({ azure: 7 });
  expect(gainsIn(lines.slice(0, 1), rules)).toBeUndefined();
  expect([enough(lines, rules), enough(lines.slice(2), rules)]).toEqual([true, false]);
});

const rowOf = async (name: string): Promise<string> => {
  const list = await screen.findByRole('list', { name: 'What everybody gained' }, { timeout: 15_000 });
  return within(list).getByText(name).closest('li')?.textContent ?? '';
};
const told = async (session: Session, note: string) => {
  const pages = Array.from({ length: (session.view()?.page ?? 0) + 1 }, (_, page) => session.tellings(page));
  return (await Promise.all(pages)).flat().flatMap(({ notes }) => notes.filter((one) => one.note === note));
};
const players = ['Anna', 'Tom', 'Ines'];

test('na.conquest: Conquest Points of the turn that has ended, and the Realm Points counted at its end', async () => {
  const { session } = await anyCampaign({
    set: 'ninth-age',
    seed: 4,
    turns: 2,
    players,
    before: 'measure-realms',
    nth: 2,
  });
  await insideOf(ninthAgeApp)(session, 'azure', () => <TodayScreen />);
  for (const { id, name } of session.view()?.seats ?? []) {
    const of = (notes: readonly { readonly data: { readonly [name: string]: unknown } }[]) =>
      notes.filter(({ data }) => data.seat === id).reduce((sum, { data }) => sum + Number(data.points), 0);
    const [gained, counted] = [of(await told(session, 'earned')), of(await told(session, 'counted'))];
    const row = await rowOf(name);
    expect(row).toContain(`gained ${gained} Conquest Point`);
    expect(row).toContain(`now ${counted} Realm Point`);
  }
  expect(screen.getByRole('heading', { name: 'what turn 1 brought' })).toBeTruthy();
});

test('ra.income: empire points of the night that is over, and treasury and tiles of each', async () => {
  const { session } = await anyCampaign({
    set: 'realm-armies',
    seed: 4,
    turns: 2,
    players,
    before: 'hand-in',
    nth: 4,
  });
  await insideOf(realmArmiesApp)(session, 'azure', () => <TodayScreen />);
  const income = await told(session, 'income');
  expect(income.length).toBeGreaterThanOrEqual(3);
  for (const { id, name } of session.view()?.seats ?? []) {
    const gained = income.find(({ data }) => data.seat === id)?.data.points;
    expect(await rowOf(name)).toMatch(
      new RegExp(`gained ${gained} empire points?now \\d+ empire points? and \\d+ tiles?`),
    );
  }
});

test('ch.income: the pay of the underdog counts, and before a player has reckoned theirs nothing is said to be nothing', async () => {
  const { session } = await anyCampaign({
    set: 'chronopia',
    seed: 18,
    turns: 3,
    players,
    before: 'pay-maintenance',
    nth: 3,
  });
  const goldOf = async (note: string) =>
    (await told(session, note))
      .filter(({ data }) => data.seat === 'azure')
      .map(({ data }) => Number(data.gold));
  const [pay] = await goldOf('underdog-paid');
  const income = (await goldOf('income')).at(-1) ?? 0;
  expect(pay).toBeGreaterThan(0);
  await insideOf(chronopiaApp)(session, 'azure', () => <TodayScreen />);
  expect(await rowOf('Anna')).toContain(`gained ${income + (pay ?? 0)} gold`);
  expect(await rowOf('Anna')).toMatch(/now \d+ gold and \d+ territor/);
  expect(await rowOf('Tom')).toContain('still has to count it');
  expect(await rowOf('Tom')).not.toContain('gained 0');
});
