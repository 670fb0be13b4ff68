/** From the empty table to the first month, through the screens. */
import { expect } from '@playwright/test';
import { around, type Heard, mapOf, said, tapHint, tapTile, walkTo, wholeMap } from './map.ts';
import { type Dice, tapAway } from './order.ts';
import type { Player } from './player.ts';

export async function layMap(founder: Player): Promise<void> {
  // The land is laid aside: the page goes on answering taps.
  const aside = founder.page.waitForEvent('worker', (worker) => /\/way-in-/.test(worker.url()));
  await founder.take('Lay the map');
  await aside;
  await founder.page.getByRole('button', { name: 'Take this map and begin' }).tap();
  await founder.onToday();
}

/** Each rolls for the first choice, and takes the first site that is left; the last of them leads on to the realms. */
export async function takeCapitals(
  players: readonly Player[],
  names: { readonly [player: string]: string },
): Promise<void> {
  for (const [index, player] of players.entries())
    await player.respond('Who chooses first?', { dice: () => [[6, 4, 2][index] ?? 1] });
  for (const player of players) {
    const { page } = player;
    await player.take('Choose a capital and a colour');
    await wholeMap(page);
    await tapHint(page);
    await page.getByLabel('Name of your realm').fill(names[player.name] ?? '');
    await page.getByRole('button', { name: 'Build the capital here' }).tap();
    await player.onToday();
  }
}

/** Rolls for every tile of the realm, and for ships where there is a port: the app goes on to them by itself. */
export async function settle(player: Player, dice?: Dice): Promise<void> {
  await player.take(/^Settle your realm/);
  const ofLand: Dice = (question, nth) => (/ships/.test(question) ? undefined : dice?.(question, nth));
  await player.answer({ dice: ofLand });
  await player.go('Today');
  if (await player.card.getByText('Roll for the ships of your ports').first().isVisible()) {
    await player.take('Roll for the ships of your ports');
    await player.answer();
  }
}

export interface Troop {
  readonly name: string;
  readonly points: number;
  /** Of a unit. */
  readonly models?: number;
  /** Of a character, who has no models. */
  readonly level?: number;
}

/** Divides the army: a banner for each list, mustered on its own sheet. */
export async function raise(player: Player, banners: readonly (readonly Troop[])[]): Promise<void> {
  const { page } = player;
  await player.take('Divide your army into banners');
  const stepper = page.getByRole('spinbutton', { name: 'Banners' });
  for (let now = Number(await stepper.textContent()); now !== banners.length; )
    if (now < banners.length) {
      await page.getByRole('button', { name: 'More: Banners' }).tap();
      now += 1;
    } else {
      await page.getByRole('button', { name: 'Less: Banners' }).tap();
      now -= 1;
    }
  await page.getByRole('button', { name: /^Raise \d+ banner/ }).tap();
  // Dividing the army leads to the first banner at once.
  await expect(page.getByRole('button', { name: 'Paste a list' })).toBeVisible();
  for (const [index, troops] of banners.entries()) {
    await player.take(`Muster Banner ${index + 1}`);
    for (const { name, points, models, level } of troops) {
      await page.getByRole('button', { name: level === undefined ? 'Add a unit' : 'A character' }).tap();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel('Name').fill(name);
      await sheet.getByLabel(level === undefined ? 'Models' : 'Level').fill(String(level ?? models ?? 0));
      await sheet.getByLabel('Points', { exact: true }).fill(String(points));
      await sheet.getByRole('button', { name: /^Save, / }).tap();
      await expect(sheet).toBeHidden();
    }
  }
}

/** Rolls for baggage and shares it out evenly, as the form proposes. */
export async function baggage(player: Player, faces?: readonly number[]): Promise<void> {
  await player.take('Roll for baggage');
  await player.answer(faces ? { dice: () => faces } : {});
  await player.take('Share out your baggage');
  const confirm = player.page.getByRole('button', { name: 'Confirm shares' });
  await tapAway(confirm, confirm);
}

/** Places every banner in one tile; outside the realm by agreement, and why. */
export async function place(player: Player, tile: string, why = ''): Promise<void> {
  const { page } = player;
  await player.take('Place your banners');
  await mapOf(page).waitFor();
  const banners = await page.getByRole('list', { name: 'Which banner' }).getByRole('button').count();
  for (let n = 0; n < banners; n++) await tapTile(page, tile);
  const agreement = page.getByRole('button', { name: 'By agreement…' });
  const plain = page.getByRole('button', { name: /^Place (the banners|all at the capital)$/ });
  await expect(agreement.or(plain)).toBeEnabled();
  if (await agreement.isVisible()) {
    await agreement.tap();
    await page.getByLabel('What the table agreed').fill(why);
    await page.getByRole('button', { name: 'Do it by agreement' }).tap();
  } else await plain.tap();
  await mapOf(page).waitFor({ state: 'hidden' });
}

const open = ({ lies }: Heard): boolean => /^not yet scouted, (lowland|highland|river valley)/.test(lies);

/** So much unknown land about a tile and the one beyond it is enough for every scout of a month. */
const plenty = 6;

/** Where scouts of a realm have plenty to find, or the most there is: a tile of it, and an unknown one deep in the unknown beside it. */
export async function frontier(
  player: Player,
): Promise<{ readonly within: string; readonly beyond: string }> {
  const { page } = player;
  await player.go('Realm');
  const settlement = page
    .getByRole('listitem')
    .filter({ hasText: /capital, / })
    .first();
  const capital = /[A-Z]+ \d+/.exec(said((await settlement.textContent()) ?? ''))?.[0] ?? '';
  await player.go('Map');
  await walkTo(page, capital);
  let best = { within: '', beyond: '', unknown: 0 };
  for (const { called: within } of (await around(page)).filter(
    ({ lies }) => !/^(not yet scouted|off the map)/.test(lies),
  )) {
    await walkTo(page, within);
    const unknown = (await around(page)).filter(open);
    for (const { called: beyond } of unknown) {
      await walkTo(page, beyond);
      const further = unknown.length + (await around(page)).filter(open).length;
      if (further > best.unknown) best = { within, beyond, unknown: further };
      if (best.unknown >= plenty) return best;
    }
  }
  expect(best.unknown, 'unknown land beside the realm').toBeGreaterThan(0);
  return best;
}
