/** The realm in figures: each tells of what it is the sum; what is said beneath is true; townsfolk have a name. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, within } from '@solidjs/testing-library';
import { afterEach, describe, expect, test } from 'vitest';
import { name } from '../../../src/app/rulesets/mighty-empires/names.ts';
import { RealmFigures } from '../../../src/app/rulesets/mighty-empires/realm/figures.tsx';
import type { View } from '../../../src/campaign/view.ts';
import { worth } from '../../../src/rules/mighty-empires/ledger/book.ts';
import { bannersOf } from '../../../src/rules/mighty-empires/queries.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt, ledgerOf } from '../harness/stages.ts';
import { openSheet } from '../sheet.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

/** The sheet behind the sign beside a figure: its title, and its rows as they read. */
async function behind(figure: RegExp): Promise<{ title: string; rows: number[]; words: string }> {
  const sign = (await screen.findAllByRole('button', { name: 'Why?' })).find((one) =>
    figure.test(one.getAttribute('aria-description') ?? ''),
  );
  if (!sign) throw new Error(`no sign beside ${figure}`);
  fireEvent.click(sign);
  const sheet = await openSheet();
  const rows = within(sheet)
    .getAllByRole('listitem')
    .map((row) => Number([...row.querySelectorAll('span')].at(-1)?.textContent?.replace(',', '')));
  const title = within(sheet).getByRole('heading', { level: 2 }).textContent ?? '';
  return { title, rows, words: sheet.textContent ?? '' };
}
const sum = (all: readonly number[]): number => all.reduce((so, one) => so + one, 0);
const shown = (label: string): number =>
  Number(screen.getByText(label).parentElement?.querySelector('dd')?.textContent?.replace(',', ''));

describe('how a number comes about', () => {
  test.each(['in the field', 'baggage', 'tiles'])('%s is the sum of what its sheet lists', async (label) => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    const [banner] = bannersOf(stateOf(session), 'azure');
    await mend(session, [{ type: 'baggageSet', banner: banner?.id ?? '', points: 3 }]);
    await inside(session, 'azure', () => <RealmFigures />);
    const { title, rows, words } = await behind(new RegExp(`^${label}`));
    expect(rows.length).toBeGreaterThan(0);
    expect(sum(rows)).toBe(shown(label));
    expect(title).toBe(`${label}: ${shown(label).toLocaleString('en')}`);
    // None of these is decided by a rule.
    expect(words).not.toMatch(/Mighty Empires:/);
  });

  test('banners by name, each with its worth after what it owes', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    const id = bannersOf(stateOf(session), 'azure')[0]?.id ?? '';
    await mend(session, [{ type: 'charged', banner: id, points: 137 }]);
    await inside(session, 'azure', () => <RealmFigures />);
    const { rows } = await behind(/^in the field/);
    const banners = Object.values(ledgerOf(session, 'azure').banners);
    expect(rows.toSorted()).toEqual(banners.map(worth).toSorted());
  });
});

test('me.ledger: what was never assigned is not called mustered', async () => {
  const { session } = await campaignAt({ stage: 'scouting', month: 1 });
  const { mustered } = ledgerOf(session, 'azure').tally;
  await mend(session, [{ type: 'strengthSet', seat: 'azure', points: mustered + 100 }]);
  await inside(session, 'azure', () => <RealmFigures />);
  const points = mustered.toLocaleString('en');
  expect(
    await screen.findByText(
      `Of ${points} points mustered. 100 points are still to assign. Nobody else sees how many points are left.`,
    ),
  ).toBeTruthy();
});

test('independents are the townsfolk wherever a sentence names them', async () => {
  const { session } = await campaignAt({ stage: 'scouting', month: 1 });
  const view = session.view() as View;
  for (const gap of ['seat', 'defenderSeat', 'ownerSeat'])
    expect(name(view, gap, 'independent')).toBe('the townsfolk');
});
