/** Reads the logs of a campaign as a book: at once, or again and again as they grow. */
import { atOnce, type Steps } from '../kernel/paced.ts';
import type { Book } from './book.ts';
import type { Hash } from './bytes.ts';
import { branchesOf, type Chains } from './chain.ts';
import { type Core, gathering } from './core.ts';
import { growth } from './growth.ts';
import { foundingOf, type Kinds, known as knownKinds, LEVEL, readingAt } from './levels.ts';
import { levelAfter, nextStep, type Step, upTo } from './raised-levels.ts';
import { type ReadOn, readOn } from './read-on.ts';

/** @param but a close that is passed over: how the book would read had its page not been turned so */
type Reading = (chains: Chains, campaign: Hash, but?: Hash) => Book | undefined;
/** Reads the logs of a campaign; undefined while its founding is not among them. */
export const readBook: Reading = bookReader(knownKinds, LEVEL);
/** The same in steps. */
export function* readingBook(chains: Chains, campaign: Hash): Steps<Book | undefined> {
  return (yield* reader(readingAt(knownKinds), LEVEL)(chains, campaign))?.book;
}

/** Reads books as an app does that knows such kinds of lines, up to such a level. */
export function bookReader(kinds: Kinds, most: number): Reading {
  const read = reader(readingAt(kinds), most);
  return (chains, campaign, but) => atOnce(read(chains, campaign, but))?.book;
}

/**
 * Reads a campaign again and again as its logs grow: what comes out is what `readBook` makes of them, and costs what is new.
 * In steps: of a reading that is left half way nothing is kept.
 * @param told called with whether the logs could be read on from before
 */
export function bookKeeper(
  campaign: Hash,
  kinds = knownKinds,
  most = LEVEL,
  told?: (on: boolean) => void,
): (chains: Chains) => Steps<Book | undefined> {
  const at = readingAt(kinds);
  const read = reader(at, most);
  let last: ReadOn | undefined;
  return function* (chains) {
    // What has been read on is never read on again, so that it may hand over what it found.
    const [before, same] = [last, last?.asked.stored === chains];
    if (same) return before?.book;
    const on = before && (yield* growth(before, chains, at));
    told?.(on !== undefined);
    last = on ?? (yield* read(chains, campaign));
    return last?.book;
  };
}

function reader(at: ReturnType<typeof readingAt>, most: number) {
  return function* (chains: Chains, campaign: Hash, but?: Hash): Steps<ReadOn | undefined> {
    const founding = foundingOf(chains, campaign);
    if (!founding) return undefined;
    const { level: first } = founding.body;
    const read = function* (core: Core, level: number, steps: readonly Step[]): Steps<ReadOn | undefined> {
      const levelOf = levelAfter(first, steps);
      const asked = { stored: chains, campaign, founding, level, levelOf, but, core };
      return yield* readOn(yield* at(core.chains, levelOf), asked);
    };
    const core = yield* gathering(first > most ? onlyFounding(chains, campaign) : chains);
    yield;
    // Where a line raises the level (R20), the book is read at the new one from there on, or no further.
    const steps: Step[] = [];
    for (let reading = yield* read(core, first, steps); ; ) {
      const next = reading && first <= most ? nextStep(reading.book, first, steps) : undefined;
      if (!reading || !next) return reading;
      if (next.level > most) {
        const { raises } = reading.book;
        const before = yield* read({ ...core, chains: upTo(core.chains, next.before) }, next.level, steps);
        return before && { ...before, book: { ...before.book, raises } };
      }
      steps.push(next);
      reading = yield* read(core, next.level, steps);
    }
  };
}
/** What an app reads of a book whose level it does not know. */
function onlyFounding(chains: Chains, campaign: Hash): Chains {
  const log = [...chains.values()].flatMap(branchesOf).find(({ hashes }) => hashes[0] === campaign);
  if (!log) return new Map();
  const { author, lines, entries, hashes, signed } = log;
  const first = { lines: lines.slice(0, 1), entries: entries.slice(0, 1), hashes: hashes.slice(0, 1) };
  return new Map([[author, { author, signed, ...first }]]);
}
