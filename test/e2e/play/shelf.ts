/** The shelf: a campaign is opened by its card. */
import { expect, type Page } from '@playwright/test';

export async function openCampaign(page: Page, title: string): Promise<void> {
  await page.getByRole('listitem').getByRole('link', { name: title }).first().tap();
  await expect(page).toHaveURL(/\/today$/);
  await expect(page.getByRole('navigation', { name: 'This campaign' })).toBeVisible();
}
