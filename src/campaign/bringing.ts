/** What a phone brings along into a campaign that goes on from another: what it read there, and its players' own books. */
import { type Json, same } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyRuleset } from '../kernel/ruleset.ts';
import type { Hash, RandomBytes } from '../log/bytes.ts';
import type { BodyOf } from '../log/entry.ts';
import { playsFor } from '../log/roster.ts';
import { lineKey, seal } from '../log/seal.ts';
import type { CampaignStore } from '../store/types.ts';
import { bringings } from './carried.ts';
import type { Duty } from './duty.ts';
import { foldPage, reading, startOf } from './fold.ts';
import type { Folded } from './folded.ts';
import { type Keyring, keyring } from './keyring.ts';
import { makeReader, type Read } from './reader.ts';
import type { View } from './view.ts';

export type From = NonNullable<BodyOf<'found'>['from']>;

/** The state as a page opened; undefined where the book has no such page. */
export function opening(
  ruleset: AnyRuleset,
  ring: Keyring,
  { book, after }: Read,
  page: Hash,
): Folded | undefined {
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

/** What this phone knows of the campaign before: its own books as that page opened, and whether the table lay there as carried. */
interface Before {
  readonly books: { readonly [seat: Seat]: unknown };
  readonly alike: boolean;
}
/** @returns undefined where this phone has not that campaign, or not that page */
export async function beforeIt(
  { store }: { readonly store: CampaignStore },
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
export function bringer(deps: {
  readonly store: CampaignStore;
  readonly random: RandomBytes;
}): (view: View, ring: Keyring) => Promise<readonly Duty[]> {
  let before: Before | null | undefined;
  return async ({ newest, book, device, openBooks }, ring) => {
    const { from } = book.founding.body;
    if (!from || openBooks || ring.seats.size === 0) return [];
    before ??= (await beforeIt(deps, newest, from)) ?? null;
    const books = before?.books ?? {};
    const done = bringings(book);
    return [...ring.seats].flatMap(([seat, { ledger }]): readonly Duty[] => {
      const whole = books[seat];
      if (whole === undefined || done.has(seat) || !playsFor(book.roster, device, seat)) return [];
      const body: Duty['body'] = (at) => {
        return { kind: 'brought', ...seal(whole as Json, lineKey(ledger, at), at, deps.random) };
      };
      return [{ seat, body }];
    });
  };
}
