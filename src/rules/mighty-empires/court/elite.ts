/** What recruits do to an elite unit: it fights less well for a season, and is itself again after it. */
import { lookUpCell } from '../../../kernel/chart.ts';
import { eliteReinforcement } from '../charts/crowns.ts';
import type { Unit } from '../ledger/book.ts';
import type { State } from '../state.ts';

/** The bonus of a unit of this bonus with so many recruits on so many models. */
export const eliteWith = (elite: number, before: number, added: number): number =>
  elite < 1 ? 0 : lookUpCell(eliteReinforcement, elite, Math.ceil((added * 100) / Math.max(1, before))).is;

/** The bonus a unit fights with now. */
export function eliteNow({ elite = 0, recruits }: Unit, { season, stage }: State): number {
  const lasts =
    recruits &&
    ((stage === 'winter' && season.year === recruits.year) ||
      (stage === 'season' && season.year === recruits.year + 1));
  return lasts ? eliteWith(elite, recruits.before, recruits.added) : elite;
}
