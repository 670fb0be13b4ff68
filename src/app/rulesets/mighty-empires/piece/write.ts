/** Writes into the shown seat's army book, and fresh ids for what is entered there. */
import { writeLedger } from '../../../../campaign/acts.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Contents } from '../../../../rules/mighty-empires/ledger/book.ts';
import { chance } from '../../../campaign/deps.ts';
import { useEmpire } from '../empire.ts';

export function useBook() {
  const { session, seat, act, book, view, state } = useEmpire();
  /** Resolves to whether it is written; what the book holds against it is told to the player. */
  const write = async (entry: Json): Promise<boolean> =>
    (await act(async () => writeLedger(session, seat(), entry, chance))) !== undefined;
  /** Whether the book would take such a line now. */
  const takes = (entry: Json): boolean => {
    const mine = book(seat());
    return mine !== undefined && view().ruleset.ledgers.check(mine, entry, state()) === true;
  };
  return {
    write,
    takes,
    /** Everything a banner holds, anew. */
    muster: (
      banner: string,
      { points, units, characters }: Pick<Contents, 'points' | 'units' | 'characters'>,
    ) => write({ write: 'muster', banner, points, units: units as never, characters: characters as never }),
  };
}

/** The next free id of a kind: u3, c1. */
export function freshId(kind: 'u' | 'c', taken: readonly { readonly id: string }[]): string {
  const numbers = taken.map(({ id }) => Number(id.replace(/\D/g, '')) || 0);
  return `${kind}${Math.max(0, ...numbers) + 1}`;
}
