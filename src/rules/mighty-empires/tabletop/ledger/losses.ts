/** What a seat's book says of its battles on the table: the percentage lost, and how wounds stand. */
import { lookUp } from '../../../../kernel/chart.ts';
import { wounds as woundChart } from '../../charts/wounds.ts';
import { type Contents, type Ledger, worth } from '../../ledger/book.ts';
import type { BannerId, State } from '../../state.ts';
import { type BannerLosses, type Hurt, lostOnTable, noLosses } from './book.ts';

export const lossesIn = (ledger: Ledger, battle: string, banner: BannerId): BannerLosses =>
  ledger.battles.fallen[battle]?.[banner] ?? noLosses;

/** The percentage of a force's points lost on the table, rounded to a whole number; 0 for a force without points. */
export function shareLost(
  force: readonly { readonly contents: Contents; readonly losses: BannerLosses }[],
): number {
  const all = force.reduce((sum, { contents }) => sum + worth(contents), 0);
  const lost = force.reduce((sum, { contents, losses }) => sum + lostOnTable(contents, losses), 0);
  return all === 0 ? 0 : Math.min(100, Math.round((100 * lost) / all));
}

/** The same by a seat's book, for its banners in a battle. */
export const percentLost = (ledger: Ledger, battle: string, banners: readonly BannerId[]): number =>
  shareLost(
    banners.flatMap((id) => {
      const contents = ledger.banners[id];
      return contents ? [{ contents, losses: lossesIn(ledger, battle, id) }] : [];
    }),
  );

/** Months a wound still hinders, this one counted; 0 once it is healed. Winter heals what the season left. */
export function monthsLeft({ until }: Hurt, { season, stage }: State): number {
  if (stage !== 'season' || season.year !== until.year) return 0;
  return Math.max(0, until.month - season.month + 1);
}
/** Wounds of a character that still say something: unhealed, or with an effect for good. */
export const woundsOf = (
  ledger: Ledger,
  character: string,
  state: State,
): readonly (Hurt & { readonly months: number; readonly out: boolean })[] =>
  (ledger.battles.wounds[character] ?? []).flatMap((hurt) => {
    const { meanwhile, permanent } = lookUp(woundChart, hurt.wound).is;
    const months = monthsLeft(hurt, state);
    if (months === 0 && Object.keys(permanent).length === 0) return [];
    return [{ ...hurt, months, out: months > 0 && meanwhile === 'out' }];
  });
export const outOfAction = (ledger: Ledger, character: string, state: State): boolean =>
  woundsOf(ledger, character, state).some(({ out }) => out);
