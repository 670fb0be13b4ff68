/** Whoever answers, whoever saw it first and in whatever order it all arrives: the one that counts is the one that R14 numberOf. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { keyring } from '../../src/campaign/keyring.ts';
import { makeReader, type Read } from '../../src/campaign/reader.ts';
import { canonical } from '../../src/kernel/json.ts';
import { type Phone, phoneOf, takeEach, tell } from '../log/phones.ts';
import { patience, runs } from '../prove/counts.ts';
import {
  asking,
  type Label,
  labels,
  numberOf,
  type Play,
  play,
  type Role,
  reckon,
  roles,
} from './answering.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('../log/plain-signatures.ts')).plainSignatures(original),
);

const readerOf = ({ campaign }: Phone) => makeReader(asking, campaign, () => keyring(campaign, {}));
const readBy = (phone: Phone): Read => readerOf(phone).read(phone.chains) as Read;
const lying = ({ tip }: Read): string => canonical(tip);
const said = ({ tip: { table } }: Read, label: Label) => {
  const value = table.open.find(({ id }) => id === 'ask')?.answers[label]?.value;
  const disputed = table.flags.flatMap(({ dispute }) =>
    dispute?.label === label ? [dispute.other.value] : [],
  );
  return {
    stands: value === undefined ? undefined : numberOf(value),
    disputed: disputed.map(numberOf).sort((a, b) => a - b),
  };
};
const expected = (played: Play, label: Label) => {
  const { stands, disputed } = reckon(played, label);
  return {
    stands: stands?.value,
    disputed: stands ? disputed.map(({ value = 0 }) => value).sort((a, b) => a - b) : [],
  };
};
/** One hears of everything, and reads what the reckoning says. */
function settle(played: Play): Read {
  const [first, ...rest] = [...played.phones.values()] as [Phone, ...Phone[]];
  for (const phone of rest) tell(phone, first);
  const whole = readBy(first);
  for (const label of labels) expect(said(whole, label), label).toEqual(expected(played, label));
  return whole;
}
/** Line by line in any order to a phone that reads after each of them. */
function arriving(played: Play, seed: number): Read {
  const [{ campaign }] = [...played.phones.values()] as [Phone];
  const late = phoneOf('Late', campaign);
  const reader = readerOf(late);
  const told = shuffled(
    [...played.phones.values()].flatMap(({ signed }) => signed),
    seed,
  );
  takeEach(late, told, () => reader.read(late.chains));
  return reader.read(late.chains) as Read;
}
function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  let state = seed + 1;
  const keyed = items.map((item) => {
    state = (Math.imul(state, 48271) + 11) >>> 0;
    return { item, key: state };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

const all = Object.keys(roles) as readonly Role[];
const answering: readonly Role[] = [
  'owner',
  'second phone',
  'regent',
  'stand-in',
  'friend',
  'founder',
  'mark',
  'mark for another',
  'guest',
];

/** Those who act for B. */
const playing: readonly Role[] = ['owner', 'second phone', 'regent', 'stand-in'];

describe('whose answer counts, of any two', () => {
  const pairs = answering.flatMap((one) => answering.map((other) => [one, other] as const));
  const past = ['neither saw the other', 'the second saw the first', 'the second hid that'] as const;
  const witness = ['nobody', 'the first', 'the second', 'both at once', 'one each', 'two to one'] as const;
  type Witness = (typeof witness)[number];
  /** Whether B knows of the stand-in: either, where nobody saw; not at all where others would only repeat. */
  const known = (one: Role, other: Role, seen: Witness): readonly boolean[] =>
    seen === 'nobody'
      ? [true, false]
      : seen === 'the second' || (playing.includes(one) && playing.includes(other))
        ? [true]
        : [];
  test.each(past)(
    'campaign.answer.pairs: each pair of roles, whoever saw which first; %s',
    (how) => {
      for (const [one, other] of pairs)
        for (const seen of witness)
          for (const aware of known(one, other, seen)) {
            const played = play(aware);
            for (const label of labels) played.answer(one, label);
            if (how !== 'neither saw the other') played.tell(one, other);
            for (const label of labels) played.answer(other, label, how === 'the second hid that');
            const shows = (role: Role, to: Role): void => {
              played.tell(role, to);
              played.note(to);
            };
            if (seen === 'the first' || seen === 'one each' || seen === 'two to one') shows(one, 'E');
            if (seen === 'the second' || seen === 'one each' || seen === 'two to one') shows(other, 'G');
            if (seen === 'two to one') shows(other, 'F');
            if (seen === 'both at once') {
              played.tell(one, 'E');
              shows(other, 'E');
            }
            settle(played);
          }
    },
    patience,
  );
});

const role = fc.constantFrom<Role>(...all);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('answer' as const),
      role: fc.constantFrom<Role>(...answering),
      blind: fc.nat(4),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('note' as const), role }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('tell' as const), role, to: role }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function played(aware: boolean, steps: readonly Step[], close: number, label: Label): Play {
  const game = play(aware);
  steps.forEach((one, i) => {
    if (one.does === 'answer') game.answer(one.role, label, one.blind === 0);
    else if (one.does === 'note') game.note(one.role);
    else game.tell(one.role, one.to);
    if (i === close) game.close('G');
  });
  return game;
}
const steps = fc.array(step, { minLength: 6, maxLength: 30 });

