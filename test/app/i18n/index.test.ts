import { afterEach, expect, test } from 'vitest';
import { type Language, languages, listed, number, speak } from '../../../src/app/i18n/index.ts';

afterEach(() => speak('en'));

const all = ['Tom', 'Ines', 'Aoife', 'Jörg'];
test.each(Object.keys(languages) as Language[])(
  'names are put together as Intl does it: %s',
  async (language) => {
    await speak(language);
    const { locale } = languages[language];
    for (const type of ['conjunction', 'disjunction'] as const)
      for (let count = 0; count <= all.length; count++) {
        const names = all.slice(0, count);
        expect(listed(names, type)).toBe(new Intl.ListFormat(locale, { type }).format(names));
      }
  },
);

test.each(Object.keys(languages) as Language[])(
  'numbers are written as Intl does it, with the minus of a printed table: %s',
  async (language) => {
    await speak(language);
    const format = new Intl.NumberFormat(languages[language].locale);
    for (const one of [0, 7, -7, 999, -999, 1_000, -1_000, 1_250, 1_234_567, 2.5, -0.25, 999.5])
      expect(number(one)).toBe(format.format(one).replace('-', '−'));
  },
);
