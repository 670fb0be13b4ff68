/** The campaign in the pictures: three players in the second month, with names, reports and a war at the gates. */
import type { Browser } from '@playwright/test';
import { Phone } from '../test/e2e/phone.ts';
import { said, tapTile } from '../test/e2e/play/map.ts';
import {
  endTurn,
  finds,
  nextPhase,
  provide,
  rollInitiative,
  scout,
  sendScouts,
} from '../test/e2e/play/month.ts';
import { Player } from '../test/e2e/play/player.ts';
import { setOut } from '../test/e2e/play/set-out.ts';
import { inStep } from '../test/e2e/play/table.ts';
import type { Table } from './flows.ts';

const army = (captain: string, line: string, shot: string, horse: string) =>
  [
    [
      { name: captain, level: 20, points: 180 },
      { name: line, models: 24, points: 340 },
      { name: shot, models: 16, points: 240 },
      { name: horse, models: 8, points: 290 },
    ],
    [
      { name: `${line}, the old levy`, models: 30, points: 380 },
      { name: shot, models: 20, points: 320 },
    ],
  ] as const;

export const title = 'The Vale of Aurn';
const plan = {
  title,
  points: 1750,
  realms: { Mara: 'Orrimond', Jonas: 'Tarnholt', Ines: 'Velmarch' },
  armies: {
    Mara: army('Captain Odile Renn', 'Spearmen', 'Crossbowmen', 'Riders of the Ford'),
    Jonas: army('Marshal Brand', 'Halberdiers', 'Handgunners', 'Black Lancers'),
    Ines: army('Sister Calla', 'Pikemen', 'Archers', 'Outriders'),
  },
};
const players = ['Mara', 'Jonas', 'Ines'] as const;

export async function vale(browser: Browser, url: string): Promise<Table> {
  const seated = [];
  for (const name of players)
    seated.push(new Player(await Phone.pickUp(browser, url, name, { reducedMotion: true }), name));
  const [mara, jonas, ines] = seated as [Player, Player, Player];
  const { gate } = await setOut([mara, jonas, ines], url, plan);

  await rollInitiative([mara, jonas, ines], [6, 4, 2]);
  for (const player of [mara, jonas, ines]) {
    await provide(player);
    await nextPhase(player);
    if (player === mara) {
      await mara.take(/^Banner 1 may scout/);
      await tapTile(mara.page, gate);
      await sendScouts(mara, {
        dice: (question) => (question.startsWith('How do the scouts fare') ? [4] : [3, 5]),
        choose: () => /^Banner 1/,
      });
    } else await scout(player, 1, finds(4, 5));
    await scout(player, 2, finds(3, 4));
    await nextPhase(player);
    await endTurn(player);
  }
  const tile = await nameCapital(mara, 'Thornford');
  await rollInitiative([mara, jonas, ines], [6, 4, 2]);

  await inStep(mara, 2);
  const memories = await Promise.all(seated.map(({ phone }) => phone.memory()));
  await Promise.all(seated.map(({ phone }) => phone.close()));
  return { tile, memories };
}

/** @returns where it lies, as players call it */
async function nameCapital(player: Player, name: string): Promise<string> {
  const { page } = player;
  await player.go('Realm');
  const capital = page.getByRole('listitem').filter({ hasText: /capital, / });
  const called = /[A-Z]+ \d+/.exec(said((await capital.first().textContent()) ?? ''))?.[0] ?? '';
  await capital.getByRole('link').last().tap();
  await page.getByRole('textbox').first().fill(name);
  await page.getByRole('button', { name: /^Call it/ }).tap();
  await page.waitForURL(/\/realm$/);
  return called;
}
