/**
 * Proof 8: ten kinds of storage fault at every call to the storage, while a campaign is founded, joined, played, closed,
 * met, backed up, brought back and opened again. Whatever strikes: nothing acknowledged is lost, nothing is lost silently,
 * the campaign can be saved in a file, no log forks, and all goes on once the fault is over.
 */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import { found, prepareToJoin, takeSeat } from '../../src/campaign/enter.ts';
import { CampaignError } from '../../src/campaign/faults.ts';
import { type Deps, openSession, type Session } from '../../src/campaign/session.ts';
import { branchesOf } from '../../src/log/chain.ts';
import { is } from '../../src/log/entry.ts';
import { isStoreFault } from '../../src/store/faults.ts';
import { openStore, type Store, StoreError } from '../../src/store/index.ts';
import { type Market, market } from '../campaign/market.ts';
import { meet, phone } from '../campaign/table.ts';
import { proving } from './counts.ts';
import { type Kind, kinds, type Storm, type Weather, weather } from './weather.ts';

/** Every call in `npm run prove`; ordinarily one in twenty, each kind at other calls than the last. */
const SHARE = proving ? 1 : 20;

interface World {
  readonly disk: IDBFactory;
  /** The app on the phone that is struck: what it has open, and what it was told is stored. */
  store: Store;
  session: Session | undefined;
  campaign: string;
  readonly acknowledged: Set<string>;
  friend: Session | undefined;
  readonly friends: Deps;
  sky: Weather;
  /** A backup with its secrets, made before the worst. */
  file: Uint8Array | undefined;
  /** What the player was told last asks them to repeat only what is missing. */
  looks: boolean;
}
type Step = readonly [name: string, work: (world: World) => Promise<unknown>];

/** Seconds pass only while an answer is waited for: a healthy database is never too slow for the test. */
const beats =
  (world: () => World) =>
  (onBeat: () => void): (() => void) => {
    let on = true;
    const tick = (): void => {
      if (!on) return;
      if (world().sky.waiting()) onBeat();
      setTimeout(tick);
    };
    setTimeout(tick);
    return () => {
      on = false;
    };
  };

function restart(world: World): void {
  world.session?.close();
  world.session = undefined;
  world.store?.close();
  world.store = openStore({
    name: 'test',
    indexedDB: world.disk,
    IDBKeyRange,
    now: () => 1_000,
    beat: beats(() => world),
  });
}
const depsOf = (world: World): Deps => ({
  ...phone('ours'),
  random: world.friends.random,
  store: world.store,
});

const opened = async (world: World): Promise<Session> => {
  world.session ??= await openSession(depsOf(world), world.campaign);
  return world.session;
};
/** What this phone shows as its book it has said is stored. */
function acknowledge(world: World): void {
  for (const chain of world.session?.chains().values() ?? [])
    for (const { hashes } of branchesOf(chain)) for (const hash of hashes) world.acknowledged.add(hash);
}

/** @param building which of its player's three buildings it is */
const orders =
  (id: string, building = 0): Step[1] =>
  async (world) => {
    const session = await opened(world);
    if (world.looks && building > 0 && builtBy(session, 'azure') >= building) return;
    const line = await acts.giveOrder(session, 'azure', id, id === 'next' ? { turn: turn(session) } : {});
    world.acknowledged.add(line);
  };
function turn(session: Session): number {
  const { rules } = session.view()?.table ?? {};
  return (rules as Market).turn;
}

async function bidFor({ friends }: World, session: Session, seat: string): Promise<string> {
  const [asked] = session.view()?.asked(seat) ?? [];
  if (!asked) throw new Error(`nothing is asked of ${seat}`);
  return acts.commitAnswer(session, seat, asked.order.open.order, asked.question, 'high', friends.random);
}

