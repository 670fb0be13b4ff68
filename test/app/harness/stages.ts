/**
 * A campaign of Mighty Empires played into a given stage on one phone with several seats, over the memory store. Bots play
 * it on a bare table; what they gave is written into a real session through the acts, up to where the stage stops.
 * The same stage, seed and options give the same campaign, with the same addresses. Shared by whoever tests or looks at
 * screens of a campaign: add stages and options rather than harnesses.
 */
import { commitAnswer, giveAnswer, giveOrder, turnPage, writeLedger } from '../../../src/campaign/acts.ts';
import { found, takeSeat } from '../../../src/campaign/enter.ts';
import { type Deps, openSession, type Session } from '../../../src/campaign/session.ts';
import { seeded } from '../../../src/kernel/bot.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Seat } from '../../../src/kernel/question.ts';
import { pieceId } from '../../../src/kernel/table.ts';
import { type Game, type Given, start } from '../../../src/rules/mighty-empires/bots/game.ts';
import { playMonth } from '../../../src/rules/mighty-empires/bots/season.ts';
import { setUp } from '../../../src/rules/mighty-empires/bots/setup.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { layAutomatically } from '../../../src/rules/mighty-empires/land/auto/automatic.ts';
import type { Contents, Ledger } from '../../../src/rules/mighty-empires/ledger/book.ts';
import { winterPhases } from '../../../src/rules/mighty-empires/winter/state.ts';
import { memoryStore } from '../../campaign/memory-store.ts';
import { chanceOf } from '../../campaign/table.ts';
import { ordered } from './any.ts';
import { names, players, roster } from './company.ts';
import { enchant, enrich, snowedIn, stateOf } from './scenes.ts';
import { beleaguer } from './sieges.ts';

