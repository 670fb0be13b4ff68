/** What would follow from taking something back, shown before it is done. Nothing here changes anything. */
import { canonical } from '../kernel/json.ts';
import type { Steps } from '../kernel/paced.ts';
import type { Seat } from '../kernel/question.ts';
import type { Given } from '../kernel/run.ts';
import type { Book } from '../log/book.ts';
import type { Hash } from '../log/bytes.ts';
import { extended } from '../log/chain.ts';
import type { KnownBody } from '../log/entry.ts';
import { readingBook } from '../log/reading.ts';
import { compose } from '../log/write.ts';
import { CampaignError } from './faults.ts';
import type { Read } from './reader.ts';
import type { Session } from './session.ts';
import { isNamed, type Telling } from './telling.ts';
import { type OpenOrder, viewOf } from './view.ts';

export type ProposedCorrection =
  | { readonly strike: Hash }
  | { readonly restore: Hash }
  | { readonly correct: Hash; readonly answers: { readonly [label: string]: Given } };
export interface Consequences {
  /** Lines that would change, with the page they are on. The corrected line itself comes first. */
  readonly changed: readonly { readonly page: number; readonly before: Telling; readonly after: Telling }[];
  /** Orders that would ask again: a correction must answer its own first. */
  readonly asking: readonly OpenOrder[];
  /** Its page was settled, or another seat has answered: it needs another seat to agree. */
  readonly needsAgreement: boolean;
}

/** Pages that are compared at a time. */
const PAGES = 32;

/** @param seat who would take it back */
export async function consequences(
  session: Session,
  seat: Seat,
  correction: ProposedCorrection,
): Promise<Consequences> {
  // Of a campaign that is shown before its book is read.
  if (!session.read()) await session.settled();
  const [read, view] = [session.read(), session.view()];
  if (!read || !view) throw new CampaignError('not here yet');
  const order =
    'strike' in correction
      ? correction.strike
      : 'restore' in correction
        ? correction.restore
        : correction.correct;
  const imagined = await session.imagined(correctedBook(read.book, correction));
  if (!imagined) throw new CampaignError('not here yet');
  const first = read.book.pages.findIndex(({ entries }) => entries.some(({ hash }) => hash === order));
  const pages = read.book.pages.length;
  const changed: Consequences['changed'][number][] = [];
  // Some at a time: what a long book came to is more than an old phone likes to hold at once.
  for (let from = Math.max(first, 0); from < pages; from += PAGES) {
    const some = Array.from({ length: Math.min(PAGES, pages - from) }, (_, i) => session.tellings(from + i));
    const differ = await session.paced(differing(await Promise.all(some), imagined, from));
    // One by one: pages of a hostile phone may hold more than a call can take.
    for (const one of differ) changed.push(one);
  }
  changed.sort((a, b) => Number(isNamed(b.before, order)) - Number(isNamed(a.before, order)));
  const then = viewOf(view.newest, imagined, session.ring(), view.device);
  const known = new Set(view.open.map(({ open }) => open.order));
  return {
    changed,
    asking: then.open.filter(({ open, run }) => !known.has(open.order) && run.open.length > 0),
    needsAgreement: await needsAgreement(session, read.book, seat, correction),
  };
}

/** Lines that would change. @param before the results of the pages from one on (index) */
function* differing(
  before: readonly (readonly Telling[])[],
  imagined: Read,
  from: number,
): Steps<Consequences['changed']> {
  const found: Consequences['changed'][number][] = [];
  for (const [at, tellings] of before.entries()) {
    const page = from + at;
    const after = imagined.tellings(page) ?? [];
    for (const [i, was] of tellings.entries()) {
      const is = after[i];
      if (is && is !== was && canonical(gist(was)) !== canonical(gist(is)))
        found.push({ page, before: was, after: is });
    }
    yield;
  }
  return found;
}

function correctedBook(book: Book, correction: ProposedCorrection): Book {
  if ('correct' in correction) {
    const by = `correction ${canonical(correction.answers)}`;
    return {
      ...book,
      corrected: new Map(book.corrected).set(correction.correct, { by, answers: correction.answers }),
    };
  }
  const struck = new Map(book.struck);
  if ('strike' in correction) struck.set(correction.strike, 'imagined');
  else struck.delete(correction.restore);
  return { ...book, struck };
}

/** Whether the book would hold it back until another seat agrees: asked of the book itself, with the line written in. */
async function needsAgreement(
  session: Session,
  book: Book,
  seat: Seat,
  correction: ProposedCorrection,
): Promise<boolean> {
  const { device } = session.keys().device;
  const own = session.chains().get(device);
  const entry = compose(session.chains(), book, device, seat, bodyOf(correction));
  const chain = { signed: '', ...extended(own, entry) };
  const logs = new Map(session.chains()).set(device, chain);
  const then = await session.paced(readingBook(logs, session.campaign));
  return then?.asking.some((asked) => asked.hash === chain.hashes.at(-1)) ?? false;
}

function bodyOf(correction: ProposedCorrection): KnownBody {
  if ('correct' in correction)
    return { kind: 'correct', order: correction.correct, answers: { ...correction.answers } };
  return 'strike' in correction
    ? { kind: 'strike', entry: correction.strike }
    : { kind: 'restore', entry: correction.restore };
}

/** What a reader of the chronicle would notice. */
const gist = ({ notes, changes, flags, done, struck, asked }: Telling) => {
  return {
    notes,
    changes,
    flags: flags.map(({ why }) => why),
    done,
    struck: struck !== undefined,
    asked: asked.map(({ value }) => value ?? null),
  };
};
