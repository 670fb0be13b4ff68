/**
 * A die in which two phones have a hand, and what a changed app writes to cheat at it. Expected faces are reckoned from what
 * lies open in the book, with Node's own hash and none of the app's code.
 */
import { createHash } from 'node:crypto';
import { giveOrder } from '../../src/campaign/acts.ts';
import { rollWith } from '../../src/campaign/roll-with.ts';
import type { Session } from '../../src/campaign/session.ts';
import { type Question, shapeOf } from '../../src/kernel/question.ts';
import type { Book } from '../../src/log/book.ts';
import { append, type Chains } from '../../src/log/chain.ts';
import { type BodyOf, type Entry, is, type KnownBody } from '../../src/log/entry.ts';
import { readBook } from '../../src/log/reading.ts';
import { runsAfter, vectorOf } from '../../src/log/told.ts';
import { compose } from '../../src/log/write.ts';
import { fair } from './fair.ts';
import { meet, table } from './table.ts';

export const sha = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
/** A d6 of a roll, as R16 and the format say it. */
export function dieOf(roll: string, secret: string, share: string): number {
  for (let block = 0; ; block++) {
    const digits = sha(['realmbook dice', roll, secret, share, block]);
    for (const word of digits.match(/.{8}/g) ?? []) {
      const value = Number.parseInt(word, 16);
      if (value < 4_294_967_292) return (value % 6) + 1;
    }
  }
}

export const deviceOf = (session: Session): string => session.keys().device.device;
export const linesOf = (session: Session, of = session): readonly { hash: string; entry: Entry }[] => {
  const chain = session.chains().get(deviceOf(of));
  return chain?.entries.map((entry, i) => ({ entry, hash: chain.hashes[i] ?? '' })) ?? [];
};
export const lastOf = <K extends 'roll' | 'witness'>(session: Session, of: Session, kind: K) => {
  const line = linesOf(session, of).findLast(({ entry }) => is(entry, kind));
  return line as { hash: string; entry: Entry & { body: BodyOf<K> } };
};

/** Azure pitches a tent and is asked for a die. */
export async function pitching() {
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset: fair });
  const [a, b, c] = sessions as [Session, Session, Session];
  const order = await giveOrder(a, 'azure', 'pitch', { colour: 'red' });
  await meet(a, b, c);
  const question = a
    .view()
    ?.asked('azure')
    .find((one) => one.order.open.order === order)?.question as Question;
  const answer = (faces: number, more: Partial<BodyOf<'answer'>> = {}): KnownBody => ({
    kind: 'answer',
    order,
    label: question.label,
    shape: shapeOf(question),
    value: [faces],
    how: 'phone',
    ...more,
  });
  return { a, b, c, order, question, answer };
}
/** What every phone tells of the die. */
export const told = (session: Session, order: string) =>
  session.view()?.tellings.find((one) => one.entry === order)?.asked[0];
export const named = (session: Session): readonly string[] =>
  session
    .view()
    ?.flags.filter(({ rule }) => rule === 'dice.together')
    .map(({ entry }) => entry) ?? [];
export const prints = (...sessions: readonly Session[]): number =>
  new Set(sessions.map((one) => one.view()?.fingerprint)).size;

/** What a cheat writes once the witness has added their number. */
export const cheats = [
  'typed',
  'phone',
  'other faces',
  'no secret',
  'wrong secret',
  'wrong roll',
  'hides',
] as const;
type Cheat = (typeof cheats)[number];

/** A roll to which the witness has added a number, and a line that the roller's changed app writes instead of opening it. */
export async function cheated(cheat: Cheat, face: number) {
  const { a, b, c, order, question, answer } = await pitching();
  await rollWith(a, 'azure', order, question, deviceOf(b));
  const roll = lastOf(a, a, 'roll');
  const before = a.chains();
  await b.library.take(a.library.runsAfter(b.library.vector()));
  await b.settled();
  await meet(b, c);
  const seen = lastOf(c, b, 'witness');
  const wrong = 'ab'.repeat(32);
  const bodies: { readonly [K in Cheat]: KnownBody } = {
    typed: answer(face, { how: 'table' }),
    phone: answer(face),
    'other faces': answer(face, { how: 'witnessed', roll: { entry: roll.hash, secret: wrong } }),
    'no secret': answer(face, { how: 'witnessed' }),
    'wrong secret': answer(dieOf(roll.hash, wrong, seen.entry.body.share), {
      how: 'witnessed',
      roll: { entry: roll.hash, secret: wrong },
    }),
    'wrong roll': answer(face, { how: 'witnessed', roll: { entry: seen.hash, secret: wrong } }),
    hides: answer(face),
  };
  const line = slip(cheat === 'hides' ? before : c.chains(), a, bodies[cheat]);
  await c.library.take(line.runs);
  await c.settled();
  await meet(b, c);
  return { b, c, order, line: line.hash };
}
/** A line written past the app, by a phone that knows so much. */
function slip(chains: Chains, by: Session, body: KnownBody) {
  const { device } = by.keys();
  const book = readBook(chains, by.campaign) as Book;
  const entry = compose(chains, book, device.device, 'azure', body);
  const grown = append(chains.get(device.device), entry, device);
  const runs = runsAfter(new Map([[device.device, grown]]), vectorOf(chains));
  return { runs, hash: grown.hashes.at(-1) };
}
