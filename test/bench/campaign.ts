/**
 * A campaign of Mighty Empires that bots play, as it lies in the logs of its players' phones, with open books. Entries and
 * pieces have the names that these logs give them, so that every order speaks of what lies on the table.
 */

import type { Json } from '../../src/kernel/json.ts';
import { type Question, shapeOf } from '../../src/kernel/question.ts';
import type { Mutable } from '../../src/kernel/ruleset.ts';
import {
  type AnswerEntry,
  empty,
  enact,
  type Move,
  type Public,
  pieceId,
  reopened,
  respond,
  take,
} from '../../src/kernel/table.ts';
import { hashBytes, hex, text } from '../../src/log/bytes.ts';
import type { Chains } from '../../src/log/chain.ts';
import type { DeviceKey } from '../../src/log/keys.ts';
import { WHOLE } from '../../src/log/quota.ts';
import { seal } from '../../src/log/seal.ts';
import { playCampaign } from '../../src/rules/mighty-empires/bots/campaign.ts';
import { mightyEmpires } from '../../src/rules/mighty-empires/index.ts';
import { table as founded } from '../campaign/table.ts';
import { scribe } from './scribe.ts';

type Answer = Omit<AnswerEntry, 'entry'>;
/** Bytes that nobody has to guess. */
const random = (length: number): Uint8Array => new Uint8Array(length);

export interface Played {
  readonly campaign: string;
  readonly chains: Chains;
  /** Of the players' phones, each with its player's seat. */
  readonly keys: readonly DeviceKey[];
  readonly seats: readonly string[];
  /** Secret of the invitation that is open, as the founder's phone has it. */
  readonly invite: string;
  /** What the phone of each of them has. */
  readonly secrets: readonly { readonly seats: { readonly [seat: string]: string } }[];
}

/**
 * @param length how many lines there are to be
 * @throws Error where the bots' campaign is shorter, or one log of it fuller than any may be
 */
export async function played(length: number, players = 6, seed = 5): Promise<Played> {
  const turns = Math.ceil(length / 15) + 20;
  const { game } = playCampaign({ players, turns, seed, options: { books: 'open' }, recording: true });
  const seats = [...game.books.keys()];
  const ruleset = mightyEmpires;
  const { campaign, sessions } = await founded(seats, { ruleset, options: game.options, books: 'open' });
  const authors = sessions.map((session, at) => ({ key: session.keys().device, seat: seats[at] ?? '' }));
  const log = scribe(campaign, authors, sessions[0]?.chains() ?? new Map());
  const secrets = sessions.map((session) => ({ seats: session.keys().seats }));
  const { invite = '' } = sessions[0]?.keys() ?? {};
  for (const session of sessions) session.close();
  const of = (seat: string): number => Math.max(0, seats.indexOf(seat));

  const table = empty(mightyEmpires.found(game.options, seats)) as unknown as Mutable<Public>;
  const carried = (move: Move): void => void take(mightyEmpires, table, move, { order: move.order });
  const said = new Map<string, string>();
  const ours = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replace(/o?[0-9a-z]{6}x/g, (name) => said.get(name) ?? name)) as T;

  // An order asks in the order in which its arguments stand in the book, which sorts them: bots were asked in another.
  let early: Answer[] = [];
  const asks = (order: string) => {
    const open = table.open.find((one) => one.order === order);
    return open && reopened(mightyEmpires, table as Public, open);
  };
  const settle = (entry: string, { order, label, value }: Answer): void => {
    const move = respond(mightyEmpires, table as Public, { entry, order, label, value });
    if (move) carried(move);
  };
  /** What is laid face down is opened once all have laid theirs. */
  const laid = (questions: readonly Question[], answers: readonly Answer[]): void => {
    const lines = questions.map((question, at) => {
      const { order, label, value } = answers[at] as Answer;
      const purpose = { order, label, shape: shapeOf(question) };
      const key = hashBytes(text(`${order} ${label}`));
      const seat = of(question.by);
      const name = log.write(seat, (spot) => ({
        kind: 'sealed',
        purpose,
        ...seal(value, key, spot, random),
      }));
      return { seat, name, key: hex(key) };
    });
    for (const [at, { seat, name, key }] of lines.entries())
      settle(log.write(seat, { kind: 'reveal', entry: name, key }), answers[at] as Answer);
  };
  /** @returns which of the answers that are known it has written */
  const answered = (answer: Answer): readonly Answer[] => {
    const { order, label } = answer;
    const run = asks(order);
    if (run?.sealed) {
      const all = run.open.map((one) =>
        early.find((each) => each.order === order && each.label === one.label),
      );
      const answers = all.filter((one) => one !== undefined);
      if (answers.length < all.length) return [];
      laid(run.open, answers);
      return answers;
    }
    const question = run?.open.find((one) => one.label === label);
    if (!question) return [];
    const how = question.ask === 'declare' ? 'ledger' : 'table';
    const body = { order: answer.order, label: answer.label, shape: shapeOf(question), value: answer.value };
    settle(log.write(of(question.by), { kind: 'answer', ...body, how }), answer);
    return [answer];
  };

  for (const given of game.record ?? []) {
    if (log.lines() >= length) break;
    if ('write' in given) {
      log.write(of(given.write.seat), { kind: 'ledger', write: ours(given.write.write as Json) });
      continue;
    }
    if ('order' in given) {
      const { entry, seat, id, args } = given.order;
      const own = ours(args as Json);
      const name = log.write(of(seat), { kind: 'order', id, args: own });
      said.set(entry, name).set(pieceId(entry), pieceId(name));
      carried(enact(mightyEmpires, table as Public, { entry: name, seat, id, args: own }));
      if (id === 'end-phase' && (own as { phase?: string }).phase === 'reorganisation') log.turn(of(seat));
      continue;
    }
    const { entry: _, ...answer } = given.answer;
    early.push(ours(answer));
    for (let some = true; some; ) {
      const written = new Set(
        early.reduce<readonly Answer[]>((found, one) => (found.length > 0 ? found : answered(one)), []),
      );
      some = written.size > 0;
      early = early.filter((one) => !written.has(one));
    }
  }
  if (log.lines() < length) throw new Error(`the bots wrote ${log.lines()} lines`);
  const fullest = Math.max(...[...log.chains().values()].map(({ lines }) => lines.length));
  // A phone takes none that is fuller: its campaign would be said to be damaged.
  if (fullest > WHOLE.lines) throw new Error(`one log of ${players} has ${fullest} lines`);
  return { campaign, chains: log.chains(), keys: authors.map(({ key }) => key), seats, invite, secrets };
}
