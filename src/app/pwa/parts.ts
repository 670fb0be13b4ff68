/** The parts of the app that come by themselves once the house is there: the rules and screens of each rule set. */
import { type RulesetId, rulesetIds } from '../../rules/ids.ts';

/** What belongs to no rule set, and may come after the house: letters that few names have, and why the rules say what they say. */
export const MORE = 'more';
export type Part = RulesetId | typeof MORE;
/** The files that come first, and belong to none of those. */
export const HOUSE = 'house';
/** The pack of each: where it lies, from the service worker, and the files it holds by name, each with its length in bytes. */
export type Packs = {
  readonly [part in Part | typeof HOUSE]?: {
    readonly at: string;
    readonly holds: { readonly [name: string]: number };
  };
};

/** What the service worker tells the page: the parts that this phone does not hold yet, in the order in which they come. */
export interface PartsNews {
  readonly parts: readonly RulesetId[];
}
/** What the page says, so that the service worker fetches what is missing. */
export const FETCH_PARTS = { type: 'FETCH_PARTS' } as const;

const OF_A_SET = /(?:^|\/)assets\/(?:rules|screens)-(.+)-\w+\.\w+$/;
const OF_MORE = /(?:^|\/)assets\/(?:explained-|\S+-latin-ext-)/;
/** The part that a file belongs to; undefined: to the house, and so do all charts. @param path of the file, from anywhere */
export function partOf(path: string): Part | undefined {
  if (OF_MORE.test(path)) return MORE;
  const name = OF_A_SET.exec(path)?.[1];
  return rulesetIds.find((id) => id === name);
}
