/**
 * The campaign as its players were called when a line was written: who sat down in another's seat since had no part in what
 * that seat did before.
 */
import { createMemo } from 'solid-js';
import { type Names, namesAt } from '../../../../campaign/names-then.ts';
import type { Telling } from '../../../../campaign/telling.ts';
import { type View, viewWith } from '../../../../campaign/view.ts';
import type { Seat } from '../../../../kernel/question.ts';
import type { Hash } from '../../../../log/bytes.ts';
import type { Roster } from '../../../../log/roster.ts';
import { type Campaign, useCampaign } from '../../../campaign/context.tsx';
import { playerIn, sayIn } from '../../../campaign/say.ts';

/** By the line, the names of those whose seats others took after it. @param lines oldest first @param later of those whose seats were taken after all of these */
export function namesThen(lines: readonly Telling[], later: Names = {}): ReadonlyMap<string, Names> {
  // Seats seldom change hands: as long as none has, nothing is said anew.
  if (Object.keys(later).length === 0 && !lines.some(({ change }) => change?.what === 'taken')) return none;
  const found = new Map<string, Names>();
  let names = later;
  for (const { entry, change } of lines.toReversed()) {
    found.set(entry, names);
    if (change?.what === 'taken') names = { ...names, [change.seat]: change.before };
  }
  return found;
}

const none: ReadonlyMap<string, Names> = new Map();

/** The names of those whose seats others took on later pages than this one. */
export function namesAfter({ book }: Pick<View, 'book'>, page: number): Names {
  const names: { [seat: Seat]: string } = {};
  for (const one of book.roster.changes.toReversed())
    if (one.what === 'taken' && (book.find(one.line)?.page ?? book.pages.length) > page)
      names[one.seat] = one.before;
  return names;
}

/** What tells a line in the names of its time. Reactive. @param last the page of the last of them; without it they go up to the last there is */
export function createThen(
  lines: () => readonly Telling[],
  last?: () => number,
): (telling: Telling) => Campaign {
  const campaign = useCampaign();
  const names = createMemo(() => namesThen(lines(), last && namesAfter(campaign.view(), last())));
  return (telling) => tellingIn(campaign, telling, () => names().get(telling.entry) ?? {});
}

/** What tells a line in these names. Reactive. */
export const tellingIn = (
  campaign: Campaign,
  { line, entry }: Pick<Telling, 'line' | 'entry'>,
  names: () => Names,
): Campaign => inNames(campaign, names, () => guestOf(campaign.view(), line ?? entry));

/** The same for one line by itself. Reactive. */
export const thenOf = (campaign: Campaign, telling: Pick<Telling, 'line' | 'entry'>): Campaign =>
  tellingIn(campaign, telling, () => namesAt(campaign.view(), telling.line ?? telling.entry));

/** What the guest who wrote a line calls themself. */
function guestOf({ book }: View, line: Hash): string | undefined {
  const found = book.find(line)?.entry;
  return found && guestName(book.roster, found.author);
}
const guestName = ({ members, former }: Roster, author: string): string | undefined =>
  [...members, ...former].find(({ device, role }) => device === author && role === 'guest')?.name;

function inNames(campaign: Campaign, then: () => Names, guest?: () => string | undefined): Campaign {
  let made: { readonly of: View; readonly view: View } | undefined;
  const view: Campaign['view'] = () => {
    const now = campaign.view();
    const names = then();
    const seats = now.seats.map((one) => ({ ...one, name: names[one.id] ?? one.name }));
    const alike = (a: View): boolean => seats.every(({ name }, i) => name === a.seats[i]?.name);
    if (alike(now)) return now;
    // Each word of a line asks for it.
    if (made?.of !== now || !alike(made.view)) made = { of: now, view: viewWith(now, { seats }) };
    return made.view;
  };
  return {
    ...campaign,
    view,
    player: (seat) => (seat === 'guest' ? guest?.() : undefined) ?? playerIn(view(), seat),
    say: (text) => sayIn(campaign.app, view(), text),
  };
}
