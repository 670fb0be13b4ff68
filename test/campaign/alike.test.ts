/** Two players who report one battle alike have agreed on it, whether their reports crossed or one was on its way. */
import { describe, expect, test } from 'vitest';
import { giveAnswer, giveOrder, strike } from '../../src/campaign/acts.ts';
import { type Founding, found, takeSeat } from '../../src/campaign/enter.ts';
import { openSession, type Session } from '../../src/campaign/session.ts';
import type { Json } from '../../src/kernel/json.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { chronopia, type State as Muster } from '../../src/rules/chronopia/index.ts';
import { ninthAge } from '../../src/rules/ninth-age/index.ts';
import type { State as Hexes } from '../../src/rules/ninth-age/state.ts';
import { type State as Realms, realmArmies } from '../../src/rules/realm-armies/index.ts';
import * as ch from '../rules/chronopia/table.ts';
import * as na from '../rules/ninth-age/table.ts';
import * as ra from '../rules/realm-armies/table.ts';
import { meet, phone, table } from './table.ts';

type Phones = readonly [Session, Session];
const around = (ruleset: AnyRuleset, state: object): AnyRuleset => ({ ...ruleset, found: () => state });
const apart = async (ruleset: AnyRuleset, state: object): Promise<Phones> =>
  (await table(['azure', 'gules'], { ruleset: around(ruleset, state) })).sessions as unknown as Phones;
const rulesOf = <S>(session: Session): S => session.view()?.table.rules as S;
const asking = (session: Session) => session.view()?.open.map(({ open }) => open.id);
const answers = (session: Session) =>
  session
    .view()
    ?.book.pages.flatMap(({ entries }) =>
      entries.flatMap(({ entry }) => (entry.body.kind === 'answer' ? [entry] : [])),
    );

/** Both report before either hears of the other. */
async function crossed(phones: Phones, id: string, [one, two]: readonly [Json, Json]): Promise<void> {
  const [a, b] = phones;
  await giveOrder(a, 'azure', id, one);
  await giveOrder(b, 'gules', id, two);
  await meet(a, b);
}

const hexes = () =>
  na.table({
    seats: ['azure', 'gules'],
    encounters: { o1: na.encounter() },
    turn: { phase: 'battle', order: ['gules', 'azure'] },
  });
const scored = (first: number, second: number) => ({ battle: 'o1.1', scores: [first, second] });

