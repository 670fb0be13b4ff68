/** Invitations as this phone's player sees them (R12, R23): which are open, which one this phone hands out, opening and ending. */
import type { Seat } from '../kernel/question.ts';
import { hex, type RandomBytes, unhex } from '../log/bytes.ts';
import { type BodyOf, is } from '../log/entry.ts';
import { isOpen } from '../log/invitations.ts';
import { publicKey } from '../log/keys.ts';
import { type Invitation, membershipsOf } from '../log/roster.ts';
import type { CampaignKeys } from '../store/types.ts';
import { CampaignError } from './faults.ts';
import { DOORS } from './peer-status.ts';
import type { Session } from './session.ts';
import type { View } from './view.ts';

export interface Open extends Invitation {
  /** The code that this phone shows. */
  readonly shown: boolean;
  /** This phone has its secret: it can show its code. */
  readonly ours: boolean;
  /** Pages after which it ends by itself. */
  readonly left?: number;
  /** How many phones have come by it: several seats of one are one, and a seat that was added on the phone that invites is none. */
  readonly phones: number;
}

const keyOf = (invite: string | undefined): string | undefined => {
  const secret = invite === undefined ? undefined : unhex(invite, 32);
  return secret && publicKey(secret);
};

function phonesBy({ roster, find }: View['book'], key: string): number {
  const came = membershipsOf(roster).flatMap(({ device, entry }) => {
    const line = find(entry)?.entry;
    return line && is(line, 'admit') && line.body.invite === key && line.author !== device ? [device] : [];
  });
  return new Set(came).size;
}

/** Those that let somebody in still, the newest first. */
export function openInvitations({ book, page }: View, keys: CampaignKeys): readonly Open[] {
  const key = keyOf(keys.invite);
  const others = new Set((keys.doors ?? []).map(keyOf));
  return book.roster.invitations
    .filter((one) => isOpen(one, page))
    .map((one) => ({
      ...one,
      shown: one.key === key,
      ours: one.key === key || others.has(one.key),
      phones: phonesBy(book, one.key),
      ...(one.until === undefined ? {} : { left: one.until - page }),
    }))
    .toReversed();
}
/** The one whose code this phone shows; undefined where it has none, or that one lets in nobody any more. */
export const invitationShown = (view: View, keys: CampaignKeys): Open | undefined =>
  openInvitations(view, keys).find(({ shown }) => shown);

/** Whether a newcomer may come by this phone's invitation in such a role, as far as its book says. */
export const letsIn = (view: View, keys: CampaignKeys, role: 'player' | 'guest'): boolean =>
  openInvitations(view, keys).some((one) => one.shown && (one.role ?? role) === role);

export interface Terms extends Pick<BodyOf<'invite'>, 'role' | 'limit'> {
  /** How many pages it is open for; until somebody ends it where that is left out. */
  readonly pages?: number;
}
/**
 * Opens an invitation for a player at their own seat; this phone shows its code from then on, and no longer that of another.
 * @throws CampaignError, StoreError
 */
export async function openInvitation(
  session: Session,
  seat: Seat,
  { role, limit, pages }: Terms,
  random: RandomBytes,
): Promise<void> {
  const secret = random(32);
  const view = session.view();
  if (view && openInvitations(view, session.keys()).length >= DOORS)
    throw new CampaignError('too many invitations');
  await session.write(seat, (_, { page }) => ({
    kind: 'invite',
    key: publicKey(secret),
    role,
    limit,
    ...(pages === undefined ? {} : { until: page + pages }),
  }));
  await shows(session, hex(secret));
}

/** This phone shows the code of another invitation that it opened. @throws CampaignError, StoreError */
export async function showInvitation(session: Session, key: string): Promise<void> {
  const { doors = [] } = session.keys();
  const secret = doors.find((one) => keyOf(one) === key);
  if (secret === undefined) throw new CampaignError('no seat');
  await shows(session, secret);
}
/** Keeps the secrets of the others that are open still. */
async function shows(session: Session, invite: string): Promise<void> {
  await session.setKeys(({ doors = [], invite: before, ...keys }) => {
    const view = session.view();
    const open = new Set(
      view?.book.roster.invitations.flatMap((one) => (isOpen(one, view.page) ? [one.key] : [])),
    );
    const kept = [...new Set([...doors, ...(before === undefined ? [] : [before])])].filter(
      (one) => one !== invite && open.has(keyOf(one) ?? ''),
    );
    return { ...keys, invite, doors: kept };
  });
}

/** Ends an invitation for everybody who has it and has not come yet. @throws CampaignError, StoreError */
export const endInvitation = async (session: Session, seat: Seat, key: string): Promise<void> => {
  await session.write(seat, { kind: 'end-invite', key });
};
