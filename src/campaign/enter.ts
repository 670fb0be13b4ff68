/** How a phone comes to a campaign: by founding it, by an invitation, or by a seat's own seed. */
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import { type Chance, type Hash, hex, unhex } from '../log/bytes.ts';
import type { BodyOf } from '../log/entry.ts';
import { makeDevice, publicOf, seatFor, seatKeys } from '../log/keys.ts';
import type { Role } from '../log/roster.ts';
import { prove } from '../log/seats.ts';
import { foundCampaign } from '../log/write.ts';
import type { CampaignKeys, Store } from '../store/types.ts';
import { CampaignError } from './faults.ts';
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
  { store, chance }: Pick<Deps, 'store' | 'chance'>,
  founding: Founding,
  seat: Seat,
): Promise<Hash> {
  const device = makeDevice(chance);
  const invite = chance(32);
  const made = { ...founding, seats: [...founding.seats] };
  const own = seatFor(device, seat);
  const { campaign, chain } = foundCampaign(made, invite, device, { seat, keys: publicOf(own) }, chance);
  const keys: CampaignKeys = {
    device,
    seats: { [seat]: hex(own.seed) },
    invite: hex(invite),
    table: hex(chance(32)),
  };
  await store.saveKeys(campaign, keys);
  await store.append(campaign, chain, 0);
  await store.shelve({ campaign, title: founding.title, ruleset: founding.ruleset, card: {} });
  return campaign;
}

export interface Invited {
  readonly campaign: Hash;
  readonly invite: string;
  readonly table: string;
  readonly title: string;
  readonly ruleset: string;
}

/** Makes room for a campaign this phone was invited to; its logs come with the first meeting. */
export async function prepareToJoin(
  { store, chance }: { readonly store: Store; readonly chance: Chance },
  { campaign, invite, table, title, ruleset }: Invited,
): Promise<void> {
  const { keys } = await store.load(campaign);
  if (!keys) await store.saveKeys(campaign, { device: makeDevice(chance), seats: {}, invite, table });
  await store.shelve({ campaign, title, ruleset, card: {} });
}

/**
 * Takes a seat: makes its keys, keeps their seed, and writes the admission the invitation proves.
 * @param name of who sits down where another left for good; the seat is called so from then on
 * @throws CampaignError
 */
export async function takeSeat(session: Session, seat: Seat, name?: string): Promise<void> {
  const view = session.view();
  if (!view) throw new CampaignError('not here yet');
  if (view.seats.find(({ id }) => id === seat)?.held) throw new CampaignError('seat taken');
  const keys = session.keys();
  const made = seatFor(keys.device, seat);
  await session.setKeys({ ...keys, seats: { ...keys.seats, [seat]: hex(made.seed) } });
  // The admission may have been stored at an earlier try, although the storage never said so.
  if (session.view()?.seats.find(({ id }) => id === seat)?.mine) return;
  const body = { ...claim(session, seat), ...(name === undefined ? {} : { name }) };
  // Another may have sat down while the keys were kept.
  await session.write(seat, (_, now) => {
    if (now.seats.find(({ id }) => id === seat)?.held) throw new CampaignError('seat taken');
    return body;
  });
}

/**
 * Asks for a held seat whose phone and phrase are lost. Two others may grant it; the seat's keys are then this
 * phone's, and what the lost one had sealed stays sealed.
 */
export const askForSeat = (session: Session, seat: Seat): Promise<Hash> =>
  session.write(seat, claim(session, seat));

const claim = (session: Session, seat: Seat): BodyOf<'admit'> =>
  admission(session, seat, 'player', 'invite', { keys: publicOf(seatFor(session.keys().device, seat)) });

/** Comes along as a guest: sees what is public, writes nothing but notes. */
export const joinAsGuest = (session: Session, name: string): Promise<Hash> =>
  session.write('guest', admission(session, 'guest', 'guest', 'invite', { name }));

/** Returns to a seat with its seed (from its recovery phrase); the session writes the admission. @throws CampaignError */
export async function returnToSeat(session: Session, seat: Seat, seed: string): Promise<void> {
  const bytes = unhex(seed, 16);
  const known = session.view()?.book.roster.seats.find(({ id }) => id === seat)?.keys;
  if (!bytes || !known || publicOf(seatKeys(bytes)).sign !== known.sign) throw new CampaignError('no seat');
  const keys = session.keys();
  await session.setKeys({ ...keys, seats: { ...keys.seats, [seat]: seed } });
}

/** Goes on under a new device key: after a restored backup, or when the old one is known to have written elsewhere. */
export const renewDevice = (session: Session, chance: Chance): Promise<void> =>
  session.setKeys({ ...session.keys(), device: makeDevice(chance) });

/** Lets another device write for a seat this phone holds, as its regent. */
export const appointRegent = (session: Session, seat: Seat, device: string): Promise<Hash> =>
  session.write(seat, admission(session, seat, 'regent', 'seat', {}, device));

function admission(
  session: Session,
  seat: Seat,
  role: Role,
  by: 'invite' | 'seat',
  more: Pick<BodyOf<'admit'>, 'keys' | 'name'>,
  device = session.keys().device.device,
): BodyOf<'admit'> {
  const secret = by === 'invite' ? unhex(session.keys().invite, 32) : session.ring().seats.get(seat)?.sign;
  if (!secret) throw new CampaignError('no seat');
  const proof = prove(session.campaign, device, seat, role, secret);
  return { kind: 'admit', device, seat, role, by, proof, ...more };
}
