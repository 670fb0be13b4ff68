/**
 * Dice of two phones (R16). The roller lays down a hash, the witness adds a number of their own, and the roller opens what the
 * hash stood for: neither could choose a face, and every phone reckons the same faces from the two numbers. The first roll of
 * a seat for a question binds it. Once the witness has added their number, no other answer of that seat counts that the
 * witness had not seen by then: it would be a second try.
 */
import type { Dice, Faces } from '../kernel/dice.ts';
import type { Seat } from '../kernel/question.ts';
import { type Hash, hash } from './bytes.ts';
import { is, type Known } from './entry.ts';
import { different, isHand, isPhoneOf } from './hands.ts';
import { heardOf } from './known.ts';
import type { InPast } from './past.ts';
import type { Placed } from './placed.ts';
import type { Roster } from './roster.ts';
import type { Spot } from './seal.ts';
import { spoken } from './spoken.ts';

type Line<K extends 'roll' | 'witness'> = Placed & { readonly entry: Known<K> };
export interface RolledTogether {
  readonly roll: Line<'roll'>;
  /** What the witness added. */
  readonly share?: Line<'witness'>;
}
export interface Together {
  /** The roll that binds a seat in a question of an order, as its lines name it. */
  of(order: Hash, label: string, seat: Seat): RolledTogether | undefined;
  /**
   * Whether an answer that opens no roll stands beside one to which the witness had added their number, not knowing of it:
   * the answer is nothing. `known`: its author knew what the witness had added.
   */
  secondTry(answer: Placed): 'known' | 'unknown' | undefined;
  /** Changes whenever what is said of an answer may; empty where nobody rolled with another. */
  mark(answer: Placed): string;
}

const keyOf = (order: Hash, label: string, seat: Seat): string => `${order}/${seat}/${label}`;

export function rolledTogether(
  pages: readonly (readonly Placed[])[],
  roster: Roster,
  inPast: InPast,
): Together {
  const rolls = new Map<string, { roll: Line<'roll'>; share?: Line<'witness'> }>();
  const byHash = new Map<Hash, { roll: Line<'roll'>; share?: Line<'witness'> }>();
  for (const { hash, entry, page } of spoken(pages)) {
    if (is(entry, 'roll')) {
      const key = keyOf(entry.body.order, entry.body.label, entry.seat);
      if (rolls.has(key)) continue;
      const made = { roll: { hash, entry, page } };
      rolls.set(key, made);
      byHash.set(hash, made);
    } else if (is(entry, 'witness')) {
      const made = byHash.get(entry.body.roll);
      const share = { hash, entry, page };
      if (made && !made.share && witnesses(made.roll, share)) made.share = share;
    }
  }
  function witnesses({ entry: roll, ...at }: Line<'roll'>, share: Line<'witness'>): boolean {
    if (share.entry.author !== roll.body.witness || !inPast(at, share)) return false;
    const then = heardOf(roster, share, inPast);
    return (
      isHand(then, share.entry, share.page, [roll.seat]) &&
      different(then, roll, share.entry, share.page) &&
      !isPhoneOf(then, roll.author, share.entry.author, share.page)
    );
  }
  const of: Together['of'] = (order, label, seat) => rolls.get(keyOf(order, label, seat));
  const about = ({ entry }: Placed): RolledTogether | undefined =>
    rolls.size > 0 && is(entry, 'answer') ? of(entry.body.order, entry.body.label, entry.seat) : undefined;
  const secondTry: Together['secondTry'] = (answer) => {
    const { roll, share } = about(answer) ?? {};
    if (!roll || !share || !is(answer.entry, 'answer') || answer.entry.body.roll?.entry === roll.hash)
      return undefined;
    if (share.page > answer.page || inPast(answer, roll) || inPast(answer, share)) return undefined;
    return inPast(share, answer) ? 'known' : 'unknown';
  };
  return {
    of,
    secondTry,
    mark(answer) {
      const made = about(answer);
      return made ? `${made.roll.hash}${made.share?.hash ?? ''}${secondTry(answer)}` : '';
    },
  };
}

/** What a roll commits to, bound to its place. */
export const rollCommit = ({ campaign, author, seq, prev }: Spot, secret: string): Hash =>
  hash(['realmbook roll', campaign, author, seq, prev, secret]);

/** The faces that follow from numbers laid down for a roll, each face of a die as likely as every other. */
export function facesOf(roll: Hash, numbers: readonly string[], { count, sides }: Dice): Faces {
  const words = stream(roll, numbers);
  const fair = 2 ** 32 - (2 ** 32 % sides);
  return Array.from({ length: count }, () => {
    // Past the last whole multiple of `sides` low faces would win.
    for (;;) {
      const { value } = words.next();
      if (value < fair) return (value % sides) + 1;
    }
  });
}

function* stream(roll: Hash, numbers: readonly string[]): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digits = hash(['realmbook dice', roll, ...numbers, block]);
    for (let at = 0; at < digits.length; at += 8) yield Number.parseInt(digits.slice(at, at + 8), 16);
  }
}
