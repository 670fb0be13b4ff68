/** Where the forms of orders are, stage by stage: what a thumb taps to come to each. */
import { expect, type Page } from '@playwright/test';
import type { Seat } from '../../../src/kernel/question.ts';
import type { Plan } from '../../app/harness/stages.ts';
import { answer } from './order.ts';
import type { Player } from './player.ts';

/** One of the ways along the foot, the words of a button or link of the page, or more than a tap. */
type Step = string | RegExp | ((page: Page) => Promise<unknown>);
/** From Today to each form, by the order it gives, one after the other: what was tapped for one stays done for the next. */
export type Forms = readonly (readonly [order: string, ...steps: Step[]])[];

export interface Stage {
  readonly plan: Plan;
  /** Whose phone it is. */
  readonly seat: Seat;
  readonly forms: Forms;
}

/** Opens a form as a thumb does. */
export async function reach(player: Player, steps: readonly Step[]): Promise<void> {
  const { page } = player;
  await player.go('Today');
  for (const step of steps)
    if (typeof step === 'function') await step(page);
    else if (step === 'Realm') await player.go(step);
    else {
      const main = page.getByRole('main');
      await main
        .getByRole('button', { name: step })
        .or(main.getByRole('link', { name: step }))
        .first()
        .tap();
    }
}

/** Back from a form as a thumb goes. */
export async function close(page: Page): Promise<void> {
  const form = page.url();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Close|Back)$/ })
    .tap();
  await expect(page).not.toHaveURL(form);
}

const rolled = (page: Page): Promise<unknown> => answer(page);
const banner = ['Realm', /The Heron Guard/] as const;
const ship = ['Realm', /^Ship/] as const;
const siege = [/^Storm/] as const;

/** Of a map that is drawn in turns. */
export const drawn: Forms = [
  ['draw-tile', 'Draw a tile'],
  ['lay-tile', 'Draw a tile', /^Highland/, 'Roll the dice', rolled, 'Lay a tile'],
  ['lift-tiles', 'Lay a tile', 'Lay the tile here', 'Tidy the map'],
];
export const painted: Forms = [['paint', 'Paint the map']];

export const setUp: readonly Stage[] = [
  { plan: { stage: 'map' }, seat: 'azure', forms: [['lay-map', 'Lay the map']] },
  { plan: { stage: 'capitals' }, seat: 'gules', forms: [['choose-capital', /^Choose/]] },
  {
    plan: { stage: 'realms' },
    seat: 'azure',
    forms: [
      ['settle-realm', 'Realm', /tiles? to settle/],
      ['name', 'Realm', 'Rename the realm'],
    ],
  },
  {
    plan: { stage: 'stores' },
    seat: 'azure',
    forms: [
      ['share-baggage', 'Share out baggage'],
      ['raise-banners', 'Realm', 'Raise more'],
      ['place-banners', 'Realm', /Banner 1/, 'Move the banner'],
      ['dismiss-banner', 'Realm', /Banner 1/, 'Disband'],
    ],
  },
];

export const season: readonly Stage[] = [
  {
    plan: { stage: 'movement', rich: true },
    seat: 'azure',
    forms: [
      ['move', /^Move from/],
      ['disembark', /^Troops may land/],
      ['record-battle', /^Enter a result/],
      ['fight', 'Fight the battle'],
      ['subsist', ...banner, /^Provide/],
      ['scout', ...banner, /^Scout/],
      ['march-ahead', ...banner, 'What if it marched?'],
      ['distribute', 'Realm', /^(The Long Road|Banner 1)\b/, /^Baggage/],
      ['burn-stores', 'Realm', /^(The Long Road|Banner 1)\b/, /^Baggage/, 'Burn the stockpile'],
      ['voyage', ...ship, 'Set sail'],
      ['sail', ...ship, /^Move it/],
    ],
  },
  {
    plan: { stage: 'siege', rich: true },
    seat: 'azure',
    forms: [
      ['assault', ...siege],
      ['lift-siege', ...siege, /^Leave the siege/],
      ['offer-terms', ...siege, /^Offer terms/],
      ['take-refuge', 'Shut the gates'],
      ['arrange-battle', /^\d+ more$/, 'Fight with models'],
    ],
  },
];

const goOn = /^Go on to /;
export const winter: readonly Stage[] = [
  { plan: { stage: 'quarters', rich: true }, seat: 'azure', forms: [['take-quarters', 'Choose how']] },
  {
    plan: { stage: 'diplomacy', rich: true },
    seat: 'azure',
    forms: [['ransom', /^Crowns and captives/]],
  },
  {
    plan: { stage: 'construction', rich: true },
    seat: 'azure',
    forms: [
      ['build', 'Build'],
      ['buy-baggage', goOn, 'Buy baggage'],
      ['deploy', goOn, /^Send \d+ banner/],
    ],
  },
];
