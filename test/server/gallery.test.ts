import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from '../../scripts/checks/sources.ts';
import { GALLERY_PATH, pageFor } from '../../server/gallery.mjs';

test.each([
  ['/gallery', ''],
  ['/gallery.html', ''],
  ['/gallery?theme=candle', '?theme=candle'],
])('%s is answered by a page that is there', (address, query) => {
  const page = pageFor(address);
  expect(page.endsWith(query)).toBe(true);
  expect(existsSync(`.${page.slice(0, page.length - query.length)}`)).toBe(true);
});

test('every other address is left as it was', () => {
  for (const address of ['/', '/c/azure/today', '/gallery/', '/galleryx', '/src/app/main.tsx?t=1'])
    expect(pageFor(address)).toBe(address);
});

test('only the development server knows it: neither the app nor the server of the built app', () => {
  expect(readFileSync('server/dev.mjs', 'utf8')).toContain('gallery.mjs');
  const others = readSources('src', 'server').filter(
    ({ path }) => !/^server\/(dev|gallery)\.mjs$/.test(path),
  );
  expect(others.length).toBeGreaterThan(1000);
  expect(others.filter(({ code }) => /gallery(\.mjs|\.tsx|\/)/.test(code)).map(({ path }) => path)).toEqual(
    [],
  );
  expect(GALLERY_PATH).toBe('/gallery');
});
