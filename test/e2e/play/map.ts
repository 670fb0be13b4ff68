/** The map under the thumb and the arrow keys: tiles by what players call them across the table ("E 4"). */
import { expect, type Locator, type Page } from '@playwright/test';

export const mapOf = (page: Page): Locator => page.getByRole('application');

/** The whole map in view. Keys do at once what a pinch does in steps. */
export async function wholeMap(page: Page): Promise<void> {
  await mapOf(page).focus();
  await page.keyboard.press('0');
}

const hints = (page: Page): Locator => page.locator('[role=application] g[data-tone] > path:first-child');

/** Taps the n-th of the dashed tiles that answer the question. */
export async function tapHint(page: Page, nth = 0): Promise<void> {
  await tapMiddle(page, hints(page).nth(nth));
}
export async function hintCount(page: Page): Promise<number> {
  await expect(hints(page).first()).toBeVisible();
  return hints(page).count();
}

async function tapMiddle(page: Page, what: Locator): Promise<void> {
  let middle: readonly [number, number] = [-1, -1];
  // A map that was not laid out yet heard no key: it is asked again until what is to be tapped lies on it.
  await expect
    .poll(async () => {
      middle = await restingAt(what);
      const box = await mapOf(page).boundingBox();
      const [x, y] = middle;
      const lies = box && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
      if (!lies) await wholeMap(page);
      return lies && (await isFree(page, middle)) && (await tapped(page, middle));
    })
    .toBe(true);
}

/**
 * Taps the map at a point. A notice that lies over it takes the touch, and a machine that is busy drawing keeps the finger
 * down too long for a tap: neither is one.
 * @returns whether the map felt a tap
 */
async function tapped(page: Page, at: readonly [number, number]): Promise<boolean> {
  const felt = await mapOf(page).evaluateHandle((map) => {
    const touch = { down: Number.NaN, up: Number.NaN };
    map.addEventListener('pointerdown', ({ timeStamp }) => (touch.down = timeStamp), { once: true });
    map.addEventListener('pointerup', ({ timeStamp }) => (touch.up = timeStamp), { once: true });
    return touch;
  });
  await page.touchscreen.tap(...at);
  return felt.evaluate(({ down, up }) => up - down < 600);
}

/** Whether nothing lies over the map there: a thumb waits until a toast has moved away. */
const isFree = (page: Page, at: readonly [number, number]): Promise<boolean> =>
  page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[role=application]') !== null, at);

/** The middle of a shape once the map has come to rest: two frames in which nothing has moved. */
const restingAt = (what: Locator): Promise<readonly [number, number]> =>
  what.evaluate(
    (shape) =>
      new Promise<readonly [number, number]>((found) => {
        const look = (before: string): void => {
          const { x, y, width, height } = shape.getBoundingClientRect();
          const now = `${x} ${y} ${width}`;
          if (now === before) found([x + width / 2, y + height / 2]);
          else requestAnimationFrame(() => requestAnimationFrame(() => look(now)));
        };
        look('');
      }),
  );

/** What a reader hears of the tile the cursor stands on. */
export const heard = (page: Page): Locator => mapOf(page).locator('[aria-live]');

/** A letter column and row as numbers: "AA −3" is 26, −3. */
function counted(called: string): readonly [column: number, row: number] {
  const [, minus = '', letters = '', row = ''] = /^(−?)([A-Z]+) (−?\d+)$/.exec(called) ?? [];
  if (!letters) throw new Error(`No tile is called ${called}.`);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [minus ? -column - 1 : column, Number(row.replace('−', '-'))];
}

/** Where the cursor stands, after a step that makes it speak. */
async function standing(page: Page): Promise<string> {
  await expect(heard(page)).not.toBeEmpty({ timeout: 2_000 });
  return (
    said((await heard(page).textContent()) ?? '')
      .split(',')[0]
      ?.trim() ?? ''
  );
}
/** Names of tiles do not break over a line; they are read like any other words. */
export const said = (words: string): string => words.replaceAll('\u00A0', ' ');

/** Walks to a tile by the arrow keys: looks where the cursor stands, and goes on until it stands there. */
export async function walkTo(page: Page, called: string): Promise<void> {
  const [column, row] = counted(called);
  await expect(async () => {
    // A map that is not laid out yet hears no key.
    await mapOf(page).focus();
    await page.keyboard.press('ArrowRight');
    const [, row0] = counted(await standing(page));
    for (let n = row0; n !== row; n += Math.sign(row - row0))
      await page.keyboard.press(row > row0 ? 'ArrowDown' : 'ArrowUp');
    // On the way along the map's edge the column may have given way.
    const [column0] = counted(await standing(page));
    for (let n = column0; n !== column; n += Math.sign(column - column0))
      await page.keyboard.press(column > column0 ? 'ArrowRight' : 'ArrowLeft');
    await expect(heard(page)).toHaveText(new RegExp(`^${called},`), { timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
}

/** Walks to a tile and chooses it. */
export async function tapTile(page: Page, called: string): Promise<void> {
  await wholeMap(page);
  await walkTo(page, called);
  await page.keyboard.press('Enter');
}

/** A tile as it is heard: "E 4", "not yet scouted, lowland, hills". */
export interface Heard {
  readonly called: string;
  readonly lies: string;
}
/** The six tiles around the cursor. */
export async function around(page: Page): Promise<readonly Heard[]> {
  const lines = await mapOf(page)
    .getByRole('list', { name: 'Around it' })
    .getByRole('listitem')
    .allTextContents();
  return lines.map((line) => {
    const [, called = '', lies = ''] = /^[^:]+: ([^,]+), (.*)$/.exec(said(line)) ?? [];
    return { called, lies };
  });
}
