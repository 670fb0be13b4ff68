/** The walks through the app whose pictures docs/screens/ keeps. */
import type { Browser } from '@playwright/test';
import type { Memory } from '../test/e2e/phone.ts';
import { found } from '../test/e2e/play/found.ts';
import { hintCount, tapHint, wholeMap } from '../test/e2e/play/map.ts';
import { endTurn, nextPhase, provide } from '../test/e2e/play/month.ts';
import { typeFaces } from '../test/e2e/play/order.ts';
import type { Player } from '../test/e2e/play/player.ts';
import { layMap } from '../test/e2e/play/setup.ts';
import { vale } from './vale.ts';

/** A table as it was left: what the walker's phone remembers, then those of the others around it. */
export interface Table {
  readonly campaign: string;
  /** A tile worth a look. */
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

const at =
  (path: string): Stop['reach'] =>
  ({ phone }, { campaign }) =>
    phone.open(`/c/${campaign}/${path}`);
const tap =
  (name: string | RegExp): Stop['reach'] =>
  ({ page }) =>
    page.getByRole('button', { name }).first().tap();
const fresh: Stop['reach'] = ({ phone }) => phone.open('/');

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
      ['charts', ({ phone }) => phone.open('/charts')],
      ['chart', ({ phone }) => phone.open('/charts/mighty-empires/scouting-events')],
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
      ['dice', ({ phone }) => phone.open('/dice')],
      ['names', ({ phone }) => phone.open('/names')],
      ['settings', ({ phone }) => phone.open('/settings')],
      ['join', ({ phone }) => phone.open('/join')],
    ]),
  },
  {
    name: 'founding',
    stops: numbered(10, [
      ['found', ({ phone }) => phone.open('/found')],
      [
        'begun',
        (walker) =>
          found(walker, {
            title: 'The Vale of Aurn',
            players: ['Mara', 'Jonas', 'Ines'],
            here: ['Jonas', 'Ines'],
          }),
      ],
      ['lay-map', (walker) => walker.take('Lay the map')],
      ['paint', ({ page }) => page.goto(page.url().replace('lay-map', 'paint'))],
      [
        'capital',
        async (walker) => {
          await layMap(walker);
          await walker.respond('Who chooses first?', { dice: () => [6] });
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
      ['today', at('today')],
      ['provide', (walker) => walker.page.getByRole('button', { name: 'Choose how' }).tap()],
      ['shelf', fresh],
      [
        'scouting',
        async (walker, table) => {
          await at('today')(walker, table);
          await provide(walker);
          await nextPhase(walker);
        },
      ],
      [
        'scouts',
        async (walker) => {
          await walker.take(/^Banner 1 may scout/);
          await tapHint(walker.page, (await hintCount(walker.page)) - 1);
        },
      ],
      ['real-dice', ({ page }) => page.getByText('Real dice').tap()],
      [
        'roll',
        async ({ page }) => {
          await typeFaces(page, [1, 4]);
          await page.getByRole('button', { name: 'Send the scouts' }).tap();
          await page.getByRole('button', { name: 'Go on' }).waitFor();
        },
      ],
      [
        'marching',
        async (walker) => {
          await walker.answer();
          await nextPhase(walker);
        },
      ],
      [
        'march',
        async (walker) => {
          await walker.take(/^Move from/);
          if ((await hintCount(walker.page)) > 0) await tapHint(walker.page);
        },
      ],
      ['map', (walker) => walker.go('Map')],
      ['whole-map', ({ page }) => wholeMap(page)],
      ['tile', ({ phone }, { campaign, tile }) => phone.open(`/c/${campaign}/map?tile=${tile}`)],
      ['realm', at('realm')],
      [
        'banner',
        ({ page }) => page.getByRole('list', { name: 'Your banners' }).getByRole('link').first().tap(),
      ],
      [
        'rival',
        async (walker) => {
          await walker.go('Realm');
          await walker.page
            .getByRole('list', { name: /told you$/ })
            .getByRole('link')
            .first()
            .tap();
        },
      ],
      ['baggage', at('do/distribute')],
      ['name', at('do/name')],
      ['campaign-charts', at('charts')],
      ['chronicle', at('chronicle')],
      [
        'line',
        ({ page }) =>
          page.getByRole('article').filter({ hasText: 'real dice' }).getByRole('button').first().tap(),
      ],
      ['consequences', tap('Take it back')],
      ['meet', (walker, table) => at('today')(walker, table).then(() => walker.meet())],
      ['invite', tap('Add a phone')],
      ['seats', at('settings')],
      ['by-agreement', at('do/roll-initiative?args={"year":1,"month":2}')],
      [
        'waiting',
        async (walker, table) => {
          await at('today')(walker, table);
          await endTurn(walker);
        },
      ],
    ]),
  },
];