const steps: readonly Step[] = [
  [
    'found',
    async (world) => {
      const seats = ['azure', 'gules'].map((id) => ({ id, name: id }));
      const about = { ruleset: market.id, rules: market.version, title: 'Market day', options: {}, seats };
      world.campaign = await found(depsOf(world), { ...about, books: 'sealed' }, 'azure');
      world.acknowledged.add(world.campaign);
    },
  ],
  [
    'sit down',
    async (world) => {
      const session = await opened(world);
      if (!session.view()?.seats.find(({ id }) => id === 'azure')?.held) await takeSeat(session, 'azure');
    },
  ],
  [
    'invite a friend, and take in what the friend has',
    async (world) => {
      const session = await opened(world);
      const { invite = '' } = session.keys();
      if (!world.friend) {
        const to = { campaign: world.campaign, invite, title: 'Market day', ruleset: market.id };
        await prepareToJoin(world.friends, to);
        world.friend = await openSession(world.friends, world.campaign);
      }
      await meet(session, world.friend);
      if (!world.friend.view()?.seats.find(({ id }) => id === 'gules')?.held)
        await takeSeat(world.friend, 'gules');
      await meet(session, world.friend);
    },
  ],
  ['give an order', orders('build', 1)],
  ['give another', orders('build', 2)],
  [
    'write in the ledger',
    async (world) => {
      const session = await opened(world);
      world.acknowledged.add(await acts.writeLedger(session, 'azure', 7, world.friends.random));
    },
  ],
  ['end the day', orders('next')],
  [
    'turn the page',
    async (world) => {
      const session = await opened(world);
      world.acknowledged.add(await acts.turnPage(session, 'azure', { ended: true }));
    },
  ],
  [
    'ask for a bid',
    async (world) => {
      const session = await opened(world);
      if (!session.view()?.asked('azure').length)
        world.acknowledged.add(await acts.giveOrder(session, 'azure', 'bid', { against: 'gules' }));
      await meet(session, world.friend as Session);
    },
  ],
  [
    'let the friend bid',
    async (world) => {
      const session = await opened(world);
      if (world.friend?.view()?.asked('gules').length) await bidFor(world, world.friend, 'gules');
      await meet(session, world.friend as Session);
    },
  ],
  // Both have bid then, and this phone opens its bid by itself: a duty that follows the line at once.
  [
    'bid',
    async (world) => {
      const session = await opened(world);
      if (world.looks && !session.view()?.asked('azure').length) return;
      world.acknowledged.add(await bidFor(world, session, 'azure'));
    },
  ],
  [
    'meet again, with a page and a snapshot',
    async (world) => {
      const session = await opened(world);
      const friend = world.friend as Session;
      await meet(session, friend);
      await acts.giveOrder(friend, 'gules', 'build', {});
      await meet(session, friend);
    },
  ],
  [
    'write the card and the notes',
    async (world) => {
      const card = {
        campaign: world.campaign,
        title: 'Market day',
        ruleset: market.id,
        card: { when: 'now' },
      };
      await world.store.shelve({ ...card, opened: 5, met: 6 });
      await world.store.saveLocal(world.campaign, { note: 'beware of gules' });
      await world.store.setSetting('language', 'de');
    },
  ],
  [
    'keep a backup, and save one',
    async (world) => {
      await world.store.keep(world.campaign, 'asked');
      world.file = await world.store.exportCampaign(world.campaign, { secrets: true });
    },
  ],
  [
    'import a friend’s copy, kept apart meanwhile',
    async (world) => {
      const session = await opened(world);
      await acts.giveOrder(world.friend as Session, 'gules', 'build', {});
      await session.settled();
      const read = await world.store.readBackup(world.file as Uint8Array);
      if (!read.ok) throw new Error(`our own backup is refused: ${read.fault}`);
      const chains = (world.friend as Session).chains();
      session.close();
      world.session = undefined;
      await world.store.importBackup({ ...read, content: { ...read.content, chains } });
      await opened(world);
    },
  ],
  [
    'close the app and open it again',
    async (world) => {
      restart(world);
      await opened(world);
    },
  ],
  ['go on', orders('build', 3)],
];

