import { afterEach, expect, test } from 'vitest';
import { type Language, languages, listed, speak } from '../../../src/app/i18n/index.ts';

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
