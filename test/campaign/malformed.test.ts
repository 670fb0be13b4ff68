/** A line that no app of ours writes spoils the campaign for nobody. */
import { expect, test } from 'vitest';
import type { Session } from '../../src/campaign/session.ts';
import type { KnownBody } from '../../src/log/entry.ts';
import { fair } from './fair.ts';
import { meet, table } from './table.ts';

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
  expect(a.view()?.print).toBe(b.view()?.print);
});

test('campaign.malformed.done: nobody says done for another by a line of their own', async () => {
  const { sessions } = await table(['azure', 'gules'], { ruleset: fair });
  const [a, b] = sessions as unknown as [Session, Session];
  await a.write('azure', { kind: 'done', with: 'gules' });
  await meet(a, b);
  expect(b.view()?.seats.map(({ done }) => done)).toEqual([true, false]);
});
