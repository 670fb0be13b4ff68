/**
 * Proof 5: what comes from outside with any of its bytes, or any part of what they say, changed: messages and frames on a line
 * whose other end has proved itself, files to exchange, codes, and backups, locked or not. Each is refused in words or read as
 * what it says; nothing throws, and nobody's book changes by what is refused.
 */
import { decode, encode } from 'cborg';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Bytes } from '../../src/log/bytes.ts';
import { backupWording, type Store } from '../../src/store/index.ts';
import { lock } from '../../src/store/locked-file.ts';
import { codeWording, fileWording } from '../../src/sync/code-wording.ts';
import { readCode, writeCode } from '../../src/sync/codes.ts';
import * as exchange from '../../src/sync/exchange.ts';
import { assembler, framesOf } from '../../src/sync/frames.ts';
import { readInvitation, writeInvitation } from '../../src/sync/invite.ts';
import { readExchange, writeExchange } from '../../src/sync/links/file.ts';
import { LARGEST, type Message, readMessage, writeMessage } from '../../src/sync/messages.ts';
import { packDescription, unpackDescription } from '../../src/sync/sdp.ts';
import { patience, runs } from '../prove/counts.ts';
import { hostile, of, spoilt } from '../prove/spoilt.ts';
import { disk } from '../store/disk.ts';
import { blocked, blocksIn, fileOf } from '../store/file.ts';
import { deviceNamed, foundedBy, longer } from '../store/samples.ts';
import { campaign, phone, type TestPhone, Wire } from './phones.ts';

const EACH = 5_000;
const prototype = Reflect.ownKeys(Object.prototype).length;
afterEach(() => expect(Reflect.ownKeys(Object.prototype)).toHaveLength(prototype));

const plan = fc.record({
  which: fc.nat(),
  at: fc.nat(),
  how: fc.nat(7),
  value: fc.nat(),
  deep: fc.boolean(),
});
type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

/** Bytes with a bit flipped, some cut out, doubled, put in, or others' spliced in; never the same. */
function mangled(bytes: Uint8Array, { at, how, value }: Plan, others: readonly Uint8Array[]): Uint8Array {
  const here = bytes.length === 0 ? 0 : at % bytes.length;
  const [head, tail] = [bytes.slice(0, here), bytes.slice(here)];
  const other = of(others, value);
  const length = 1 + (value % 9);
  const parts: readonly Uint8Array[] = [
    [head, tail.map((byte, i) => (i === 0 ? byte ^ (1 << (value % 8)) : byte))],
    [head],
    [head, tail.slice(length)],
    [head, tail.slice(0, length), tail],
    [head, new Uint8Array(length).fill(value % 256), tail],
    [head, other.slice(here)],
    [head, Uint8Array.of(255, 255, 255, 255), tail.slice(4)],
    [tail],
  ][how] as readonly Uint8Array[];
  const made = new Uint8Array(Buffer.concat(parts));
  return [bytes, ...others].some((one) => Buffer.compare(one, made) === 0) ? Uint8Array.of(...made, 7) : made;
}
const isWording = (wording: object, fault: unknown): boolean => Object.hasOwn(wording, String(fault));

/** All messages of a meeting, and a phone as it stands in the middle of one. */
function meeting(): {
  readonly messages: readonly Message[];
  readonly at: readonly exchange.State[];
  readonly bert: TestPhone;
} {
  const [anna, bert] = [phone('anna'), phone('bert')];
  for (const words of ['one', 'two', 'three']) anna.shelf.write(anna.key, words);
  bert.shelf.write(bert.key, 'four');
  const wire = new Wire(anna, bert);
  const messages: Message[] = [];
  const at: exchange.State[] = [];
  for (let moved = true; moved; ) {
    moved = false;
    for (const end of [0, 1] as const) {
      messages.push(...wire.ends[end].inbox);
      while (wire.deliver(end)) moved = true;
      if (wire.store(end)) moved = true;
    }
    at.push(wire.ends[1].state);
  }
  return { messages, at, bert };
}

