import { afterEach, expect, test } from 'vitest';
import { de } from '../../../src/app/i18n/de.ts';
import { number, speak, t, tn, worded } from '../../../src/app/i18n/index.ts';
import { say } from '../../../src/kernel/text.ts';
import { eventNames } from '../../../src/rules/mighty-empires/charts/scouting-events.ts';
import { backupWording, storeWording } from '../../../src/store/index.ts';
import { gapsOf, keysIn, missing } from './wording.ts';

const shell = import.meta.glob<string>(
  [
    '../../../src/app/{shell,failures}.tsx',
    '../../../src/app/i18n/index.ts',
    '../../../src/app/ui/**/*.{ts,tsx}',
    '../../../src/app/screens/{home,charts,search,dice,names,settings,keeping}/**/*.{ts,tsx}',
    '../../../src/app/screens/join/{unlock,backup-found}.tsx',
    '../../../src/app/screens/campaign/settings/{meter,backups,leave}.tsx',
    '../../../src/app/campaign/{acts-for,passphrase,save}.ts',
    '../../../src/app/rulesets/{shelf.ts,parts/{shares,reckon,reckonings,why,why-sheet}.{ts,tsx}}',
    '../../../src/app/rulesets/mighty-empires/odds/*.tsx',
    '../../../src/app/rulesets/mighty-empires/battle/{odds-bar.tsx,card-faces.ts}',
  ],
  { query: '?raw', eager: true, import: 'default' },
);
/** What the storage and files say when something is wrong with them. */
const troubles = [storeWording, backupWording].flatMap((all) =>
  Object.values<{ readonly what: string; readonly help: string }>(all).flatMap(({ what, help }) => [
    what,
    help,
  ]),
);
/** What rows of charts are called where chances are told. */
const called = Object.values(eventNames).map((each) => each.called);
const keys = [...Object.values(shell).flatMap(keysIn), ...troubles, ...called];

afterEach(() => speak('en'));

test('the reader of keys finds what is said in place, in both forms', () => {
  expect(keysIn(`t('A road'), t(\n  'Don\\'t {n}', { n })`)).toEqual(['A road', "Don't {n}"]);
  expect(keysIn(`<p>{tn(all.length, '{n} chart', '{n} charts')}</p>`)).toEqual(['{n} chart', '{n} charts']);
});

test('German lacks nothing of the shelf and its tools', () => {
  expect(keys.length).toBeGreaterThan(150);
  expect(missing(de, keys)).toEqual([]);
});

test('a key that is not in the dictionary is named', () => {
  expect(missing({ Roll: 'Wurf' }, ['Roll', 'Reroll'])).toEqual(['Reroll']);
});

test('every German sentence fills the gaps of its English', () => {
  const wrong = Object.entries(de).filter(
    ([english, german]) => `${gapsOf(english)}` !== `${gapsOf(german)}`,
  );
  expect(wrong).toEqual([]);
});

test('German holds no key that nothing says', () => {
  expect(Object.keys(de).filter((key) => !keys.includes(key))).toEqual([]);
});

test('wording follows the language, and English stands where the dictionary has nothing', async () => {
  expect(t('Roll {dice}', { dice: '2D6' })).toBe('Roll 2D6');
  await speak('de');
  expect(t('Roll {dice}', { dice: '2D6' })).toBe('2D6 würfeln');
  expect(tn(1, '{n} roll', '{n} rolls')).toBe('1 Wurf');
  expect(tn(3, '{n} roll', '{n} rolls')).toBe('3 Würfe');
  expect(t('The gates of Hexley stand open')).toBe('The gates of Hexley stand open');
  expect(number(1250)).toBe('1.250');
  expect(tn(1250, '{n} roll', '{n} rolls')).toBe('1.250 Würfe');
  expect(tn(999, '{n} roll', '{n} rolls')).toBe('999 Würfe');
  expect(tn(-1000, '{n} roll', '{n} rolls')).toBe('-1.000 Würfe');
  expect(tn(0.5, '{n} roll', '{n} rolls')).toBe('0,5 Würfe');
  expect(document.documentElement.lang).toBe('de');
});

test('numbers in a sentence have their thousands apart', () => {
  expect(t('{size} points a side', { size: 1800 })).toBe('1,800 points a side');
  expect(tn(1296, '{n} crown', '{n} crowns')).toBe('1,296 crowns');
  expect(tn(999, '{n} crown', '{n} crowns')).toBe('999 crowns');
});

test('a sentence of the rules has its ids turned into names', () => {
  expect(
    worded(say('{banner} needs {n} loads', { banner: 'b3', n: 2 }), (gap, value) =>
      gap === 'banner' ? 'The Heron Guard' : String(value),
    ),
  ).toBe('The Heron Guard needs 2 loads');
});
