/** Phones around a table, each with its own store, meeting by handing each other what they lack. */

import { nod, standIn } from '../../src/campaign/absence.ts';
import { giveAnswer } from '../../src/campaign/acts.ts';
import { type Founding, found, prepareToJoin, takeSeat } from '../../src/campaign/enter.ts';
import { type Deps, openSession, type Session } from '../../src/campaign/session.ts';
import type { Json } from '../../src/kernel/json.ts';
import type { Question, Seat } from '../../src/kernel/question.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { hashBytes, join, type RandomBytes, text } from '../../src/log/bytes.ts';
import { type Run, readRun, toldRun } from '../../src/log/chain.ts';
import { market } from './market.ts';
import { memoryStore } from './memory-store.ts';

/** Chance that is the same every time, different for every name. */
export function chanceOf(name: string): RandomBytes {
  let n = 0;
  return (length) => {
    let bytes = new Uint8Array();
    while (bytes.length < length)
      bytes = join(bytes, hashBytes(text(`${name} ${n++}`))) as Uint8Array<ArrayBuffer>;
    return bytes.slice(0, length);
  };
}
export const phone = (name: string, ruleset: AnyRuleset = market): Deps => {
  return { store: memoryStore(), random: chanceOf(name), loadRuleset: async () => ruleset };
};

/** Everything either lacks goes over, and what newcomers claim, until neither has news. */
export async function meet(...sessions: readonly Session[]): Promise<void> {
  for (let news = true; news; ) {
    news = false;
    for (const from of sessions)
      for (const to of sessions) {
        if (from === to) continue;
        await from.settled();
        const { device } = from.keys().device;
        const before = to.chains();
        await to.library.claims?.made(device, from.library.claims?.own());
        // Who was admitted just now is to hear of it.
        if (to.chains() !== before) news = true;
        if (to.library.claims?.refuses(device) && !from.keys().claim?.refused) {
          await from.library.claims?.refused();
          news = true;
        }
        const runs = from.library.runsAfter(to.library.vector());
        if (runs.length === 0) continue;
        const taken = await to.library.take(runs.map((run) => readRun(toldRun(run)) as Run));
        await to.settled();
        if (taken.added > 0) news = true;
      }
  }
}

/** One player stands in for an absent seat, since another has nodded; the phones of both know it. */
export async function standsIn(by: Session, nods: Session, absent: string): Promise<void> {
  const asked = await standIn(by, absent);
  await meet(by, nods);
  await nod(nods, asked, [absent]);
  await meet(by, nods);
}

/** Answers the first question a seat is asked, and gives it. */
export async function answer(
  session: Session,
  seat: Seat,
  value: Json,
  how: 'table' | 'phone' | 'chosen' | 'ledger' = 'table',
): Promise<Question> {
  const [asked] = session.view()?.asked(seat) ?? [];
  if (!asked) throw new Error(`${seat} is asked nothing`);
  await giveAnswer(session, seat, asked.order.open.order, asked.question, value, how);
  return asked.question;
}

export interface Table {
  readonly campaign: string;
  readonly sessions: readonly Session[];
  readonly deps: readonly Deps[];
}
/** A campaign with one phone a seat, each seat taken and everybody up to date. */
export async function table(
  seats: readonly string[],
  options: {
    readonly books?: Founding['books'];
    readonly ruleset?: AnyRuleset;
    readonly options?: Founding['options'];
  } = {},
): Promise<Table> {
  const ruleset = options.ruleset ?? market;
  const deps = seats.map((seat) => phone(`${seat}'s phone`, ruleset));
  const [first] = deps;
  if (!first) throw new RangeError('a table needs a seat');
  const campaign = await found(
    first,
    {
      ruleset: ruleset.id,
      rules: ruleset.version,
      title: 'Market day',
      options: options.options ?? {},
      seats: seats.map((id) => ({ id, name: id })),
      books: options.books ?? 'sealed',
    },
    seats[0] ?? '',
  );
  const host = await openSession(first, campaign);
  const { invite = '' } = host.keys();
  const sessions: Session[] = [host];
  for (const one of deps.slice(1)) {
    await prepareToJoin(one, { campaign, invite, title: 'Market day', ruleset: ruleset.id });
    sessions.push(await openSession(one, campaign));
  }
  await meet(...sessions);
  for (const [i, session] of sessions.entries()) if (i > 0) await takeSeat(session, seats[i] ?? '');
  await meet(...sessions);
  return { campaign, sessions, deps };
}
