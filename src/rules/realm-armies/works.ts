/** What stands on a tile, in the sentences of the chronicle. */
import type { Told } from '../../kernel/sentences.ts';

const works: { readonly [work: string]: string } = {
  tower: 'a tower',
  fortress: 'a fortress',
  town: 'a town',
  citadel: 'a citadel',
  mine: 'a mine',
  port: 'a port',
};
/** The building that a note names under this word. */
export const workIn = (told: Told, name: string): string => works[String(told[name])] ?? '';
