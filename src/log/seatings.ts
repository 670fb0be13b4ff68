/**
 * Lines about who sits, and how many of them one log may write (R5): each is looked at by every other, so that without end they would cost
 * more than their size. What is beyond is nothing. It follows from the place in the log.
 */
import type { Hash } from './bytes.ts';
import type { Branch } from './causal.ts';
import { type Entry, is } from './entry.ts';
import { ADMISSIONS } from './heard.ts';
import type { InPast } from './past.ts';
import type { Proposal, Seating } from './roster.ts';

const MOST = { admissions: ADMISSIONS, words: 64, invitations: 128, voices: 256 } as const;

type Line = { readonly hash: Hash; readonly entry: Entry };
/** Whether a line does something about a seat by itself, or asks another for it. */
export const isProposable = <T extends Line>(item: T): item is T & Pick<Proposal, 'hash' | 'entry'> =>
  isProposal(item.entry);
const isProposal = (entry: Entry): entry is Proposal['entry'] =>
  is(entry, 'admit') || is(entry, 'withdraw') || is(entry, 'leave') || is(entry, 'mark');
/** Whether a line seats somebody, puts somebody out, opens or ends an invitation, or speaks to one that would. */
export const isSeating = <T extends Line>(item: T, proposals: ReadonlySet<Hash>): item is T & Seating => {
  const { entry } = item;
  return isProposable(item) || is(entry, 'invite') || is(entry, 'end-invite') || speaksTo(entry, proposals);
};
const speaksTo = (entry: Entry, proposals: ReadonlySet<Hash>): boolean =>
  (is(entry, 'agree') || is(entry, 'refuse')) && proposals.has(entry.body.entry);

/** Admissions, words about seats and invitations beyond those that one log may write. */
export function beyondQuota(branches: readonly Branch[]): ReadonlySet<Hash> {
  const beyond = new Set<Hash>();
  for (const { chain } of branches) {
    const written = { admissions: 0, words: 0, invitations: 0 };
    for (const [i, entry] of chain.entries.entries()) {
      const kind = quotaOf(entry);
      if (kind && ++written[kind] > MOST[kind]) beyond.add(chain.hashes[i] as Hash);
    }
  }
  return beyond;
}
const quotaOf = (entry: Entry): 'admissions' | 'words' | 'invitations' | undefined => {
  if (is(entry, 'admit')) return 'admissions';
  if (is(entry, 'invite') || is(entry, 'end-invite')) return 'invitations';
  return isProposal(entry) ? 'words' : undefined;
};
/** Yes and no to proposals: what is said of one unheard, and what is more than one log may say. */
export function beyondVoices(
  branches: readonly Branch[],
  proposals: ReadonlySet<Hash>,
  inPast: InPast,
): ReadonlySet<Hash> {
  const beyond = new Set<Hash>();
  for (const { chain } of branches) {
    let voices = 0;
    for (const [i, entry] of chain.entries.entries()) {
      if (!is(entry, 'agree') && !is(entry, 'refuse')) continue;
      if (!speaksTo(entry, proposals)) continue;
      const hash = chain.hashes[i] as Hash;
      if (!inPast({ hash: entry.body.entry }, { hash }) || ++voices > MOST.voices) beyond.add(hash);
    }
  }
  return beyond;
}
