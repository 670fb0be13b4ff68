/**
 * What has effect (R2). Each kind of line and each later field of one belongs to a level, and so does the book: an app gives
 * effect only to what belongs to the book's level, even if it knows more, so that it reads what older apps read.
 */
import * as v from 'valibot';
import { each, type Steps } from '../kernel/paced.ts';
import type { Hash } from './bytes.ts';
import { branchesOf, type Chain, type Chains } from './chain.ts';
import { type Body, type BodyKind, bodies, type Entry, type Known } from './entry.ts';
import type { Device } from './keys.ts';

type Form = v.ObjectSchema<v.ObjectEntries, undefined>;
/** Forms of bodies by kind; and the level of each kind, and of each field (`kind.field`) that came later than its kind. */
export interface Kinds {
  readonly forms: { readonly [kind: string]: Form };
  readonly levels: { readonly [name: string]: number };
}
/** The highest level this app can read. */
export const LEVEL = 1;

const levels: { readonly [kind in BodyKind]: number } & { readonly [name: string]: number } = {
  found: 1,
  brought: 1,
  reads: 1,
  raise: 1,
  admit: 1,
  invite: 1,
  'end-invite': 1,
  withdraw: 1,
  leave: 1,
  mark: 1,
  'stand-in': 1,
  refuse: 1,
  order: 1,
  answer: 1,
  roll: 1,
  witness: 1,
  standing: 1,
  ledger: 1,
  sealed: 1,
  reveal: 1,
  forfeit: 1,
  books: 1,
  tell: 1,
  letter: 1,
  correct: 1,
  strike: 1,
  restore: 1,
  agree: 1,
  amend: 1,
  done: 1,
  seen: 1,
  close: 1,
  note: 1,
};
export const known: Kinds = { forms: bodies, levels };

const noEffect: Body = { kind: '' };

/** What of a body has effect at a level: the fields of that level, where they fit their form; else nothing. */
export function effectOf(body: Body, level: number, kinds: Kinds = known): Body {
  const read = effects.get(kinds) ?? new Map<number, Effects>();
  effects.set(kinds, read);
  const at = read.get(level) ?? { whole: new WeakSet(), part: new WeakMap() };
  read.set(level, at);
  if (at.whole.has(body)) return body;
  const known = at.part.get(body);
  if (known) return known;
  const effect = formed(body, level, kinds);
  if (alike(body, effect)) {
    at.whole.add(body);
    return body;
  }
  at.part.set(body, effect);
  return effect;
}
interface Effects {
  /** Bodies that have effect as they are: nearly all. No copy of them is held, which the collector would visit again and again. */
  readonly whole: WeakSet<Body>;
  readonly part: WeakMap<Body, Body>;
}
/** A book is read anew after each line, and a body is checked once. */
const effects = new WeakMap<Kinds, Map<number, Effects>>();

/** Whether two values have the same members throughout. */
function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [some, others] = [one, other] as Record<string, unknown>[];
  if (!some || !others) return false;
  const keys = Object.keys(some);
  return (
    keys.length === Object.keys(others).length &&
    keys.every((key) => Object.hasOwn(others, key) && alike(some[key], others[key]))
  );
}
function formed(body: Body, level: number, { forms, levels }: Kinds): Body {
  const form = Object.hasOwn(forms, body.kind) ? forms[body.kind] : undefined;
  if (!form || (levels[body.kind] ?? 1) > level) return noEffect;
  const later = Object.keys(form.entries).filter((field) => (levels[`${body.kind}.${field}`] ?? 1) > level);
  const read = v.safeParse(later.length > 0 ? v.omit(form, later as never) : form, body);
  return read.success ? (read.output as Body) : noEffect;
}

/** Reads entries at their levels: a body loses the fields that have no effect there, or all of them. */
export function readingAt(kinds: Kinds): (chains: Chains, levelOf: (line: Hash) => number) => Steps<Chains> {
  return function* (chains, levelOf) {
    const at = (entry: Entry, level: number): Entry => {
      const body = effectOf(entry.body, level, kinds);
      return body === entry.body ? entry : { ...entry, body };
    };
    function* branch(chain: Chain): Steps<Chain> {
      const entries: Entry[] = [];
      yield* each(chain.entries, (entry, i) => void entries.push(at(entry, levelOf(chain.hashes[i] ?? ''))));
      if (!chain.forks) return { ...chain, entries };
      const forks: Chain[] = [];
      for (const fork of chain.forks) forks.push(yield* branch(fork));
      return { ...chain, entries, forks };
    }
    const found = new Map<Device, Chain>();
    for (const [device, chain] of chains) found.set(device, yield* branch(chain));
    return found;
  };
}

/** The founding among some logs: the line whose hash is the campaign; undefined where it is missing or founds nothing. */
export function foundingOf(chains: Chains, campaign: Hash): Known<'found'> | undefined {
  for (const { entries, hashes } of [...chains.values()].flatMap(branchesOf))
    if (hashes[0] === campaign) {
      const entry = entries[0] as Entry;
      const body = effectOf(entry.body, LEVEL);
      return body.kind === 'found' ? { ...entry, body: body as Known<'found'>['body'] } : undefined;
    }
  return undefined;
}
