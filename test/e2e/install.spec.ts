import { proving } from '../prove/counts.ts';
import { expect, test } from './harness.ts';

test('the app opens, installs itself, and starts again with no network', async ({ table }) => {
  const anna = await table.phone('Anna', { installs: true });
  await anna.open('/');
  await expect(anna.page.getByRole('heading').first()).toBeVisible();
  await anna.installed();

  await anna.goOffline();
  await anna.page.reload();
  await expect(anna.page.getByRole('heading').first()).toBeVisible();
});

test('every page that is linked without a campaign opens with no network, for everyone', async ({
  table,
}) => {
  // Some eighty pages, one after the other.
  test.setTimeout(240_000);
  const anna = await table.phone('Anna', { reducedMotion: true, installs: true });
  await anna.open('/');
  await anna.installed();
  await anna.goOffline();

  const opened = new Set<string>();
  /** Charts are many and of few sorts: ordinarily one page beneath each address is looked over, in `npm run prove` all. */
  const sorts = new Set<string>();
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (opened.has(path)) continue;
    opened.add(path);
    await anna.open(path);
    await expect(anna.page.getByRole('heading').first(), `a heading on ${path}`).toBeVisible();
    const sort = path.slice(0, path.lastIndexOf('/'));
    if (proving || !sorts.has(sort)) await anna.expectNoAxeViolations();
    sorts.add(sort);
    const links = await anna.page
      .getByRole('link')
      .evaluateAll((found) =>
        found
          .map((link) => new URL((link as HTMLAnchorElement).href))
          .map(({ origin, pathname }) => ({ origin, pathname })),
      );
    waiting.push(...links.filter(({ origin }) => origin === table.url).map(({ pathname }) => pathname));
  }
  console.log(`opened offline: ${[...opened].join(' ')}`);
});

test('what the browser needs to offer installation is there', async ({ table, request }) => {
  const manifest = await (await request.get(`${table.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Realmbook', display: 'standalone', start_url: '/' });
  for (const icon of manifest.icons) {
    const answer = await request.get(`${table.url}/${icon.src}`);
    expect(answer.headers()['content-type']).toBe('image/png');
    // A PNG's width and height stand at bytes 16 and 20.
    const body = await answer.body();
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(icon.sizes);
  }
});
