/** Who sits as a campaign begins. */
import type { Hash } from './bytes.ts';
import type { Known } from './entry.ts';
import type { Invitation, Roster } from './roster.ts';

const firstInvitation = ({ author, seat, body }: Known<'found'>, campaign: Hash): Invitation => ({
  key: body.invite,
  line: campaign,
  by: seat,
  device: author,
  since: 0,
  limit: 64,
  used: 0,
  ended: [],
});

/** As the founding leaves it: the founder sits, under the keys it names. */
export const founded = (found: Known<'found'>, campaign: Hash): Roster => ({
  campaign,
  seats: found.body.seats.map((one) => (one.id === found.seat ? { ...one, keys: found.body.keys } : one)),
  members: [
    {
      device: found.author,
      seat: found.seat,
      role: 'player',
      entry: campaign,
      from: [campaign],
      key: found.body.keys.sign,
      since: 0,
    },
  ],
  former: [],
  offers: [],
  invitations: [firstInvitation(found, campaign)],
  barred: [],
  rekeyed: [],
  slots: new Map(),
  admissions: new Set(),
  proposed: [],
  idle: found.body.from?.away ?? [],
  parted: (found.body.from?.away ?? []).map((one) => ({ seat: one, becomes: 'idle', since: 0 })),
  changes: [],
  marks: [{ seat: found.seat, since: 0 }],
});
