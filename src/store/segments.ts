/** Rows of a campaign's logs, read from the database a few at a time. */
import type { Hash } from '../log/bytes.ts';
import type { SegmentRow } from './rows.ts';
import { Database } from './schema.ts';

type Key = readonly [Hash, string, number];
/** A browser unpacks what one answer holds in one go, and an old phone takes a quarter of a second over 50,000 lines. */
const TOGETHER = 4_096;

/** All rows of a campaign, by author and place, asked for a few thousand lines at a time. Within a transaction over the segments. */
export async function segmentsOf(db: Database, campaign: Hash): Promise<readonly SegmentRow[]> {
  const keys = (await db.segments
    .where('[campaign+author+from]')
    .between(...Database.under(campaign))
    .primaryKeys()) as readonly Key[];
  const rows = await Promise.all(
    fewOf(keys).map(([first, last]) =>
      db.segments.where('[campaign+author+from]').between(first, last, true, true).toArray(),
    ),
  );
  return rows.flat();
}

/** From which row to which: of one author each, and where a row after the first begins it is within so many lines of that. */
function fewOf(keys: readonly Key[]): readonly (readonly [first: Key, last: Key])[] {
  const few: [Key, Key][] = [];
  for (const key of keys) {
    const now = few.at(-1);
    if (now && now[0][1] === key[1] && key[2] - now[0][2] <= TOGETHER) now[1] = key;
    else few.push([key, key]);
  }
  return few;
}
