/**
 * Where a thumb can go: every page is looked at for the links it shows, and the first of each kind is tapped. A page's kind
 * is the pattern of its address in src/app/routes.tsx.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const routes = readFileSync(join(import.meta.dirname, '../../../src/app/routes.tsx'), 'utf8');
const [shelfRoutes = '', campaignRoutes = ''] = routes.split('const campaignRoutes');
const paths = (source: string): readonly string[] =>
  [...source.matchAll(/path: '([^']+)'/g)].flatMap(([, path]) => path ?? []);

const within = '/c/$campaign';
/** The shelf's pages, and those of a campaign; what only sends one on is none. */
export const shelfPages = paths(shelfRoutes).filter((path) => path !== within);
export const campaignPages = paths(campaignRoutes)
  .filter((path) => path !== '/')
  .map((path) => within + path);
export const today = `${within}/today`;

const kinds = [...shelfPages, ...campaignPages].toSorted(
  (a, b) => Number(a.includes('$', 4)) - Number(b.includes('$', 4)),
);
/** The kind of page at an address; undefined where none is. */
export const kindOf = (path: string): string | undefined =>
  kinds.find((kind) => new RegExp(`^${kind.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '/?')}$`).test(path));

interface Step {
  readonly words: string;
  readonly href: string;
}
export interface Way {
  readonly kind: string;
  readonly steps: readonly string[];
}

const linksOn = (page: Page): Promise<readonly Step[]> =>
  page.locator('a[href^="/"]:visible').evaluateAll((links) =>
    (links as HTMLElement[]).map((link) => ({
      href: link.getAttribute('href') ?? '',
      // biome-ignore lint/performance/useDomNodeTextContent: its lines are told apart, as they are read
      words: (link.getAttribute('aria-label') ?? link.innerText).trim().replace(/\s*\n\s*/g, ', '),
    })),
  );
const pathOf = (href: string): string => new URL(href, 'http://x').pathname;

/** Taps a link, and waits until the page it stood on has gone. */
async function tapped(page: Page, link: Locator): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main > *')) part.setAttribute('data-before', '');
  });
  await link.first().tap();
  await expect(page.locator('main > [data-before]')).toHaveCount(0, { timeout });
  await shown(page);
}
const timeout = 20_000;
const shown = (page: Page): Promise<void> =>
  expect(page.locator('main :is(h1, h2)').first()).toBeVisible({ timeout });
const kindNow = (page: Page): string | undefined => kindOf(new URL(page.url()).pathname);

/** From any page of a campaign: to Today, the shelf and the campaign's own page, one tap each. */
async function leadsOut(page: Page): Promise<void> {
  const words = (await linksOn(page)).map((link) => link.words);
  for (const way of ['Shelf', 'Campaign']) expect(words, `the way out of ${page.url()}`).toContain(way);
  expect(words.some((word) => word.startsWith('Today'))).toBe(true);
}

/**
 * Walks from a page through all that can be reached by links.
 * @param home goes back to it by a thumb
 * @param look what must hold of every page
 */
async function walk(
  page: Page,
  start: string,
  wanted: readonly string[],
  home: () => Promise<void>,
  look: () => Promise<void>,
): Promise<Map<string, readonly Step[]>> {
  const found = new Map<string, readonly Step[]>([[start, []]]);
  for (const [kind, steps] of found) {
    await home();
    await shown(page);
    for (const step of steps) {
      await tapped(page, page.locator(`a[href="${step.href}"]:visible`));
      expect(kindNow(page)).toBe(kindOf(pathOf(step.href)));
    }
    await look();
    for (const link of await linksOn(page)) {
      const next = kindOf(pathOf(link.href));
      if (next !== undefined && next !== kind && wanted.includes(next) && !found.has(next))
        found.set(next, [...steps, link]);
    }
  }
  return found;
}
const inWords = (found: Map<string, readonly Step[]>): readonly Way[] =>
  [...found].map(([kind, steps]) => ({ kind, steps: steps.map(({ words }) => words) }));

/** All pages of the shelf, from the shelf and back to it. */
export async function shelfWays(page: Page): Promise<readonly Way[]> {
  const home = async (): Promise<void> => {
    // Founding and joining have no ways along the foot: they are closed.
    for (let taps = 0; kindNow(page) !== '/'; taps++) {
      expect(taps, `the way from ${page.url()} to the shelf`).toBeLessThan(3);
      const shelf = page.getByRole('navigation').getByRole('link', { name: 'Shelf' });
      await tapped(page, shelf.or(page.getByRole('link', { name: /^(Close|Back)$/ })));
    }
  };
  const found = await walk(page, '/', shelfPages, home, async () => undefined);
  await home();
  return inWords(found);
}

/** All pages of a campaign that links lead to, from Today and back to it. None is a dead end. */
export async function campaignWays(page: Page): Promise<readonly Way[]> {
  const home = async (): Promise<void> => {
    const nav = page.getByRole('navigation', { name: 'This campaign' });
    if (kindNow(page) !== today) await tapped(page, nav.getByRole('link', { name: 'Today' }));
    expect(kindNow(page)).toBe(today);
  };
  const found = await walk(page, today, campaignPages, home, () => leadsOut(page));
  await home();
  return inWords(found);
}

/** A table of them all, for docs/ways.md. */
export const asTable = (head: string, ways: readonly Way[]): string =>
  [
    `| Page | Taps from ${head} | Way |`,
    '| --- | --- | --- |',
    ...ways.map(({ kind, steps }) => `| \`${kind}\` | ${steps.length} | ${steps.join(' → ') || '–'} |`),
  ].join('\n');
