/** How a phone comes to a campaign: by founding it, by an invitation, or by a seat's own seed. */
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import { type Hash, hex, type RandomBytes, unhex } from '../log/bytes.ts';
import { admitting, slotted } from '../log/claim.ts';
import type { BodyOf } from '../log/entry.ts';
import { makeDevice, publicOf, seatFor, seatKeys } from '../log/keys.ts';
import { isBarred } from '../log/roster.ts';
import { freeSlot } from '../log/slots.ts';
import { foundCampaign } from '../log/write.ts';
import type { CampaignKeys, CampaignStore, Wanted } from '../store/types.ts';
import { ownClaim } from './claim-desk.ts';
import { CampaignError } from './faults.ts';
import { ownSeat } from './own-seat.ts';
import type { Deps, Session } from './session.ts';

export interface Founding {
  readonly ruleset: string;
  readonly rules: number;
  readonly title: string;
  readonly options: Json;
  readonly seats: readonly { readonly id: Seat; readonly name: string }[];
  readonly books: 'open' | 'sealed';
  /** What it goes on from. */
  readonly from?: BodyOf<'found'>['from'];
}

/** Founds a campaign on this phone and puts it on the shelf. The founder sits in it; other seats are taken afterwards. */
export async function found(
  { store, random }: Pick<Deps, 'store' | 'random'>,
  founding: Founding,
  seat: Seat,
): Promise<Hash> {
  const device = makeDevice(random);
  const invite = random(32);
  const made = { ...founding, seats: [...founding.seats] };
  const own = seatFor(device, seat);
  const { campaign, chain } = foundCampaign(made, invite, device, { seat, keys: publicOf(own) }, random);
  const keys: CampaignKeys = {
    device,
    seats: { [seat]: hex(own.seed) },
    invite: hex(invite),
  };
  await store.saveKeys(campaign, keys);
  await store.append(campaign, chain, 0);
  await store.shelve({ campaign, title: founding.title, ruleset: founding.ruleset, card: {} });
  return campaign;
}

export interface Invited {
  readonly campaign: Hash;
  readonly invite: string;
  readonly title: string;
  readonly ruleset: string;
}

/** Makes room for a campaign this phone was invited to; its logs come with the first meeting. */
export async function prepareToJoin(
  { store, random }: { readonly store: CampaignStore; readonly random: RandomBytes },
  { campaign, invite, title, ruleset }: Invited,
): Promise<void> {
  const { keys } = await store.load(campaign);
  if (!keys) await store.saveKeys(campaign, { device: makeDevice(random), seats: {}, invite });
  await store.shelve({ campaign, title, ruleset, card: {} });
}

/**
 * Takes a free seat. A phone that sits at the table already writes the admission itself; a newcomer's claims the seat, and
 * sits once a member's phone has admitted it.
 * @param name of the newcomer, where another player left for good: the seat's name from then on
 * @throws CampaignError, StoreError
 */
export async function takeSeat(session: Session, seat: Seat, name?: string): Promise<void> {
  const view = session.view();
  if (!view) throw new CampaignError('not here yet');
  if (view.seats.find(({ id }) => id === seat)?.held) throw new CampaignError('seat taken');
  // A seat whose player was put out has their keys still: two others give it.
  if (view.book.roster.seats.some(({ id, keys }) => id === seat && keys)) return askForSeat(session, seat);
  await claim(session, { seat, role: 'player', ...(name === undefined ? {} : { name }) });
}
/**
 * Asks for a held seat whose phone and phrase are lost, or that this phone left. Two others may grant it (one, where nobody sits
 * there); the seat's keys are then this phone's, and what the lost one had sealed stays sealed. @throws CampaignError, StoreError
 */
export const askForSeat = (session: Session, seat: Seat): Promise<void> =>
  claim(session, { seat, role: 'player', asks: true });

/** Comes along as a guest: sees what is public, writes nothing but notes. @throws CampaignError, StoreError */
export const joinAsGuest = (session: Session, name: string): Promise<void> =>
  claim(session, { seat: 'guest', role: 'guest', name });

/** Wants no seat any more. @throws StoreError */
export const withdrawClaim = (session: Session): Promise<void> =>
  session.setKeys(({ claim: _, ...keys }) => keys);

async function claim(session: Session, wanted: Wanted): Promise<void> {
  const { seat } = wanted;
  const made = ownClaim(session.campaign, { ...session.keys(), claim: wanted });
  if (!made) throw new CampaignError('no seat');
  const view = session.view();
  const own = view && !wanted.asks ? ownSeat(view) : undefined;
  if (own === undefined) return session.setKeys((keys) => ({ ...keys, claim: wanted }));
  // Another may have sat down meanwhile.
  await session.write(own, (_, now) => {
    if (wanted.role === 'player' && now.seats.find(({ id }) => id === seat)?.held)
      throw new CampaignError('seat taken');
    return admitting(made, 'invite');
  });
}

/**
 * Returns to a seat with its seed (from its recovery phrase); the session writes the admission, and what this phone asked for
 * is done with. @throws CampaignError
 */
export async function returnToSeat(session: Session, seat: Seat, seed: string): Promise<void> {
  const bytes = unhex(seed, 16);
  const roster = session.view()?.book.roster;
  const known = roster?.seats.find(({ id }) => id === seat)?.keys;
  if (!roster || !bytes || publicOf(seatKeys(bytes)).sign !== known?.sign) throw new CampaignError('no seat');
  if (isBarred(roster, seat)) throw new CampaignError('seat barred');
  await session.setKeys(({ claim, ...keys }) => {
    const asks = claim === undefined || claim.seat === seat ? {} : { claim };
    return { ...keys, ...asks, seats: { ...keys.seats, [seat]: seed } };
  });
}
/**
 * Takes a phone off a seat that this phone holds; where that is this phone itself, it forgets the seat's seed, and writes for it
 * no more. @throws CampaignError, StoreError
 */
export async function layDown(session: Session, seat: Seat, device: string): Promise<void> {
  await session.write(seat, { kind: 'withdraw', device, seat });
  if (device !== session.keys().device.device) return;
  await session.setKeys(({ seats: { [seat]: _, ...seats }, ...keys }) => ({ ...keys, seats }));
}

/** Goes on under a new device key: after a restored backup, or when the old one is known to have written elsewhere. */
export const renewDevice = (session: Session, random: RandomBytes): Promise<void> =>
  session.setKeys((keys) => ({ ...keys, device: makeDevice(random) }));

const zero: RandomBytes = (length) => new Uint8Array(length);
/** Lets another device write for a seat this phone holds, as its regent. @throws CampaignError, StoreError */
export async function appointRegent(session: Session, seat: Seat, device: string): Promise<Hash> {
  const secret = session.ring().seats.get(seat)?.sign;
  return session.write(seat, (_, { book }) => {
    const slot = freeSlot(book.roster, seat, zero);
    if (!secret || slot === undefined) throw new CampaignError('no seat');
    if (isBarred(book.roster, seat)) throw new CampaignError('seat barred');
    return slotted(session.campaign, { device, seat, role: 'regent', slot }, secret);
  });
}
