/** Writes into the shown seat's army book. */
import { useContext } from 'solid-js';
import { keepsBook, writeLedger } from '../../../../campaign/acts.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Contents } from '../../../../rules/mighty-empires/ledger/book.ts';
import { randomBytes } from '../../../campaign/deps.ts';
import { DraftContext } from '../../../remembered.ts';
import { useEmpire } from '../empire.ts';

export function useBook() {
  const { session, seat, act, book, view, state } = useEmpire();
  const drafts = useContext(DraftContext);
  /** Resolves to whether it is written: never by a stand-in, who keeps no book of the seat. What the book holds against it is told to the player. */
  const write = async (entry: Json): Promise<boolean> => {
    if (!keepsBook(view(), seat())) return false;
    const written = await act(async () => writeLedger(session, seat(), entry, randomBytes));
    if (written !== undefined) drafts?.discard();
    return written !== undefined;
  };
  /** Whether the book would take such a line now. */
  const takes = (entry: Json): boolean => {
    const mine = book(seat());
    return (
      mine !== undefined &&
      keepsBook(view(), seat()) &&
      view().ruleset.ledgers.check(mine, entry, state()) === true
    );
  };
  return {
    write,
    takes,
    /** Ids that no troops in the book bear yet, one after another: t1, t2 … */
    freshIds(): () => string {
      const all = Object.values(book(seat())?.banners ?? {});
      const ids = all.flatMap(({ units, characters }) => [...units, ...characters].map(({ id }) => id));
      let last = Math.max(0, ...ids.map((id) => Number(/^t(\d+)$/.exec(id)?.[1] ?? 0)));
      return () => {
        last += 1;
        return `t${last}`;
      };
    },
    /** Everything a banner holds, anew. */
    muster: (
      banner: string,
      { points, units, characters }: Pick<Contents, 'points' | 'units' | 'characters'>,
    ) => write({ write: 'muster', banner, points, units: units as never, characters: characters as never }),
  };
}
