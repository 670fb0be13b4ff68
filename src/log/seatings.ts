/**
 * Lines about who sits, and how many of them one log may write (R5): each is looked at by every other, so that without end they would cost
 * more than their size. What is beyond is nothing. It follows from the place in the log.
 */
import { each, type Steps } from '../kernel/paced.ts';
import type { Hash } from './bytes.ts';
import type { Branch } from './causal.ts';
import type { Chain } from './chain.ts';
import { type Entry, is, type Known } from './entry.ts';
import { ADMISSIONS } from './heard.ts';
import type { InPast } from './past.ts';
import type { Proposal, Seating } from './roster.ts';

const MOST = { admissions: ADMISSIONS, words: 32, invitations: 128, agree: 64, refuse: 64 } as const;
/** Closes of one page by one log: more than these turn no page, for each is reckoned with all that its page says of seats. */
const CLOSES = 2;
/**
 * Proposals of one log that wait at a time, those that were answered on the page among them: every word about seats is held against each.
 */
export const WAITING = 8;

type Line = { readonly hash: Hash; readonly entry: Entry };
/** Whether a line does something about a seat by itself, or asks another for it. */
export const isProposable = <T extends Line>(item: T): item is T & Pick<Proposal, 'hash' | 'entry'> =>
  isProposal(item.entry);
export const isProposal = (entry: Entry): entry is Proposal['entry'] =>
  is(entry, 'admit') || is(entry, 'withdraw') || is(entry, 'leave') || is(entry, 'mark');
/** Whether a line seats somebody, puts somebody out, opens or ends an invitation, or speaks to one that would. */
export const isSeating = <T extends Line>(item: T, proposals: ReadonlySet<Hash>): item is T & Seating => {
  const { entry } = item;
  return isProposable(item) || is(entry, 'invite') || is(entry, 'end-invite') || speaksTo(entry, proposals);
};
const speaksTo = (entry: Entry, proposals: ReadonlySet<Hash>): boolean =>
  (is(entry, 'agree') || is(entry, 'refuse')) && proposals.has(entry.body.entry);

/** Admissions, words about seats and invitations beyond those that one log may write. */
export function* beyondQuota(branches: readonly Branch[]): Steps<ReadonlySet<Hash>> {
  const beyond = new Set<Hash>();
  for (const { chain } of branches) {
    const written = { admissions: 0, words: 0, invitations: 0 };
    yield* each(chain.entries, (entry, i) => {
      const kind = quotaOf(entry);
      if (kind && ++written[kind] > MOST[kind]) beyond.add(chain.hashes[i] as Hash);
    });
  }
  return beyond;
}
const quotaOf = (entry: Entry): 'admissions' | 'words' | 'invitations' | undefined => {
  if (is(entry, 'admit')) return 'admissions';
  if (is(entry, 'invite') || is(entry, 'end-invite')) return 'invitations';
  return isProposal(entry) ? 'words' : undefined;
};
/** Closes beyond those that a log may write of one page. */
export function* closedTooOften(branches: readonly Branch[]): Steps<ReadonlySet<Hash>> {
  const beyond = new Set<Hash>();
  for (const { chain } of branches) {
    const times = new Map<Hash, number>();
    yield* each(chain.entries, (entry, i) => {
      if (!is(entry, 'close')) return;
      const count = (times.get(entry.page) ?? 0) + 1;
      times.set(entry.page, count);
      if (count > CLOSES) beyond.add(chain.hashes[i] as Hash);
    });
  }
  return beyond;
}
/** Yes and no to proposals: what is said of one unheard, and what is more than one log may say. */
export function* beyondVoices(
  branches: readonly Branch[],
  proposals: ReadonlySet<Hash>,
  inPast: InPast,
): Steps<ReadonlySet<Hash>> {
  const beyond = new Set<Hash>();
  for (const { chain } of branches) {
    const written = { agree: 0, refuse: 0 };
    yield* each(chain.entries, (entry, i) => {
      if (!is(entry, 'agree') && !is(entry, 'refuse')) return;
      if (!speaksTo(entry, proposals)) return;
      const hash = chain.hashes[i] as Hash;
      const { kind } = entry.body;
      if (!inPast({ hash: entry.body.entry }, { hash }) || ++written[kind] > MOST[kind]) beyond.add(hash);
    });
  }
  return beyond;
}

/**
 * What the last line of a log is one too many of, if of anything.
 * @param isProposed whether a line is a proposal about a seat
 */
export function oneTooMany(
  { entries }: Chain,
  isProposed: (line: Hash) => boolean,
): 'words' | 'closes' | undefined {
  const last = entries.at(-1);
  if (!last) return undefined;
  const written = (counts: (entry: Entry) => boolean): number => entries.filter(counts).length;
  if (is(last, 'close'))
    return written((one) => is(one, 'close') && one.page === last.page) > CLOSES ? 'closes' : undefined;
  const isVoice = (one: Entry): one is Known<'agree' | 'refuse'> =>
    (is(one, 'agree') || is(one, 'refuse')) && isProposed(one.body.entry);
  if (isVoice(last)) {
    const { kind } = last.body;
    return written((one) => isVoice(one) && one.body.kind === kind) > MOST[kind] ? 'words' : undefined;
  }
  const kind = quotaOf(last);
  return kind && written((one) => quotaOf(one) === kind) > MOST[kind] ? 'words' : undefined;
}
