/**
 * Whether a passphrase keeps a file shut. A guess costs an attacker about a second of one processor (scrypt), so what has to
 * be kept off is what people try first: one word, figures, rows of keys, what stands on the campaign's own pages. A library
 * that knows all of that weighs as much as the rest of the app; these few rules are said in the words of their reasons.
 */
import { t } from '../i18n/index.ts';

/** Shorter ones are guessed. */
export const LEAST = 10;
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const TRIED = ['password', 'passwort', 'passphrase', 'realmbook', 'letmein', 'dragon', 'warhammer'];

const letters = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** How much of it runs along a row of keys, the alphabet or the figures, either way: 0 to 1. */
function inRows(plain: string): number {
  const rows = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
  let along = 0;
  for (let at = 0; at + 3 <= plain.length; at++)
    if (rows.some((row) => row.includes(plain.slice(at, at + 3)))) along++;
  return along / Math.max(1, plain.length - 2);
}

/** @param known words that stand on the campaign's pages: its title, its players' names
 * @returns why it would be guessed, as a sentence; undefined for one that will do */
export function weakness(pass: string, known: readonly string[]): string | undefined {
  const plain = letters(pass);
  const words = pass.trim().split(/\s+/);
  if (pass.trim().length < LEAST) return t('Too short: at least {n} characters.', { n: LEAST });
  if (new Set(plain).size < 6) return t('It repeats itself. Use four words that do not belong together.');
  if (/^\d+$/.test(plain) && plain.length < 20)
    return t('Digits alone are quickly guessed. Use four words that do not belong together.');
  if (inRows(plain) > 0.5)
    return t('It follows the keyboard or the alphabet. Use four words that do not belong together.');
  const rest = [...known.map(letters), ...TRIED]
    .filter((one) => one.length > 2)
    .reduce((left, one) => left.replaceAll(one, ''), plain);
  if (rest.length < 6) return t('People would try that first. Use four words that do not belong together.');
  if (words.length === 1 && plain.length < 16 && /^\p{L}+\d{0,4}$/u.test(plain))
    return t('One word is quickly guessed. Use four that do not belong together.');
  return undefined;
}
