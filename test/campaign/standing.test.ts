/** Whom a phone lets in, by its own book: phones of a real campaign that meet over a line. */
import { expect, test } from 'vitest';
import { leaveSeat } from '../../src/campaign/absence.ts';
import { addNote } from '../../src/campaign/acts.ts';
import { claimsOf } from '../../src/campaign/claims.ts';
import { askForSeat, joinAsGuest, layDown, returnToSeat, takeSeat } from '../../src/campaign/enter.ts';
import { endInvitation } from '../../src/campaign/invitations.ts';
import { introductionOf, meetingSecrets, peerStatusOf, welcomed } from '../../src/campaign/peer-status.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import { hex, unhex } from '../../src/log/bytes.ts';
import { is } from '../../src/log/entry.ts';
import { publicKey } from '../../src/log/keys.ts';
import { doorOf } from '../../src/log/meeting-secrets.ts';
import { readExchange, writeExchange } from '../../src/sync/links/file.ts';
import { memoryLine } from '../../src/sync/links/memory.ts';
import { lineOf, newcomer, passOf, sit } from './sitting.ts';
import { chanceOf, meet, table } from './table.ts';

const linesOf = (session: Session): number =>
  session.view()?.book.pages.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0;
const standing = (by: Session, other: Session) => peerStatusOf(by.view()?.book, other.keys().device.device);
/** The phone has the book as another has it now, as from a copy in a file. */
const copied = (from: Session, to: Session) => to.library.take(from.library.runsAfter({}));
/** Two hands put a phone out: one proposes it, the other nods. */
async function putOut(phone: Session, one: Session, other: Session): Promise<void> {
  const { device } = phone.keys().device;
  const entry = await one.write('azure', { kind: 'withdraw', device });
  await meet(one, other);
  await other.write('gules', { kind: 'agree', entry });
  await meet(one, other);
}
const three = async (): Promise<readonly [Session, Session, Session]> => {
  const { sessions } = await table(['azure', 'gules', 'vert']);
  return sessions as unknown as [Session, Session, Session];
};

test('R22: players and guests are known; a newcomer with the invitation is let in, sits down, and is known then', async () => {
  const [a, b] = await three();
  const guest = await newcomer('Gina', a);
  expect(standing(a, b)).toBe('member');
  expect(standing(b, a)).toBe('member');
  expect(standing(a, guest)).toBe('stranger');
  expect(standing(guest, a)).toBeUndefined();
  expect(await sit(a, guest)).toEqual(['in step', 'in step']);
  expect(linesOf(guest)).toBe(linesOf(a));
  await joinAsGuest(guest, 'Gina');
  await meet(a, b, guest);
  expect(standing(b, guest)).toBe('guest');
  expect(await sit(b, guest)).toEqual(['in step', 'in step']);
});

test('R3: over a line a newcomer claims a seat, any member’s phone admits them, and they sit', async () => {
  const [a, b, c] = await three();
  await leaveSeat(c, 'vert', 'free');
  await meet(a, b, c);
  const fresh = await newcomer('fresh', a);
  await meet(b, fresh);
  await takeSeat(fresh, 'vert');
  const { ends } = memoryLine();
  const pair = [b, fresh].map((session, i) => lineOf(session, ends[i as 0 | 1]));
  b.subscribe(() => pair[0]?.written());
  const seat = () => fresh.view()?.seats.find(({ id }) => id === 'vert');
  await expect.poll(() => seat()?.mine, { timeout: 10_000 }).toBe(true);
  const entries = b.view()?.book.pages.at(-1)?.entries ?? [];
  const { device } = fresh.keys().device;
  const admissions = entries.filter(({ entry }) => is(entry, 'admit') && entry.body.device === device);
  expect(admissions.map(({ entry }) => entry.author)).toEqual([b.keys().device.device]);
  expect(Object.keys(fresh.keys().seats)).toEqual(['vert']);
});

