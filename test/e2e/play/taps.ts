/**
 * What a thumb does, counted: every touch of the glass, every field filled in, every key pressed outside a field. The
 * page itself counts, so nothing a helper does goes unseen.
 */
import { expect } from '@playwright/test';
import type { Player } from './player.ts';

type Counting = Window & { touched?: number; counting?: true; field?: EventTarget | null };

/** How often the page is touched while something is done. The page may not be loaded anew meanwhile. */
export async function counted({ page }: Player, what: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const here = window as Counting;
    here.touched = 0;
    here.field = null;
    if (here.counting) return;
    here.counting = true;
    const one = (): void => {
      here.touched = (here.touched ?? 0) + 1;
      here.field = null;
    };
    const isField = (on: EventTarget | null): boolean =>
      on instanceof HTMLTextAreaElement ||
      (on instanceof HTMLInputElement && !['radio', 'checkbox', 'range'].includes(on.type));
    addEventListener('touchstart', ({ isTrusted }) => isTrusted && one(), true);
    addEventListener('keydown', ({ isTrusted, target }) => isTrusted && !isField(target) && one(), true);
    addEventListener(
      'input',
      ({ target }) => {
        // A field is one, however many letters are typed into it.
        if (!isField(target) || here.field === target) return;
        one();
        here.field = target;
      },
      true,
    );
  });
  await what();
  return page.evaluate(() => (window as Counting).touched ?? Number.NaN);
}

/** The page the goals are counted from. */
export async function fromToday(player: Player, what: () => Promise<unknown>): Promise<number> {
  await expect(player.page).toHaveURL(/\/today$/);
  return counted(player, what);
}
