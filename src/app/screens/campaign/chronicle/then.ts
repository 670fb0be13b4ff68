/**
 * The campaign as its players were called when a line was written: who sat down in another's seat since had no part in what
 * that seat did before.
 */
import { createMemo } from 'solid-js';
import { type Names, namesAt } from '../../../../campaign/names-then.ts';
import type { Telling } from '../../../../campaign/telling.ts';
import type { View } from '../../../../campaign/view.ts';
import type { Hash } from '../../../../log/bytes.ts';
import type { Roster } from '../../../../log/roster.ts';
import { type Campaign, useCampaign } from '../../../campaign/context.tsx';
import { playerIn, sayIn } from '../../../campaign/say.ts';

/** By the line, the names of those whose seats others took after it. @param lines oldest first, up to the last one there is */
export function namesThen(lines: readonly Telling[]): ReadonlyMap<string, Names> {
  const found = new Map<string, Names>();
  let names: Names = {};
  for (const { entry, change } of lines.toReversed()) {
    found.set(entry, names);
    if (change?.what === 'taken') names = { ...names, [change.seat]: change.before };
  }
  return found;
}

/** What tells a line in the names of its time. Reactive. */
export function createThen(lines: () => readonly Telling[]): (telling: Telling) => Campaign {
  const campaign = useCampaign();
  const names = createMemo(() => namesThen(lines()));
  return ({ entry, line }) =>
    inNames(
      campaign,
      () => names().get(entry) ?? {},
      () => guestOf(campaign.view(), line ?? entry),
    );
}

/** The same for one line by itself. Reactive. */
export const thenOf = (campaign: Campaign, { line, entry }: Pick<Telling, 'line' | 'entry'>): Campaign =>
  inNames(
    campaign,
    () => namesAt(campaign.view(), line ?? entry),
    () => guestOf(campaign.view(), line ?? entry),
  );

/** What the guest who wrote a line calls themself. */
function guestOf({ book }: View, line: Hash): string | undefined {
  for (const { entries } of book.pages) {
    const found = entries.find(({ hash }) => hash === line)?.entry;
    if (found) return guestName(book.roster, found.author);
  }
  return undefined;
}
const guestName = ({ members, former }: Roster, author: string): string | undefined =>
  [...members, ...former].find(({ device, role }) => device === author && role === 'guest')?.name;

function inNames(campaign: Campaign, then: () => Names, guest?: () => string | undefined): Campaign {
  const view: Campaign['view'] = () => {
    const now = campaign.view();
    const names = then();
    return { ...now, seats: now.seats.map((one) => ({ ...one, name: names[one.id] ?? one.name })) };
  };
  return {
    ...campaign,
    view,
    player: (seat) => (seat === 'guest' ? guest?.() : undefined) ?? playerIn(view(), seat),
    say: (text) => sayIn(campaign.app, view(), text),
  };
}