test('R3: a claim that a held seat’s player refuses is told to who made it, and asked no more', async () => {
  const [a, b] = await three();
  const fresh = await newcomer('fresh', a);
  await meet(b, fresh);
  await askForSeat(fresh, 'gules');
  const { ends } = memoryLine();
  const pair = [b, fresh].map((session, i) => lineOf(session, ends[i as 0 | 1]));
  const asked = () => claimsOf(b.view() as View).length;
  await expect.poll(asked, { timeout: 10_000 }).toBe(1);
  b.refuse(fresh.keys().device.device);
  pair[0]?.written();
  await expect.poll(() => fresh.view()?.wanted?.refused, { timeout: 10_000 }).toBe(true);
  pair[1]?.written();
  await expect.poll(asked, { timeout: 10_000 }).toBe(0);
});

test('R3: without a line a file brings the claim, and the file that comes back the seat', async () => {
  const [a, b, c] = await three();
  await leaveSeat(c, 'vert', 'free');
  await meet(a, b, c);
  const fresh = await newcomer('fresh', a);
  const seatOf = () => fresh.view()?.seats.find(({ id }) => id === 'vert')?.mine;
  const given = await readExchange(fresh.library, passOf(fresh), await writeExchange(a.library, passOf(a)));
  expect(given).toMatchObject({ ok: true });
  await takeSeat(fresh, 'vert');
  expect(seatOf()).toBe(false);
  const taken = await readExchange(a.library, passOf(a), await writeExchange(fresh.library, passOf(fresh)));
  expect(taken).toMatchObject({ ok: true, answer: true });
  await readExchange(fresh.library, passOf(fresh), await writeExchange(a.library, passOf(a)));
  expect(seatOf()).toBe(true);
});

test('H11: a phone that was withdrawn is told nothing by those who know it, although it has the invitation', async () => {
  const [a, b, c] = await three();
  await putOut(c, a, b);
  const before = linesOf(c);
  await addNote(a, 'azure', 'what vert must not read');
  expect(standing(a, c)).toBe('withdrawn');
  expect(await sit(a, c)).toEqual(['withdrawn', 'put out']);
  expect(await sit(c, b)).toEqual(['put out', 'withdrawn']);
  expect(linesOf(c)).toBe(before);
});

test('H11: nor a lost phone that its player took off their own seat, on that very page', async () => {
  const [a, b] = await three();
  const { device } = b.keys().device;
  const fresh = await newcomer('found again', a);
  await meet(a, fresh);
  await returnToSeat(fresh, 'gules', b.keys().seats.gules ?? '');
  await layDown(fresh, 'gules', device);
  await meet(a, fresh);
  expect(standing(a, b)).toBe('withdrawn');
  expect(await sit(a, b)).toEqual(['withdrawn', 'put out']);
  // To those who have not heard it is what it was.
  expect(standing(b, b)).toBe('member');
});

test('H11: a phone is put out of the meeting in which its withdrawal is written', async () => {
  const [a, b, c] = await three();
  const { ends } = memoryLine();
  const pair = ([a, c] as const).map((session, i) => lineOf(session, ends[i === 0 ? 0 : 1]));
  await expect.poll(() => pair.map((one) => one.partner().state)).toEqual(['in step', 'in step']);
  const before = linesOf(c);
  await putOut(c, a, b);
  pair[0]?.written();
  await expect.poll(() => pair.map((one) => one.partner().fault)).toEqual(['withdrawn', 'put out']);
  expect(linesOf(c)).toBe(before);
});

test('H11: a key nobody admitted, with an old copy of the book and without an invitation, learns nothing that is new', async () => {
  const [a] = await three();
  const stranger = await newcomer('Mallory', a);
  const { invite: _, ...rest } = stranger.keys();
  await copied(a, stranger);
  await stranger.setKeys(() => rest);
  const before = linesOf(stranger);
  await addNote(a, 'azure', 'News');
  expect(await sit(a, stranger)).toEqual(['stranger', 'not admitted']);
  await stranger.setKeys(() => ({ ...rest, invite: 'ab'.repeat(32) }));
  expect(await sit(a, stranger)).toEqual(['stranger', 'not admitted']);
  expect(linesOf(stranger)).toBe(before);
});

