/**
 * The campaign told again from its first page, one moment whenever its clock went on: what lay on the table as each month
 * began, and how it lies now. With the same secrets that this phone can read today, and the players' names of that time.
 */
import { canonical } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Clock } from '../kernel/ruleset.ts';
import { CampaignError } from './faults.ts';
import { foldPage, reading, startOf } from './fold.ts';
import type { Session } from './session.ts';
import { type View, viewOf, viewWith } from './view.ts';

export interface Moment {
  /** The page that begins there. */
  readonly page: number;
  readonly view: View;
}

/** A player who takes a seat over later does not name it yet. */
function asNamed(view: View, page: number): View {
  const { pages, roster } = view.book;
  const later = new Set(pages.slice(page).flatMap(({ entries }) => entries.map(({ hash }) => hash)));
  const before = (seat: Seat): string | undefined =>
    roster.changes.flatMap((one) =>
      one.what === 'taken' && one.seat === seat && later.has(one.line) ? [one.before] : [],
    )[0];
  return viewWith(view, { seats: view.seats.map((one) => ({ ...one, name: before(one.id) ?? one.name })) });
}

const step = ({ stage, year = 0, step }: Clock): string => canonical([stage, year, step]);

/** Page after page is folded as it is asked for. @throws CampaignError */
export function* history(session: Session): Generator<Moment> {
  const [read, now] = [session.read(), session.view()];
  if (!read || !now) throw new CampaignError('not here yet');
  const { book } = read;
  const how = reading(now.newest, session.ring(), book);
  let { ruleset } = how;
  let state = startOf(how, book);
  const lying = (): View =>
    viewOf(now.newest, { ...read, tip: { ...state, tellings: [] } }, session.ring(), now.device, ruleset);
  let at = step(ruleset.clock(state.table.rules));
  yield { page: 0, view: asNamed(lying(), 0) };
  for (const [page, folding] of book.pages.entries()) {
    if (!folding.closed) break;
    const { tellings: _, ...after } = foldPage(how, state, folding);
    state = after;
    ruleset = how.rules(folding.id) ?? ruleset;
    const then = step(ruleset.clock(state.table.rules));
    if (then === at) continue;
    at = then;
    yield { page: page + 1, view: asNamed(lying(), page + 1) };
  }
  yield { page: book.pages.length - 1, view: now };
}
