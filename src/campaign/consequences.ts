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

export type Mend =
  | { readonly strike: Hash }
  | { readonly restore: Hash }
  | { readonly correct: Hash; readonly answers: { readonly [label: string]: Given } };
export interface Consequences {
  /** Lines that would read otherwise, with the page they stand on. The mended line itself comes first. */
  readonly changed: readonly { readonly page: number; readonly before: Telling; readonly after: Telling }[];
  /** Orders that would ask again: a correction must answer its own first. */
  readonly asking: readonly OpenOrder[];
  /** Its page was settled, or another seat has answered: it needs another seat to agree. */
  readonly needsAgreement: boolean;
}

/** Pages that are compared at a time. */
const PAGES = 32;

/** @param seat who would take it back */
export async function consequences(session: Session, seat: Seat, mend: Mend): Promise<Consequences> {
  // Of a campaign that is shown before its book is read.
  if (!session.read()) await session.settled();
  const [read, view] = [session.read(), session.view()];
  if (!read || !view) throw new CampaignError('not here yet');
  const order = 'strike' in mend ? mend.strike : 'restore' in mend ? mend.restore : mend.correct;
  const imagined = await session.imagined(mended(read.book, mend));
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
    needsAgreement: await needsAgreement(session, read.book, seat, mend),
  };
}

/** Lines that would read otherwise. @param before what the pages from one on (index) came to */
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

function mended(book: Book, mend: Mend): Book {
  if ('correct' in mend) {
    const by = `correction ${canonical(mend.answers)}`;
    return { ...book, corrected: new Map(book.corrected).set(mend.correct, { by, answers: mend.answers }) };
  }
  const struck = new Map(book.struck);
  if ('strike' in mend) struck.set(mend.strike, 'imagined');
  else struck.delete(mend.restore);
  return { ...book, struck };
}

/** Whether the book would hold it back until another seat agrees: asked of the book itself, with the line written in. */
async function needsAgreement(session: Session, book: Book, seat: Seat, mend: Mend): Promise<boolean> {
  const { device } = session.keys().device;
  const own = session.chains().get(device);
  const entry = compose(session.chains(), book, device, seat, bodyOf(mend));
  const chain = { signed: '', ...extended(own, entry) };
  const logs = new Map(session.chains()).set(device, chain);
  const then = await session.paced(readingBook(logs, session.campaign));
  return then?.asking.some((asked) => asked.hash === chain.hashes.at(-1)) ?? false;
}

function bodyOf(mend: Mend): KnownBody {
  if ('correct' in mend) return { kind: 'correct', order: mend.correct, answers: { ...mend.answers } };
  return 'strike' in mend ? { kind: 'strike', entry: mend.strike } : { kind: 'restore', entry: mend.restore };
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
