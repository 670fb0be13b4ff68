/** Territories: what each is worth, what it costs to better, what it holds and what it sends to the field. */
import { chart, lookUp } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export const lands = ['fortress', 'city', 'town', 'village', 'hamlet', 'outpost'] as const;
export type Land = (typeof lands)[number];
export interface TerritoryRow {
  readonly land: Land;
  readonly income: number;
  /** Gold to raise it to the row above; null: there is none. */
  readonly upgrade: number | null;
  readonly garrison: number;
  /** Points it adds to the field army. */
  readonly field: number;
}
const row = (
  on: readonly [number, number],
  label: string,
  land: Land,
  income: number,
  upgrade: number | null,
  garrison: number,
  field: number,
) => ({
  id: land,
  on,
  text: `${label} · income ${income} gc · ${upgrade === null ? 'no upgrade' : `upgrade ${upgrade} gc`}`,
  note: `garrison ${garrison} points · field army +${field}`,
  is: { land, income, upgrade, garrison, field },
});

export const territories = chart<TerritoryRow>({
  id: 'territories',
  title: 'Territories',
  dice: 'd20',
  source: book('A.2, Table 1'),
  heads: ['D20', 'Territory'],
  words: ['income', 'upgrade', 'garrison', 'field army', 'gold', 'land', 'generate', 'staked'],
  foot: 'A force begins with a fortress and one territory rolled here; nobody ever holds more than twelve.',
  rows: [
    row([1, 1], 'Fortress', 'fortress', 200, null, 250, 150),
    row([2, 3], 'City', 'city', 150, 250, 200, 125),
    row([4, 6], 'Town', 'town', 100, 100, 150, 100),
    row([7, 10], 'Village', 'village', 75, 50, 100, 75),
    row([11, 15], 'Hamlet', 'hamlet', 50, 25, 75, 50),
    row([16, 20], 'Outpost', 'outpost', 25, 10, 50, 25),
  ],
});

export const landOf = (total: number): Land => lookUp(territories, total).is.land;
export const worth = (land: Land): TerritoryRow => lookUp(territories, land).is;
/** What a territory becomes when it is upgraded. */
export const above = (land: Land): Land | undefined => lands[lands.indexOf(land) - 1];
/** The best land first. */
export const byWorth = (a: Land, b: Land): number => lands.indexOf(a) - lands.indexOf(b);
