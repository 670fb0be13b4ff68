import { expect, test } from 'vitest';
import { partOf } from '../../../src/app/pwa/parts.ts';

test('the rules and screens of a rule set are its part; charts and all else belong to the house', () => {
  expect(partOf('/assets/rules-mighty-empires-dcsidwq.js')).toBe('mighty-empires');
  expect(partOf('/camp/assets/screens-chronopia-gvqjnyt.css')).toBe('chronopia');
  expect(partOf('assets/screens-realm-armies-0dm8gj5.css')).toBe('realm-armies');
  expect(partOf('/assets/explained-m52bn3v.js')).toBe('more');
  expect(partOf('/assets/eb-garamond-latin-ext-600-normal-kgclnog.woff2')).toBe('more');
  for (const path of [
    '/assets/eb-garamond-latin-600-normal-l31avps.woff2',
    '/index.html',
    '/assets/charts-mighty-empires-ii7rte2.js',
    '/assets/house-l3ckyzd.js',
    '/assets/screen-ym91wjf.js',
    '/rules-chronopia-abc.js',
  ])
    expect(partOf(path)).toBeUndefined();
});
