/** Lands in the sentences of the chronicle. */
import { byWord } from '../../kernel/sentences.ts';

const lands = {
  fortress: 'a fortress',
  city: 'a city',
  town: 'a town',
  village: 'a village',
  hamlet: 'a hamlet',
  outpost: 'an outpost',
} as const;
/** The same sentence for every land, with its name in it. */
export const byLand = (sentence: string) =>
  byWord(
    'land',
    Object.fromEntries(Object.entries(lands).map(([land, name]) => [land, sentence.replaceAll('%', name)])),
  );
