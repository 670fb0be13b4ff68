/**
 * How long a campaign of 10,000 lines takes to open: from its snapshot, against its full replay. Both begin with what lies
 * on the disk (packed rows) and end with the state on the table.
 */
import 'fake-indexeddb/auto';
import type { Measure } from '../../scripts/bench.ts';
import { keyring } from '../../src/campaign/keyring.ts';
import { makeReader } from '../../src/campaign/reader.ts';
import { shapeOf } from '../../src/kernel/question.ts';
import type { Mutable } from '../../src/kernel/ruleset.ts';
import { empty, enact, type Public, reopened, respond, take } from '../../src/kernel/table.ts';
import { type Chain, signHead } from '../../src/log/chain.ts';
import type { Entry, KnownBody } from '../../src/log/entry.ts';
import { makeDevice, publicOf, seatFor } from '../../src/log/keys.ts';
import { hashOf, type Line, lineOf } from '../../src/log/line.ts';
import { foundCampaign } from '../../src/log/write.ts';
import { playCampaign } from '../../src/rules/mighty-empires/bots/campaign.ts';
import { stateOf } from '../../src/rules/mighty-empires/bots/game.ts';
import { mightyEmpires } from '../../src/rules/mighty-empires/index.ts';
import { pack, read } from '../../src/store/rows.ts';
import { chanceOf } from '../campaign/table.ts';

const LENGTH = 10_000;

/** A real campaign played by bots, written down as one phone would that holds every seat. */
function written(): { readonly campaign: string; readonly chain: Chain } {
  const { game } = playCampaign({
    players: 3,
    turns: 420,
    seed: 5,
    options: { books: 'open' },
    recording: true,
  });
  const { options, seats } = stateOf(game);
  const key = makeDevice(chanceOf('bench'));
  const { campaign, chain } = foundCampaign(
    {
      ruleset: mightyEmpires.id,
      rules: mightyEmpires.version,
      title: 'A long war',
      options,
      seats: seats.map((id) => ({ id, name: id })),
      books: 'open',
    },
    chanceOf('invite')(32),
    key,
    { seat: seats[0] ?? '', keys: publicOf(seatFor(key, seats[0] ?? '')) },
    chanceOf('found'),
  );
  const lines: Line[] = [...chain.lines];
  const entries: Entry[] = [...chain.entries];
  const hashes: string[] = [...chain.hashes];
  const table = empty(mightyEmpires.found(options, seats)) as unknown as Mutable<Public>;
  const names = new Map<string, string>();
  let page = campaign;
  const write = (seat: string, body: KnownBody): string => {
    const entry = {
      author: key.device,
      seat,
      seq: entries.length + 1,
      prev: hashes.at(-1) ?? '',
      saw: [],
      page,
      body,
    };
    const line = lineOf(entry, entries.at(-1));
    lines.push(line);
    entries.push(entry);
    hashes.push(hashOf(line.bytes, entry));
    return hashes.at(-1) ?? '';
  };
  for (const given of game.record ?? []) {
    if (entries.length >= LENGTH) break;
    if ('write' in given) write(given.write.seat, { kind: 'ledger', write: given.write.write });
    else if ('order' in given) {
      const { id, args, seat, entry } = given.order;
      names.set(entry, write(seat, { kind: 'order', id, args }));
      take(mightyEmpires, table, enact(mightyEmpires, table as Public, given.order), null);
      const { phase } = args as { phase?: string };
      if (id === 'end-phase' && phase === 'reorganisation') {
        page = write(seat, { kind: 'close', fingerprint: '0'.repeat(64) });
      }
    } else {
      const { order, label, value, entry } = given.answer;
      const open = table.open.find((one) => one.order === order);
      const question =
        open &&
        reopened(mightyEmpires, table as Public, open as never).open.find((one) => one.label === label);
      const fitting = question ? shapeOf(question) : '';
      write(seats[0] ?? '', {
        kind: 'answer',
        order: names.get(order) ?? '',
        label,
        shape: fitting,
        value,
        how: 'table',
      });
      const move = respond(mightyEmpires, table as Public, { entry, order, label, value });
      if (move) take(mightyEmpires, table, move, null);
    }
  }
  return {
    campaign,
    chain: { author: key.device, lines, entries, hashes, signed: signHead(hashes.at(-1) ?? '', key) },
  };
}

/** The quickest of some rounds, in milliseconds. */
async function timed(work: () => unknown, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const since = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - since);
  }
  return Math.min(...times);
}

export default async function bench(): Promise<Measure[]> {
  const { campaign, chain } = written();
  const ring = keyring(campaign, {});
  const row = pack(campaign, chain, 0);
  const unpack = () => new Map([[chain.author, read(campaign, chain.author, [row]).chain as Chain]]);
  const replay = makeReader(mightyEmpires, campaign, () => ring);
  const whole = replay.read(unpack());
  const saved = JSON.stringify(replay.snapshot());
  if (!whole || !saved) throw new Error('the campaign does not read');
  const full = await timed(() => makeReader(mightyEmpires, campaign, () => ring).read(unpack()), 3);
  let last: ReturnType<typeof replay.read>;
  const fromSnapshot = await timed(() => {
    last = makeReader(mightyEmpires, campaign, () => ring, [JSON.parse(saved)]).read(unpack());
  }, 5);
  const alike = JSON.stringify(last?.tip.table.rules) === JSON.stringify(whole.tip.table.rules);
  if (!alike) throw new Error('the snapshot opens to another state');
  return [
    {
      name: `open ${chain.entries.length} lines, ${whole.book.pages.length} pages, from the snapshot`,
      value: fromSnapshot,
      unit: 'ms',
      peer: { name: 'full replay', value: full },
    },
  ];
}
