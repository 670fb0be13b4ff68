/** Changes that a player alone at the table made without agreement (R17): a newcomer reads them before they sit down. */
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Hash } from '../log/bytes.ts';
import { is } from '../log/entry.ts';
import type { View } from './view.ts';

export interface Planted {
  readonly entry: Hash;
  readonly seat: Seat;
  /** Index, from 0. */
  readonly page: number;
  readonly why: string;
  readonly changes: readonly Json[];
}

/** Amendments that took effect where they stand, with no other hand's nod; first to last. */
export const planted = ({ book }: Pick<View, 'book'>): readonly Planted[] =>
  book.amended.size === 0
    ? []
    : book.pages.flatMap(({ entries }, page) =>
        entries.flatMap(({ hash, entry }): readonly Planted[] => {
          if (book.amended.get(hash) !== hash || book.struck.has(hash) || !is(entry, 'amend')) return [];
          const { why, changes } = entry.body;
          return [{ entry: hash, seat: entry.seat, page, why, changes }];
        }),
      );
