/** A line that no app of ours writes spoils the campaign for nobody. */
import { expect, test } from 'vitest';
import { prepareToJoin } from '../../src/campaign/enter.ts';
import { openSession, type Session } from '../../src/campaign/session.ts';
import { append, runOf } from '../../src/log/chain.ts';
import type { Entry, KnownBody } from '../../src/log/entry.ts';
import { fair } from './fair.ts';
import { meet, phone, table } from './table.ts';

const lines: { readonly [what: string]: KnownBody } = {
  'laid down for a rule that cannot be a key': { kind: 'standing', rule: '9 lives', value: 1 },
};

test.each(Object.entries(lines))('campaign.malformed: %s', async (_, body) => {
  const { sessions } = await table(['azure', 'gules'], { ruleset: fair });
  const [a, b] = sessions as unknown as [Session, Session];
  await a.write('azure', body);
  await meet(a, b);
  await b.write('gules', { kind: 'note', text: 'it goes on' });
  await meet(a, b);
  expect(a.view()?.tellings.at(-1)).toMatchObject({ text: 'it goes on' });
  expect(a.view()?.fingerprint).toBe(b.view()?.fingerprint);
});

test('campaign.malformed.done: nobody says done for another by a line of their own', async () => {
  const { sessions } = await table(['azure', 'gules'], { ruleset: fair });
  const [a, b] = sessions as unknown as [Session, Session];
  const named = { kind: 'done', seat: 'gules' } as const;
  await a.write('azure', named);
  await meet(a, b);
  expect(b.view()?.seats.map(({ done }) => done)).toEqual([true, false]);
});

test('R1: what would be no line for others is not written, and nothing changes', async () => {
  const { sessions } = await table(['azure', 'gules'], { ruleset: fair });
  const [a] = sessions as unknown as [Session, Session];
  const before = a.chains();
  for (const text of ['constructor', 'half a letter: \ud800'])
    await expect(a.write('azure', { kind: 'note', text })).rejects.toMatchObject({ fault: 'no line' });
  expect(a.chains()).toBe(before);
  await a.write('azure', { kind: 'note', text: 'A constructor, that is.' });
});

test('M10: a founder with two first lines keeps nobody out, whichever comes first', async () => {
  const { sessions, campaign } = await table(['azure', 'gules'], { ruleset: fair });
  const [a] = sessions as unknown as [Session, Session];
  const key = a.keys().device;
  const entry: Entry = {
    author: key.device,
    seat: 'azure',
    seq: 1,
    prev: campaign,
    saw: [],
    page: campaign,
    body: { kind: 'note', text: 'another beginning' },
  };
  const other = runOf(append(undefined, entry, key));
  const fresh = phone('late', fair);
  const invited = { campaign, title: 'Fair', ruleset: fair.id, invite: '' };
  await prepareToJoin(fresh, invited);
  const late = await openSession(fresh, campaign);
  expect(await late.library.take([other])).toMatchObject({ added: 0, refused: [] });
  expect(late.view()).toBeUndefined();
  await meet(a, late);
  expect(late.view()?.fingerprint).toBe(a.view()?.fingerprint);
  expect(late.view()?.book.forked).toEqual([key.device]);
});
