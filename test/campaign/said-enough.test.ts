/** R5: what one log may say about seats ends. The player is told so, and nothing is written that would count for nothing. */
import { expect, test } from 'vitest';
import { leaveSeat, proposalsAsked, proposalsMade, refuse } from '../../src/campaign/absence.ts';
import * as acts from '../../src/campaign/acts.ts';
import { CampaignError, type CampaignFault } from '../../src/campaign/faults.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import { openPage } from '../../src/log/write.ts';
import { meet, table } from './table.ts';

const view = (session: Session): View => session.view() as View;
const written = (session: Session): number =>
  session.chains().get(session.keys().device.device)?.lines.length ?? 0;
const asks = (by: Session): Promise<string> => leaveSeat(by, 'gules', 'free');
/** It is refused with this, and the log stays as it was. */
async function refused(by: Session, write: () => Promise<string>, fault: CampaignFault): Promise<void> {
  const lines = written(by);
  await expect((async () => write())()).rejects.toEqual(new CampaignError(fault));
  expect(written(by)).toBe(lines);
}
const three = async (): Promise<readonly [Session, Session, Session]> =>
  (await table(['azure', 'gules', 'or'])).sessions as [Session, Session, Session];

test('R5: a player who has asked for eight things is told so, until they are answered and the page is turned', async () => {
  const [a, b, c] = await three();
  for (let i = 0; i < 8; i++) await asks(a);
  await refused(a, () => asks(a), 'eight wait');
  // Another's are their own.
  await asks(c);
  await meet(a, b, c);
  expect(proposalsAsked(view(c)).length).toBe(8);
  for (const { hash } of proposalsMade(view(a))) await refuse(a, hash, ['gules']);
  expect(proposalsMade(view(a))).toEqual([]);
  // Each counts on this page for whoever had not heard that it was taken back.
  await refused(a, () => asks(a), 'eight wait');
  await acts.turnPage(a, 'azure', { without: ['gules', 'or'] });
  const ninth = await asks(a);
  await meet(a, b, c);
  expect(proposalsAsked(view(c)).map(({ hash }) => hash)).toContain(ninth);
});

test('R5: after 32 words about seats a phone writes no further one, and everything else', async () => {
  const [a, , c] = await three();
  for (let page = 0; page < 4; page++) {
    const eight: string[] = [];
    for (let i = 0; i < 8; i++) eight.push(await asks(a));
    for (const hash of eight) await refuse(a, hash, ['gules']);
    await acts.turnPage(a, 'azure', { without: ['gules', 'or'] });
  }
  await refused(a, () => asks(a), 'said enough');
  await acts.addNote(a, 'azure', 'Still here.');
  await asks(c);
  await meet(a, c);
  expect(view(c).tellings.at(-1)?.text).toBe('Still here.');
  expect(proposalsAsked(view(a))).toHaveLength(1);
});

test('R10: a phone that has turned a page twice is told that another player can', async () => {
  const [a] = await three();
  const first = openPage(view(a).book);
  const close = (): Promise<string> =>
    a.write('azure', { kind: 'close', fingerprint: view(a).fingerprint }, first);
  await close();
  await close();
  await refused(a, close, 'turned twice');
  await acts.turnPage(a, 'azure', { without: ['gules', 'or'] });
});
