/** What every part of the state calls its pieces by. */
import type { Seat } from '../../kernel/question.ts';

export type Owner = Seat | 'independent';
export type BannerId = string;
export type ShipId = string;
export type Month = { readonly year: number; readonly month: number };
