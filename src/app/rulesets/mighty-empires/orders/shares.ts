/** Baggage handed out by default. Pure. */
import { mostBaggage, mostStockpile } from '../../../../rules/mighty-empires/queries.ts';

export type Loads = { readonly [carrier: string]: number };
export const sumOf = (loads: Loads): number => Object.values(loads).reduce((sum, load) => sum + load, 0);

/** One to each in turn until nothing is left or everybody is full. */
export function evenLoads(carriers: readonly string[], purse: number): Loads {
  const loads: Record<string, number> = Object.fromEntries(carriers.map((carrier) => [carrier, 0]));
  let left = Math.min(purse, carriers.length * mostBaggage);
  while (left > 0)
    for (const carrier of carriers) {
      if (left === 0) break;
      loads[carrier] = (loads[carrier] ?? 0) + 1;
      left--;
    }
  return loads;
}

/** What banners cannot carry, into one barn after the other until it is full. */
export function spareLoads(barns: readonly string[], spare: number): Loads {
  return Object.fromEntries(
    barns.flatMap((barn, at) => {
      const load = Math.min(mostStockpile, spare - at * mostStockpile);
      return load > 0 ? [[barn, load]] : [];
    }),
  );
}
