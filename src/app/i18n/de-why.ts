/** German for what explains rules, and for what is found of them. The rules themselves are told in English. */
import type { Dictionary } from './index.ts';

export const explained: Dictionary = {
  'Why?': 'Warum?',
  'A rule of Realmbook': 'Eine Regel von Realmbook',
  '{book}: {section}': '{book}: {section}',
  '{book}: {section} (chapter from page {page})': '{book}: {section} (Kapitel ab Seite {page})',
  'The explanation could not be fetched. Try again with a network.':
    'Die Erklärung ließ sich nicht holen. Versuche es mit Netz noch einmal.',
  'Looking it up': 'Wird nachgeschlagen',
  'Realmbook has no explanation of this rule.': 'Für diese Regel hat Realmbook keine Erklärung.',
  'In this campaign: {chosen}': 'In diesem Feldzug: {chosen}',
  '{n} rule': '{n} Regel',
  '{n} rules': '{n} Regeln',
  '{n} word': '{n} Wort',
  '{n} words': '{n} Wörter',
  '{n} more': '{n} weitere',
  '{what}, {n} new': '{what}, {n} neu',
  rule: 'Regel',
  rules: 'Regeln',
  word: 'Wort',
  'Row {row}: {words}': 'Zeile {row}: {words}',
  'Known for: {words}': 'Auch unter: {words}',
  '“{word}”: {means}': '„{word}“: {means}',
  'The rules behind this chart': 'Die Regeln zu dieser Tabelle',
};
