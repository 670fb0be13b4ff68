/** What the shelf knows for a new campaign: the titles that are taken, this phone's player, and those they have played with. */
import { sameName } from '../../../kernel/same-name.ts';
import { readCard } from '../../campaign/cards.ts';
import { deps } from '../../campaign/deps.ts';
import { exampleIn } from '../../campaign/example.ts';

export interface PlayedBefore {
  readonly titles: readonly string[];
  readonly own?: string | undefined;
  /** Of the campaign that was open last first, none twice. */
  readonly others: readonly string[];
}
export const noCampaign: PlayedBefore = { titles: [], others: [] };

/** Nothing where the shelf cannot be read. */
export async function playedBefore(): Promise<PlayedBefore> {
  const shelf = await deps()
    .store.shelf()
    .catch(() => []);
  const tables = shelf
    .filter(({ campaign, damaged }) => !damaged && !exampleIn(campaign))
    .toSorted((a, b) => b.opened - a.opened)
    .map(({ card }) => readCard(card).players ?? []);
  const own = tables.find(([first]) => first !== undefined)?.[0];
  const others: string[] = [];
  for (const name of tables.flat())
    if (![own ?? '', ...others].some((one) => sameName(one, name))) others.push(name);
  return { titles: shelf.map(({ title }) => title), own, others };
}
