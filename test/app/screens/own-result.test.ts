/** A result that every player comes to is headed by the reader's own. */
import './browser.ts';
import { expect, test } from 'vitest';
import type { Campaign } from '../../../src/app/campaign/context.tsx';
import { outcomeOf } from '../../../src/app/screens/campaign/order/outcome-words.ts';
import type { Telling } from '../../../src/campaign/telling.ts';
import type { Note } from '../../../src/kernel/procedure.ts';
import { say, type Text } from '../../../src/kernel/text.ts';

const seen = (seat: string): Campaign =>
  ({
    seat: () => seat,
    say: ({ say: words }: Text) => words,
    app: { outcomes: ['income'] },
    view: () => ({ ruleset: { sentenceOf: ({ data }: Note) => say(`${data.seat} collects`) } }),
  }) as unknown as Campaign;
const income = (seat: string): Note => ({ note: 'income', rule: 'ra.income', data: { seat } });
const told = { notes: [income('azure'), income('gules')], flags: [] } as unknown as Telling;

test.each(['azure', 'gules'])('%s reads their own income first', (seat) =>
  expect(outcomeOf(seen(seat), told).chief?.words).toBe(`${seat} collects`),
);
test('a guest reads what came last', () =>
  expect(outcomeOf(seen('guest'), told).chief?.words).toBe('gules collects'));
