import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { found } from './play/found.ts';
import { arrive, invitation, join, openLink } from './play/join.ts';
import { Player } from './play/player.ts';

test('R23: who holds an invitation that has ended is told, comes in by the next one, and by the one after that takes a seat', async ({
  table,
}) => {
  test.setTimeout(240_000);
  const [anna, tom, zoe] = (await Promise.all(
    ['Anna', 'Tom', 'Zoe'].map(
      async (name) => new Player(await table.phone(name, { reducedMotion: true }), name),
    ),
  )) as [Player, Player, Player];
  await found(anna, { title: 'The Hex War', players: ['Anna', 'Tom'], rules: 'The 9th Age' });
  const old = await invitation(anna, table.url);
  await join(tom, old);

  await test.step('the founder ends the invitation: its link leads nowhere, and says so', async () => {
    await anna.toCampaign();
    await anna.page.getByRole('button', { name: 'End the invitation' }).tap();
    await expect(anna.page.getByRole('dialog')).toBeVisible();
    await anna.phone.expectNoAxeViolations();
    await anna.page.getByRole('dialog').getByRole('button', { name: 'End the invitation' }).tap();
    await expect(anna.page.getByText('No invitation is open')).toBeVisible();
    await anna.phone.expectNoAxeViolations();
    await anna.phone.shot('no invitation');
    await anna.page.getByRole('link', { name: /Meet$/ }).tap();
    await arrive(zoe, old);
    await expect(zoe.page.getByText('No phone answers')).toBeVisible({ timeout: 60_000 });
    await zoe.phone.expectNoAxeViolations();
    await zoe.phone.shot('nobody answers');
  });

  await test.step('a new invitation for guests: the same phone looks on', async () => {
    await anna.toCampaign();
    await anna.page.getByRole('button', { name: 'Open a new invitation' }).tap();
    await expect(anna.page.getByRole('dialog')).toBeVisible();
    await anna.phone.expectNoAxeViolations();
    await anna.phone.shot('new invitation');
    await anna.page.getByRole('dialog').getByText('Guests', { exact: true }).tap();
    await anna.page.getByRole('button', { name: 'Open the invitation and show its code' }).tap();
    await arrive(zoe, await shownLink(anna.page, table.url));
    await zoe.page.getByRole('button', { name: 'Watch', exact: true }).tap({ timeout: 30_000 });
    await zoe.phone.shot('which seat');
    await zoe.page.getByLabel('Your name').fill('Zoe');
    await zoe.page.getByRole('dialog').getByRole('button').last().tap();
    await expect(zoe.page.getByRole('navigation', { name: 'This campaign' })).toBeVisible({
      timeout: 30_000,
    });
  });

  await test.step('a seat falls free: the guest is told what lets them sit down', async () => {
    await tom.toCampaign();
    await tom.page
      .getByRole('listitem')
      .filter({ hasText: 'on this phone' })
      .getByRole('button', { name: 'More' })
      .tap();
    await tom.page.getByRole('button', { name: /leave for good…/i }).tap();
    await tom.page.getByRole('button', { name: 'Leave for good', exact: true }).tap();
    await zoe.go('Today');
    await expect(
      zoe.page.getByText(/ask a player for (a new one|another), and open it on this phone/),
    ).toBeVisible({
      timeout: 30_000,
    });
    await zoe.phone.expectNoAxeViolations();
    await zoe.phone.shot('free seat');
  });

  await test.step('with a link for players they take it', async () => {
    await anna.toCampaign();
    await anna.page.getByRole('button', { name: 'Open a new invitation' }).tap();
    await anna.page.getByRole('dialog').getByText('Players', { exact: true }).tap();
    await anna.page.getByRole('button', { name: 'Open the invitation and show its code' }).tap();
    const link = await shownLink(anna.page, table.url);
    await openLink(zoe, link);
    await expect(zoe.page.getByText(/already, without a seat/)).toBeVisible();
    await zoe.phone.shot('without a seat');
    await zoe.page.getByRole('button', { name: 'Join the table' }).tap();
    await zoe.page.getByRole('button', { name: /Take Tom’s seat/ }).tap({ timeout: 30_000 });
    await zoe.page.getByRole('dialog').getByRole('button').last().tap();
    await expect(zoe.page.getByText(/Welcome to the table/)).toBeVisible({ timeout: 30_000 });
  });
});

/** The link on the sheet that shows the code, as the other phones reach this server. */
async function shownLink(page: Page, url: string): Promise<string> {
  const field = page.getByLabel('Address for the other phones');
  if ((await field.inputValue()) === '') await field.fill('http://192.168.1.20:4173');
  const link = (await page.getByText(/\/join#/).textContent()) ?? '';
  await page.getByRole('button', { name: 'Close', exact: true }).last().tap();
  return link.replace(/^http:\/\/[^/]+/, url);
}