interface Played {
  readonly calls: number;
  readonly struck: boolean;
}
/** Plays all of it under one storm. Every step that fails is done again when the storm is over, as a player would. */
async function play(storm?: Storm): Promise<Played> {
  const friends = phone('friend');
  const world = {
    disk: new IDBFactory(),
    campaign: '',
    acknowledged: new Set<string>(),
    friends,
    looks: false,
  } as World;
  world.sky = weather(storm);
  restart(world);
  try {
    for (const [name, work] of steps) {
      const before = new Set(world.acknowledged);
      try {
        await work(world);
      } catch (problem) {
        // Trouble is told in words of ours, or it is a fault of ours.
        if (!(problem instanceof StoreError || problem instanceof CampaignError)) throw problem;
        expect(world.sky.struck(), `${name}: ${problem.message}`).toBe(true);
        await savedDuring(world);
        world.sky.calm();
        // What the words ask for: open Realmbook again.
        if (isStoreFault(problem, 'closed', 'silent')) restart(world);
        acknowledge(world);
        await kept(world, before);
        world.looks = isStoreFault(problem, 'silent');
        await work(world);
        world.looks = false;
      }
      // The background work of a step ends under the same sky.
      await world.session?.settled();
      acknowledge(world);
      if (world.sky.struck()) world.sky.calm();
    }
    const calls = world.sky.calls();
    world.sky.calm();
    await kept(world, world.acknowledged);
    await meet(await opened(world), world.friend as Session);
    // What a player was told is not stored they do again: it must not be there then. Where they were told to look, they did.
    expect(builtBy(world.friend as Session, 'azure')).toBe(3);
    const [ours, theirs] = [world.session, world.friend].map((session) => session?.view()?.fingerprint);
    expect(ours).toBe(theirs);
    return { calls, struck: world.sky.struck() };
  } finally {
    world.sky.end();
    world.session?.close();
    world.store.close();
  }
}

const builtBy = (session: Session, seat: string): number =>
  [...session.chains().values()]
    .flatMap(({ entries }) => entries)
    .filter((line) => line.seat === seat && is(line, 'order') && line.body.id === 'build').length;

/** A campaign that is open can be saved in a file whatever the storage does. */
async function savedDuring(world: World): Promise<void> {
  const { session } = world;
  if (!session) return;
  const { device: _, ...secrets } = session.keys();
  const content = { campaign: world.campaign, chains: session.chains(), secrets };
  const file = await world.store.exportOpen(content, { secrets: true });
  expect(file.length).toBeGreaterThan(0);
}

/** Opens the disk afresh: every acknowledged line is on it, no log of ours forks, and it can be exported and read. */
async function kept(world: World, acknowledged: ReadonlySet<string>): Promise<void> {
  if (acknowledged.size === 0) return;
  const again = openStore({ name: 'test', indexedDB: world.disk, IDBKeyRange });
  try {
    const { chains, damaged, keys } = await again.load(world.campaign);
    expect(damaged, 'damaged logs').toEqual([]);
    const there = new Set([...chains.values()].flatMap(branchesOf).flatMap(({ hashes }) => hashes));
    expect(
      [...acknowledged].filter((hash) => !there.has(hash)),
      'acknowledged and lost',
    ).toEqual([]);
    expect(
      [...chains.values()].filter(({ forks }) => forks?.length),
      'forked logs',
    ).toEqual([]);
    expect(keys?.seats).toBeDefined();
    const shelf = await again.shelf();
    if (!shelf.some(({ campaign }) => campaign === world.campaign)) return;
    const read = await again.readBackup(await again.exportCampaign(world.campaign, { secrets: true }));
    expect(read.ok ? read.compare : read).toEqual({ with: 'same' });
  } finally {
    again.close();
  }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

test('proof 8: without a fault it is played to its end', async () => {
  const { calls, struck } = await play();
  expect(struck).toBe(false);
  expect(calls).toBeGreaterThan(150);
});

describe.each(kinds)('proof 8: %s', (kind: Kind) => {
  test(`at ${SHARE === 1 ? 'every call' : `one call in ${SHARE}`}, once and until it is over`, async () => {
    const { calls } = await play();
    let struck = 0;
    const failed: string[] = [];
    for (let at = (kinds.indexOf(kind) * 2) % SHARE; at < calls; at += SHARE)
      for (const lasting of [false, true]) {
        const storm = { kind, at, lasting };
        try {
          if ((await play(storm)).struck) struck++;
        } catch (problem) {
          failed.push(`${JSON.stringify(storm)}: ${(problem as Error).stack}`);
        }
      }
    expect(failed, 'storms that did harm').toEqual([]);
    expect(struck).toBeGreaterThan(0);
  }, 3_600_000);
});
