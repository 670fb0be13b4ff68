/** One line of the book with what it came to, from whichever page it stands on. */
import type { Session } from '../../../../campaign/session.ts';
import { isNamed, type Telling } from '../../../../campaign/telling.ts';

export interface Told {
  readonly page: number;
  readonly telling: Telling;
}
/** @param name the name of an order, or a line of the book: the one that began an order too */
export async function toldAs(session: Session, name: string): Promise<Told | undefined> {
  const view = session.view();
  if (!view) return undefined;
  const stands = view.book.find(name)?.page ?? -1;
  // A name that is no line's says nothing of its page.
  const [last, first] = stands < 0 ? [view.page, 0] : [stands, stands];
  for (let page = last; page >= first; page--) {
    const tellings = page === view.page ? view.tellings : await session.tellings(page);
    const telling = tellings.find((one) => isNamed(one, name));
    if (telling) return { page, telling };
  }
  return undefined;
}

export const tellingOf = async (session: Session, name: string): Promise<Telling | undefined> =>
  (await toldAs(session, name))?.telling;
