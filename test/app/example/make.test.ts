import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appPlays, example, keepExample } from '../../../src/app/campaign/example.ts';
import { handOf } from '../../../src/app/rulesets/mighty-empires/example/hand.ts';
import { parts } from '../../../src/app/rulesets/mighty-empires/example/index.ts';
import { makeExample } from '../../../src/app/rulesets/mighty-empires/example/make.ts';
import { giveOrder } from '../../../src/campaign/acts.ts';
import { playFor } from '../../../src/campaign/play-for.ts';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import { seeded } from '../../../src/kernel/bot.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import type { State } from '../../../src/rules/mighty-empires/state.ts';
import type { CampaignStore } from '../../../src/store/types.ts';
import { type MemoryStore, memoryStore } from '../../campaign/memory-store.ts';
import { chanceOf } from '../../campaign/table.ts';

beforeEach(() => localStorage.clear());

const phone = (name: string, store: CampaignStore = memoryStore()) => ({
  store,
  random: chanceOf(name),
  loadRuleset: async () => mightyEmpires,
});
/** Made once for all: a copy of its phone is as good. */
let first: { readonly store: MemoryStore; readonly campaign: string };
beforeAll(async () => {
  const store = memoryStore();
  first = { store, campaign: await makeExample(phone('a newcomer', store)) };
}, 60_000);

const stateOf = (session: Session): State => session.view()?.table.rules as State;

async function made(): Promise<Session> {
  keepExample({ campaign: first.campaign, seat: 's1' });
  return openSession(phone('later', first.store.copy()), first.campaign);
}

describe('the example', () => {
  test('opens in the first month at the newcomer’s turn, with a sound book and every ledger on this phone', async () => {
    const session = await made();
    const view = session.view();
    expect(view?.seats.map(({ id, mine }) => [id, mine])).toEqual([
      ['s1', true],
      ['s2', true],
      ['s3', true],
    ]);
    expect(view?.flags).toEqual([]);
    expect(view?.open).toEqual([]);
    expect(view?.asking).toEqual([]);
    expect(view?.book.forked).toEqual([]);
    expect(mightyEmpires.invariants(stateOf(session))).toEqual([]);
    const { season, stage, banners, realms } = stateOf(session);
    expect([stage, season.year, season.month, season.turn, season.phase]).toEqual([
      'season',
      1,
      1,
      's1',
      'subsistence',
    ]);
    for (const seat of ['s1', 's2', 's3']) {
      const own = Object.values(banners).filter((banner) => banner.seat === seat);
      expect(own).toHaveLength(3);
      expect(own.every(({ tile, baggage }) => tile !== null && baggage > 0 && baggage <= 6)).toBe(true);
      expect(realms[seat]?.name).toBeTruthy();
      const book = view?.ledgers[seat] as { readonly banners: Record<string, { readonly points: number }> };
      expect(Object.values(book.banners).map(({ points }) => points)).toEqual([1000, 1000, 1000]);
    }
    expect(view?.tasks('s1').some(({ order }) => order?.id === 'subsist')).toBe(true);
  });

  test('has keys of its own, and stands on the shelf once, however often it is asked for', async () => {
    const deps = phone('one');
    const first = await makeExample(deps);
    expect(await makeExample(deps)).toBe(first);
    expect((await deps.store.shelf()).map(({ campaign }) => campaign)).toEqual([first]);
    localStorage.clear();
    expect(await makeExample(phone('another'))).not.toBe(first);
  });

  test('is made anew where the first was taken off', async () => {
    const first = await makeExample(phone('before'));
    const emptied = phone('after');
    const second = await makeExample(emptied);
    expect(second).not.toBe(first);
    expect((await emptied.store.shelf()).map(({ campaign }) => campaign)).toEqual([second]);
    expect(example()?.campaign).toBe(second);
  });

  test.each(['appendAll', 'shelve'] as const)(
    'leaves nothing on the shelf where the storage fails at %s',
    async (fails) => {
      const store = memoryStore();
      const failing = { ...store, [fails]: () => Promise.reject(new Error('full')) };
      await expect(makeExample(phone('unlucky', failing))).rejects.toThrow('full');
      expect(await store.shelf()).toEqual([]);
    },
  );

  test('writes nothing to this phone where its making breaks off', async () => {
    const store = memoryStore();
    let drawn = 0;
    const random = chanceOf('short');
    const deps = {
      ...phone('', store),
      random: (length: number) => {
        if (++drawn > 8) throw new Error('no chance left');
        return random(length);
      },
    };
    await expect(makeExample(deps)).rejects.toThrow('no chance left');
    expect(await store.shelf()).toEqual([]);
    expect(store.dump()).toBe(memoryStore().dump());
    expect(example()).toBeUndefined();
  });

  test('looks for nobody', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    const { meetings } = await import('../../../src/app/campaign/meeting.ts');
    const session = await made();
    await meetings(session).begin();
    expect(meetings(session).meeting()).toBeUndefined();
  });
});

