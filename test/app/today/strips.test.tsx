/** What says on Today how far the stretch has come is marked as a strip: no toast lies over one. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { keepFree } from '../../../src/app/ui/toast-place.ts';
import { anyCampaign } from '../harness/any.ts';
import { insideOf } from '../harness/inside.tsx';
import { campaignAt } from '../harness/stages.ts';

afterEach(cleanup);

/** Where toasts lie while the strip alone takes room, from 60 to 130. */
function placedOver(strip: Element | null): string {
  if (!strip) throw new Error('no strip');
  strip.getBoundingClientRect = () => new DOMRect(0, 60, 390, 70);
  const box = document.body.appendChild(document.createElement('div'));
  box.getBoundingClientRect = () => new DOMRect(0, 0, 390, 48);
  keepFree(box)();
  box.remove();
  return box.style.getPropertyValue('--free');
}

test('the steps of the set-up', async () => {
  const { session } = await campaignAt({ stage: 'stores' });
  await insideOf(mightyEmpiresApp)(session, 'azure', () => <TodayScreen />);
  const strip = await screen.findByRole('img', { name: /^Armies, / });
  expect(placedOver(strip)).toBe('138px');
});

test('the steps after a battle of Chronopia', async () => {
  const { session } = await anyCampaign({
    set: 'chronopia',
    seed: 4,
    turns: 2,
    players: ['Anna', 'Tom', 'Ines'],
    before: 'recruit',
  });
  const seat = session.view()?.seats.map(({ id }) => id) ?? [];
  await insideOf(chronopiaApp)(session, seat[1] ?? '', () => <TodayScreen />);
  const section = await screen.findByRole('region', { name: 'After the battle' });
  expect(placedOver(section.querySelector('ol'))).toBe('138px');
});

test('where no months are counted the strip says the phase alone, and counts none', async () => {
  const { session } = await anyCampaign({
    set: 'chronopia',
    seed: 4,
    turns: 2,
    players: ['Anna', 'Tom', 'Ines'],
    before: 'trade',
  });
  await insideOf(chronopiaApp)(session, session.view()?.seats[0]?.id ?? '', () => <TodayScreen />);
  expect(await screen.findByRole('img', { name: 'Before battle 2: Battles' })).toBeTruthy();
});
