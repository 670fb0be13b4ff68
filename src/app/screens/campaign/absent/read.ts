/** What this phone's player has read about seats: stand-ins that came to their end, players who left for good. */
import { createSignal } from 'solid-js';
import type { Hash } from '../../../../log/bytes.ts';

const place = (campaign: Hash): string => `realmbook.back.${campaign}`;

export function createRead(campaign: Hash) {
  const [read, setRead] = createSignal((localStorage.getItem(place(campaign)) ?? '').split(' '));
  return {
    unread: (entry: Hash): boolean => !read().includes(entry),
    done(entry: Hash): void {
      const all = [...read(), entry];
      localStorage.setItem(place(campaign), all.join(' ').trim());
      setRead(all);
    },
  };
}
