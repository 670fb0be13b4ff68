/** Army lists kept on this phone for the next campaign: the latest of each name, a few of them. */
import * as v from 'valibot';
import { type FigureEntry, figure } from '../../../../rules/chronopia/figures.ts';

export interface Kept {
  readonly name: string;
  readonly figures: readonly FigureEntry[];
}
const shelf = 'realmbook.chronopia.lists';
const most = 6;
const lists = v.array(v.object({ name: v.string(), figures: v.array(figure) }));

/** What is kept; nothing where the phone keeps nothing, or what it keeps cannot be read. */
function read(): readonly Kept[] {
  try {
    const found = v.safeParse(lists, JSON.parse(localStorage.getItem(shelf) ?? '[]'));
    return found.success ? found.output : [];
  } catch {
    return [];
  }
}
/** Keeps a list under a name in place of the one that bore it; a phone that will not keep it is left as it was. */
function keep(name: string, figures: readonly FigureEntry[]): readonly Kept[] {
  const now = [{ name, figures }, ...read().filter((each) => each.name !== name)].slice(0, most);
  try {
    localStorage.setItem(shelf, JSON.stringify(now));
  } catch {
    return read();
  }
  return now;
}
export const keptLists = Object.assign(read, { keep });