/** Before the first order of that kind by the first seat; in the season: in the first seat's turn of the month, in that phase. */
export const stages = {
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

export interface Plan {
  readonly stage: StageName;
  /** Mended by agreement into more of everything: see scenes.ts. */
  readonly rich?: boolean;
  /** In winter: azure has gone on, and the others have not. */
  readonly ahead?: boolean;
  /** At the equinox of the winter, with this spell drawn; empty: none yet. */
  readonly spell?: string;
  readonly books?: 'sealed' | 'open';
  readonly month?: number;
  readonly seed?: number;
  readonly options?: { readonly [name: string]: Json };
  /** Seats whose secrets lie on this phone; all of them if not said. */
  readonly mine?: readonly Seat[];
}
const [first = { id: 'azure' }] = players;

export const ledgerOf = (session: Session, seat: Seat): Ledger =>
  session.view()?.ledgers[seat] as unknown as Ledger;

/** @throws when a bot's line does not fit the session: the rules and the bots have parted */
export async function campaignAt(plan: Plan): Promise<{ readonly session: Session; readonly deps: Deps }> {
  const { stage, books = 'sealed', month = 3, seed = 5, options = {}, mine } = plan;
  const chance = chanceOf(`harness ${stage} ${seed}`);
  const deps: Deps = { store: memoryStore(), chance, loadRuleset: async () => mightyEmpires };
  const chosen = { books, ...options };
  const founding = { ruleset: mightyEmpires.id, rules: mightyEmpires.version, title: 'The Vale of Aurn' };
  const campaign = await found(deps, { ...founding, options: chosen, seats: [...players], books }, first.id);
  const session = await openSession(deps, campaign);
  for (const { id } of players) if (!mine || mine.includes(id)) await takeSeat(session, id);
  const game = start(
    mightyEmpires,
    chosen,
    players.map(({ id }) => id),
    seeded(seed),
    true,
  );
  setUp(game, layAutomatically(players.length, seeded(1)).tiles as unknown as Json);
  const inSeason = [
    'subsistence',
    'scouting',
    'movement',
    'battle',
    'siege',
    'raze',
    'reorganisation',
  ].includes(stage);
  for (let turn = 0; turn < (stage === 'winter' ? 6 : inWinter(stage) ? 7 : inSeason ? month : 0); turn++)
    playMonth(game, () => undefined);
  await perform(session, game, plan, month);
  if (inWinter(stage) && (plan.rich || plan.ahead)) await snowedIn(session, plan.ahead === true);
  else if (plan.rich) await (stage === 'siege' ? beleaguer(session) : enrich(session));
  if (plan.spell !== undefined) await enchant(session, plan.spell);
  return { session, deps };
}

async function perform(session: Session, game: Game, plan: Plan, month: number): Promise<void> {
  const said = new Map<string, string>();
  const translated = <T>(value: T): T => {
    let text = JSON.stringify(value);
    for (const [bots, ours] of said) text = text.replaceAll(bots, ours);
    return JSON.parse(text) as T;
  };
  for (const given of game.record ?? []) {
    if (reached(session, given, plan.stage, month)) return;
    if ('order' in given) {
      const { entry, seat, id } = given.order;
      const args =
        id === 'choose-capital'
          ? { ...(given.order.args as object), tincture: seat, name: names.realms[seat] ?? '' }
          : given.order.args;
      const order = await ordered(session, seat, id, translated(args as Json));
      said.set(pieceId(entry), pieceId(order));
      said.set(entry, order);
      const ended = (args as { readonly phase?: string }).phase;
      if (session.view()?.open.length === 0 && (id === 'end-stage' || ended === 'reorganisation'))
        await turnPage(session, seat, { ended: true });
      if (id === 'end-stage' && stateOf(session).stage === 'season') await christen(session);
    } else if ('answer' in given) {
      const { order, label, value } = translated(given.answer);
      const open = session.view()?.open.find((one) => one.open.order === order);
      const asked = open?.run.open.find((one) => one.label === label);
      // The ledgers on this phone declare by themselves.
      if (!asked && (!open || open.open.answers[label])) continue;
      if (!asked) throw new Error(`${label} is not asked`);
      const by = asked.by === 'table' ? first.id : asked.by;
      if (open?.run.sealed) await commitAnswer(session, by, order, asked, value, deps(plan));
      else await giveAnswer(session, by, order, asked, value, 'table');
    } else await keep(session, given.write.seat, translated(given.write.write), deps(plan));
  }
}
const deps = ({ seed = 5 }: Plan) => chanceOf(`ledger ${seed}`);

/** A phase of the winter: the stage stops where everybody has come to it. */
const inWinter = (stage: StageName): boolean => (winterPhases as readonly string[]).includes(stage);

function reached(session: Session, given: Given, stage: StageName, month: number): boolean {
  const what = stages[stage];
  if (stage === 'muster') return 'write' in given;
  const { season, stage: now, winter } = stateOf(session);
  if (stage === 'winter') return now === 'winter';
  if (inWinter(stage)) return now === 'winter' && Object.values(winter.at).every((at) => at === stage);
  if (now === 'season') return season.month === month && season.phase === what && season.turn === first.id;
  return 'order' in given && given.order.id === what && (stage !== 'stores' || given.order.seat === first.id);
}

/** Settlements and banners that players would have named. */
async function christen(session: Session): Promise<void> {
  const { tiles, banners } = stateOf(session);
  const called = [...names.places];
  for (const [tile, { site, flag, capitalOf }] of Object.entries(tiles))
    if (site !== 'barren' && flag !== 'independent' && (capitalOf || called.length % 3 > 0)) {
      const name = called.shift();
      if (name) await giveOrder(session, flag, 'name', { what: 'tile', id: tile, name });
    } else called.push(called.shift() ?? '');
  for (const [id, { number, seat }] of Object.entries(banners))
    if (number === 2)
      await giveOrder(session, seat, 'name', { what: 'banner', id, name: names.banners[seat] ?? '' });
}

type Write = { readonly write: string; readonly banner: string; readonly [more: string]: Json };
/** The bots' one long unit of spears becomes a company; the first seat leaves its losses and gains of late to be settled. */
async function keep(session: Session, seat: Seat, json: Json, chance: Deps['chance']): Promise<void> {
  const write = json as Write;
  const contents = ledgerOf(session, seat)?.banners[write.banner];
  if (!contents) return;
  const number = stateOf(session).banners[write.banner]?.number ?? 1;
  const waits = seat === first.id && stateOf(session).season.month > 1;
  if (write.write === 'muster') await writeLedger(session, seat, mustered(write, seat, number), chance);
  else if (write.write === 'settle' && !waits)
    await writeLedger(session, seat, struck(write.banner, contents), chance);
  else if (write.write === 'enlist' && !waits) await writeLedger(session, seat, write, chance);
}

function mustered(write: Write, seat: Seat, number: number): Json {
  const units = write.units as readonly { readonly points: number }[] | undefined;
  if (!units) return write;
  const total = units.reduce((sum, { points }) => sum + points, 0);
  return { ...write, ...roster(seat, number, total) };
}

function struck(banner: string, { owed, units, characters }: Contents): Json {
  let left = owed;
  const off: Record<string, { models: number; points: number }> = {};
  for (const { id, models, points } of units) {
    const share = Math.min(left, points);
    left -= share;
    if (share > 0)
      off[id] = { points: share, models: share === points ? models : Math.floor((models * share) / points) };
  }
  return { write: 'settle', banner, units: off, characters: left > 0 ? characters.map(({ id }) => id) : [] };
}
