/** What the table has agreed on in the course of play: parts of the book switched later, and banners led by extra players. */
import { agreed } from '../../../kernel/accord.ts';
import type { Seat } from '../../../kernel/question.ts';
import { type Options, type Part, type Proposal, table } from '../options.ts';

/** Parts of the book taken up or laid aside with the season of a year. */
export type Accord = {
  readonly year: number;
  readonly by: Seat;
  readonly parts: { readonly [part in Part]?: boolean };
  /** Whether the pieces of the boxes limit what is found; null: as before. */
  readonly pieces: Options['pieces'] | null;
};
export type Accords = {
  /** Agreed and not yet in force, in the order they were agreed on. */
  readonly waiting: readonly Accord[];
  /** Extra players who lead banners of somebody's empire, by banner. */
  readonly commanders: { readonly [banner: string]: string };
};
export const noAccords = (): Accords => ({ waiting: [], commanders: {} });

/** What an accord names. */
export const named = ({
  parts,
  pieces,
}: {
  readonly parts: { readonly [part in Part]?: boolean | undefined };
  readonly pieces: Options['pieces'] | null;
}): Proposal => ({
  ...parts,
  ...(pieces ? { pieces } : {}),
});
/** The options of a campaign once an accord holds. */
export const under = ({ sets, ...options }: Options, accord: Accord): Options => ({
  ...agreed(table, { ...options, sets }, named(accord)),
  sets,
});
