/**
 * Going on in a new book (R21): any player founds anew from a page, with what lay on the table as it opened. It is the way out
 * of a dispute that two cannot settle, a book that is full, or a secret that got out. The old book stays as it is.
 */
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Clock } from '../kernel/ruleset.ts';
import type { Hash } from '../log/bytes.ts';
import { type From, opening } from './bringing.ts';
import { found } from './enter.ts';
import { CampaignError } from './faults.ts';
import type { Deps, Session } from './session.ts';
import { rulesOf, versionAt } from './versions.ts';

/** A page that a new book can go on from: as it opened. */
export interface Leaf {
  readonly page: Hash;
  readonly index: number;
  readonly clock: Clock;
}
/** The latest pages, the open one first. @throws CampaignError */
export function leaves(session: Session, most: number): readonly Leaf[] {
  const [read, view] = [session.read(), session.view()];
  if (!read || !view) throw new CampaignError('not here yet');
  const all = read.book.pages.map(({ id }, index) => ({ page: id, index }));
  return all
    .slice(-most)
    .reverse()
    .flatMap(({ page, index }) => {
      const state = opening(view.newest, session.ring(), read, page);
      const rules = rulesOf(view.newest, versionAt(read.book, index).rules);
      return state && rules ? [{ page, index, clock: rules.clock(state.table.rules) }] : [];
    });
}

export interface GoingOn {
  /** The page whose opening is where the new book begins. */
  readonly page: Hash;
  readonly title: string;
  /** Seats whose players come along; the others stand idle. */
  readonly along: readonly Seat[];
}
/**
 * Founds the new book and lays the old one aside on this phone. Seats are taken afterwards, as in any campaign.
 * @returns the new campaign @throws CampaignError, StoreError
 */
export async function goOn(
  deps: Pick<Deps, 'store' | 'random'>,
  session: Session,
  { page, title, along }: GoingOn,
): Promise<Hash> {
  const [read, view] = [session.read(), session.view()];
  if (!read || !view) throw new CampaignError('not here yet');
  if (view.outdated) throw new CampaignError('outdated');
  const own = view.seats.find(({ id, mine }) => mine && along.includes(id));
  if (!own) throw new CampaignError('no seat');
  const state = opening(view.newest, session.ring(), read, page);
  if (!state) throw new CampaignError('not here yet');
  const { ruleset, openBooks, seats } = view;
  const { options, books } = read.book.founding.body;
  const from: From = {
    campaign: session.campaign,
    page,
    rules: state.table.rules as Json,
    standing: state.table.standing as From['standing'],
    ...(openBooks ? { ledgers: state.ledgers as { [seat: Seat]: Json } } : {}),
    away: seats.flatMap(({ id }) => (along.includes(id) ? [] : [id])),
  };
  const { rules } = versionAt(
    read.book,
    read.book.pages.findIndex(({ id }) => id === page),
  );
  const founding = { ruleset: ruleset.id, rules, title, options, books, from };
  const made = { ...founding, seats: seats.map(({ id, name }) => ({ id, name })) };
  const campaign = await found(deps, made, own.id);
  await layAside(session, campaign);
  return campaign;
}

/** Nothing more is written in a book on this phone, since it goes on in another. */
export const layAside = (session: Session, onward: Hash): Promise<void> =>
  session.setKeys((keys) => ({ ...keys, onward }));
/** The old book is written in again on this phone. */
export const takeUpAgain = (session: Session): Promise<void> =>
  session.setKeys(({ onward: _, ...keys }) => keys);
