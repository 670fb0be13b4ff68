import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filling } from '../../../src/app/i18n/gaps.ts';
import { languages } from '../../../src/app/i18n/index.ts';

test.each(Object.values(languages).map(({ locale }) => locale))(
  'a number stands as the browser writes it: %s',
  (locale) => {
    const written = (n: number): void => {
      expect(filling(n, locale)).toBe(n.toLocaleString(locale));
    };
    for (const n of [0, 7, 999, 1_000, 1_250, 12_345, 999_999, 1_000_000, -1, -999, -1_000, 1.5, 1_234.5])
      written(n);
    fc.assert(fc.property(fc.maxSafeInteger(), (n) => written(n + 0)));
  },
);
test('where nothing is known of a language the browser writes all of it', () => {
  expect(filling(1_234_567, 'en-IN')).toBe('12,34,567');
});
