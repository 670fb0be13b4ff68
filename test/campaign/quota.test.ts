/** R5: a phone goes on under a new key before its log is full; a guest, who has no seat, is told. */
import { expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import { joinAsGuest, prepareToJoin } from '../../src/campaign/enter.ts';
import { CampaignError } from '../../src/campaign/faults.ts';
import { type Deps, openSession, type Session } from '../../src/campaign/session.ts';
import { append, type Chain } from '../../src/log/chain.ts';
import type { Entry } from '../../src/log/entry.ts';
import { meet, phone, table } from './table.ts';

/** Writes so many bytes of notes behind the session's back, as an earlier visit would have. */
async function filled({ store }: Deps, session: Session, bytes: number): Promise<void> {
  const { device } = session.keys();
  let chain = session.chains().get(device.device) as Chain;
  const start = chain.lines.length;
  for (let sum = 0; sum < bytes; ) {
    const before = chain.entries.at(-1) as Entry;
    const text = 'x'.repeat(Math.min(60_000, bytes - sum));
    const page = before.page || session.campaign;
    const entry = { ...before, seq: before.seq + 1, prev: chain.hashes.at(-1) ?? '', saw: [], page };
    chain = append(chain, { ...entry, body: { kind: 'note', text } }, device);
    sum += chain.lines.at(-1)?.bytes.length ?? 0;
  }
  await store.append(session.campaign, chain, start);
}

test('R5: a phone whose log nears its end goes on under a new key of its seat, and everybody reads it', async () => {
  const { sessions, deps, campaign } = await table(['azure', 'gules']);
  const [a, b] = sessions as [Session, Session];
  await acts.writeLedger(a, 'azure', 5, (n) => new Uint8Array(n));
  const before = a.keys().device.device;
  // 7.5 MiB are 7,864,320 bytes.
  await filled(deps[0] as Deps, a, 7_864_320);
  const again = await openSession(deps[0] as Deps, campaign);
  await again.settled();
  expect(again.keys().device.device).not.toBe(before);
  await acts.addNote(again, 'azure', 'Still here.');
  await meet(again, b);
  const notes = b.view()?.tellings.map(({ text }) => text);
  expect(notes?.at(-1)).toBe('Still here.');
  expect(again.view()?.ledgers.azure).toMatchObject({ hidden: 5 });
  expect(b.view()?.book.forked).toEqual([]);
  expect(b.view()?.fingerprint).toBe(again.view()?.fingerprint);
});

test('R5: a guest whose 256 KiB are written is told so, and nothing is written that counts for nothing', async () => {
  const { sessions, campaign } = await table(['azure', 'gules']);
  const [a] = sessions as [Session, Session];
  const { invite = '' } = a.keys();
  const guest = phone('a guest');
  await prepareToJoin(guest, { campaign, invite, title: 'Market day', ruleset: 'market' });
  const g = await openSession(guest, campaign);
  await meet(a, g);
  await joinAsGuest(g, 'Gina');
  await meet(a, g);
  await acts.addNote(g, 'guest', 'The first.');
  // 256 KiB are 262,144 bytes.
  await filled(guest, g, 261_000);
  const again = await openSession(guest, campaign);
  await acts.addNote(again, 'guest', 'The last.');
  const lines = again.chains().get(again.keys().device.device)?.lines.length;
  await expect(acts.addNote(again, 'guest', 'x'.repeat(2_000))).rejects.toEqual(
    new CampaignError('log full'),
  );
  expect(again.chains().get(again.keys().device.device)?.lines.length).toBe(lines);
  await meet(a, again);
  expect(a.view()?.tellings.map(({ text }) => text)).toContain('The last.');
});