test('proof 5: hostile messages and frames end the line, or are read as what they say', {
  timeout: patience,
}, () => {
  const { messages, at, bert } = meeting();
  expect(messages.length).toBeGreaterThan(8);
  expect(at.at(-1)?.phase).toBe('open');
  const before = bert.shelf.all();
  const bytes = messages.map(writeMessage);
  const met = { refused: 0, read: 0, ended: 0 };
  fc.assert(
    fc.property(plan, (one) => {
      const message = of(messages, one.which);
      let sent = mangled(of(bytes, one.which), one, bytes);
      if (one.deep) {
        try {
          sent = writeMessage(
            spoilt(message, { path: one.at, how: one.how, to: of(hostile, one.value) }) as Message,
          );
        } catch {
          // What our own encoder cannot spell is left to the bytes.
        }
      }
      const reads = assembler();
      const frames = framesOf(sent).map((frame) =>
        one.value % 5 === 0 ? mangled(frame, one, bytes) : frame,
      );
      for (const frame of frames) {
        const next = reads.add(frame, LARGEST);
        if ('fault' in next || !next.message) {
          met.refused++;
          continue;
        }
        const read = readMessage(next.message);
        if (typeof read === 'string') {
          met.refused++;
          continue;
        }
        met.read++;
        const step = exchange.receive(of(at, one.at), read, bert.shelf);
        if (step.fault) met.ended++;
        // What is to be taken is taken by its own signatures.
        bert.shelf.takeNow(step.take);
      }
      expect(reads.size).toBeLessThanOrEqual(LARGEST);
    }),
    runs(EACH),
  );
  expect(bert.shelf.all()).toEqual(before);
  for (const n of Object.values(met)) expect(n).toBeGreaterThan(0);
});

test('proof 5: hostile files to exchange are refused in words and change nothing', {
  timeout: patience,
}, async () => {
  const [anna, bert] = [phone('anna'), phone('bert')];
  for (const words of ['one', 'two', 'three']) anna.shelf.write(anna.key, words);
  bert.shelf.write(bert.key, 'four');
  const files = [
    await writeExchange(anna.shelf, anna.pass),
    await writeExchange(bert.shelf, bert.pass, anna.shelf.vector()),
  ];
  const [before, theirs] = [anna.shelf.all(), bert.shelf.all()];
  await fc.assert(
    fc.asyncProperty(plan, async (one) => {
      const reader = one.which % 2 === 0 ? bert : anna;
      const read = await readExchange(reader.shelf, reader.pass, mangled(of(files, one.which), one, files));
      expect(read.ok).toBe(false);
      if (!read.ok) expect(isWording(fileWording, read.fault), String(read.fault)).toBe(true);
    }),
    runs(EACH),
  );
  expect([anna.shelf.all(), bert.shelf.all()]).toEqual([before, theirs]);
});

