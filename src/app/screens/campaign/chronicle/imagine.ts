/** An order of the past as it would run with other answers: what it would ask, and whether they carry it to its end. */
import type { Session } from '../../../../campaign/session.ts';
import type { Telling } from '../../../../campaign/telling.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Question } from '../../../../kernel/question.ts';

export interface ImaginedOrder {
  readonly questions: readonly Question[];
  readonly done: boolean;
}

export function imagineOrder(
  session: Session,
  order: string,
  values: { readonly [label: string]: Json },
): ImaginedOrder {
  const book = session.read()?.book;
  if (!book) return { questions: [], done: false };
  const answers = Object.fromEntries(Object.entries(values).map(([label, value]) => [label, { value }]));
  const by = `imagined ${JSON.stringify(values)}`;
  // An order that has a name of its own stands on no line: it is looked for from the latest page back.
  const pages = book.pages.map((_, page) => page).toReversed();
  const first = book.pages.findIndex(({ entries }) => entries.some(({ hash }) => hash === order));
  // What comes on later pages is not asked here.
  const imagined = session.imagine({
    ...book,
    pages: first < 0 ? book.pages : book.pages.slice(0, first + 1),
    corrected: new Map(book.corrected).set(order, { by, answers }),
  });
  let told: Telling | undefined;
  for (const page of first < 0 ? pages : [first]) {
    told = imagined?.tellings(page)?.find(({ entry, line }) => entry === order || line === order);
    if (told) break;
  }
  return { questions: told?.asked.map(({ question }) => question) ?? [], done: told?.done ?? false };
}
