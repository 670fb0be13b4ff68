/**
 * Going on in a new book (R21): any player founds anew from a page, with what lay on the table as it opened. It is the way out
 * of a dispute that two cannot settle, a book that is full, or a secret that got out. The old book stays as it is.
 */
import { type Json, same } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyRuleset, Clock } from '../kernel/ruleset.ts';
import type { Hash } from '../log/bytes.ts';
import type { BodyOf } from '../log/entry.ts';
import { playsFor } from '../log/roster.ts';
import { lineKey, seal } from '../log/seal.ts';
import { bringings } from './carried.ts';
import type { Duty } from './duty.ts';
import { found } from './enter.ts';
import { CampaignError } from './faults.ts';
import { foldPage, reading, startOf } from './fold.ts';
import type { Folded } from './folded.ts';
import { type Keyring, keyring } from './keyring.ts';
import { makeReader, type Read } from './reader.ts';
import type { Deps, Session } from './session.ts';
import type { View } from './view.ts';

type From = NonNullable<BodyOf<'found'>['from']>;

/** The state as a page opened; undefined where the book has no such page. */
function opening(ruleset: AnyRuleset, ring: Keyring, { book, after }: Read, page: Hash): Folded | undefined {
  const at = book.pages.findIndex(({ id }) => id === page);
  if (at < 0) return undefined;
  const kept = at > 0 ? after(at - 1) : undefined;
  if (kept) return kept;
  const how = reading(ruleset, ring, book);
  let state = startOf(how, book);
  for (const before of book.pages.slice(0, at)) {
    const { tellings: _, ...rest } = foldPage(how, state, before);
    state = rest;
  }
  return state;
}

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
      const state = opening(view.ruleset, session.ring(), read, page);
      return state ? [{ page, index, clock: view.ruleset.clock(state.table.rules) }] : [];
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
  deps: Pick<Deps, 'store' | 'chance'>,
  session: Session,
  { page, title, along }: GoingOn,
): Promise<Hash> {
  const [read, view] = [session.read(), session.view()];
  if (!read || !view) throw new CampaignError('not here yet');
  if (view.outdated) throw new CampaignError('outdated');
  const own = view.seats.find(({ id, mine }) => mine && along.includes(id));
  if (!own) throw new CampaignError('no seat');
  const state = opening(view.ruleset, session.ring(), read, page);
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
  const founding = { ruleset: ruleset.id, rules: ruleset.version, title, options, books, from };
  const made = { ...founding, seats: seats.map(({ id, name }) => ({ id, name })) };
  const campaign = await found(deps, made, own.id);
  await layAside(session, campaign);
  return campaign;
}

/** Nothing more is written in a book on this phone, since it goes on in another. */
export const layAside = (session: Session, onward: Hash): Promise<void> =>
  session.setKeys({ ...session.keys(), onward });
/** The old book is written in again on this phone. */
export function takeUpAgain(session: Session): Promise<void> {
  const { onward: _, ...keys } = session.keys();
  return session.setKeys(keys);
}

/** What this phone knows of the campaign before: its own books as that page opened, and whether the table lay there as carried. */
interface Before {
  readonly books: { readonly [seat: Seat]: unknown };
  readonly alike: boolean;
}
/** @returns undefined where this phone has not that campaign, or not that page */
export async function beforeIt(
  { store }: Pick<Deps, 'store'>,
  ruleset: AnyRuleset,
  { campaign, page, rules }: From,
): Promise<Before | undefined> {
  const { keys, chains } = await store.load(campaign);
  if (!keys) return undefined;
  const ring = keyring(campaign, keys.seats, keys.device);
  const read = makeReader(ruleset, campaign, () => ring).read(chains);
  const state = read && opening(ruleset, ring, read, page);
  if (!state) return undefined;
  const own = Object.entries(state.ledgers).filter(([seat]) => ring.seats.has(seat));
  return { books: Object.fromEntries(own), alike: same(state.table.rules, rules) };
}

/** What each player seals anew: their own book, before they write anything in it. The campaign before is read once. */
export function bringer(
  deps: Pick<Deps, 'store' | 'chance'>,
): (view: View, ring: Keyring) => Promise<readonly Duty[]> {
  let before: Before | null | undefined;
  return async ({ ruleset, book, device, openBooks }, ring) => {
    const { from } = book.founding.body;
    if (!from || openBooks || ring.seats.size === 0) return [];
    before ??= (await beforeIt(deps, ruleset, from)) ?? null;
    const books = before?.books ?? {};
    const done = bringings(book);
    return [...ring.seats].flatMap(([seat, { ledger }]): readonly Duty[] => {
      const whole = books[seat];
      if (whole === undefined || done.has(seat) || !playsFor(book.roster, device, seat)) return [];
      const body: Duty['body'] = (at) => {
        return { kind: 'brought', ...seal(whole as Json, lineKey(ledger, at), at, deps.chance) };
      };
      return [{ seat, body }];
    });
  };
}
