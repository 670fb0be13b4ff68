/** One line of the book with what it came to, from whichever page it stands on. */
import type { Session } from '../../../../campaign/session.ts';
import type { Telling } from '../../../../campaign/telling.ts';

export async function tellingOf(session: Session, entry: string): Promise<Telling | undefined> {
  const view = session.view();
  const page = view?.book.pages.findIndex(({ entries }) => entries.some(({ hash }) => hash === entry)) ?? -1;
  if (!view || page < 0) return undefined;
  const tellings = page === view.page ? view.tellings : await session.tellings(page);
  return tellings.find((telling) => telling.entry === entry);
}
