/** M12: a passphrase that would be guessed is refused with the reason; the expectations are what guessers try first. */
import { expect, test } from 'vitest';
import { weakness } from '../../../src/app/campaign/passphrase.ts';

const known = ['The Salt Road', 'Anna', 'Tom'];

test.each([
  ['banner', /short/],
  ['         x         ', /short/],
  ['aaaaaaaaaaaaaa', /repeats/],
  ['abab abab abab', /repeats/],
  ['1794 2086 3517', /Digits/],
  ['abcdefghijkl', /keyboard or the alphabet/],
  ['qwertzuiop123', /keyboard or the alphabet/],
  ['lkjhgfdsapoiuy', /keyboard or the alphabet/],
  ['The Salt Road 1', /try that first/],
  ['anna tom anna tom', /repeats|try that first/],
  ['Passwort2026', /try that first/],
  ['constellation', /One word/],
  ['Donaudampf1999', /One word/],
])('M12: “%s” is refused, with the reason', (pass, why) => {
  expect(weakness(pass, known)).toMatch(why);
});

test.each([
  'four old banners',
  'rust kettle ninth orchard',
  'vX9-pq2!Lm0w',
  'Annas Rappe frisst zwölf Kerzen',
  'correct horse battery staple',
])('M12: “%s” will do', (pass) => {
  expect(weakness(pass, known)).toBeUndefined();
});
