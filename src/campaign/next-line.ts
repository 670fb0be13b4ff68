/** A phone's own log, longer by the next line. */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from '../log/bytes.ts';
import { append, type Chain, type Chains } from '../log/chain.ts';
import type { KnownBody } from '../log/entry.ts';
import { isGuest } from '../log/guests.ts';
import type { DeviceKey } from '../log/keys.ts';
import { GUEST, hasRoomFor, WHOLE } from '../log/quota.ts';
import type { Spot } from '../log/seal.ts';
import { isProposal, oneTooMany } from '../log/seatings.ts';
import { compose, mayStand } from '../log/write.ts';
import { CampaignError } from './faults.ts';
import type { View } from './view.ts';

/** What a line says, or how it is said where it will stand. */
export type Writing = KnownBody | ((at: Spot, view: View) => KnownBody);

/**
 * @param page the page it is written on; the open one unless it is named
 * @throws CampaignError where nothing may be written any more, the app cannot read what it is about to write, or the log has no room left for it
 */
export function nextLine(
  chains: Chains,
  key: DeviceKey,
  now: View,
  seat: Seat,
  body: Writing,
  page: Hash | undefined,
): Chain {
  const { campaign, book, outdated, stopped, onward } = now;
  if (outdated) throw new CampaignError('outdated');
  if (stopped) throw new CampaignError('stopped');
  if (onward) throw new CampaignError('goes on elsewhere');
  const { device } = key;
  const own = chains.get(device);
  const seq = (own?.entries.length ?? 0) + 1;
  const at: Spot = { campaign, author: device, seq, prev: own?.hashes.at(-1) ?? campaign };
  const said = typeof body === 'function' ? body(at, now) : body;
  const entry = compose(chains, book, device, seat, said, page);
  if (!mayStand(entry)) throw new CampaignError('no line');
  const grown = append(own, entry, key);
  const room = isGuest(book.roster, device, book.pages.length - 1) ? GUEST : WHOLE;
  if (!hasRoomFor(grown.lines, room)) throw new CampaignError('log full');
  const isProposed = (line: Hash): boolean => {
    const about = book.find(line)?.entry;
    return about !== undefined && isProposal(about);
  };
  const tooMany = oneTooMany(grown, isProposed);
  if (tooMany) throw new CampaignError(tooMany === 'closes' ? 'turned twice' : 'said enough');
  return grown;
}
