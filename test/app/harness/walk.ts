/**
 * The way of a campaign from its founding to a stage. What bots gave when it was recorded is written into a real session
 * through the acts. Stages come by on the way are kept, and the next way starts from the last one before it.
 */

import { turnPage } from '../../../src/campaign/acts.ts';
import { found, takeSeat } from '../../../src/campaign/enter.ts';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import type { Given } from '../../../src/kernel/game.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Seat } from '../../../src/kernel/question.ts';
import { pieceId } from '../../../src/kernel/table.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { winterPhases } from '../../../src/rules/mighty-empires/winter-phases.ts';
import { type MemoryStore, memoryStore } from '../../campaign/memory-store.ts';
import { chanceOf } from '../../campaign/table.ts';
import { type Answering, answering } from './answering.ts';
import { names, players } from './company.ts';
import { christen, keep } from './keeping.ts';
import { ordered } from './ordered.ts';
import { recordedWalk } from './recorded.ts';
import { stateOf } from './scenes.ts';
import type { Plan } from './stages.ts';

/** Before the first order of that kind by the first seat; in the season: in the first seat's turn of the month, in that phase. */
const stages = {
  map: 'lay-map',
  capitals: 'choose-capital',
  realms: 'settle-realm',
  armies: 'raise-banners',
  muster: 'muster',
  placing: 'place-banners',
  stores: 'share-baggage',
  subsistence: 'subsistence',
  scouting: 'scouting',
  movement: 'movement',
  battle: 'battle',
  siege: 'siege',
  raze: 'raze',
  reorganisation: 'reorganisation',
  winter: 'winter',
  autumn: 'autumn',
  quarters: 'quarters',
  events: 'events',
  revenue: 'revenue',
  diplomacy: 'diplomacy',
  recruitment: 'recruitment',
  recovery: 'recovery',
  construction: 'construction',
  baggage: 'baggage',
  deployment: 'deployment',
  espionage: 'espionage',
  spring: 'spring',
} as const;
export type StageName = keyof typeof stages;

/** A phone's store with the campaign in it, as it was: open a copy. */
export interface Kept {
  readonly store: MemoryStore;
  readonly campaign: string;
}
interface Stop extends Kept {
  readonly rank: number;
  /** Of the bots' record: the first line that is not written yet. */
  readonly next: number;
  /** What the bots called things, and what they are called here. */
  readonly said: ReadonlyMap<string, string>;
}
interface Way {
  readonly record: readonly Given[];
  readonly stops: Stop[];
}
const ways = new Map<string, Promise<Way>>();
const [first = { id: 'azure' }] = players;

/**
 * @param campaigns where what was given comes from
 * @throws Error where it ends before that stage
 */
export async function walkTo(plan: Plan, campaigns = recordedWalk): Promise<Kept> {
  const { stage, month = 3, seed = 5 } = plan;
  const key = JSON.stringify([plan.books, plan.options, seed, plan.mine]);
  const going = ways.get(key) ?? begin(plan, seed, campaigns);
  ways.set(key, going);
  const way = await going;
  const rank = rankOf(stage, month);
  const [from] = way.stops.filter((stop) => stop.rank <= rank).toSorted((a, b) => b.rank - a.rank);
  if (!from) throw new Error('the way has no beginning');
  if (from.rank === rank) return from;
  return walk(way, from, plan, rank);
}

async function begin(
  { books = 'sealed', options = {}, mine }: Plan,
  seed: number,
  campaigns: typeof recordedWalk,
): Promise<Way> {
  const record = await campaigns({ seed, books, options });
  const deps = {
    store: memoryStore(),
    random: chanceOf(`harness ${seed}`),
    loadRuleset: async () => mightyEmpires,
  };
  // The founding seats its founder, who plays for the seats nobody holds.
  const founder = mine?.[0] ?? first.id;
  const founding = { ruleset: mightyEmpires.id, rules: mightyEmpires.version, title: 'The Vale of Aurn' };
  const chosen = { ...founding, options: { books, ...options }, seats: [...players], books };
  const campaign = await found(deps, chosen, founder);
  const session = await openSession(deps, campaign);
  for (const { id } of players)
    if (id !== founder && (!mine || mine.includes(id))) await takeSeat(session, id);
  await session.settled();
  const founded: Stop = { store: deps.store.copy(), campaign, rank: -1, next: 0, said: new Map() };
  return { record, stops: [founded] };
}

