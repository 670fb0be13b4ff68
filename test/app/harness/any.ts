/**
 * A campaign of any rule set that was recorded, written into a real session on one phone with every seat: so far as it is
 * wanted, before the order of that name is given for the so-many-th time.
 */
import { writeLedger } from '../../../src/campaign/acts.ts';
import { found, takeSeat } from '../../../src/campaign/enter.ts';
import { type Deps, openSession, type Session } from '../../../src/campaign/session.ts';
import type { Given } from '../../../src/kernel/game.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Seat } from '../../../src/kernel/question.ts';
import { pieceId } from '../../../src/kernel/table.ts';
import { loadRuleset, type RulesetId } from '../../../src/rules/index.ts';
import { memoryStore } from '../../campaign/memory-store.ts';
import { chanceOf } from '../../campaign/table.ts';
import { answering } from './answering.ts';
import { ordered } from './ordered.ts';
import { recorded } from './recorded.ts';

export interface AnyPlan {
  readonly set: RulesetId;
  readonly seed: number;
  readonly players: readonly string[];
  /** Stops before this order is given for the `nth` time; the whole campaign if it never is. */
  readonly before?: string | undefined;
  readonly nth?: number;
  /** Stops after so many orders, answers and writes. */
  readonly upto?: number;
  /** No more is played than so many turns; without it to the end. */
  readonly turns?: number;
  /** What is written into a seat's book in place of what its bot wrote. */
  readonly salted?: (write: Json, seat: Seat) => Json;
}
/** Where a campaign stops. */
export type Stop = Pick<AnyPlan, 'before' | 'nth' | 'upto'>;

/** The order the campaign stopped before. */
export interface Next {
  readonly seat: Seat;
  readonly id: string;
  readonly args: Json;
}

/** @param campaigns where it comes from */
export async function anyCampaign(
  { before, nth, upto, ...plan }: AnyPlan,
  campaigns = recorded,
): Promise<{ readonly session: Session; readonly deps: Deps; readonly next?: Next | undefined }> {
  const { session, deps, on } = await beganCampaign(plan, campaigns);
  return { session, deps, next: await on({ before, ...(nth ? { nth } : {}), ...(upto ? { upto } : {}) }) };
}

/**
 * A campaign founded and seated, and a way to play it on from stop to stop: many screens are looked at in one. It has the seats and
 * options of the recorded one.
 */
export async function beganCampaign(
  { set, seed, players, turns, salted = (write) => write }: Omit<AnyPlan, keyof Stop>,
  campaigns = recorded,
): Promise<{ session: Session; deps: Deps; on(stop: Stop): Promise<Next | undefined> }> {
  const random = chanceOf(`harness ${set} ${seed}`);
  const deps: Deps = { store: memoryStore(), random, loadRuleset: () => loadRuleset(set) };
  const length = { players: players.length, seed, ...(turns ? { turns } : {}) };
  const { options, seats: ids, record } = await campaigns(set, length);
  const rules = await loadRuleset(set);
  const seats = ids.map((id, i) => ({ id, name: players[i] ?? id }));
  const founding = {
    ruleset: set,
    rules: rules.version,
    title: 'The Vale of Aurn',
    books: 'sealed' as const,
  };
  const campaign = await found(deps, { ...founding, options, seats }, seats[0]?.id ?? '');
  const session = await openSession(deps, campaign);
  for (const { id } of seats.slice(1)) await takeSeat(session, id);
  const said = new Map<string, string>();
  const ours = <T>(value: T): T => {
    let text = JSON.stringify(value);
    for (const [theirs, mine] of said) text = text.replaceAll(theirs, mine);
    return JSON.parse(text) as T;
  };
  const salt = (given: Given): Given => {
    if (!('write' in given)) return given;
    const { seat, write } = given.write;
    return { write: { seat, write: salted(write as Json, seat) } };
  };
  const perform = performing(session, ours, said, random, seats[0]?.id ?? '');
  const seen = new Map<string, number>();
  let at = 0;
  return {
    session,
    deps,
    async on({ before, nth = 1, upto = Number.POSITIVE_INFINITY }) {
      if (before !== undefined && (seen.get(before) ?? 0) >= nth) throw new Error(`${before} ${nth} is past`);
      for (let given = record[at]; given && at < upto; given = record[++at]) {
        if ('order' in given) {
          const { seat, id, args } = given.order;
          const times = (seen.get(id) ?? 0) + 1;
          if (id === before && times === nth) return { seat, id, args: ours(args as Json) };
          seen.set(id, times);
        }
        await perform(salt(given));
      }
      return undefined;
    },
  };
}

/** Writes down, one after the other, what bots gave. @param table who answers what the table is asked */
function performing(
  session: Session,
  ours: <T>(value: T) => T,
  said: Map<string, string>,
  random: Deps['random'],
  table: string,
): (given: Given) => Promise<void> {
  const answers = answering(session, table, random);
  return async (given) => {
    if ('answer' in given) return answers.give(ours(given.answer));
    await answers.settle();
    if ('write' in given) {
      await writeLedger(session, given.write.seat, ours(given.write.write), random);
      return;
    }
    const { entry, seat, id, args } = given.order;
    const order = await ordered(session, seat, id, ours(args as Json));
    said.set(pieceId(entry), pieceId(order));
    said.set(entry, order);
  };
}
