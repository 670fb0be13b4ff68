/** When a page can be pictured. */
import type { Page } from '@playwright/test';

/** A picture is taken when nothing loads, the fonts are there, the map is printed, no motion is under way and no toast is left. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByText('Unrolling the map').waitFor({ state: 'hidden' });
  for (const close of await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).all())
    await close.tap({ timeout: 1000 }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const plates = (): number => document.querySelectorAll('[role=application] canvas').length;
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    // The press prints plate after plate: it has ended when for a while no more come.
    for (let still = 0, before = plates(); document.querySelector('[role=application]') && still < 240; ) {
      await frame();
      still = plates() === before && before > 0 ? still + 1 : 0;
      before = plates();
    }
  });
}