describe('who has a say in it', () => {
  const shows = (game: Play, from: Role, ...to: readonly Role[]): void => {
    for (const hand of to) {
      game.tell(from, hand);
      game.note(hand);
    }
  };
  test.each([
    ['a third hand', 'E', 'stand-in'],
    ['a guest: none', 'guest', 'owner'],
    ["the stand-in's own second phone: none", 'their second phone', 'owner'],
    ["the owner's second phone: none", 'second phone', 'owner'],
  ] as const)('campaign.answer.voice: owner against stand-in, seen first by %s', (_, hand, wins) => {
    const game = play(true);
    const made = { owner: game.answer('owner', 'die'), 'stand-in': game.answer('stand-in', 'die') };
    shows(game, 'stand-in', hand);
    expect(said(settle(game), 'die').stands).toBe(made[wins].value);
  });
  test('campaign.answer.voice: who stands in for another has one say, their own', () => {
    const game = play(true);
    const [one] = [game.answer('friend', 'lot'), game.answer('E', 'lot')];
    shows(game, 'E', 'stand-in', 'their second phone');
    shows(game, 'friend', 'G');
    expect(said(settle(game), 'lot').stands).toBe(one.value);
  });
  test('campaign.answer.page: what a later page lists is a dispute too, each of two that did not know of each other', () => {
    const game = play(true);
    const made = game.answer('founder', 'lot');
    game.tell('founder', 'G');
    game.close('G');
    const late = [game.answer('friend', 'lot'), game.answer('E', 'lot')];
    expect(said(settle(game), 'lot')).toEqual({
      stands: made.value,
      disputed: late.map(({ value }) => value),
    });
  });
});

describe('whose answer counts, of any number', () => {
  test(
    'campaign.answer.reckoned: as R14 reckons it, whoever saw what on which page',
    () => {
      fc.assert(
        fc.property(
          fc.boolean(),
          steps,
          fc.nat(60),
          fc.constantFrom(...labels),
          (aware, said, close, label) => {
            settle(played(aware, said, close, label));
          },
        ),
        runs(2_000),
      );
    },
    patience,
  );
  test(
    'campaign.answer.backdated: who hid that they saw the first never wins where only it was seen by third hands',
    () => {
      const entitled = fc.constantFrom<Role>('owner', 'second phone', 'regent', 'stand-in');
      const hands = fc.subarray<Role>(['E', 'F', 'G', 'friend', 'founder'], { minLength: 1 });
      fc.assert(
        fc.property(entitled, entitled, hands, hands, (first, second, saw, later) => {
          fc.pre(roles[first][0] !== roles[second][0]);
          const game = play(true);
          const one = game.answer(first, 'die');
          for (const hand of saw) {
            game.tell(first, hand);
            game.note(hand);
          }
          game.tell(first, second);
          game.answer(second, 'die', true);
          // Nobody who had not heard of the first speaks to the second.
          for (const hand of later) {
            game.tell(second, hand);
            game.note(hand);
          }
          settle(game);
          expect(reckon(game, 'die').stands).toBe(one);
        }),
        runs(1_000),
      );
    },
    patience,
  );
  test(
    'campaign.answer.arrival: the same on every phone, in whatever order the lines came',
    () => {
      fc.assert(
        fc.property(fc.boolean(), steps, fc.nat(60), fc.nat(), (aware, said, close, seed) => {
          const game = played(aware, said, close, 'lot');
          expect(lying(arriving(game, seed))).toBe(lying(settle(game)));
        }),
        runs(600),
      );
    },
    patience,
  );
});