describe('na.battle.result', () => {
  test('two equal reports that crossed settle the battle, with nobody asked', async () => {
    const phones = await apart(ninthAge, hexes());
    await crossed(phones, 'record-battle', [scored(1800, 900), scored(1800, 900)]);
    for (const session of phones) {
      expect(asking(session)).toEqual([]);
      expect(rulesOf<Hexes>(session).fights['o1.1']?.result).toMatchObject({ scores: [1800, 900] });
      expect(answers(session)).toHaveLength(1);
    }
  });
  test('reports that differ are asked about', async () => {
    const phones = await apart(ninthAge, hexes());
    await crossed(phones, 'record-battle', [scored(1800, 900), scored(1800, 901)]);
    for (const session of phones) {
      expect(asking(session)).toEqual(['record-battle']);
      expect(answers(session)).toEqual([]);
    }
  });
  test('who sends the report that waits for their word has given it', async () => {
    const [a, b] = await apart(ninthAge, hexes());
    await giveOrder(a, 'azure', 'record-battle', scored(1800, 900));
    await meet(a, b);
    await giveOrder(b, 'gules', 'record-battle', scored(1800, 900));
    expect(asking(b)).toEqual([]);
  });
  test('of two different reports of one player neither is a yes: they are asked which holds', async () => {
    const [a, b] = await apart(ninthAge, hexes());
    await giveOrder(b, 'gules', 'record-battle', scored(1800, 900));
    await giveOrder(b, 'gules', 'record-battle', scored(900, 1800));
    await giveOrder(a, 'azure', 'record-battle', scored(1800, 900));
    await meet(a, b);
    for (const session of [a, b]) {
      expect(asking(session)).toEqual(['record-battle']);
      expect(answers(session)).toEqual([]);
    }
  });
  test('on one phone of two players, what the first reports twice is nobody else’s agreement', async () => {
    const deps = phone('one', around(ninthAge, hexes()));
    const names = ['azure', 'gules'].map((id) => ({ id, name: id }));
    const founding = {
      ruleset: 'ninth-age',
      rules: ninthAge.version,
      title: 'Vale',
      books: 'sealed',
      options: {},
    };
    const session = await openSession(
      deps,
      await found(deps, { ...founding, seats: names } as Founding, 'azure'),
    );
    for (const { id } of names.slice(1)) await takeSeat(session, id);
    for (const _ of names) await giveOrder(session, 'azure', 'record-battle', scored(1800, 900));
    expect(asking(session)).toEqual(['record-battle']);
    await giveOrder(session, 'gules', 'record-battle', scored(1800, 900));
    expect(asking(session)).toEqual([]);
  });
  test('one taken back in time agrees to nothing', async () => {
    const [a, b] = await apart(ninthAge, hexes());
    await giveOrder(a, 'azure', 'record-battle', scored(1800, 900));
    const line = await giveOrder(b, 'gules', 'record-battle', scored(1800, 900));
    await strike(b, 'gules', line);
    await meet(a, b);
    expect(asking(b)).toEqual(['record-battle']);
  });
  test('a refusal ends it: what was reported before it agrees to no later report', async () => {
    const [a, b] = await apart(ninthAge, hexes());
    await giveOrder(a, 'azure', 'record-battle', scored(1800, 900));
    await meet(a, b);
    const [asked] = b.view()?.asked('gules') ?? [];
    if (!asked) throw new Error('nobody is asked');
    await giveAnswer(b, 'gules', asked.order.open.order, asked.question, 'refuse', 'chosen');
    await meet(a, b);
    await giveOrder(a, 'azure', 'record-battle', scored(1800, 900));
    await meet(a, b);
    expect(asking(b)).toEqual(['record-battle']);
  });
});

test('ch.victory.agreed: equal reports settle a battle of Chronopia', async () => {
  const phones = await apart(chronopia, ch.table({ battles: { b: ch.battle() } }));
  const report = { battle: 'b', achieved: ['gules'] };
  await crossed(phones, 'settle-battle', [report, { ...report, wounds: {}, first: null }]);
  for (const session of phones) {
    expect(asking(session)).toEqual([]);
    expect(Object.values(rulesOf<Muster>(session).fought)).toMatchObject([{ winners: ['gules'] }]);
  }
});

test.each([
  ['', '', []],
  ['Friday', ' Friday', []],
  ['Friday', 'Sunday', ['arrange-battle']],
])(
  'ch.battle.two: who proposes the same battle has taken it up, on the same day (%s, %s)',
  async (one, two, left) => {
    const phones = await apart(chronopia, ch.table());
    await crossed(phones, 'arrange-battle', [
      { with: ['gules'], when: one },
      { with: ['azure'], when: two },
    ]);
    for (const session of phones) {
      expect(asking(session)).toEqual(left);
      expect(Object.values(rulesOf<Muster>(session).battles)).toHaveLength(left.length === 0 ? 1 : 0);
    }
  },
);

test('ra.later.result: equal reports settle a battle of Realm Armies', async () => {
  const state = ra.table({
    tiles: { [ra.home]: ra.holding(), [ra.east]: ra.holding({ owner: 'gules' }) },
    armies: { a: ra.army(), g: ra.army({ seat: 'gules', tile: ra.east }) },
    activities: { x: ra.activity({ arranged: { when: '', where: '' } }) },
    turn: { phase: 'battles' },
  });
  const phones = await apart(realmArmies, state);
  const report = { activity: 'x', winner: 'attacker' };
  await crossed(phones, 'table-result', [report, report]);
  for (const session of phones) {
    expect(asking(session)).toEqual([]);
    expect(rulesOf<Realms>(session).tiles[ra.east]?.owner).toBe('azure');
  }
});