async function walk({ record, stops }: Way, from: Stop, plan: Plan, rank: number): Promise<Stop> {
  const { stage, month = 3, seed = 5 } = plan;
  // Each line has chance of its own: a campaign is the same whichever stop it set out from.
  let random = chanceOf('');
  const deps = {
    store: from.store.copy(),
    random: (length: number) => random(length),
    loadRuleset: async () => mightyEmpires,
  };
  const session = await openSession(deps, from.campaign);
  const said = new Map(from.said);
  let last = from.rank;
  const stop = async (at: number, next: number): Promise<Stop> => {
    await session.settled();
    const made = { store: deps.store.copy(), campaign: from.campaign, rank: at, next, said: new Map(said) };
    stops.push(made);
    last = at;
    return made;
  };
  let bookChance = chanceOf('');
  const { perform, answers } = performing(session, said, (length) => bookChance(length));
  for (const [index, given] of record.entries()) {
    if (index < from.next) continue;
    // Nobody stops where an answer is held.
    if (answers.held === 0) {
      if (reached(session, given, stage, month)) return stop(rank, index);
      const here = phaseAt(session);
      if (here !== undefined && here > last) await stop(here, index);
    }
    random = chanceOf(`harness ${seed} ${index}`);
    bookChance = chanceOf(`ledger ${seed}`);
    await perform(given);
  }
  throw new Error(`nobody comes to ${stage}`);
}

/** Writes down, one after the other, what bots gave. @param chance for what is laid face down and written into books */
function performing(
  session: Session,
  said: Map<string, string>,
  random: ReturnType<typeof chanceOf>,
): { readonly perform: (given: Given) => Promise<void>; readonly answers: Answering } {
  const translated = <T>(value: T): T => {
    let text = JSON.stringify(value);
    for (const [bots, ours] of said) text = text.replaceAll(bots, ours);
    return JSON.parse(text) as T;
  };
  const answers = answering(session, first.id, random);
  const perform = async (given: Given): Promise<void> => {
    if ('answer' in given) return answers.give(translated(given.answer));
    await answers.settle();
    if ('write' in given) return keep(session, given.write.seat, translated(given.write.write), random);
    const { entry, seat, id } = given.order;
    const order = await ordered(session, seat, id, translated(argsOf(given.order)));
    said.set(pieceId(entry), pieceId(order));
    said.set(entry, order);
    const ended = (given.order.args as { readonly phase?: string }).phase;
    if (session.view()?.open.length === 0 && (id === 'end-stage' || ended === 'reorganisation'))
      await turnPage(session, seat, { ended: true });
    if (id === 'end-stage' && stateOf(session).stage === 'season') await christen(session);
  };
  return { perform, answers };
}
function argsOf({
  id,
  seat,
  args,
}: {
  readonly id: string;
  readonly seat: Seat;
  readonly args: unknown;
}): Json {
  return id === 'choose-capital'
    ? { ...(args as object), tincture: seat, name: names.realms[seat] ?? '' }
    : (args as Json);
}

const seasonal = (Object.keys(stages) as StageName[]).slice(7, 14);
/** A phase of the winter: the stage stops where everybody has come to it. */
const inWinter = (stage: StageName): boolean => (winterPhases as readonly string[]).includes(stage);

/** Earlier stages of a campaign have lower ranks. */
function rankOf(stage: StageName, month: number): number {
  const at = Object.keys(stages).indexOf(stage);
  if (seasonal.includes(stage)) return 100 * month + at;
  return stage === 'winter' || inWinter(stage) ? 10_000 + at : at;
}

/** The stage a season's first turn of the month is in. */
function phaseAt(session: Session): number | undefined {
  const { season, stage: now } = stateOf(session);
  const phase = seasonal.find((stage) => stages[stage] === season.phase);
  return now === 'season' && season.turn === first.id && phase !== undefined
    ? rankOf(phase, season.month)
    : undefined;
}

function reached(session: Session, given: Given, stage: StageName, month: number): boolean {
  const what = stages[stage];
  if (stage === 'muster') return 'write' in given;
  const { season, stage: now, winter } = stateOf(session);
  if (stage === 'winter') return now === 'winter';
  if (inWinter(stage)) return now === 'winter' && Object.values(winter.at).every((at) => at === stage);
  if (now === 'season') return season.month === month && season.phase === what && season.turn === first.id;
  return 'order' in given && given.order.id === what && (stage !== 'stores' || given.order.seat === first.id);
}
