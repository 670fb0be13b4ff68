/** A seat's ledger key is settled when the seat is claimed: what is published later is that key or nothing. */
import { describe, expect, test } from 'vitest';
import { nod, proposeGrant } from '../../src/campaign/absence.ts';
import * as acts from '../../src/campaign/acts.ts';
import { audit } from '../../src/campaign/audit.ts';
import { claimsOf } from '../../src/campaign/claims.ts';
import { askForSeat, prepareToJoin } from '../../src/campaign/enter.ts';
import { openSession, type Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import { hex } from '../../src/log/bytes.ts';
import type { Claim } from '../../src/log/claim.ts';
import { chanceOf, meet, phone, table } from './table.ts';

const random = chanceOf('ledger keys');
const purse = (session: Session, seat: string) => session.view()?.ledgers[seat];

describe('M2, R3: the ledger key’s hash is in the claim', () => {
  test('a false key that is published for a seat opens nothing and accuses nobody', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await acts.writeLedger(b, 'gules', 9, random);
    await b.write('gules', { kind: 'books', key: '7'.repeat(64) });
    await meet(a, b);
    expect(purse(a, 'gules')).toBeUndefined();
    expect(audit(a)).toMatchObject({ seats: ['azure'], findings: [] });
    await acts.openBook(b, 'gules');
    await b.write('gules', { kind: 'books', key: '8'.repeat(64) });
    await meet(a, b);
    expect(purse(a, 'gules')).toMatchObject({ hidden: 9 });
    expect(audit(a)).toMatchObject({ seats: ['azure', 'gules'], findings: [] });
  });
  test('R12: the founder’s is in the founding: their book can be laid open, and no false key is taken for it', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await acts.writeLedger(a, 'azure', 9, random);
    await a.write('azure', { kind: 'books', key: '7'.repeat(64) });
    await meet(a, b);
    expect(purse(b, 'azure')).toBeUndefined();
    await acts.openBook(a, 'azure');
    await meet(a, b);
    expect(purse(b, 'azure')).toMatchObject({ hidden: 9 });
    expect(audit(b).findings).toEqual([]);
  });
  test('of a seat that was granted anew, each key opens its own lines, and a lost key accuses nobody', async () => {
    const { sessions } = await table(['azure', 'gules', 'or']);
    const [a, b, c] = sessions as [Session, Session, Session];
    await acts.writeLedger(b, 'gules', 9, random);
    await meet(a, b, c);
    await acts.giveOrder(a, 'azure', 'next', { turn: 0 });
    await acts.turnPage(a, 'azure', { ended: true });
    const deps = phone('another phone');
    const { invite = '' } = a.keys();
    const { campaign } = a;
    await prepareToJoin(deps, { campaign, invite, title: 'Market day', ruleset: 'market' });
    const again = await openSession(deps, campaign);
    await meet(a, again);
    await askForSeat(again, 'gules');
    await meet(a, again);
    const asked = await proposeGrant(a, claimsOf(a.view() as View)[0] as Claim);
    await meet(a, c);
    await nod(c, asked, ['gules']);
    await meet(a, c, again);
    await acts.writeLedger(again, 'gules', 1, random);
    await acts.openBook(again, 'gules');
    await meet(a, c, again);
    expect(purse(c, 'gules')).toMatchObject({ hidden: 1 });
    expect(audit(c).findings).toEqual([]);
    const lost = b.ring().seats.get('gules');
    await again.write('gules', { kind: 'books', key: hex(lost?.ledger ?? new Uint8Array(32)) });
    await meet(a, c, again);
    expect(purse(c, 'gules')).toMatchObject({ hidden: 10 });
  });
});
