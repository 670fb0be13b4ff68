/**
 * Espionage secrets in a ledger: what each operative is, victims of assassins to name, statements made to spies.
 * What an operative is, is written once: before its number is told, or, smuggled in by an agent, before it acts.
 */
import * as v from 'valibot';
import { parse } from '../../../kernel/args.ts';
import type { Json } from '../../../kernel/json.ts';
import { pieceArg } from '../define.ts';
import type { Ledger } from '../ledger/book.ts';
import type { Hireling, SpyBook } from './pages.ts';

export type { Hireling, SpyBook } from './pages.ts';
export { newSpyBook } from './pages.ts';

export const withSpies = (ledger: Ledger, by: Partial<SpyBook>): Ledger => ({
  ...ledger,
  spies: { ...ledger.spies, ...by },
});

/** Operatives bought for a winter, by id. */
export const boughtFor = ({ spies }: Ledger, year: number): readonly (Hireling & { readonly id: string })[] =>
  Object.entries(spies.operatives)
    .map(([id, hireling]) => ({ id, ...hireling }))
    .filter((hireling) => hireling.year === year && hireling.smuggled === null);

const yearArg = v.object({ year: v.number() });
const operativeArg = v.object({ operative: pieceArg });
const soughtArg = v.object({ sought: pieceArg });

/** `operatives`: how many were bought for a winter. `operative`: what one is. `intention`: where a force will go. */
export function spyClaim(ledger: Ledger, what: string, given: Json): Json | undefined {
  switch (what) {
    case 'operatives': {
      const asked = parse(yearArg, given);
      return asked.ok ? boughtFor(ledger, asked.value.year).length : undefined;
    }
    case 'operative': {
      const asked = parse(operativeArg, given);
      return asked.ok ? (ledger.spies.operatives[asked.value.operative]?.type ?? undefined) : undefined;
    }
    case 'intention': {
      const asked = parse(soughtArg, given);
      return asked.ok ? ledger.spies.intentions[asked.value.sought] : undefined;
    }
    default:
      return undefined;
  }
}
