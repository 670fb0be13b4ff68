/** The walks through the app whose pictures docs/screens/ keeps. */
import type { Browser } from '@playwright/test';
import type { Memory } from '../test/e2e/phone.ts';
import { reach } from '../test/e2e/play/forms.ts';
import { found } from '../test/e2e/play/found.ts';
import { hintCount, tapHint, tapTile, wholeMap } from '../test/e2e/play/map.ts';
import { endTurn, nextPhase, provide } from '../test/e2e/play/month.ts';
import { typeFaces } from '../test/e2e/play/order.ts';
import type { Player, Way } from '../test/e2e/play/player.ts';
import { layMap } from '../test/e2e/play/setup.ts';
import { openCampaign } from '../test/e2e/play/shelf.ts';
import { title, vale } from './vale.ts';

/** A table as it was left: what the walker's phone remembers, then those of the others around it. */
export interface Table {
  /** A tile worth a look, as players call it. */
  readonly tile: string;
  readonly memories: readonly Memory[];
}
export interface Stop {
  /** Two digits: the order of the pictures in the folder. */
  readonly number: string;
  readonly name: string;
  /** Goes to the stop, from wherever the one before left the page. */
  readonly reach: (walker: Player, table: Table) => Promise<unknown>;
}

export interface Flow {
  readonly name: string;
  /** Plays the campaign that is walked through. Without it the walker's phone is new. */
  readonly prepare?: (browser: Browser, url: string) => Promise<Table>;
  readonly stops: readonly Stop[];
}

type Step = Parameters<typeof reach>[1][number];
/** From Today by these taps. */
const by =
  (...steps: readonly Step[]): Stop['reach'] =>
  (walker) =>
    reach(walker, steps);
const go =
  (way: Way): Stop['reach'] =>
  (walker) =>
    walker.go(way);
const tap =
  (name: string | RegExp): Stop['reach'] =>
  ({ page }) =>
    page.getByRole('button', { name }).first().tap();
