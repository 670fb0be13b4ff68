/** The names of years: ten beasts, again and again; each round of ten has an adjective of the recorder's choosing. */
import { chart } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export const yearAnimals = [
  'Bear',
  'Cat',
  'Dog',
  'Dragon',
  'Eagle',
  'Fox',
  'Griffon',
  'Hydra',
  'Lion',
  'Tiger',
] as const;

export const yearNames = chart<{ readonly animal: (typeof yearAnimals)[number] }>({
  id: 'year-names',
  title: 'Names of years',
  source: book('Inventing a calendar'),
  heads: ['Year', 'Of the'],
  words: ['calendar', 'chronicle', 'year', 'date', 'month', 'animal'],
  foot: 'From the eleventh year they begin again, with a new adjective.',
  rows: yearAnimals.map((animal, index) => ({ on: [index + 1, index + 1], text: animal, is: { animal } })),
});
