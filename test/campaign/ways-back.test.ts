/** A player whose phone is lost, and a seat that lies on two phones. */
import { expect, test } from 'vitest';
import { leaveSeat, nod, proposalsAsked, proposeGrant, touched } from '../../src/campaign/absence.ts';
import { claimsOf } from '../../src/campaign/claims.ts';
import {
  askForSeat,
  joinAsGuest,
  layDown,
  prepareToJoin,
  renewDevice,
  returnToSeat,
  takeSeat,
} from '../../src/campaign/enter.ts';
import { openInvitation } from '../../src/campaign/invitations.ts';
import { claimsHere, claimsTold } from '../../src/campaign/requests.ts';
import { openSession, type Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import { otherPhones, waysBack } from '../../src/campaign/ways-back.ts';
import { market } from './market.ts';
import { chanceOf, meet, phone, table } from './table.ts';

const view = (session: Session): View => session.view() as View;
const ways = (session: Session, seat: string) =>
  waysBack(view(session), { device: view(session).device, seat });
const three = async () => {
  const made = await table(['azure', 'gules', 'or']);
  return [...made.sessions, made.campaign] as unknown as [Session, Session, Session, string];
};
async function newcomer(campaign: string, invite: string, name: string): Promise<Session> {
  const deps = phone(name, market);
  await prepareToJoin(deps, { campaign, invite, title: 'Market day', ruleset: market.id });
  return openSession(deps, campaign);
}
const seedOf = (session: Session, seat: string): string => session.keys().seats[seat] ?? '';

/** A phone asks for a seat, and two players give it. */
async function granted(asking: Session, seat: string, one: Session, other: Session): Promise<void> {
  await askForSeat(asking, seat);
  await meet(one, other, asking);
  const [claim] = claimsHere(view(one));
  if (!claim) throw new Error('asked for nothing');
  await proposeGrant(one, claim);
  await meet(one, other, asking);
  const [proposal] = proposalsAsked(view(other));
  if (!proposal) throw new Error('proposed nothing');
  await nod(other, proposal.hash, touched(view(other), proposal));
  await meet(one, other, asking);
}

test('campaign.back.two: a lost phone’s seat is given by two others, and by nobody where only one other plays', async () => {
  const [a, b, c, campaign] = await three();
  const fresh = await newcomer(campaign, a.keys().invite ?? '', 'fresh');
  await meet(b, c, fresh);
  expect(ways(fresh, 'azure')).toEqual({ hands: 2, givers: ['gules', 'or'], holders: [], words: true });
  await leaveSeat(c, 'or', 'idle');
  await meet(b, c, fresh);
  expect(ways(fresh, 'azure')).toEqual({ hands: 2, givers: [], holders: [], words: true });
});

test('campaign.back.holder: a friend whose phone holds the seat too gives it nobody, and shows its words; others are told', async () => {
  const [a, b, c, campaign] = await three();
  // Azure once sat at gules’ phone: both hold the seat.
  await returnToSeat(b, 'azure', seedOf(a, 'azure'));
  await meet(a, b, c);
  const fresh = await newcomer(campaign, a.keys().invite ?? '', 'fresh');
  await meet(b, c, fresh);
  await askForSeat(fresh, 'azure');
  await meet(b, c, fresh);
  expect(ways(fresh, 'azure')).toEqual({ hands: 2, givers: [], holders: ['gules'], words: true });
  expect(claimsHere(view(b))).toHaveLength(1);
  expect(claimsHere(view(c))).toEqual([]);
  expect(claimsTold(view(c)).map(({ seat }) => seat)).toEqual(['azure']);
  // With the words the phone sits down, and asks for nothing any more.
  await returnToSeat(fresh, 'azure', seedOf(b, 'azure'));
  await meet(b, c, fresh);
  expect(view(fresh).seats.find(({ id }) => id === 'azure')?.mine).toBe(true);
  expect(view(fresh).wanted).toBeUndefined();
  expect(claimsTold(view(c))).toEqual([]);
});

test('campaign.back.again: what was refused may be asked for again, three times in all', async () => {
  const [a, b, c, campaign] = await three();
  const fresh = await newcomer(campaign, a.keys().invite ?? '', 'fresh');
  const asks = async (): Promise<number> => {
    await askForSeat(fresh, 'azure');
    await meet(a, b, c, fresh);
    return claimsHere(view(a)).length;
  };
  for (let time = 0; time < 3; time++) {
    expect(await asks()).toBe(1);
    a.refuse(view(fresh).device);
    await meet(a, b, c, fresh);
    expect(claimsHere(view(a))).toEqual([]);
    expect(view(fresh).wanted?.refused).toBe(true);
  }
  expect(await asks()).toBe(0);
});

test('campaign.lay-down: a phone that held a friend’s seat lays it down and keeps its own; the friend plays on', async () => {
  const [a, b, c] = await three();
  await returnToSeat(a, 'gules', seedOf(b, 'gules'));
  await meet(a, b, c);
  expect(otherPhones(view(b), 'gules')).toEqual([{ device: view(a).device, of: 'azure' }]);
  await layDown(a, 'gules', view(a).device);
  await meet(a, b, c);
  const mine = (session: Session): readonly string[] =>
    view(session).seats.flatMap(({ id, mine }) => (mine ? [id] : []));
  expect([mine(a), mine(b), mine(c)]).toEqual([['azure'], ['gules'], ['or']]);
  expect(seedOf(a, 'gules')).toBe('');
  const late = await a.write('gules', { kind: 'note', text: 'No.' });
  await b.write('gules', { kind: 'note', text: 'Mine.' });
  await a.write('azure', { kind: 'note', text: 'And mine.' });
  await meet(a, b, c);
  expect(new Set([a, b, c].map((one) => view(one).fingerprint)).size).toBe(1);
  expect(['refused', 'frozen']).toContain(view(c).book.standing(late));
  // The words bring it back, under a key that was never put out.
  await renewDevice(a, chanceOf('anew'));
  await returnToSeat(a, 'gules', seedOf(b, 'gules'));
  await meet(a, b, c);
  expect(mine(a)).toEqual(['azure', 'gules']);
});

test('campaign.lay-down.lost: a player takes their lost phone off their seat by themself', async () => {
  const [a, b, c, campaign] = await three();
  const fresh = await newcomer(campaign, a.keys().invite ?? '', 'fresh');
  await meet(a, b, c, fresh);
  await returnToSeat(fresh, 'gules', seedOf(b, 'gules'));
  await meet(a, c, fresh);
  await layDown(fresh, 'gules', view(b).device);
  await meet(a, c, fresh);
  expect(
    view(a).book.roster.members.flatMap(({ device, seat }) => (seat === 'gules' ? [device] : [])),
  ).toEqual([view(fresh).device]);
  await fresh.write('gules', { kind: 'note', text: 'I am back.' });
  await meet(a, c, fresh);
  expect(view(a).fingerprint).toBe(view(fresh).fingerprint);
});

test('campaign.back.guest: a guest by an invitation for guests is given a seat that became free, by two players', async () => {
  const [a, b, c, campaign] = await three();
  await openInvitation(a, 'azure', { role: 'guest', limit: 1 }, chanceOf('door'));
  const gus = await newcomer(campaign, a.keys().invite ?? '', 'gus');
  await meet(a, b, c, gus);
  await joinAsGuest(gus, 'Gus');
  await leaveSeat(c, 'or', 'free');
  await meet(a, b, c, gus);
  expect(ways(gus, 'or')).toEqual({ hands: 2, givers: ['azure', 'gules'], holders: [], words: true });
  await askForSeat(gus, 'or');
  await meet(a, b, c, gus);
  const [claim] = claimsHere(view(a));
  await proposeGrant(a, claim as never);
  await meet(a, b, gus);
  expect(view(gus).seats.find(({ id }) => id === 'or')?.mine).toBe(false);
  const [asked] = proposalsAsked(view(b));
  await nod(b, asked?.hash ?? '', touched(view(b), asked as never));
  await meet(a, b, gus);
  expect(view(gus).seats.find(({ id }) => id === 'or')?.mine).toBe(true);
  expect(view(a).fingerprint).toBe(view(gus).fingerprint);
});

test('a newcomer whom an open invitation lets in is let in, and no player is asked', async () => {
  const [a, b, c, campaign] = await three();
  await leaveSeat(c, 'or', 'free');
  const fresh = await newcomer(campaign, a.keys().invite ?? '', 'fresh');
  await meet(a, b, c, fresh);
  await takeSeat(fresh, 'or');
  await meet(a, b, fresh);
  expect(view(fresh).seats.find(({ id }) => id === 'or')?.mine).toBe(true);
  for (const session of [a, b]) expect(claimsOf(view(session))).toEqual([]);
});

test('R11: what a phone wrote for a seat stands when it is taken off it, on this page too; from then on it gives the seat like any other', async () => {
  const [a, b, c, campaign] = await three();
  await returnToSeat(a, 'gules', seedOf(b, 'gules'));
  await meet(a, b, c);
  const note = await a.write('gules', { kind: 'note', text: 'Written here.' });
  const unheard = await a.write('gules', { kind: 'note', text: 'Nobody has heard this yet.' });
  await layDown(a, 'gules', view(a).device);
  await meet(a, b, c);
  expect([note, unheard].map((line) => view(c).book.standing(line))).toEqual(['open', 'open']);
  const fresh = await newcomer(campaign, a.keys().invite ?? '', 'fresh');
  await meet(a, c, fresh);
  expect(ways(fresh, 'gules')).toEqual({ hands: 2, givers: ['azure', 'or'], holders: [], words: true });
  await granted(fresh, 'gules', a, c);
  expect(view(fresh).seats.find(({ id }) => id === 'gules')?.mine).toBe(true);
});

test('R11: once two players have put a phone out, the old words bring nobody to the seat; its player asks, and two give it', async () => {
  const [a, b, c, campaign] = await three();
  const out = await b.write('gules', { kind: 'withdraw', device: view(a).device });
  await meet(b, c);
  await c.write('or', { kind: 'agree', entry: out });
  const words = seedOf(a, 'azure');
  const fresh = await newcomer(campaign, b.keys().invite ?? '', 'fresh');
  await meet(b, c, fresh);
  expect(ways(fresh, 'azure')).toEqual({ hands: 2, givers: ['gules', 'or'], holders: [], words: false });
  await expect(returnToSeat(fresh, 'azure', words)).rejects.toMatchObject({ fault: 'seat barred' });
  // Nor does a phone that has the words sit down by itself.
  await fresh.setKeys((keys) => ({ ...keys, seats: { azure: words } }));
  await meet(b, c, fresh);
  expect(view(b).seats.find(({ id }) => id === 'azure')?.held).toBe(false);
  await granted(fresh, 'azure', b, c);
  expect(view(fresh).seats.find(({ id }) => id === 'azure')?.mine).toBe(true);
});

test('R11: nor are the words shown then by a friend whose phone holds the seat too', async () => {
  const { sessions, campaign } = await table(['azure', 'gules', 'or', 'vert']);
  const [a, b, c, d] = sessions as [Session, Session, Session, Session];
  await returnToSeat(b, 'azure', seedOf(a, 'azure'));
  await meet(a, b, c, d);
  const fresh = await newcomer(campaign, a.keys().invite ?? '', 'fresh');
  await meet(b, c, d, fresh);
  expect(ways(fresh, 'azure')).toMatchObject({ holders: ['gules'], words: true });
  const entry = await c.write('or', { kind: 'withdraw', device: view(a).device });
  await meet(c, d);
  await d.write('vert', { kind: 'agree', entry });
  await meet(b, c, d, fresh);
  expect(ways(fresh, 'azure')).toMatchObject({ givers: ['or', 'vert'], holders: [], words: false });
});

test('R11: the very phone that was put out comes back under new words, which bring another phone to the seat', async () => {
  const [a, b, c, campaign] = await three();
  const out = await b.write('gules', { kind: 'withdraw', device: view(a).device });
  await meet(b, c);
  await c.write('or', { kind: 'agree', entry: out });
  await meet(a, b, c);
  const old = seedOf(a, 'azure');
  await granted(a, 'azure', b, c);
  expect(view(a).seats.find(({ id }) => id === 'azure')?.mine).toBe(true);
  expect(seedOf(a, 'azure')).not.toBe(old);
  const tablet = await newcomer(campaign, b.keys().invite ?? '', 'tablet');
  await meet(a, b, c, tablet);
  await returnToSeat(tablet, 'azure', seedOf(a, 'azure'));
  await meet(a, b, c, tablet);
  expect(view(b).book.roster.members.filter(({ seat }) => seat === 'azure')).toHaveLength(2);
});

test('R11: what a player proposed waits for its nod though they took the phone off their seat that did', async () => {
  const [a, b, c, campaign] = await three();
  const second = await newcomer(campaign, a.keys().invite ?? '', 'second');
  await meet(a, b, c, second);
  await returnToSeat(second, 'gules', seedOf(b, 'gules'));
  await meet(b, c, second);
  await second.write('gules', { kind: 'withdraw', device: view(a).device });
  await meet(b, second);
  await layDown(b, 'gules', view(second).device);
  await meet(b, c);
  const [proposal] = proposalsAsked(view(c));
  if (!proposal) throw new Error('nothing is asked');
  await nod(c, proposal.hash, touched(view(c), proposal));
  await meet(b, c);
  expect(view(b).seats.find(({ id }) => id === 'azure')?.held).toBe(false);
});

test('campaign.back.taken: who left a seat in which another sits now gets it back from two, and from nobody alone', async () => {
  const [a, b, c, campaign] = await three();
  await leaveSeat(c, 'or', 'free');
  await meet(a, b, c);
  expect(ways(c, 'or')).toEqual({ hands: 1, givers: ['azure', 'gules'], holders: [], words: true });
  const fresh = await newcomer(campaign, a.keys().invite ?? '', 'fresh');
  await meet(a, b, c, fresh);
  await takeSeat(fresh, 'or');
  await meet(a, b, c, fresh);
  expect(ways(c, 'or')).toEqual({ hands: 2, givers: ['azure', 'gules'], holders: [], words: true });
});
