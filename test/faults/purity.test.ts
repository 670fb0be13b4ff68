import { describe, expect, test } from 'vitest';
import { impurities } from '../../scripts/checks/purity.ts';

const found = (code: string) =>
  impurities({ path: 'src/kernel/planted.ts', code }).map(({ problem }) => problem);

describe('a planted impurity is found', () => {
  test.each([
    ['export const now = Date.now();', 'Date'],
    ['export const now = (at: Date) => at;', 'Date'],
    ['export const d6 = Math.floor(Math.random() * 6);', 'Math.random'],
    ['export const far = Math.sqrt(2);', 'Math.sqrt'],
    ['export const t = performance.now();', 'performance'],
    ['setTimeout(() => undefined, 1);', 'setTimeout'],
    ['export const text = (12).toLocaleString();', 'toLocaleString'],
    ['export const low = "I".toLocaleLowerCase();', 'toLocaleLowerCase'],
    ['["b", "a"].sort((a, b) => a.localeCompare(b));', 'localeCompare'],
    ['export const list = new Intl.ListFormat("en");', 'Intl'],
    ['await fetch("/x");', 'fetch'],
    ['export const id = crypto.randomUUID();', 'crypto'],
    ['export const pair = { crypto };', 'crypto'],
    ['console.log(1);', 'console'],
    ['export const home = process.env.HOME;', 'process'],
    ['export const clock = globalThis.Date;', 'globalThis'],
  ])('%s', (code, name) => {
    expect(found(code)).toContainEqual(expect.stringContaining(name));
  });
});

describe('what only looks like one is left alone', () => {
  test.each([
    ['export const row = { Date: 1, fetch: 2 };'],
    ['export interface Row { readonly crypto: string; readonly Date: string }'],
    ['export const sign = (crypto: { sign(): void }) => crypto.sign();'],
    ['export const half = (n: number) => Math.trunc(n / 2);'],
    ['export const season = (month: { performance: number }) => month.performance;'],
  ])('%s', (code) => {
    expect(found(code)).toEqual([]);
  });
});