test('R23: an invitation that has ended opens no door, and the table goes on meeting by what it met by', async () => {
  const [a, b] = await three();
  const [early, late] = [await newcomer('early', a), await newcomer('late', a)];
  expect(await sit(a, early)).toEqual(['in step', 'in step']);
  const before = meetingSecrets(a.campaign, a.chains(), a.view()?.book, a.keys());
  const secret = unhex(a.keys().invite, 32) ?? new Uint8Array();
  await endInvitation(a, 'azure', publicKey(secret));
  expect(await sit(a, late)).toEqual(['other campaign', 'other campaign']);
  expect(late.view()).toBeUndefined();
  // One that came while it was open has the book, and is nobody to the table.
  expect(await sit(a, early)).toEqual(['stranger', 'not admitted']);
  await meet(a, b);
  for (const one of [a, b])
    expect(meetingSecrets(one.campaign, one.chains(), one.view()?.book, one.keys())).toEqual(
      before.slice(0, 1),
    );
});

test('R23: a player with a changed app who opens twenty invitations keeps nobody from the door of another’s', async () => {
  const [a, b, c] = await three();
  const own = doorOf(publicKey(unhex(a.keys().invite, 32) ?? new Uint8Array()));
  for (let i = 0; i < 20; i++) {
    const key = publicKey(chanceOf(`hoard ${i}`)(32));
    await b.write('gules', { kind: 'invite', key, role: 'guest', limit: 1 });
  }
  await meet(a, b, c);
  for (const one of [a, b, c]) {
    const secrets = meetingSecrets(one.campaign, one.chains(), one.view()?.book, one.keys());
    expect(secrets).toHaveLength(1 + 7);
    expect(secrets.map(hex)).toContain(hex(own));
  }
  const late = await newcomer('late', a);
  expect(await sit(a, late)).toEqual(['in step', 'in step']);
});

test('R22: a player’s new phone comes in by their seat’s key, without an invitation', async () => {
  const [a, b] = await three();
  const fresh = await newcomer('new phone', a);
  const { invite: _, ...rest } = fresh.keys();
  await copied(b, fresh);
  const seed = b.keys().seats.gules ?? '';
  await fresh.setKeys(() => ({ ...rest, seats: { gules: seed } }));
  expect(standing(a, fresh)).toBe('stranger');
  expect(await sit(a, fresh)).toEqual(['in step', 'in step']);
  await returnToSeat(fresh, 'gules', seed);
  await meet(a, fresh);
  expect(standing(a, fresh)).toBe('member');
  const forger = await newcomer('forger', a);
  await copied(b, forger);
  await forger.setKeys(({ device }) => ({ ...rest, device, seats: { gules: '00'.repeat(16) } }));
  expect(await sit(a, forger)).toEqual(['stranger', 'not admitted']);
});

test('R22: a member is let in by a phone that has not yet heard of them', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as unknown as [Session, Session];
  const late = await newcomer('late', a);
  await meet(a, late);
  await joinAsGuest(late, 'Lena');
  await meet(a, late);
  expect(standing(a, late)).toBe('guest');
  expect(standing(b, late)).toBe('stranger');
  expect(await sit(b, late)).toEqual(['in step', 'in step']);
  expect(standing(b, late)).toBe('guest');
});

test('a player who left for good was not put out: with the invitation they may look on, and sit down again', async () => {
  const [a, b, c] = await three();
  await leaveSeat(c, 'vert', 'free');
  await meet(a, b, c);
  expect(standing(a, c)).not.toBe('withdrawn');
  expect(await sit(a, c)).toEqual(['in step', 'in step']);
});

test('an introduction of another phone is worth nothing', async () => {
  const [a, b] = await three();
  const own = introductionOf(a.campaign, b.keys()) ?? '';
  const book = a.view()?.book;
  const { device } = b.keys().device;
  expect(welcomed(book, device, own)).toBe(true);
  expect(welcomed(book, a.keys().device.device, own)).toBe(false);
  expect(welcomed(undefined, device, own)).toBe(false);
  for (const said of ['', '\n\n', 'ab'.repeat(64), `${'ab'.repeat(64)} gules`, `${own.slice(0, 128)} nobody`])
    expect(welcomed(book, device, said)).toBe(false);
});