/** What stands over every page of a campaign. */
const over = ({ page }: Player, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Shelf, phones and settings' }).getByRole('link', { name }).tap();
const closed = ({ page }: Player): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
/** A page the shelf leads to, from another of them. */
const shelved =
  (name: RegExp): Stop['reach'] =>
  async ({ page }) => {
    const way = page.getByRole('navigation').getByRole('link', { name: 'Shelf' });
    if (await way.isVisible()) await way.tap();
    await page.getByRole('link', { name }).first().tap();
  };
const fresh: Stop['reach'] = ({ phone }) => phone.open('/');

const players = ['Mara', 'Jonas', 'Ines'] as const;
/** The phone is passed to another of the players on it. */
async function seat(walker: Player, name: string): Promise<void> {
  await walker.go('Today');
  await walker.page
    .getByRole('navigation', { name: 'Which player’s view this phone shows' })
    .getByRole('button', { name })
    .tap();
  await walker.page.getByRole('button', { name: `I am ${name}` }).tap();
}

/** Stops in the order they are walked, numbered for the folder. */
const numbered = (
  first: number,
  stops: readonly (readonly [name: string, reach: Stop['reach']])[],
): readonly Stop[] =>
  stops.map(([name, reach], n) => ({ number: String(first + n).padStart(2, '0'), name, reach }));

export const flows: readonly Flow[] = [
  {
    name: 'shelf',
    stops: numbered(1, [
      ['empty-shelf', fresh],
      ['charts', shelved(/^Charts/)],
      [
        'chart',
        ({ page }) =>
          page
            .getByRole('link', { name: /^Scouting events/ })
            .first()
            .tap(),
      ],
      [
        'rolled',
        async ({ page }) => {
          await page
            .getByRole('button', { name: /^Roll / })
            .last()
            .tap();
          await page.locator('tr[aria-current], [aria-current=true]').first().waitFor();
        },
      ],
      ['dice', shelved(/^Dice/)],
      ['names', shelved(/^Names/)],
      ['settings', shelved(/^Settings/)],
      ['join', shelved(/^Join/)],
    ]),
  },
  {
    name: 'founding',
    stops: numbered(10, [
      [
        'found',
        (walker, table) => fresh(walker, table).then(() => shelved(/^Found a campaign/)(walker, table)),
      ],
      ['begun', (walker) => found(walker, { title, players, here: players.slice(1) })],
      ['lay-map', (walker) => walker.take('Lay the map')],
      [
        'paint',
        async (walker) => {
          await found(walker, {
            title: 'The Painted Coast',
            players,
            options: async ({ page }) => {
              await page.getByRole('button', { name: /^Everything else/ }).tap();
              await page.getByRole('group', { name: 'How the map is made' }).getByText('By hand').tap();
            },
          });
          await walker.take('Paint the map');
        },
      ],
      [
        'capital',
        async (walker) => {
          await over(walker, 'Shelf');
          await openCampaign(walker.page, title);
          await layMap(walker);
          for (const [index, name] of players.entries()) {
            if (index > 0) await seat(walker, name);
            await walker.respond('Who chooses first?', { dice: () => [6 - index] });
          }
          await seat(walker, players[0]);
          await walker.take('Choose a capital and a colour');
          await wholeMap(walker.page);
          await tapHint(walker.page);
        },
      ],
    ]),
  },
  {
    name: 'campaign',
    prepare: vale,
    stops: numbered(20, [
      ['today', (walker, table) => fresh(walker, table).then(() => openCampaign(walker.page, title))],
      ['provide', (walker) => walker.page.getByRole('button', { name: 'Choose how' }).tap()],
      ['shelf', (walker) => over(walker, 'Shelf')],
      [
        'scouting',
        async (walker) => {
          await openCampaign(walker.page, title);
          await provide(walker);
          await nextPhase(walker);
        },
      ],
      [
        'scouts',
        async (walker) => {
          await walker.take(/^Banner 1 may scout/);
          await tapHint(walker.page, (await hintCount(walker.page)) - 1);
          await walker.page.getByText('This phone').tap();
        },
      ],
      ['real-dice', ({ page }) => page.getByText('Real dice').tap()],
      [
        'roll',
        async ({ page }) => {
          await typeFaces(page, [1, 4]);
          await page.getByRole('button', { name: 'Send the scouts' }).tap();
          await page.getByRole('region', { name: 'Just rolled' }).waitFor();
        },
      ],
      ['marching', nextPhase],
      [
        'march',
        async (walker) => {
          await walker.take(/^Move from/);
          if ((await hintCount(walker.page)) > 0) await tapHint(walker.page);
        },
      ],
      ['map', (walker) => walker.go('Map')],
      ['whole-map', ({ page }) => wholeMap(page)],
      ['tile', ({ page }, { tile }) => tapTile(page, tile)],
      ['realm', go('Realm')],
      ['banner', ({ page }) => page.getByRole('list', { name: 'Banners' }).getByRole('link').first().tap()],
      [
        'rival',
        async (walker) => {
          await walker.go('Realm');
          await walker.page
            .getByRole('list', { name: /^Reports from/ })
            .getByRole('link')
            .first()
            .tap();
        },
      ],
      ['baggage', by('Realm', /Banner 1/, /^Baggage/)],
      ['name', by('Realm', /^Name /)],
      ['campaign-charts', go('Charts')],
      ['chronicle', go('Chronicle')],
      [
        'line',
        ({ page }) =>
          page.getByRole('article').filter({ hasText: 'real dice' }).getByRole('button').first().tap(),
      ],
      ['consequences', tap('Undo the entry')],
      ['meet', (walker) => closed(walker).then(() => walker.meet())],
      ['invite', tap('Add a phone')],
      ['seats', (walker) => closed(walker).then(() => over(walker, 'Campaign'))],
      ['by-agreement', by('Realm', /Banner 1/, /^Baggage/, 'By agreement…')],
      ['waiting', (walker) => closed(walker).then(() => endTurn(walker))],
    ]),
  },
];
