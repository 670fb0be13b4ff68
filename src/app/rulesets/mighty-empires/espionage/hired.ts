/** Operatives in the pay of the seat shown; none on a phone that does not keep its book. */
import { boughtFor } from '../../../../rules/mighty-empires/espionage/book.ts';
import { useEmpire } from '../empire.ts';

export function useHired() {
  const { own } = useEmpire();
  return () => own((book, { season }) => boughtFor(book, season.year)) ?? [];
}
