/** What was rolled and chosen: an answer stands beside its question, and beneath one that would leave it no room. */
import './phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import { Told } from '../../../src/app/screens/campaign/parts/told.tsx';
import { say } from '../../../src/kernel/text.ts';
import { table } from '../../rules/chronopia/table.ts';
import { before } from '../chronopia/inside.tsx';
import { showInside } from './inside.tsx';

afterEach(cleanup);

test('a long question has its answer beneath it, a short one beside it', async () => {
  const asked = [
    ['short', 'What do you take?', 'The gold'],
    ['long', 'azure gives gules 200 gold and gets Khoril’s Reach in return. Is it a bargain?', 'No bargain'],
  ].map(([label, text, answer]) => ({
    question: {
      ...{ ask: 'choose', by: 'azure', label, rule: 'ch.trade', text: say(text ?? '') },
      from: { one: say(answer ?? '') },
    },
    value: 'one',
    by: 'azure',
  }));
  const session = await before(table());
  await showInside(session, 'today', () => <Told telling={{ asked } as never} />, chronopiaApp);
  const beneath = (answer: string): boolean => screen.getByText(answer).closest('b') !== null;
  await screen.findByText('What do you take?');
  expect([beneath('The gold'), beneath('No bargain')]).toEqual([false, true]);
});
