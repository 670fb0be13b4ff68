/** What would follow from taking something back, shown before it is done. Nothing here changes anything. */
import { canonical } from '../kernel/json.ts';
import type { Given } from '../kernel/run.ts';
import type { Book } from '../log/book.ts';
import type { Hash } from '../log/bytes.ts';
import { CampaignError } from './faults.ts';
import type { Session } from './session.ts';
import type { Telling } from './telling.ts';
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

export async function consequences(session: Session, mend: Mend): Promise<Consequences> {
  const [read, view] = [session.read(), session.view()];
  if (!read || !view) throw new CampaignError('not here yet');
  const order = 'strike' in mend ? mend.strike : 'restore' in mend ? mend.restore : mend.correct;
  const imagined = session.imagine(mended(read.book, mend));
  if (!imagined) throw new CampaignError('not here yet');
  const first = read.book.pages.findIndex(({ entries }) => entries.some(({ hash }) => hash === order));
  const changed: Consequences['changed'][number][] = [];
  for (let page = Math.max(first, 0); page < read.book.pages.length; page++) {
    const [before, after] = [await session.tellings(page), imagined.tellings(page) ?? []];
    before.forEach((was, i) => {
      const is = after[i];
      if (is && is !== was && canonical(gist(was)) !== canonical(gist(is)))
        changed.push({ page, before: was, after: is });
    });
  }
  changed.sort((a, b) => Number(b.before.entry === order) - Number(a.before.entry === order));
  const then = viewOf(view.ruleset, imagined, session.ring(), view.device);
  const known = new Set(view.open.map(({ open }) => open.order));
  return {
    changed,
    asking: then.open.filter(({ open, run }) => !known.has(open.order) && run.open.length > 0),
    needsAgreement: needsAgreement(read.book, order),
  };
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

/** Where the book itself would ask for another seat's word. */
function needsAgreement({ pages, roster }: Book, order: Hash): boolean {
  if (new Set(roster.members.map(({ seat }) => seat)).size < 2) return false;
  const open = pages.at(-1)?.entries ?? [];
  const own = open.find(({ hash }) => hash === order);
  if (!own) return true;
  return open.some(({ entry }) => {
    return (
      entry.body.kind === 'answer' &&
      'order' in entry.body &&
      entry.body.order === order &&
      entry.seat !== own.entry.seat
    );
  });
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