test('proof 5: hostile codes and invitations are refused in words', { timeout: patience }, () => {
  const spoken = { campaign, invite: 'ab'.repeat(32), title: 'War', ruleset: 'chronopia', from: 'Anna' };
  const described = {
    ufrag: 'abcd',
    password: 'a'.repeat(22),
    fingerprint: 'ab'.repeat(32),
    candidates: [{ address: '192.168.1.7', port: 4000 }],
  };
  const packed = packDescription({ type: 'offer', ...described });
  const texts = [
    writeInvitation(spoken),
    writeCode('offer', packed, 'scanned'),
    writeCode('answer', packed, 'link'),
  ];
  const read = readCode('invitation', texts[0] as string, 'link');
  if (!read.ok) throw new Error(read.fault);
  const bytes = [read.bytes, packed];
  const met = { refused: 0, invited: 0, described: 0 };
  fc.assert(
    fc.property(plan, (one) => {
      const text = of(texts, one.which);
      const spelled = new TextDecoder('latin1').decode(mangled(new TextEncoder().encode(text), one, bytes));
      for (const sort of ['offer', 'answer', 'invitation'] as const) {
        const got = readCode(sort, spelled, one.which % 2 === 0 ? 'scanned' : 'link');
        // A blank or a small letter does no harm.
        if (!got.ok) expect(isWording(codeWording, got.fault)).toBe(true);
      }
      // The check at its end is right, whatever it says.
      const inside = mangled(of(bytes, one.which), one, bytes);
      const invited = readInvitation(writeCode('invitation', inside as Uint8Array<ArrayBuffer>, 'link'));
      if (invited.ok) {
        met.invited++;
        expect(invited.invitation.campaign).toMatch(/^[0-9a-f]{64}$/);
        expect(invited.invitation.invite).toMatch(/^[0-9a-f]{64}$/);
      } else {
        met.refused++;
        expect(isWording(codeWording, invited.fault)).toBe(true);
      }
      if (unpackDescription('offer', inside as Uint8Array<ArrayBuffer>)) met.described++;
    }),
    runs(EACH),
  );
  for (const n of Object.values(met)) expect(n).toBeGreaterThan(0);
});

let store: Store;
let files: readonly Uint8Array[];
beforeAll(async () => {
  const [anna, bert] = [deviceNamed('anna'), deviceNamed('bert')];
  const { campaign: war, chain } = foundedBy(anna, 5, undefined, [bert]);
  store = disk().open();
  await store.shelve({ campaign: war, title: 'The Winter War', ruleset: 'border-princes', card: null });
  await store.saveKeys(war, { device: anna, seats: { north: 'aa'.repeat(16) } });
  await store.appendAll(war, [
    { chain, from: 0 },
    { chain: longer(bert, undefined, war, ['hello', 'again']), from: 0 },
  ]);
  const whole = await store.exportCampaign(war, { secrets: true });
  files = [
    whole,
    await store.exportCampaign(war, { secrets: false }),
    await lock(whole as Bytes, ['amber', 'birch', 'cedar', 'dune']),
  ];
});

test('proof 5: hostile backups are refused in words, or hold what is signed; reading one changes nothing', {
  timeout: patience,
}, async () => {
  const blocks = files.slice(0, 2).map(blocksIn);
  const before = JSON.stringify(await store.shelf());
  const met = { refused: 0, read: 0 };
  await fc.assert(
    fc.asyncProperty(plan, async (one) => {
      let file = mangled(of(files, one.which), one, files);
      if (one.deep) {
        // A file whose header is right, with one of its blocks changed: as bytes, or in what they say.
        const inside = of(blocks, one.which);
        const at = one.at % inside.length;
        const changed = inside.map((block, i) => {
          if (i !== at) return block;
          if (one.value % 2 === 0) return mangled(block, one, inside);
          try {
            return encode(spoilt(decode(block), { path: one.at, how: one.how, to: of(hostile, one.value) }));
          } catch {
            return mangled(block, one, inside);
          }
        });
        file = fileOf(blocked(one.how === 7 ? changed.toReversed() : changed));
      }
      // To try words takes a phone a good moment, so few are tried.
      const words = one.value % 16 === 0 ? 'amber' : undefined;
      const read = await store.readBackup(file as Uint8Array<ArrayBuffer>, undefined, words);
      if (read.ok) {
        met.read++;
        for (const [, { entries, hashes }] of read.content.chains) expect(entries.length).toBe(hashes.length);
      } else {
        met.refused++;
        expect(isWording(backupWording, read.fault), String(read.fault)).toBe(true);
      }
    }),
    runs(EACH),
  );
  expect(JSON.stringify(await store.shelf())).toBe(before);
  for (const n of Object.values(met)) expect(n).toBeGreaterThan(0);
});
