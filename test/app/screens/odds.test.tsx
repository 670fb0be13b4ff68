import { cleanup, configure, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { routeOdds } from '../../../src/rules/mighty-empires/movement/odds.ts';
import '../../../src/app/rulesets/mighty-empires/odds/calculators.tsx';
import { percent } from '../../../src/app/ui/percents.ts';
import { chance } from '../../../src/kernel/odds.ts';
import { battleOdds } from '../../../src/rules/mighty-empires/battle/odds.ts';
import { castingOdds } from '../../../src/rules/mighty-empires/magic/odds.ts';
import { navalOdds } from '../../../src/rules/mighty-empires/sea/odds.ts';
import { assaultOdds, starvationOdds } from '../../../src/rules/mighty-empires/siege/odds.ts';
import { openAt } from './at.tsx';

// The reckonings come with their own part of the app, and are worked out between frames.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const rowOf = (table: string, row: string): string =>
  within(screen.getByRole('table', { name: table }))
    .getByRole('rowheader', { name: row })
    .closest('tr')
    ?.querySelector('td:last-child')?.textContent ?? '';
const shows = (table: string, row: string, p: number): Promise<void> =>
  waitFor(() => expect(rowOf(table, row)).toBe(percent(p)));
const type = (label: string, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};

test('chances are reached from the charts, and found by a word for them', async () => {
  await openAt('/charts');
  const link = await screen.findByRole('link', { name: /^Chances/ });
  expect(link.getAttribute('href')).toBe('/charts/odds');
  cleanup();
  await openAt('/charts?find=odds');
  expect(await screen.findByRole('link', { name: /^Chances/ })).toBeTruthy();
  cleanup();
  await openAt('/charts?find=plague');
  await screen.findByRole('link', { name: /Winter events/ });
  expect(screen.queryByRole('link', { name: /^Chances/ })).toBeNull();
});

test('a battle: strengths, sides and cards settle how it may end', async () => {
  await openAt('/charts/odds');
  await screen.findByLabelText('Your points');
  type('Your points', '1500');
  type('Their points', '600');
  const blind = battleOdds(1500, 600);
  await shows('How it may end', 'Attackers win', blind.results.attacker);
  expect(screen.getByText('You lose').nextSibling?.textContent).toBe(`${Math.round(blind.loses.attacker)}`);
  fireEvent.click(screen.getByRole('button', { name: 'Direct attack' }));
  fireEvent.click(screen.getByRole('button', { name: 'Surprise attack' }));
  fireEvent.click(screen.getByRole('button', { name: 'Flank attack' }));
  const flank = battleOdds(1500, 600, { attacker: { flank: 1 } });
  await shows('How it may end', 'Attackers win', flank.results.attacker);
  fireEvent.click(screen.getByRole('radio', { name: 'You defend' }));
  const defends = battleOdds(600, 1500, { attacker: { flank: 1 } });
  await shows('How it may end', 'Defenders win', defends.results.defender);
});

test('an assault: walls, hardship and a battery still to be rolled', async () => {
  await openAt('/charts/odds?of=assault');
  await screen.findByLabelText('Besiegers, in points');
  const all = { attack: 1500, garrison: 500, multiplier: 3, bonus: 1, battery: true };
  fireEvent.click(screen.getByRole('radio', { name: 'Fortress × 3' }));
  fireEvent.click(screen.getByRole('button', { name: 'More: Hardship' }));
  fireEvent.click(screen.getByRole('button', { name: 'Still to roll' }));
  await shows(
    'Result of one assault',
    'Stormed',
    chance(assaultOdds(all), (is) => is === 'stormed'),
  );
});

test('a way, a spell, a battle at sea and hunger are reckoned from their rules', async () => {
  await openAt('/charts/odds?of=route');
  await screen.findByRole('radio', { name: 'They stay' });
  fireEvent.click(screen.getByRole('radio', { name: 'They stay' }));
  await shows(
    'Fate of one banner',
    'No way through',
    chance(routeOdds(3, false), ({ through }) => !through),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Spell' }));
  await screen.findByRole('table', { name: 'Whether a spell gets there' });
  await shows('Whether a spell gets there', '7 tiles', castingOdds(7));
  fireEvent.click(screen.getByRole('button', { name: 'At sea' }));
  await screen.findByRole('table', { name: 'How the battle at sea may end' });
  await shows(
    'How the battle at sea may end',
    'Draw',
    chance(navalOdds(4, 3), ({ result }) => result === 'draw'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Hunger' }));
  await screen.findByRole('table', { name: 'Effects of hunger' });
  fireEvent.click(screen.getByRole('switch', { name: 'The siege is kept up over the winter' }));
  await shows(
    'Effects of hunger',
    'They hold out',
    chance(starvationOdds(-1), (is) => is === 'holds'),
  );
});

test('scouts: what they find differs from ground to ground, and sums to one', async () => {
  await openAt('/charts/odds?of=scouting');
  const land = await screen.findByRole('table', { name: 'The land they find' });
  await waitFor(() => expect(land.textContent).not.toContain('…'));
  const before = land.textContent;
  fireEvent.click(screen.getByRole('radio', { name: 'Highland' }));
  await waitFor(() =>
    expect(screen.getByRole('table', { name: 'The land they find' }).textContent).not.toBe(before),
  );
});

test('an address that asks for no reckoning there is shows the battle', async () => {
  await openAt('/charts/odds?of=weather');
  expect(await screen.findByLabelText('Your points')).toBeTruthy();
});
