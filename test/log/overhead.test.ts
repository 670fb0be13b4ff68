/** What a line costs beside what it says, in a campaign played by bots on three phones. */
import { expect, test, vi } from 'vitest';
import { spell } from '../../src/log/cbor.ts';
import { type Chain, runOf, toldRun } from '../../src/log/chain.ts';
import type { KnownBody } from '../../src/log/entry.ts';
import { playCampaign } from '../../src/rules/mighty-empires/bots/campaign.ts';
import { stateOf } from '../../src/rules/mighty-empires/bots/game.ts';
import { packLines } from '../../src/sync/pieces.ts';
import { closing, drafted, meet, put, table } from './phones.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('./plain-signatures.ts')).plainSignatures(original),
);

const LENGTH = 300;

test('R1: a line costs at most 100 bytes beside what it says, and a log goes over a line in a third of what JSON took', {
  timeout: 120_000,
}, () => {
  const { game } = playCampaign({
    players: 3,
    turns: 12,
    seed: 5,
    options: { books: 'open' },
    recording: true,
  });
  const t = table('ABC');
  const phones = [...t.phones.values()];
  const phoneOf = new Map(
    stateOf(game).seats.map((seat, i) => [seat, phones[i % 3] as (typeof phones)[number]]),
  );
  const names = new Map<string, string>();
  let [lines, beside, before] = [0, 0, 0];
  for (const [i, given] of (game.record ?? []).slice(0, LENGTH).entries()) {
    const seat = 'write' in given ? given.write.seat : 'order' in given ? given.order.seat : undefined;
    const phone =
      (seat === undefined ? undefined : phoneOf.get(seat)) ?? (phones[i % 3] as (typeof phones)[number]);
    let body: KnownBody;
    if ('write' in given) body = { kind: 'ledger', write: given.write.write };
    else if ('order' in given) body = { kind: 'order', id: given.order.id, args: given.order.args };
    else {
      const { order, label, value } = given.answer;
      body = {
        kind: 'answer',
        order: names.get(order) ?? '0'.repeat(64),
        label,
        shape: 'a1b2c3d4e5f60718',
        value,
        how: 'table',
      };
    }
    const entry = drafted(phone, body);
    const hash = put(phone, entry);
    if ('order' in given) names.set(given.order.entry, hash);
    const { bytes } = (phone.chains.get(phone.key.device) as Chain).lines.at(-1) ?? {
      bytes: new Uint8Array(),
    };
    lines++;
    beside += bytes.length - spell(body).length;
    // What format 0 spelt: the author, the line before, the page, and a mark with a hash for each log seen.
    const saw = Object.fromEntries(entry.saw.map((one) => [phone.key.device, [entry.seq, one]]));
    before += JSON.stringify({ ...entry, saw }).length;
    // Now and then a phone is away for a while; every sixtieth line turns the page.
    if (i % 7 < 5) meet(...phones);
    if (i % 60 === 59) {
      meet(...phones);
      put(phone, drafted(phone, closing));
    }
  }
  const sent = phones
    .map(({ key, chains }) => packLines(toldRun(runOf(chains.get(key.device) as Chain)).lines).length)
    .reduce((sum, size) => sum + size);

  expect(lines).toBe(LENGTH);
  expect(beside / lines).toBeLessThanOrEqual(100);
  expect(sent).toBeLessThan(before / 3);
});
