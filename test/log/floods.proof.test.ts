/**
 * R5, H12: histories in which changed apps write far beyond the end of their logs, under quotas small enough to be reached: the
 * honest take the same of them in whatever order they meet, and read one book.
 */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { branchesOf, type Chain } from '../../src/log/chain.ts';
import { beyondGuests } from '../../src/log/guests.ts';
import { patience, proving, runs } from '../prove/counts.ts';
import { act, played, step } from './acts.ts';
import { drafted, meet, type Phone, phoneOf, put, read, reading, tell } from './phones.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('./plain-signatures.ts')).plainSignatures(original),
);
const room = vi.hoisted(() => ({ whole: { lines: 14, bytes: 16_384 }, guest: { lines: 4, bytes: 4_096 } }));
vi.mock('../../src/log/quota.ts', async (original) => {
  const { hasRoomFor, ...rest } = await original<typeof import('../../src/log/quota.ts')>();
  return {
    ...rest,
    WHOLE: room.whole,
    GUEST: room.guest,
    hasRoomFor: (lines: Parameters<typeof hasRoomFor>[0], of = room.whole) => hasRoomFor(lines, of),
  };
});

const steps = fc.array(fc.record({ act: act.filter(({ what }) => what !== 'go over'), floods: fc.nat(9) }), {
  minLength: 5,
  maxLength: 60,
});
const own = ({ chains, key }: Phone): Chain | undefined => chains.get(key.device);
const full = (phone: Phone): boolean => (own(phone)?.lines.length ?? 0) >= room.whole.lines;

test('R5, H12: a phone that floods its log parts nobody: the honest read one book and keep no more of a log than its room', {
  timeout: patience,
}, () => {
  const seen = { full: 0, guests: 0 };
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(2), steps, (count, free, all) => {
      const { phones, t } = played(count, [], free);
      const honest = phones.slice(0, count - 1);
      for (const { act, floods } of all) {
        const phone = phones[act.who % phones.length] as Phone;
        const hears = act.what === 'tell' || act.what === 'fork';
        // A flooded log is none that its own phone could read again.
        if (full(phone) && !hears && (honest.includes(phone) || act.what === 'restart')) continue;
        if (honest.includes(phone) || !own(phone) || hears || floods < 4) {
          step(phones, [...t.phones.keys()], act);
          continue;
        }
        for (let n = 0; n < floods; n++) put(phone, drafted(phone, { kind: 'note', text: `${n}` }));
        // Told in pieces, each of which has room by itself.
        if (floods % 2 === 0) tell(phone, honest[act.on % honest.length] as Phone);
      }
      meet(...phones);
      const late = phoneOf('Late', phones[0]?.campaign ?? '');
      meet(...honest, late);
      const book = reading(late);
      for (const phone of honest) {
        expect(reading(phone)).toEqual(book);
        for (const log of phone.chains.values())
          for (const { lines } of branchesOf(log)) expect(lines.length).toBeLessThanOrEqual(room.whole.lines);
      }
      if (phones.some((phone) => (own(phone)?.lines.length ?? 0) > room.whole.lines)) seen.full++;
      if (beyondGuests(late.chains, read(late).roster).size > 0) seen.guests++;
    }),
    runs(500),
  );
  // A flood that never came would prove nothing.
  expect(seen.full).toBeGreaterThan(0);
  if (proving) expect(seen.guests).toBeGreaterThan(0);
});