describe('the app plays the other realms', () => {
  const endTurn = async (session: Session): Promise<void> => {
    for (let n = 0; n < 12 && stateOf(session).season.turn === 's1'; n++) {
      const task =
        session
          .view()
          ?.tasks('s1')
          .find(({ kind, order }) => kind === 'asked' && order?.args) ??
        session
          .view()
          ?.tasks('s1')
          .find(({ onward }) => onward);
      await giveOrder(session, 's1', task?.order?.id ?? '', task?.order?.args ?? {});
    }
  };

  test('each to the end of its turn, and never the newcomer’s', async () => {
    const session = await made();
    expect(await parts.play(session, 's2', ['s3'])).toBe(0);
    await endTurn(session);
    expect(stateOf(session).season.turn).toBe('s2');
    const before = stateOf(session).tiles;
    expect(await parts.play(session, 's2', ['s3'])).toBeGreaterThan(3);
    expect(stateOf(session).season.turn).toBe('s3');
    await parts.play(session, 's3', ['s2']);
    expect(stateOf(session).season).toMatchObject({ month: 2, phase: 'initiative' });
    expect(Object.keys(stateOf(session).tiles).length).toBeGreaterThan(Object.keys(before).length);
    expect(session.view()?.flags).toEqual([]);
    expect(appPlays(session.campaign, 's1')).toBe(false);
    expect(appPlays(session.campaign, 's2')).toBe(true);
  });

  test('what they are asked while others go on is answered, and what the newcomer is asked is left to them', async () => {
    const session = await made();
    await endTurn(session);
    await parts.play(session, 's2', ['s3']);
    await parts.play(session, 's3', ['s2']);
    const asked = (seat: string) =>
      session
        .view()
        ?.asked(seat)
        .filter(({ question }) => question.by === seat);
    expect(asked('s1')).toHaveLength(1);
    expect(asked('s2')).toEqual([]);
    expect(asked('s3')).toEqual([]);
  });

  test('a whole season long, and no turn of it comes to a stop', async () => {
    const session = await made();
    const hand = handOf(seeded(3));
    const random = chanceOf('dice');
    const play = (seat: string, also: readonly string[]) => playFor(session, seat, { also, hand, random });
    for (let round = 0; stateOf(session).stage === 'season'; round++) {
      expect(round, `stuck in month ${stateOf(session).season.month}`).toBeLessThan(60);
      const done = (await play('s1', [])) + (await play('s2', ['s3'])) + (await play('s3', ['s2']));
      expect(done, JSON.stringify(session.view()?.open)).toBeGreaterThan(0);
      expect(session.view()?.flags).toEqual([]);
    }
    const pages = session.view()?.book.pages.keys() ?? [];
    const told = (await Promise.all([...pages].map((page) => session.tellings(page)))).flat();
    const orders = new Set(told.map(({ id }) => id));
    expect([...orders]).toEqual(expect.arrayContaining(['subsist', 'scout', 'move', 'fight']));
  }, 120_000);
});
